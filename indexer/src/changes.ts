import pLimit from 'p-limit';
import type { RestProduct, RestSourceItem } from './magento-data.ts';
import {
  addQuantities,
  chunks,
  createReserved,
  OPEN,
  prepareRecords,
  readOrders,
} from './read-products.ts';
import type { IndexerContext, Report } from './report.ts';
import { type Basis, isSameBasis, type Shop } from './shop.ts';
import { writeSmallIndexes } from './small-indexes.ts';
import type { IndexedSku } from './state.ts';
import { isVisible, specialPriceAt } from './to-product.ts';

const PRICES_PER_CALL = 500;
const PRODUCTS_PER_WRITE = 100;
const CATEGORIES_AT_ONCE = 4;

/** Ids of products whose records may be outdated. */
type Dirty = Set<number>;

interface Known {
  readonly skus: ReadonlyMap<string, IndexedSku>;
  readonly dirty: Dirty;
}

/** Products saved since the last run: only the product form changes `updated_at`. Returns the newest timestamp. */
async function findSaved({ magento, state }: IndexerContext, { dirty }: Known): Promise<string> {
  const since = state.get<string>('productsSince') ?? '';
  const known = new Map(state.products('live').map(({ id, updatedAt }) => [id, updatedAt]));
  let last = since;
  const pages = magento.pages<Pick<RestProduct, 'id' | 'updated_at' | 'status' | 'visibility'>>(
    '/products',
    {
      where: [['updated_at', since, 'gteq']],
      sort: ['entity_id', 'ASC'],
      fields: 'id,updated_at,status,visibility',
    },
  );
  for await (const products of pages) {
    for (const { id, updated_at, status, visibility } of products) {
      if (updated_at > last) last = updated_at;
      const isShown = status === 1 && isVisible({ visibility });
      if (known.has(id) ? known.get(id) !== updated_at : isShown) dirty.add(id);
    }
  }
  return last;
}

interface RestPrice {
  readonly sku: string;
  readonly price: number;
  readonly price_from?: string | null;
  readonly price_to?: string | null;
}

/** Finds prices set without saving the product, special prices that started or ended, and deleted products. */
async function findPrices({ magento, now }: IndexerContext, { skus, dirty }: Known): Promise<void> {
  for (const some of chunks([...skus.values()], PRICES_PER_CALL)) {
    const body = { skus: some.map(({ sku }) => sku) };
    const base = (await magento.post('/products/base-prices-information', body)) as RestPrice[];
    const special = (await magento.post(
      '/products/special-price-information',
      body,
    )) as RestPrice[];
    const basePrices = new Map(base.map(({ sku, price }) => [sku, price]));
    const specialPrices = new Map(
      special.map(({ sku, price, price_from: from = null, price_to: to = null }) => [
        sku,
        specialPriceAt({ price, from, to }, now()),
      ]),
    );
    for (const { sku, productId, price, special: before } of some) {
      const isSame =
        basePrices.get(sku) === price && (specialPrices.get(sku) ?? null) === (before ?? null);
      if (!isSame) dirty.add(productId);
    }
  }
}

/** Finds stock set without saving the product, and stock reserved or released by orders. */
async function findStock(
  context: IndexerContext,
  shop: Shop,
  { skus, dirty }: Known,
): Promise<string> {
  const { magento, state } = context;
  const quantities = new Map<string, number>();
  const pages = magento.pages<RestSourceItem>('/inventory/source-items', {
    pageSize: 1000,
    fields: 'sku,source_code,quantity,status',
  });
  for await (const items of pages) addQuantities(quantities, items, shop.stock);
  const since = state.get<string>('ordersSince') ?? '';
  const orders = await readOrders(magento, ['updated_at', since, 'gteq']);
  const reserved = createReserved(magento, shop, orders.skus);
  for (const before of skus.values()) {
    const qty = quantities.get(before.sku) ?? 0;
    const isOrdered = orders.skus.has(before.sku);
    const held = isOrdered ? await reserved(before.sku, qty) : before.reserved;
    const isOnSale = qty - held > 0;
    if (isOnSale !== before.qty - before.reserved > 0) dirty.add(before.productId);
    else if (qty !== before.qty || held !== before.reserved) {
      state.setStock({ sku: before.sku, qty, reserved: held });
    }
  }
  return orders.last || since;
}

