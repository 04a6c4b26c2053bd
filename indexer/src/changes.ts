import pLimit from 'p-limit';
import { chunks } from './lists.ts';
import type { MagentoClient } from './magento-client.ts';
import type { RestPrice, RestProduct } from './magento-data.ts';
import { advance, changedSince, type Since } from './newest.ts';
import {
  prepareRecords,
  readEnabled,
  readOrders,
  readQuantities,
  readSalable,
} from './read-products.ts';
import type { IndexerContext, Report } from './report.ts';
import { findRulePrices } from './rule-prices.ts';
import { type Basis, isSameBasis, type Shop } from './shop.ts';
import { writeSmallIndexes } from './small-indexes.ts';
import type { IndexedSku } from './state.ts';
import { isVisible, specialPriceAt, toStoreTime } from './to-product.ts';

const PRICES_PER_CALL = 500;
const PRODUCTS_PER_WRITE = 100;
const CATEGORIES_AT_ONCE = 4;

/** Ids of products whose records may be outdated. */
type Dirty = Set<number>;

interface Known {
  readonly skus: readonly IndexedSku[];
  readonly quantities: ReadonlyMap<string, number>;
  readonly dirty: Dirty;
  readonly since: Since;
}

/** Finds the configurable products with one of these variants. */
async function findConfigurables(
  magento: MagentoClient,
  saved: readonly RestProduct[],
  { skus, dirty }: Known,
): Promise<void> {
  // A variant may have several configurable products, and a record of its own.
  const records = Map.groupBy(skus, ({ sku }) => sku);
  for (const { id, sku } of saved) {
    for (const { productId } of records.get(sku) ?? []) if (productId !== id) dirty.add(productId);
  }
  // A variant that was disabled is in no record.
  const added = saved.filter(({ sku, status }) => status === 1 && !records.has(sku));
  if (added.length === 0) return;
  const ids = new Set(added.map(({ id }) => id));
  const pages = magento.pages<RestProduct>('/products', {
    where: [['type_id', 'configurable']],
    sort: ['entity_id', 'ASC'],
    fields: 'id,extension_attributes[configurable_product_links]',
  });
  for await (const products of pages) {
    for (const { id, extension_attributes } of products) {
      const links = extension_attributes?.configurable_product_links ?? [];
      if (links.some((link) => ids.has(link))) dirty.add(id);
    }
  }
}

/**
 * Products and variants saved since the last run: only the product form changes `updated_at`. Returns the newest
 * timestamp.
 */
async function findSaved(
  { magento, state }: IndexerContext,
  shop: Shop,
  known: Known,
): Promise<string> {
  const { dirty, since } = known;
  const before = new Map(state.products('live').map(({ id, updatedAt }) => [id, updatedAt]));
  const isChanged = (product: RestProduct): boolean =>
    before.has(product.id)
      ? before.get(product.id) !== product.updated_at
      : product.status === 1 && isVisible(product, shop);
  const saved: RestProduct[] = [];
  let last = '';
  const pages = magento.pages<RestProduct>('/products', {
    where: [changedSince(since.products)],
    sort: ['entity_id', 'ASC'],
    fields: 'id,sku,updated_at,status,visibility,extension_attributes[website_ids]',
  });
  for await (const products of pages) {
    for (const product of products) {
      const { id, updated_at } = product;
      if (updated_at > last) last = updated_at;
      if (isChanged(product)) dirty.add(id);
    }
    saved.push(...products);
  }
  await findConfigurables(magento, saved, known);
  return last;
}

/** The prices of a SKU in the store view, which precede those of all store views. */
function ofStore(prices: readonly RestPrice[], storeId: number) {
  const bySku = Map.groupBy(prices, ({ sku }) => sku);
  return (sku: string): readonly RestPrice[] => {
    const all = bySku.get(sku) ?? [];
    const own = all.filter(({ store_id }) => store_id === storeId);
    return own.length > 0 ? own : all.filter(({ store_id }) => store_id === 0);
  };
}

/** Finds prices set without saving the product, special prices that started or ended, and deleted products. */
async function findPrices(
  { magento, now }: IndexerContext,
  { storeId, timeZone }: Shop,
  { skus, dirty }: Known,
): Promise<void> {
  const storeTime = toStoreTime(now(), timeZone);
  const read = async (kind: 'base-prices' | 'special-price', body: object) =>
    ofStore((await magento.post(`/products/${kind}-information`, body)) as RestPrice[], storeId);
  for (const some of chunks(skus, PRICES_PER_CALL)) {
    const body = { skus: some.map(({ sku }) => sku) };
    const base = await read('base-prices', body);
    const special = await read('special-price', body);
    for (const { sku, productId, price, special: before } of some) {
      // Magento combines a special price with the dates of each store view.
      const after = special(sku).map(
        ({ price: dated, price_from: from = null, price_to: to = null }) =>
          specialPriceAt({ price: dated, from, to }, storeTime),
      );
      const isSame = after.length === 0 ? before === null : after.every((one) => one === before);
      if (base(sku)[0]?.price !== price || !isSame) dirty.add(productId);
    }
  }
}

/**
 * Finds stock set without saving the product, and stock reserved or released by orders. Availability that the quantity
 * does not explain is read again: Magento's index of it may have been late.
 */
