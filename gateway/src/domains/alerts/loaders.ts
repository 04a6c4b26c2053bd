import type { RestReads } from '../../calls/rest-reads.ts';
import type { SavedSearch } from '../../generated/types.ts';
import { alertEndpoints } from '../../sources/commerce-rest/alert-endpoints.ts';
import { toPriceAlert, toSavedSearch } from './mappers.ts';
import type { PriceAlertModel } from './models.ts';

/** What alerts read in one request; nothing is read twice. */
export interface AlertLoaders {
  /** The alerts of the customer with this number, who must be the request's. */
  readonly priceAlerts: (customerId: string) => Promise<readonly PriceAlertModel[]>;
  readonly savedSearches: () => Promise<readonly SavedSearch[]>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly alerts: AlertLoaders;
  }
}

/** Alert loaders of one request. */
export const createAlertLoaders = ({ authenticated: own }: RestReads): AlertLoaders => ({
  priceAlerts: async (customerId) => {
    const params = { customer: customerId };
    return (await own(alertEndpoints.priceAlerts, { params })).map(toPriceAlert);
  },
  savedSearches: async () => (await own(alertEndpoints.savedSearches)).map(toSavedSearch),
});
