import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from '../../calls/errors/customer.ts';
import { write } from '../../calls/rest-calls.ts';
import { notFound } from '../../calls/user-errors.ts';
import { isNumericId } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { alertEndpoints } from '../../sources/commerce-rest/customer.ts';

const NO_PRICE_ALERT = notFound('id', 'Price alert not found.');
const NO_SAVED_SEARCH = notFound('id', 'Saved search not found.');

export const alertsResolvers: Resolvers = {
  Query: {
    priceAlerts: async (_, _args, { loaders, reads }) => {
      const params = { customer: (await loaders.customer.account()).id };
      return reads.authenticated(alertEndpoints.priceAlerts, { params });
    },
    savedSearches: (_, _args, { reads }) => reads.authenticated(alertEndpoints.savedSearches),
  },
  Mutation: {
    priceAlertAdd: async (_, { input: { sku } }, context) => {
      const call = { body: { sku }, rules: PRICE_ALERT_RULES };
      const { value, userErrors } = await write(context, alertEndpoints.priceAlertAdd, call);
      return { priceAlert: value, userErrors };
    },
    priceAlertRemove: async (_, { input: { id } }, context) => {
      if (!isNumericId(id)) return { removedId: null, userErrors: [NO_PRICE_ALERT] };
      const call = { params: { id }, rules: PRICE_ALERT_RULES };
      const { userErrors } = await write(context, alertEndpoints.priceAlertRemove, call);
      return { removedId: userErrors.length === 0 ? id : null, userErrors };
    },
    savedSearchAdd: async (_, { input: { name, query } }, context) => {
      const call = { body: { name, query }, rules: SAVED_SEARCH_RULES };
      const { value, userErrors } = await write(context, alertEndpoints.savedSearchAdd, call);
      return { savedSearch: value, userErrors };
    },
    savedSearchRemove: async (_, { input: { id } }, context) => {
      if (!isNumericId(id)) return { removedId: null, userErrors: [NO_SAVED_SEARCH] };
      const call = { body: { id: Number(id) }, rules: SAVED_SEARCH_RULES };
      const { userErrors } = await write(context, alertEndpoints.savedSearchRemove, call);
      return { removedId: userErrors.length === 0 ? id : null, userErrors };
    },
  },
};