async function findStock(
  context: IndexerContext,
  shop: Shop,
  { skus, quantities, dirty, since }: Known,
): Promise<string> {
  const { magento, state } = context;
  const orders = await readOrders(magento, since.orders);
  const changed = skus.filter(({ sku, qty, isSalable }) => {
    const now = quantities.get(sku) ?? 0;
    return orders.skus.has(sku) || qty !== now || isSalable !== now > 0;
  });
  const names = changed.map(({ sku }) => sku);
  const salable = await readSalable(magento, shop, names);
  for (const { sku, productId, isSalable, qty } of changed) {
    const now = quantities.get(sku) ?? 0;
    if (salable.has(sku) !== isSalable || now > 1 !== qty > 1) dirty.add(productId);
    else state.setQty({ sku, qty: now });
  }
  return orders.last;
}

/** By SKU: the ids of the categories in which Magento lists a product, in ascending order. */
type Listed = ReadonlyMap<string, string>;

/** Magento lists the products of their subcategories in anchor categories, and disabled products in none. */
async function readListed({ magento }: IndexerContext, { categories }: Shop): Promise<Listed> {
  const limit = pLimit(CATEGORIES_AT_ONCE);
  const listed = new Map<string, string>();
  const ids = [...categories.values()].filter(({ level }) => level > 1).map(({ id }) => id);
  const all = await limit.map(toAscending(ids), async (id) => {
    const products = (await magento.get(`/categories/${id}/products`)) as { sku: string }[];
    return { id, products };
  });
  for (const { id, products } of all) {
    for (const { sku } of products) listed.set(sku, `${listed.get(sku) ?? ''} ${id}`);
  }
  return listed;
}

function toAscending(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

/** Finds products added to or removed from a category, and those of a category that is gone. */
function findCategories(
  { state }: IndexerContext,
  { categories }: Shop,
  { dirty, listed }: { readonly dirty: Dirty; readonly listed: Listed },
): void {
  const before = state.listed();
  const isRoot = (id: number): boolean => categories.get(id)?.level === 1;
  for (const { id, sku, categoryIds } of state.products('live')) {
    const expected = toAscending(categoryIds.filter((one) => !isRoot(one))).map((one) => ` ${one}`);
    if ((before.get(id) ?? expected.join('')) !== (listed.get(sku) ?? '')) dirty.add(id);
  }
}

/** Where the lists differ from the assignments for good, such as below inactive categories, they are compared. */
function storeListed({ state }: IndexerContext, listed: Listed): void {
  const before = state.listed();
  for (const { id, sku } of state.products('live')) {
    const now = listed.get(sku) ?? '';
    if (before.get(id) !== now) state.setListed(id, now);
  }
}

/** Updates the changed records of these products and deletes those that are no longer visible. */
async function writeProducts(
  context: IndexerContext,
  { shop, report, known }: { readonly shop: Shop; readonly report: Report; readonly known: Known },
): Promise<void> {
  const { magento, search, state, now } = context;
  const { dirty, quantities, skus } = known;
  if (dirty.size === 0) return;
  const before = new Map(state.products('live').map(({ id, digest }) => [id, digest]));
  for (const ids of chunks([...dirty], PRODUCTS_PER_WRITE)) {
    const items = await readEnabled(magento, ids);
    const shown = items.filter((one) => isVisible(one, shop));
    const options = { magento, shop, report, quantities, skus, now: now() };
    const prepared = await prepareRecords(shown, options);
    await context.checkpoint('changes read');
    const changed = prepared.filter(({ product }) => before.get(product.id) !== product.digest);
    const rejected = await search.save(
      'live',
      changed.map(({ record }) => record),
    );
    for (const { objectID, reason } of rejected) report.skip(objectID, reason);
    const left = new Set(rejected.map(({ objectID }) => Number(objectID)));
    const indexed = prepared.filter(({ product }) => !left.has(product.id));
    const indexedIds = new Set(indexed.map(({ product }) => product.id));
    const gone = ids.filter((id) => before.has(id) && !indexedIds.has(id));
    await search.delete(gone.map(String));
    state.transaction(() => {
      for (const id of gone) state.remove('live', id);
      for (const one of indexed) state.put('live', one);
    });
    report.written += changed.length - rejected.length;
    report.deleted += gone.length;
    await context.checkpoint('changes written');
  }
}

/** Writes the changes since the last run; returns 'full' if a full run is required. */
export async function indexChanges(
  context: IndexerContext,
  report: Report,
): Promise<'full' | 'changes'> {
  const { state } = context;
  const shop = await context.readShop();
  const startedAt = context.now();
  const basis = state.get<Basis>('basis');
  const since = state.get<Since>('since');
  const isUnfinished = state.get('full') !== undefined;
  if (isUnfinished || basis === undefined || since === undefined) return 'full';
  if (!isSameBasis(basis, shop.basis)) return 'full';
  const known: Known = {
    skus: state.skus(),
    quantities: await readQuantities(context.magento, shop),
    dirty: new Set(),
    since,
  };
  const lastProduct = await findSaved(context, shop, known);
  await findPrices(context, shop, known);
  const compared = await findRulePrices(context, shop, { ...known, report });
  const lastOrder = await findStock(context, shop, known);
  const listed = await readListed(context, shop);
  findCategories(context, shop, { dirty: known.dirty, listed });
  // Without a price of its own and a category, nothing else reveals that a product was deleted.
  const priced = new Set(known.skus.map(({ productId, sku }) => `${productId} ${sku}`));
  for (const { id, sku } of state.products('live')) {
    if (!priced.has(`${id} ${sku}`) && !listed.has(sku)) known.dirty.add(id);
  }
  await writeProducts(context, { shop, report, known });
  state.transaction(() => {
    storeListed(context, listed);
    state.set('since', {
      products: advance(since.products, lastProduct, startedAt),
      orders: advance(since.orders, lastOrder, startedAt),
    });
    state.set('basis', { ...basis, ...shop.basis });
    state.set('compared', compared);
  });
  await writeSmallIndexes(context, shop, report);
  return 'changes';
}
