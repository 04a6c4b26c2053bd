import type { GatewayContext } from '../../context.ts';
import type { SavedSearch, SavedSearchAddInput, UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { PRICE_ALERT_RULES, SAVED_SEARCH_RULES } from '../../shared/errors/alerts.ts';
import { isNumericId } from '../../shared/input.ts';
import { alertEndpoints } from '../../sources/commerce-rest/alert-endpoints.ts';
import { toPriceAlert, toSavedSearch } from './mappers.ts';
import type { PriceAlertModel } from './models.ts';

type UserErrors = { readonly userErrors: readonly UserError[] };
type Removed = UserErrors & { readonly removedId: string | null };

const nothing = (message: string): Removed => ({
  removedId: null,
  userErrors: [{ code: 'NOT_FOUND', message, field: ['id'], status: 404 }],
});

/** The shop: POST /V1/price-alert/me/. */
export const addPriceAlert = async (
  sku: string,
  { rest, requestId, session, reads }: GatewayContext,
): Promise<UserErrors & { readonly priceAlert: PriceAlertModel | null }> => {
  const call = { body: { sku }, token: tokenOf(session), requestId };
  const { value, userErrors } = await attempt(
    () => rest.call(alertEndpoints.priceAlertAdd, call),
    PRICE_ALERT_RULES,
  );
  reads.forget();
  return { priceAlert: value && toPriceAlert(value), userErrors };
};

/** The shop: DELETE /V1/price-alert/me/{id}. */
export const removePriceAlert = async (
  id: string,
  { rest, requestId, session, reads }: GatewayContext,
): Promise<Removed> => {
  const token = tokenOf(session);
  if (!isNumericId(id)) return nothing('There is no such price alert.');
  const { userErrors } = await attempt(
    () => rest.call(alertEndpoints.priceAlertRemove, { params: { id }, token, requestId }),
    PRICE_ALERT_RULES,
  );
  reads.forget();
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
};

/** The shop: POST /V1/saved-search/add. */
export const addSavedSearch = async (
  { name, query }: SavedSearchAddInput,
  { rest, requestId, session, reads }: GatewayContext,
): Promise<UserErrors & { readonly savedSearch: SavedSearch | null }> => {
  const call = { body: { name, query }, token: tokenOf(session), requestId };
  const { value, userErrors } = await attempt(
    () => rest.call(alertEndpoints.savedSearchAdd, call),
    SAVED_SEARCH_RULES,
  );
  reads.forget();
  return { savedSearch: value && toSavedSearch(value), userErrors };
};

/** The shop: POST /V1/saved-search/remove. */
export const removeSavedSearch = async (
  id: string,
  { rest, requestId, session, reads }: GatewayContext,
): Promise<Removed> => {
  const token = tokenOf(session);
  if (!isNumericId(id)) return nothing('There is no such saved search.');
  const call = { body: { id: Number(id) }, token, requestId };
  const { userErrors } = await attempt(
    () => rest.call(alertEndpoints.savedSearchRemove, call),
    SAVED_SEARCH_RULES,
  );
  reads.forget();
  return { removedId: userErrors.length === 0 ? id : null, userErrors };
};
