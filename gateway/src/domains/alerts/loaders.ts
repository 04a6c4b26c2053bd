import type { RestReads } from '../../calls/rest-reads.ts';
import type { SavedSearch } from '../../generated/types.ts';
import { alertEndpoints } from '../../sources/commerce-rest/customer.ts';
import { type PriceAlertModel, toPriceAlert, toSavedSearch } from './mappers.ts';

/** What alerts read in one request; nothing is read twice. */
interface AlertLoaders {
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
export function createAlertLoaders({ authenticated: own }: RestReads): AlertLoaders {
  return {
    priceAlerts: async (customerId) => {
      const params = { customer: customerId };
      return (await own(alertEndpoints.priceAlerts, { params })).map(toPriceAlert);
    },
    savedSearches: async () => (await own(alertEndpoints.savedSearches)).map(toSavedSearch),
  };
}
