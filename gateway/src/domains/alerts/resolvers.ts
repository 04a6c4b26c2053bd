import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from '../../calls/errors/customer.ts';
import { notFound, write } from '../../calls/rest-calls.ts';
import { isNumericId } from '../../core/errors.ts';
import { moneyOrNull, toMoney } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { alertEndpoints, type PriceAlertResponse } from '../../sources/commerce-rest/customer.ts';

/** How far a price is below the one when the alert was created, in dollars; 0 if it is not lower or unknown. */
function getDrop({ price, priceWhenAdded, droppedBy }: PriceAlertResponse): number {
  const drop = price === null || priceWhenAdded === null ? 0 : priceWhenAdded - price;
  return Math.max(droppedBy ?? drop, 0);
}

function toPriceAlert(response: PriceAlertResponse) {
  const { inStock: isInStock, price, priceWhenAdded, ...alert } = response;
  return {
    ...alert,
    isInStock,
    price: moneyOrNull(price),
    priceWhenAdded: moneyOrNull(priceWhenAdded),
    droppedBy: toMoney(getDrop(response)),
  };
}

const NO_PRICE_ALERT = notFound('id', 'Price alert not found.');
const NO_SAVED_SEARCH = notFound('id', 'Saved search not found.');

export const alertsResolvers: Resolvers = {
  Query: {
    priceAlerts: async (_, _args, { loaders, reads }) => {
      const params = { customer: (await loaders.customer.account()).id };
      return (await reads.authenticated(alertEndpoints.priceAlerts, { params })).map(toPriceAlert);
    },
    savedSearches: (_, _args, { reads }) => reads.authenticated(alertEndpoints.savedSearches),
  },
  Mutation: {
    priceAlertAdd: async (_, { input: { sku } }, context) => {
      const call = { body: { sku }, rules: PRICE_ALERT_RULES };
      const { value, userErrors } = await write(context, alertEndpoints.priceAlertAdd, call);
      return { priceAlert: value && toPriceAlert(value), userErrors };
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
