import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Catalogue } from '../catalogue.ts';
import { fillCommerce } from './commerce.ts';
import { inBatch } from './product-ids.ts';

/** Products in a separate database, which are written while the shop is running. */
export type StagedGoods = ReturnType<typeof stageGoods>;

/**
 * Writes a catalogue to a separate database in the data folder and removes that of a killed import.
 * @throws the catalogue's errors, and an Error if two products have the same SKU or URL key
 */
export function stageGoods(dataDir: string, catalogue: Catalogue, onProduct?: () => void) {
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
    // The data is temporary, so it need not survive a power cut.
    db.exec('PRAGMA synchronous = OFF');
    inTransaction(db, () => fillCommerce(db, catalogue, onProduct));
    return { db, file, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The tables that an import replaces. */
const TABLES = ['catalog_category', 'catalog_product', 'catalog_product_category', 'url_rewrite'];

const stagingName = (table: string): string => `${table}_next`;

/** Products or URLs per transaction. */
const BATCH = 1000;

function readSchema(db: DatabaseSync, table: string, types: readonly string[]): string[] {
  const rows = db
    .prepare('SELECT type, sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL')
    .all(table);
  return rows.filter(({ type }) => types.includes(String(type))).map(({ sql }) => String(sql));
}

/** Creates an empty copy of each table, without indexes, and removes those of a killed import. */
function createNextTables(db: DatabaseSync): void {
  dropNextTables(db);
  for (const table of TABLES)
    for (const sql of readSchema(db, table, ['table']))
      db.exec(sql.replace(/^CREATE TABLE "?\w+"?/, `CREATE TABLE ${stagingName(table)}`));
}

function dropNextTables(db: DatabaseSync): void {
  for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${stagingName(table)}`);
}

/** Copies the staged products to the new tables in batches. */
async function copyGoods(db: DatabaseSync): Promise<void> {
  const copy = (table: string, where: string) =>
    `INSERT INTO ${stagingName(table)} SELECT * FROM staged.${table} WHERE ${where}`;
  /** Copies the rows of tables by ranges of a column, BATCH rows of the first table at a time. */
  const copyRanges = async (start: 0 | '', columns: Readonly<Record<string, string>>) => {
    const [[table = '', column = ''] = []] = Object.entries(columns);
    const last = db.prepare(
      `SELECT max(${column}) AS last FROM
         (SELECT ${column} FROM staged.${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ${BATCH})`,
    );
    const copies = Object.entries(columns).map(([name, key]) =>
      db.prepare(copy(name, `${key} > ? AND ${key} <= ?`)),
    );
    let from: SQLOutputValue = start;
    for (let to = last.get(from)?.last; to != null; to = last.get(from)?.last) {
      const range = [from, to];
      await inBatch(db, () => copies.forEach((statement) => void statement.run(...range)));
      from = to;
    }
  };
  await inBatch(db, () => db.exec(copy('catalog_category', 'true')));
  await copyRanges(0, { catalog_product: 'id', catalog_product_category: 'product_id' });
  await copyRanges('', { url_rewrite: 'request_path' });
}

/** Replaces the old tables by the new ones; pages keep their URLs. */
function switchTables(db: DatabaseSync): void {
  const rest = TABLES.flatMap((table) => readSchema(db, table, ['index', 'trigger']));
  db.exec(
    `INSERT OR REPLACE INTO ${stagingName('url_rewrite')}
     SELECT * FROM url_rewrite WHERE entity_type = 'CMS_PAGE'`,
  );
  for (const table of TABLES) {
    db.exec(`DROP TABLE ${table}`);
    db.exec(`ALTER TABLE ${stagingName(table)} RENAME TO ${table}`);
  }
  for (const sql of rest) db.exec(sql);
}

/**
 * Replaces a shop's products by staged ones and runs `more` in the same transaction, which is short because the rows
 * are copied beforehand.
 */
export async function takeGoods(
  db: DatabaseSync,
  { file }: StagedGoods,
  { onCopied, more }: { readonly onCopied: () => void; readonly more: () => void },
): Promise<void> {
  // Neither is possible inside a transaction. The staged rows already reference each other, and renamed tables keep
  // their references.
  db.prepare('ATTACH ? AS staged').run(file);
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON');
  try {
    inTransaction(db, () => createNextTables(db));
    await copyGoods(db);
    onCopied();
    inTransaction(db, () => {
      switchTables(db);
      more();
    });
  } catch (error) {
    inTransaction(db, () => dropNextTables(db));
    throw error;
  } finally {
    db.exec('PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON; DETACH staged');
  }
}
