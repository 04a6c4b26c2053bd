import pLimit from 'p-limit';
import { chunks } from './lists.ts';
import type { MagentoClient } from './magento-client.ts';
import type { RestOrder, RestProduct, RestSalable, RestSourceItem } from './magento-data.ts';
import { changedSince, type Newest } from './newest.ts';
import { productRecord } from './records/product-record.ts';
import type { Report } from './report.ts';
import { readRulePrices } from './rule-prices.ts';
import type { SearchRecord } from './search-target.ts';
import { digest, type Shop } from './shop.ts';
import type { Indexed, IndexedSku } from './state.ts';
import {
  cheapestOffer,
  getRejection,
  isOfWebsite,
  type Offer,
  toOffer,
  toProduct,
  toStoreTime,
} from './to-product.ts';

/** A record to write and the state to store. */
export interface Prepared extends Indexed {
  readonly record: SearchRecord;
}

const CALLS_AT_ONCE = 4;
/** SKUs are at most 64 characters long, and web servers limit a URL to 8 kB. */
const SKUS_PER_CALL = 50;
const IDS_PER_CALL = 100;
/**
 * Magento verifies a signature with parameters in natural order, OAuth requires the order of bytes. The order of indexes
 * with the same number of digits is the same in both.
 */
const FIRST_INDEX = 100;

/** The SKUs of the orders changed since then, and the newest timestamp; empty without orders. */
export async function readOrders(magento: MagentoClient, since: Newest) {
  const skus = new Set<string>();
  let last = '';
  const pages = magento.pages<RestOrder>('/orders', {
    where: [changedSince(since)],
    fields: 'updated_at,items[sku]',
  });
  for await (const orders of pages) {
    for (const { updated_at, items } of orders) {
      for (const { sku } of items) skus.add(sku);
      if (updated_at > last) last = updated_at;
    }
  }
  return { skus, last };
}

/** The SKUs that Magento sells: it knows reservations, backorders, thresholds and stock that is not managed. */
export async function readSalable(
  magento: MagentoClient,
  { stock }: Shop,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const limit = pLimit(CALLS_AT_ONCE);
  const found = await limit.map(chunks(skus, SKUS_PER_CALL), (some) => {
    const list = some.map((sku, index) => [`skus[${FIRST_INDEX + index}]`, sku] as const);
    const params = { ...Object.fromEntries(list), stockId: String(stock.id) };
    return magento.get('/inventory/are-products-salable', params) as Promise<RestSalable[]>;
  });
  return new Set(found.flat().flatMap(({ sku, salable }) => (salable ? sku : [])));
}

/** The quantities in the sources of the shop's stock, by SKU. Magento's filter splits a SKU that contains a comma. */
export async function readQuantities(
  magento: MagentoClient,
  { stock }: Shop,
): Promise<ReadonlyMap<string, number>> {
  const quantities = new Map<string, number>();
  const pages = magento.pages<RestSourceItem>('/inventory/source-items', {
    pageSize: 1000,
    fields: 'sku,source_code,quantity,status',
  });
  for await (const items of pages) {
    for (const { sku, source_code, quantity, status } of items) {
      if (!stock.sources.has(source_code)) continue;
      const own = status === 1 ? Number(quantity) : 0;
      quantities.set(sku, (quantities.get(sku) ?? 0) + own);
    }
  }
  return quantities;
}

/** The enabled products among these. */
export async function readEnabled(
  magento: MagentoClient,
  ids: readonly number[],
): Promise<RestProduct[]> {
  const found: RestProduct[] = [];
  for (const some of chunks(ids, IDS_PER_CALL)) {
    const pages = magento.pages<RestProduct>('/products', {
      where: [
        ['entity_id', some.join(','), 'in'],
        ['status', '1'],
      ],
      // A page may be smaller than the list.
      sort: ['entity_id', 'ASC'],
    });
    for await (const items of pages) found.push(...items);
  }
  return found;
}

async function readVariants(magento: MagentoClient, shop: Shop, products: readonly RestProduct[]) {
  const ids = products.flatMap(
    ({ extension_attributes }) => extension_attributes?.configurable_product_links ?? [],
  );
  const byId = new Map<number, RestProduct>();
  const items = await readEnabled(magento, ids);
  for (const one of items) if (isOfWebsite(one, shop)) byId.set(one.id, one);
  return byId;
}

export interface PrepareOptions {
  readonly magento: MagentoClient;
  readonly shop: Shop;
  readonly report: Report;
  readonly now: number;
  /** By SKU; read before the records, so that the next run notices what changes meanwhile. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Of the last run. */
  readonly skus: readonly IndexedSku[];
}

/** Creates the records of products; reports and skips those that cannot be sold. */
export async function prepareRecords(
  products: readonly RestProduct[],
  { magento, shop, report, now, quantities, skus: before }: PrepareOptions,
): Promise<Prepared[]> {
  const sold = products.filter((product) => {
    const reason = getRejection(product);
    if (reason !== undefined) report.skip(product.sku, reason);
    return reason === undefined;
  });
  const variants = await readVariants(magento, shop, sold);
  const skus = [...sold, ...variants.values()].map(({ sku }) => sku);
  const salable = await readSalable(magento, shop, skus);
  const listed = sold.map(({ sku }) => sku);
  const getRulePrice = await readRulePrices(magento, report, { skus: listed, before });
  const storeTime = toStoreTime(now, shop.timeZone);

  function read(product: RestProduct, productId: number) {
    const qty = quantities.get(product.sku) ?? 0;
    const own = toOffer(product, salable.has(product.sku), storeTime);
    const rulePrice = getRulePrice(product.sku, own);
    const sku: IndexedSku = { sku: product.sku, productId, ...own, rulePrice, qty };
    return { product, offer: { ...own, special: rulePrice ?? own.special, qty }, sku };
  }

  function prepare(product: RestProduct): Prepared[] {
    const links = product.extension_attributes?.configurable_product_links ?? [];
    const isConfigurable = product.type_id === 'configurable';
    const parts = isConfigurable ? links.flatMap((id) => variants.get(id) ?? []) : [product];
    const readings = parts.map((part) => read(part, product.id));
    const offer: Offer | undefined = cheapestOffer(readings.map((one) => one.offer));
    if (offer === undefined) {
      report.skip(product.sku, 'it has no variant for sale');
      return [];
    }
    const catalogProduct = toProduct(product, offer, shop, isConfigurable ? readings : []);
    const { categoryIds, image, createdAt, qty } = catalogProduct;
    const record = productRecord(catalogProduct, shop);
    return [
      {
        record,
        product: {
          id: product.id,
          sku: product.sku,
          updatedAt: product.updated_at,
          categoryIds,
          inStock: qty > 0,
          image: image || null,
          createdAt,
          digest: digest(record),
        },
        skus: readings.map((one) => one.sku),
      },
    ];
  }
  return sold.flatMap(prepare);
}
