import pLimit from 'p-limit';
import type { Condition, MagentoClient } from './magento-client.ts';
import type { RestOrder, RestProduct, RestSourceItem } from './magento-data.ts';
import { productRecord } from './records/product-record.ts';
import type { Report } from './report.ts';
import type { SearchRecord } from './search-target.ts';
import type { Shop } from './shop.ts';
import type { Indexed, IndexedSku } from './state.ts';
import {
  cheapestOffer,
  getAssignedCategories,
  getRejection,
  type Offer,
  toOffer,
  toProduct,
} from './to-product.ts';

/** A record to write and the state to store. */
export interface Prepared extends Indexed {
  readonly record: SearchRecord;
}

/** The quantities that orders have reserved, by SKU. */
export type Reserved = (sku: string, qty: number) => Promise<number>;

const SALABLE_CALLS_AT_ONCE = 4;
const SKUS_PER_CALL = 100;

export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Open orders: their items are sold but still included in the sources' quantities. */
export const OPEN: Condition = [
  'state',
  'new,pending_payment,processing,payment_review,holded',
  'in',
];

/** The SKUs of the orders that meet a condition, and the newest timestamp; empty without orders. */
export async function readOrders(magento: MagentoClient, condition: Condition) {
  const skus = new Set<string>();
  let last = '';
  const pages = magento.pages<RestOrder>('/orders', {
    where: [condition],
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

/** Reads the salable quantities of the SKUs in open orders; no others have reservations. */
export function createReserved(
  magento: MagentoClient,
  { stock }: Shop,
  ordered: ReadonlySet<string>,
): Reserved {
  const limit = pLimit(SALABLE_CALLS_AT_ONCE);
  return async (sku, qty) => {
    if (!ordered.has(sku)) return 0;
    const path = `/inventory/get-product-salable-quantity/${encodeURIComponent(sku)}/${stock.id}`;
    const salable = await limit(() => magento.get(path));
    return qty - Number(salable);
  };
}

/** The quantities in the sources of the shop's stock, by SKU. */
export async function readQuantities(
  magento: MagentoClient,
  { stock }: Shop,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const quantities = new Map<string, number>();
  for (const some of chunks(skus, SKUS_PER_CALL)) {
    const pages = magento.pages<RestSourceItem>('/inventory/source-items', {
      where: [['sku', some.join(','), 'in']],
      fields: 'sku,source_code,quantity,status',
    });
    for await (const items of pages) addQuantities(quantities, items, stock);
  }
  return quantities;
}

export function addQuantities(
  quantities: Map<string, number>,
  items: readonly RestSourceItem[],
  { sources }: Shop['stock'],
): void {
  for (const { sku, source_code, quantity, status } of items) {
    if (!sources.has(source_code)) continue;
    const own = status === 1 ? Number(quantity) : 0;
    quantities.set(sku, (quantities.get(sku) ?? 0) + own);
  }
}

async function readVariants(magento: MagentoClient, products: readonly RestProduct[]) {
  const ids = products.flatMap(
    ({ extension_attributes }) => extension_attributes?.configurable_product_links ?? [],
  );
  const byId = new Map<number, RestProduct>();
  for (const some of chunks(ids, SKUS_PER_CALL)) {
    const pages = magento.pages<RestProduct>('/products', {
      where: [
        ['entity_id', some.join(','), 'in'],
        ['status', '1'],
      ],
    });
    for await (const items of pages) for (const one of items) byId.set(one.id, one);
  }
  return byId;
}

export interface PrepareOptions {
  readonly magento: MagentoClient;
  readonly shop: Shop;
  readonly reserved: Reserved;
  readonly report: Report;
  readonly now: number;
}

/** Creates the records of products; reports and skips those that cannot be sold. */
export async function prepareRecords(
  products: readonly RestProduct[],
  { magento, shop, reserved, report, now }: PrepareOptions,
): Promise<Prepared[]> {
  const sold = products.filter((product) => {
    const reason = getRejection(product);
    if (reason !== undefined) report.skip(product.sku, reason);
    return reason === undefined;
  });
  const variants = await readVariants(magento, sold);
  const skus = [...sold, ...variants.values()].map(({ sku }) => sku);
  const quantities = await readQuantities(magento, shop, skus);

  async function read(product: RestProduct, productId: number) {
    const qty = quantities.get(product.sku) ?? 0;
    const held = await reserved(product.sku, qty);
    const offer = toOffer(product, qty - held, now);
    const sku: IndexedSku = { sku: product.sku, productId, ...offer, qty, reserved: held };
    return { offer, sku };
  }

  async function prepare(product: RestProduct): Promise<Prepared[]> {
    const links = product.extension_attributes?.configurable_product_links ?? [];
    const parts =
      product.type_id === 'configurable'
        ? links.flatMap((id) => variants.get(id) ?? [])
        : [product];
    const readings = await Promise.all(parts.map((part) => read(part, product.id)));
    const offer: Offer | undefined = cheapestOffer(readings.map((one) => one.offer));
    if (offer === undefined) {
      report.skip(product.sku, 'it has no variant on sale');
      return [];
    }
    const catalogProduct = toProduct(product, offer, shop);
    const { categoryIds, image, createdAt, qty } = catalogProduct;
    return [
      {
        record: productRecord(catalogProduct, shop),
        product: {
          id: product.id,
          sku: product.sku,
          updatedAt: product.updated_at,
          categoryIds,
          assigned: getAssignedCategories(product, shop),
          inStock: qty > 0,
          image: image || null,
          createdAt,
        },
        skus: readings.map((one) => one.sku),
      },
    ];
  }
  return (await Promise.all(sold.map(prepare))).flat();
}
