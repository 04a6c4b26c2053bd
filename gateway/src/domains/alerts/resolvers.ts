import type { Resolvers } from '../../generated/resolvers.ts';
import { addPriceAlert, addSavedSearch, removePriceAlert, removeSavedSearch } from './writes.ts';

/** Price alerts and saved searches. */
export const alertsResolvers: Resolvers = {
  Query: {
    priceAlerts: async (_, _args, { loaders }) =>
      loaders.alerts.priceAlerts((await loaders.customer.account()).id),
    savedSearches: (_, _args, { loaders }) => loaders.alerts.savedSearches(),
  },
  Mutation: {
    priceAlertAdd: (_, { input }, context) => addPriceAlert(input.sku, context),
    priceAlertRemove: (_, { input }, context) => removePriceAlert(input.id, context),
    savedSearchAdd: (_, { input }, context) => addSavedSearch(input, context),
    savedSearchRemove: (_, { input }, context) => removeSavedSearch(input.id, context),
  },
};
