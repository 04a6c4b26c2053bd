import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Since } from './newest.ts';
import type { Basis } from './shop.ts';

export interface IndexedProduct {
  readonly id: number;
  readonly sku: string;
  readonly updatedAt: string;
  /** Its categories and their ancestors. */
  readonly categoryIds: readonly number[];
  readonly inStock: boolean;
  readonly image: string | null;
  readonly createdAt: number;
  /** Of its record. */
  readonly digest: string;
}

/** The compared values of one SKU: the product's own, or a variant's of a configurable product. */
export interface IndexedSku {
  readonly sku: string;
  /** The product whose record contains it. */
  readonly productId: number;
  readonly price: number;
  readonly special: number | null;
  /** By a catalog price rule; null if the others are not above it. */
  readonly rulePrice: number | null;
  readonly isSalable: boolean;
  /** The quantity in the sources. */
  readonly qty: number;
}

export interface Indexed {
  readonly product: IndexedProduct;
  readonly skus: readonly IndexedSku[];
}

export interface FullRun {
  readonly basis: Basis;
  readonly startedAt: number;
  /** The newest changes at the start. */
  readonly since: Since;
}

/** A file of another version is emptied; the next run is a full one. */
const VERSION = 8;

const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS product (staged INTEGER, id INTEGER, sku TEXT NOT NULL,
    updated_at TEXT NOT NULL, category_ids TEXT NOT NULL, in_stock INTEGER NOT NULL, image TEXT,
    created_at INTEGER NOT NULL, digest TEXT NOT NULL, listed TEXT,
    PRIMARY KEY (staged, id)) STRICT;
  CREATE TABLE IF NOT EXISTS sku (staged INTEGER, sku TEXT, product_id INTEGER NOT NULL,
    price REAL NOT NULL, special REAL, rule_price REAL, is_salable INTEGER NOT NULL, qty REAL NOT NULL,
    PRIMARY KEY (staged, product_id, sku)) STRICT;
  CREATE INDEX IF NOT EXISTS sku_by_sku ON sku (staged, sku);`;

/** Rows of an unfinished full run are separate from those of the live index. */
export type Stage = 'live' | 'staged';
function flag(stage: Stage): number {
  return Number(stage === 'staged');
}

function prepareStatements(db: DatabaseSync) {
  return {
    meta: db.prepare('SELECT value FROM meta WHERE key = ?'),
    setMeta: db.prepare(
      'INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ),
    deleteMeta: db.prepare('DELETE FROM meta WHERE key = ?'),
    putProduct: db.prepare('INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)'),
    putSku: db.prepare('INSERT OR REPLACE INTO sku VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    deleteProduct: db.prepare('DELETE FROM product WHERE staged = ? AND id = ?'),
    deleteSkus: db.prepare('DELETE FROM sku WHERE staged = ? AND product_id = ?'),
    products: db.prepare(
      `SELECT id, sku, updated_at AS updatedAt, category_ids, in_stock, image,
       created_at AS createdAt, digest FROM product WHERE staged = ? ORDER BY id`,
    ),
    skus: db.prepare(
      `SELECT sku, product_id AS productId, price, special, rule_price AS rulePrice, is_salable, qty
       FROM sku WHERE staged = 0`,
    ),
    setQty: db.prepare('UPDATE sku SET qty = ? WHERE staged = 0 AND sku = ?'),
    listed: db.prepare('SELECT id, listed FROM product WHERE staged = 0 AND listed IS NOT NULL'),
    setListed: db.prepare('UPDATE product SET listed = ? WHERE staged = 0 AND id = ?'),
  };
}

/** The indexer's state of the index, in a file that survives a kill. Only one process may use it. */
export class IndexerState {
  readonly #db: DatabaseSync;
  readonly #sql: ReturnType<typeof prepareStatements>;

  /**
   * Opens the state of this target; that of another Magento or other indexes is deleted.
   * @throws an Error if another indexer uses the same file
   */
  constructor(file: string, target: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    try {
      this.#db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
      const { user_version: version } = this.#db.prepare('PRAGMA user_version').get() ?? {};
      if (version !== VERSION) {
        this.#db.exec('DROP TABLE IF EXISTS meta; DROP TABLE IF EXISTS product');
        this.#db.exec(`DROP TABLE IF EXISTS sku; PRAGMA user_version = ${VERSION}`);
      }
      this.#db.exec(TABLES);
    } catch (error) {
      this.#db.close();
      const isBusy = error instanceof Error && /locked/.test(error.message);
      throw isBusy ? new Error(`Another indexer is at work (${file}).`) : error;
    }
    this.#sql = prepareStatements(this.#db);
    if (this.get<string>('target') === target) return;
    this.transaction(() => {
      this.#db.exec('DELETE FROM meta; DELETE FROM product; DELETE FROM sku');
      this.set('target', target);
    });
  }

  get<Value>(key: string): Value | undefined {
    const row = this.#sql.meta.get(key);
    return row === undefined ? undefined : (JSON.parse(String(row.value)) as Value);
  }

  set(key: string, value: unknown): void {
    if (value === undefined) this.#sql.deleteMeta.run(key);
    else this.#sql.setMeta.run(key, JSON.stringify(value));
  }

  transaction(work: () => void): void {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#db.exec('COMMIT');
    } catch (error) {
      // A full disk makes SQLite undo everything by itself.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  put(stage: Stage, { product, skus }: Indexed): void {
    this.remove(stage, product.id);
    this.#sql.putProduct.run(
      flag(stage),
      product.id,
      product.sku,
      product.updatedAt,
      JSON.stringify(product.categoryIds),
      Number(product.inStock),
      product.image,
      product.createdAt,
      product.digest,
    );
    for (const { sku, productId, price, special, rulePrice, isSalable, qty } of skus) {
      const prices = [price, special, rulePrice] as const;
      this.#sql.putSku.run(flag(stage), sku, productId, ...prices, Number(isSalable), qty);
    }
  }

  remove(stage: Stage, productId: number): void {
    this.#sql.deleteProduct.run(flag(stage), productId);
    this.#sql.deleteSkus.run(flag(stage), productId);
  }

  clearStaged(): void {
    this.#db.exec('DELETE FROM product WHERE staged = 1; DELETE FROM sku WHERE staged = 1');
  }

  publishStaged(): void {
    for (const table of ['product', 'sku']) {
      this.#db.exec(`DELETE FROM ${table} WHERE staged = 0`);
      this.#db.exec(`UPDATE ${table} SET staged = 0`);
    }
  }

  products(stage: Stage): IndexedProduct[] {
    return this.#sql.products.all(flag(stage)).map(({ category_ids, in_stock, ...product }) => ({
      ...(product as unknown as IndexedProduct),
      categoryIds: JSON.parse(String(category_ids)) as number[],
      inStock: in_stock === 1,
    }));
  }

  /** A SKU occurs twice if the product is also a variant of another one. */
  skus(): IndexedSku[] {
    return this.#sql.skus.all().map(({ is_salable, ...row }) => ({
      ...(row as unknown as IndexedSku),
      isSalable: is_salable === 1,
    }));
  }

  setQty({ sku, qty }: Pick<IndexedSku, 'sku' | 'qty'>): void {
    this.#sql.setQty.run(qty, sku);
  }

  /** The categories in which Magento listed the products in the last incremental run, by id. */
  listed(): Map<number, string> {
    const rows = this.#sql.listed.all();
    return new Map(rows.map(({ id, listed }) => [Number(id), String(listed)]));
  }

  setListed(id: number, categories: string): void {
    this.#sql.setListed.run(categories, id);
  }

  close(): void {
    this.#db.close();
  }
}
