import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCommerce } from '../catalogue/store/commerce.ts';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { CatalogCategory, CatalogProduct } from '../domains/catalog/types.ts';
import { readEnv } from '../env.ts';
import { createCommerceServer } from '../server.ts';

/** A product of the recorded shop: one piece, taxable, in no category unless `part` says so. */
export const aProduct = (
  part: Partial<CatalogProduct> & { id: number; sku: string },
): CatalogProduct => ({
  name: 'A bag',
  typeId: 'simple',
  price: 100,
  specialPrice: null,
  msrp: null,
  qty: 1,
  enabled: true,
  visible: true,
  parentId: null,
  urlKey: part.sku.toLowerCase(),
  image: '/b/a/bag.webp',
  gallery: [],
  taxClass: 'Taxable Goods',
  weight: 1,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
  attributes: {},
  categoryIds: [],
  ...part,
});

const recorded: ReadonlyArray<readonly [string, string, number, string]> = [
  ['BAG-0001', 'Quilted Flap Bag', 4250, 'quilted-flap-bag'],
  ['BAG-0002', 'Monogram Tote', 1180, 'monogram-tote'],
  ['SHOE-0001', 'Suede Pumps 38', 395, 'suede-pumps-38'],
  ['JEWEL-0001', 'Gold Love Bracelet', 6400.5, 'gold-love-bracelet'],
  ['JEWEL-0002', 'Pearl Earrings', 249.99, 'pearl-earrings'],
];

/** The products of the shop that the recordings were made against. */
export const recordedProducts: readonly CatalogProduct[] = recorded.map(
  ([sku, name, price, urlKey], index) => aProduct({ id: index + 1, sku, name, price, urlKey }),
);

export interface TestShop {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  close(): Promise<void>;
}

/** A commerce back end on a free port with a database of its own, holding just these products. */
export async function openTestShop(
  products: readonly CatalogProduct[] = recordedProducts,
  categories: readonly CatalogCategory[] = [],
): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-shop-'));
  const db = openDatabase(join(folder, 'commerce.sqlite'));
  inTransaction(db, () => fillCommerce(db, { categories, products }));
  const app = await createCommerceServer({
    db,
    env: readEnv({ DATA_DIR: folder }),
    mediaDir: folder,
    mediaCacheDir: join(folder, 'media-cache'),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await app.close();
    db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}
