import type { DatabaseSync } from 'node:sqlite';
import { createCatalogChanges } from '../domains/catalog/changes.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
import type { SellStaff } from '../domains/sell/staff.ts';
import { money } from '../shared/money.ts';
import { type Action, createAction, dollars, type Section } from './actions.ts';
import { factCard, type Html, html, link, searchForm, table } from './layout.ts';

export interface ProductsSectionSources {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly staff: SellStaff;
  /** The shop's URL without a trailing slash. */
  readonly webUrl: string;
}

const FIND = `SELECT id FROM catalog_product
  WHERE visible = 1 AND (sku = :exact OR name LIKE :like ESCAPE '\\') ORDER BY created_at DESC, id DESC LIMIT 60`;

const toPriceCents = ({ price, specialPrice }: CatalogProduct): number =>
  Math.round(Math.min(price, specialPrice ?? price) * 100);

const stockWords = ({ enabled, qty }: CatalogProduct): string => {
  if (!enabled) return 'Hidden';
  return qty > 0 ? 'Available' : 'Sold';
};

function productActions(
  product: CatalogProduct,
  { db, now, staff }: ProductsSectionSources,
): Action[] {
  const changes = createCatalogChanges(db, now);
  const { sku } = product;
  const consigned = staff.bySku(sku);
  const isConsigned = consigned?.status === 'on_consignment';
  const value = (toPriceCents(product) / 100).toFixed(2);
  const field = { name: 'price', label: 'Price', kind: 'money', value } as const;
  const price = createAction('price', 'Change price', [field], (values) => {
    const newPrice = dollars(values, 'price', 'Price');
    if (isConsigned) staff.reprice(consigned.id, newPrice);
    else changes.changePrice(sku, newPrice);
    return 'Price changed. Customers with a price alert are emailed if it dropped.';
  });
  const sold = createAction('sold', 'Mark as sold', [], () => {
    if (isConsigned) staff.sold(consigned.id, toPriceCents(product) / 100);
    else changes.markSold(sku);
    return 'Product marked as sold.';
  });
  const restock = createAction('restock', 'Relist', [], () => {
    changes.restock(sku);
    return 'Product relisted.';
  });
  if (product.enabled && product.qty > 0) return [price, sold];
  // The shop no longer has an item that it returned or paid out.
  const isGone = consigned !== undefined && consigned.status !== 'waiting_for_payment';
  return isGone ? [] : [restock];
}

const productTable = (products: readonly CatalogProduct[]): Html =>
  table(
    ['Product', 'SKU', 'Stock', 'Price'],
    products.map((product) => [
      link(`/admin/products/${encodeURIComponent(product.sku)}`, product.name),
      product.sku,
      stockWords(product),
      money(toPriceCents(product)),
    ]),
  );

const productFacts = (product: CatalogProduct, owner: Html | undefined, webUrl: string): Html =>
  factCard([
    ['SKU', product.sku],
    ['Stock', html`<strong>${stockWords(product)}</strong>`],
    ['Price', money(toPriceCents(product))],
    owner !== undefined && ['Owner', owner],
    ['In the shop', link(`${webUrl}/${product.urlKey}.html`, product.urlKey)],
  ]);

/** The products: search, change of price, mark as sold, put back up for sale. */
export function productsSection(sources: ProductsSectionSources): Section {
  const { db, staff, webUrl } = sources;
  const catalog = createCatalogRepository(db);
  const find = db.prepare(FIND);

  return {
    name: 'products',
    list: ({ q = '' }) => {
      const like = `%${q
        .trim()
        .slice(0, 100)
        .replaceAll(/[\\%_]/g, '\\$&')}%`;
      const ids = find.all({ exact: q.trim(), like }).map(({ id }) => Number(id));
      return {
        title: 'Products',
        body: html`<p class="lead quiet">Search by SKU or part of a name, newest first.</p>
${searchForm('/admin/products', 'SKU or name', q.slice(0, 100))}${productTable(catalog.byIds(ids))}`,
      };
    },
    open: (sku) => {
      const product = catalog.bySku(sku);
      if (product === undefined) return undefined;
      const item = staff.bySku(product.sku);
      const owner = item && link(`/admin/items/${item.id}`, `Item ${item.id}`);
      return {
        title: product.name,
        body: productFacts(product, owner, webUrl),
        actions: productActions(product, sources),
      };
    },
  };
}
