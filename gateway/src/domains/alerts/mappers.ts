import { moneyOrNull, toDateTime, toMoney } from '../../core/values.ts';
import type { PriceAlert, SavedSearch } from '../../generated/types.ts';
import type {
  PriceAlertResponse,
  SavedSearchResponse,
} from '../../sources/commerce-rest/customer.ts';

/** A price alert without its product. */
export type PriceAlertModel = Omit<PriceAlert, 'product'>;

/** How far a price is below the one when the alert was created, in dollars; 0 if it is not lower or unknown. */
function getDrop({
  price,
  price_when_added: before,
  dropped_by: droppedBy,
}: PriceAlertResponse): number {
  if (typeof droppedBy === 'number') return Math.max(droppedBy, 0);
  return typeof price === 'number' && typeof before === 'number' ? Math.max(before - price, 0) : 0;
}

export function toPriceAlert(response: PriceAlertResponse): PriceAlertModel {
  return {
    id: response.id,
    sku: response.sku,
    name: response.name || null,
    createdAt: toDateTime(response.created_at),
    priceWhenAdded: moneyOrNull(response.price_when_added),
    price: moneyOrNull(response.price),
    droppedBy: toMoney(getDrop(response)),
    isInStock: response.in_stock ?? null,
    notifiedPrice: moneyOrNull(response.notified_price),
    notifiedAt: toDateTime(response.notified_at),
  };
}

export function toSavedSearch(response: SavedSearchResponse): SavedSearch {
  return {
    id: response.id,
    name: response.name,
    query: response.query,
    createdAt: toDateTime(response.created_at),
    newCount: response.new_count ?? 0,
  };
}
