import type { RootContentQuery } from '../../root.generated.ts';

/** A part of the shop that its back end may not offer, or that is switched off by configuration. */
export type Feature = RootContentQuery['shop']['features'][number];
/** The parts that are on; null while that is not known, when all of them count as on. */
export type Features = readonly Feature[] | null;

const AREAS: readonly (readonly [RegExp, Feature])[] = [
  [/^\/(sell|selling-consignment)(\/|\.data$|$)/, 'SELL_TO_US'],
  [/^\/(account\/gift-cards|gift-card-balance)(\/|\.data$|$)/, 'GIFT_CARDS'],
  [/^\/account\/price-alerts(\/|\.data$|$)/, 'PRICE_ALERTS'],
  [/^\/account\/saved-search(\/|\.data$|$)/, 'SAVED_SEARCHES'],
  [/^\/account\/orders\/returns(\/|\.data$|$)/, 'RETURNS'],
  [/^\/account\/orders(\/|\.data$|$)/, 'CUSTOMER_ORDERS'],
  [/^\/guest\/order(\/|\.data$|$)/, 'GUEST_ORDERS'],
  [/^\/favorites(\/|\.data$|$)/, 'WISHLIST'],
];

export function isOn(feature: Feature, features: Features): boolean {
  return features === null || features.includes(feature);
}

/** True for a path of an area that is off: it counts as not there, and nothing leads to it. */
export function isClosed(path: string, features: Features): boolean {
  return AREAS.some(([area, feature]) => area.test(path) && !isOn(feature, features));
}
