import type { RootContentQuery } from '../../root.generated.ts';

/** An area of the shop that the back end may lack or the configuration may disable. */
export type Feature = RootContentQuery['shop']['features'][number];
/** The enabled areas; null while unknown, in which case all count as enabled. */
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

/** True for a path of a disabled area, which is a 404 and must not be linked. */
export function isClosed(path: string, features: Features): boolean {
  return AREAS.some(([area, feature]) => area.test(path) && !isOn(feature, features));
}
