import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from '../../calls/errors/customer.ts';
import { notFound, write } from '../../calls/rest-calls.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { SavedSearch, SavedSearchAddInput, UserError } from '../../generated/types.ts';
import { alertEndpoints } from '../../sources/commerce-rest/customer.ts';
import { type PriceAlertModel, toPriceAlert, toSavedSearch } from './mappers.ts';

interface Rejectable {
  readonly userErrors: readonly UserError[];
}
interface Removed extends Rejectable {
  readonly removedId: string | null;
}

async function addPriceAlert(
  sku: string,
  context: GatewayContext,
): Promise<Rejectable & { readonly priceAlert: PriceAlertModel | null }> {
  const { value, userErrors } = await write(context, alertEndpoints.priceAlertAdd, {
    body: { sku },
    rules: PRICE_ALERT_RULES,
  });
  return { priceAlert: value && toPriceAlert(value), userErrors };
}

async function removePriceAlert(id: string, context: GatewayContext): Promise<Removed> {
  if (!isNumericId(id))
    return { removedId: null, userErrors: [notFound('id', 'Price alert not found.')] };
  const { userErrors } = await write(context, alertEndpoints.priceAlertRemove, {
    params: { id },
    rules: PRICE_ALERT_RULES,
  });
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
}

async function addSavedSearch(
  { name, query }: SavedSearchAddInput,
  context: GatewayContext,
): Promise<Rejectable & { readonly savedSearch: SavedSearch | null }> {
  const { value, userErrors } = await write(context, alertEndpoints.savedSearchAdd, {
    body: { name, query },
    rules: SAVED_SEARCH_RULES,
  });
  return { savedSearch: value && toSavedSearch(value), userErrors };
}

async function removeSavedSearch(id: string, context: GatewayContext): Promise<Removed> {
  if (!isNumericId(id))
    return { removedId: null, userErrors: [notFound('id', 'Saved search not found.')] };
  const { userErrors } = await write(context, alertEndpoints.savedSearchRemove, {
    body: { id: Number(id) },
    rules: SAVED_SEARCH_RULES,
  });
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
}

/** Price alerts and saved searches. */
export const alertsResolvers: Resolvers = {
  Query: {
    priceAlerts: async (_, _args, { loaders, reads }) => {
      const params = { customer: (await loaders.customer.account()).id };
      return (await reads.authenticated(alertEndpoints.priceAlerts, { params })).map(toPriceAlert);
    },
    savedSearches: async (_, _args, { reads }) =>
      (await reads.authenticated(alertEndpoints.savedSearches)).map(toSavedSearch),
  },
  Mutation: {
    priceAlertAdd: (_, { input }, context) => addPriceAlert(input.sku, context),
    priceAlertRemove: (_, { input }, context) => removePriceAlert(input.id, context),
    savedSearchAdd: (_, { input }, context) => addSavedSearch(input, context),
    savedSearchRemove: (_, { input }, context) => removeSavedSearch(input.id, context),
  },
};
