import { finalPrice, isSalable } from '../catalog/rules.ts';
import type { CatalogProduct } from '../catalog/types.ts';
import type { PriceAlert } from './price-alerts.ts';
import { droppedBy } from './rules.ts';
import type { SavedSearch } from './saved-searches.ts';

/** A price alert as the shop's own module returns it (docs/wire/alerts.md). Dollars. */
export function priceAlertView(alert: PriceAlert, product: CatalogProduct | undefined) {
  const whenAdded = alert.priceCents / 100;
  const price = product === undefined ? null : finalPrice(product);
  return {
    id: alert.id,
    customer_id: alert.customerId,
    sku: alert.sku,
    product_id: product?.id ?? null,
    name: product?.name ?? null,
    url_key: product?.urlKey ?? null,
    image_url: product?.image ?? null,
    in_stock: product !== undefined && isSalable(product),
    price_when_added: whenAdded,
    price,
    dropped_by: price === null ? 0 : droppedBy(whenAdded, price),
    notified_price: alert.notifiedCents === null ? null : alert.notifiedCents / 100,
    notified_at: alert.notifiedAt,
    created_at: alert.createdAt,
  };
}

/** A saved search as the shop's own module returns it. */
export const savedSearchView = ({ id, name, query, createdAt, newCount }: SavedSearch) => ({
  id,
  name,
  query,
  created_at: createdAt,
  new_count: newCount,
});
