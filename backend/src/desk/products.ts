import type { DatabaseSync } from 'node:sqlite';
import { createCatalogChanges } from '../domains/catalog/changes.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
import type { SellStaff } from '../domains/sell/staff.ts';
import { money } from '../shared/money.ts';
import { type Action, dollars } from './actions.ts';
import { type Html, html } from './html.ts';
import { facts, table } from './layout.ts';
import type { Room } from './room.ts';

export interface ProductsRoomSources {
  readonly db: DatabaseSync;
  readonly now: () => number;
  readonly staff: SellStaff;
  /** The shop's address, without a slash at the end. */
  readonly webUrl: string;
}

const FIND = `SELECT id FROM catalog_product
  WHERE visible = 1 AND (sku = :exact OR name LIKE :like ESCAPE '\\') ORDER BY created_at DESC, id DESC LIMIT 60`;

const priceOf = ({ price, specialPrice }: CatalogProduct): number =>
  Math.round(Math.min(price, specialPrice ?? price) * 100);

const stockWords = ({ enabled, qty }: CatalogProduct): string => {
  if (!enabled) return 'Not shown';
  return qty > 0 ? 'On sale' : 'Sold';
};

function productActions(
  product: CatalogProduct,
  { db, now, staff }: ProductsRoomSources,
): Action[] {
  const changes = createCatalogChanges(db, now);
  const { sku } = product;
  const consigned = staff.bySku(sku);
  const isConsigned = consigned?.status === 'on_consignment';
  const value = (priceOf(product) / 100).toFixed(2);
  const price: Action = {
    ...{ name: 'price', label: 'Change the price' },
    fields: [{ name: 'price', label: 'Price', kind: 'money', value }],
    run: (typed) => {
      const wanted = dollars(typed, 'price', 'Price');
      if (isConsigned) staff.reprice(consigned.id, wanted);
      else changes.changePrice(sku, wanted);
      return 'The price was changed. Whoever asked to be told of a drop gets a mail.';
    },
  };
  const sold: Action = {
    ...{ name: 'sold', label: 'Mark as sold', fields: [] },
    run: () => {
      if (isConsigned) staff.sold(consigned.id, priceOf(product) / 100);
      else changes.markSold(sku);
      return 'The product is sold.';
    },
  };
  const restock: Action = {
    ...{ name: 'restock', label: 'Put back on sale', fields: [] },
    run: () => {
      changes.restock(sku);
      return 'The product is on sale again.';
    },
  };
  if (product.enabled && product.qty > 0) return [price, sold];
  // What was returned to its owner or paid out is the shop's no more.
  const isGone = consigned !== undefined && consigned.status !== 'waiting_for_payment';
  return isGone ? [] : [restock];
}

const productTable = (products: readonly CatalogProduct[]): Html =>
  table(
    ['Product', 'Sku', 'Stock', 'Price'],
    products.map((product) => [
      html`<a href="/desk/products/${encodeURIComponent(product.sku)}">${product.name}</a>`,
      html`${product.sku}`,
      html`${stockWords(product)}`,
      html`${money(priceOf(product))}`,
    ]),
  );

/** What the desk shows of one product; `owner` is told of what is sold for somebody. */
const productFacts = (product: CatalogProduct, owner: Html | undefined, webUrl: string): Html =>
  facts([
    ['Sku', product.sku],
    ['Stock', html`<strong>${stockWords(product)}</strong>`],
    ['Price', money(priceOf(product))],
    ...(owner ? [['Owner', owner] as const] : []),
    ['In the shop', html`<a href="${webUrl}/${product.urlKey}.html">${product.urlKey}</a>`],
  ]);

/** The shop's goods: find one, change its price, mark it as sold or put it back. */
export function productsRoom(sources: ProductsRoomSources): Room {
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
        body: html`<p class="lead quiet">Found by their sku or a part of their name; the newest first.</p>
<form class="search" method="get" action="/desk/products" role="search"><label>Sku or name<input type="search" name="q" value="${q.slice(0, 100)}"></label><button type="submit">Find</button></form>${productTable(catalog.byIds(ids))}`,
      };
    },
    open: (sku) => {
      const product = catalog.bySku(sku);
      if (product === undefined) return undefined;
      const item = staff.bySku(product.sku);
      const owner = item && html`<a href="/desk/items/${item.id}">Item ${item.id}</a>`;
      return {
        title: product.name,
        body: html`<section class="card">${productFacts(product, owner, webUrl)}</section>`,
        actions: productActions(product, sources),
      };
    },
  };
}
