import { toMoment } from '../../core/moment.ts';
import { moneyOrNull, toMoney } from '../../core/money.ts';
import type { SavedSearch } from '../../generated/types.ts';
import type {
  PriceAlertResponse,
  SavedSearchResponse,
} from '../../sources/commerce-rest/alert-endpoints.ts';
import type { PriceAlertModel } from './models.ts';

/** How far a price is below the one when the alert was set, in dollars; 0 when it is not or cannot be told. */
const dropOf = ({
  price,
  price_when_added: before,
  dropped_by: told,
}: PriceAlertResponse): number => {
  if (typeof told === 'number') return Math.max(told, 0);
  return typeof price === 'number' && typeof before === 'number' ? Math.max(before - price, 0) : 0;
};

/** A price alert. */
export const toPriceAlert = (answer: PriceAlertResponse): PriceAlertModel => ({
  id: answer.id,
  sku: answer.sku,
  name: answer.name || null,
  createdAt: toMoment(answer.created_at),
  priceWhenAdded: moneyOrNull(answer.price_when_added),
  price: moneyOrNull(answer.price),
  droppedBy: toMoney(dropOf(answer)),
  isInStock: answer.in_stock ?? null,
  notifiedPrice: moneyOrNull(answer.notified_price),
  notifiedAt: toMoment(answer.notified_at),
});

/** A saved search. */
export const toSavedSearch = (answer: SavedSearchResponse): SavedSearch => ({
  id: answer.id,
  name: answer.name,
  query: answer.query,
  createdAt: toMoment(answer.created_at),
  newCount: answer.new_count ?? 0,
});