/** Finds products added to or removed from a category. */
async function findCategories({ magento, state }: IndexerContext, shop: Shop, { dirty }: Known) {
  const limit = pLimit(CATEGORIES_AT_ONCE);
  const assigned = new Map<string, Set<number>>();
  await Promise.all(
    [...shop.categories.keys()].map((id) =>
      limit(async () => {
        const path = `/categories/${id}/products`;
        for (const { sku } of (await magento.get(path)) as { sku: string }[]) {
          assigned.set(sku, (assigned.get(sku) ?? new Set()).add(id));
        }
      }),
    ),
  );
  for (const product of state.products('live')) {
    const now = assigned.get(product.sku) ?? new Set();
    const isSame =
      now.size === product.assigned.length && product.assigned.every((id) => now.has(id));
    if (!isSame) dirty.add(product.id);
  }
}

/** Updates the records of these products and deletes those that are no longer visible. */
async function writeProducts(
  context: IndexerContext,
  { shop, dirty, report }: { readonly shop: Shop; readonly dirty: Dirty; readonly report: Report },
): Promise<void> {
  const { magento, search, state, now } = context;
  if (dirty.size === 0) return;
  const { skus } = await readOrders(magento, OPEN);
  const reserved = createReserved(magento, shop, skus);
  for (const ids of chunks([...dirty], PRODUCTS_PER_WRITE)) {
    const { items } = await magento.list<RestProduct>('/products', {
      where: [
        ['entity_id', ids.join(','), 'in'],
        ['status', '1'],
      ],
    });
    const options = { magento, shop, reserved, report, now: now() };
    const prepared = await prepareRecords(items.filter(isVisible), options);
    await context.checkpoint('changes read');
    const rejected = await search.save(
      'live',
      prepared.map(({ record }) => record),
    );
    for (const { objectID, reason } of rejected) report.skip(objectID, reason);
    const left = new Set(rejected.map(({ objectID }) => Number(objectID)));
    const indexed = prepared.filter(({ product }) => !left.has(product.id));
    const indexedIds = new Set(indexed.map(({ product }) => product.id));
    const gone = ids.filter((id) => !indexedIds.has(id));
    await search.delete(gone.map(String));
    state.transaction(() => {
      for (const id of gone) state.remove('live', id);
      for (const one of indexed) state.put('live', one);
    });
    report.written += indexed.length;
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
  const basis = state.get<Basis>('basis');
  const isUnfinished = state.get('full') !== undefined;
  if (isUnfinished || basis === undefined || !isSameBasis(basis, shop.basis)) return 'full';
  const products = state.products('live');
  const known: Known = { skus: state.skus(), dirty: new Set() };
  // Prices and categories do not reveal that a configurable product or one without its own SKU was deleted.
  const withOwnSku = new Set([...known.skus.values()].map(({ sku }) => sku));
  for (const { id, sku } of products) if (!withOwnSku.has(sku)) known.dirty.add(id);
  const productsSince = await findSaved(context, known);
  await findPrices(context, known);
  const ordersSince = await findStock(context, shop, known);
  await findCategories(context, shop, known);
  await writeProducts(context, { shop, dirty: known.dirty, report });
  state.transaction(() => {
    state.set('productsSince', productsSince);
    state.set('ordersSince', ordersSince);
    state.set('basis', { ...basis, ...shop.basis });
  });
  await writeSmallIndexes(context, shop, report);
  return 'changes';
}
