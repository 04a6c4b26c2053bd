/** Parts of the shop that can be switched off by configuration (spec §1, feature flags). */
export interface Areas {
  readonly sellsToUs: boolean;
  readonly hasGiftCards: boolean;
}

const SELLING = /^\/(sell|selling-consignment)(\/|\.data$|$)/;
const GIFT_CARDS = /^\/(account\/gift-cards|gift-card-balance)(\/|\.data$|$)/;

/** True for a path of an area that is switched off: it counts as not there, and nothing leads to it. */
export function isClosed(path: string, { sellsToUs, hasGiftCards }: Areas): boolean {
  return (!sellsToUs && SELLING.test(path)) || (!hasGiftCards && GIFT_CARDS.test(path));
}
