import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from '../../calls/errors/alerts.ts';
import { notFound, write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type { SavedSearch, SavedSearchAddInput, UserError } from '../../generated/types.ts';
import { alertEndpoints } from '../../sources/commerce-rest/alert-endpoints.ts';
import { toPriceAlert, toSavedSearch } from './mappers.ts';
import type { PriceAlertModel } from './models.ts';

interface Rejectable {
  readonly userErrors: readonly UserError[];
}
interface Removed extends Rejectable {
  readonly removedId: string | null;
}

export async function addPriceAlert(
  sku: string,
  context: GatewayContext,
): Promise<Rejectable & { readonly priceAlert: PriceAlertModel | null }> {
  const { value, userErrors } = await write(context, alertEndpoints.priceAlertAdd, {
    body: { sku },
    rules: PRICE_ALERT_RULES,
  });
  return { priceAlert: value && toPriceAlert(value), userErrors };
}

export async function removePriceAlert(id: string, context: GatewayContext): Promise<Removed> {
  if (!isNumericId(id))
    return { removedId: null, userErrors: [notFound('id', 'There is no such price alert.')] };
  const { userErrors } = await write(context, alertEndpoints.priceAlertRemove, {
    params: { id },
    rules: PRICE_ALERT_RULES,
  });
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
}

export async function addSavedSearch(
  { name, query }: SavedSearchAddInput,
  context: GatewayContext,
): Promise<Rejectable & { readonly savedSearch: SavedSearch | null }> {
  const { value, userErrors } = await write(context, alertEndpoints.savedSearchAdd, {
    body: { name, query },
    rules: SAVED_SEARCH_RULES,
  });
  return { savedSearch: value && toSavedSearch(value), userErrors };
}

export async function removeSavedSearch(id: string, context: GatewayContext): Promise<Removed> {
  if (!isNumericId(id))
    return { removedId: null, userErrors: [notFound('id', 'There is no such saved search.')] };
  const { userErrors } = await write(context, alertEndpoints.savedSearchRemove, {
    body: { id: Number(id) },
    rules: SAVED_SEARCH_RULES,
  });
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
}
