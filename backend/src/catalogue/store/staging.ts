import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Catalogue } from '../catalogue.ts';
import { CLEAR_GOODS, fillCommerce } from './commerce.ts';

/** Goods in a database of their own, where they are written while the shop goes on. */
export interface StagedGoods {
  readonly db: DatabaseSync;
  readonly file: string;
  /** Removes the file. */
  close(): void;
}

/**
 * Writes a catalogue into a database of its own in the data folder; one that a killed import has left is removed.
 * @throws what the catalogue throws while it is read, and when two products share a sku or a url key.
 */
export function stageGoods(
  dataDir: string,
  catalogue: Catalogue,
  onProduct?: () => void,
): StagedGoods {
  const file = join(dataDir, 'import.sqlite');
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  };
  remove();
  const db = openDatabase(file);
  const close = (): void => {
    db.close();
    remove();
  };
  try {
    // Nothing is lost with it when the power is cut.
    db.exec('PRAGMA synchronous = OFF');
    inTransaction(db, () => fillCommerce(db, catalogue, onProduct));
    return { db, file, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** In this form SQLite copies whole pages, indexes among them. */
const copy = (table: string): string => `INSERT INTO main.${table} SELECT * FROM staged.${table}`;

const TAKE = [
  ...CLEAR_GOODS,
  ...['catalog_category', 'catalog_product', 'catalog_product_category'].map(copy),
  // An address that a page has stays the page's.
  `${copy('url_rewrite')} WHERE true ON CONFLICT DO NOTHING`,
];

/** Replaces the goods of a shop by staged ones and does `more`, all in one transaction. */
export function takeGoods(db: DatabaseSync, { file }: StagedGoods, more: () => void): void {
  // Neither is possible within a transaction. The staged rows hold each other's keys already.
  db.prepare('ATTACH ? AS staged').run(file);
  db.exec('PRAGMA foreign_keys = OFF');
  try {
    inTransaction(db, () => {
      for (const statement of TAKE) db.exec(statement);
      more();
    });
  } finally {
    db.exec('PRAGMA foreign_keys = ON; DETACH staged');
  }
}
