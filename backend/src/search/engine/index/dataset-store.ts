import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { prepareOnce } from '../../../db/rows.ts';
import { allValues, numericPaths, type Scalar, valuesAt } from './columns.ts';
import { splitWords } from './text.ts';

/** `columns` are the attributes held for filters, counts and sorting; `textColumns` the searched ones. */
export interface DatasetLayout {
  id: number;
  columns: string[];
  textColumns: string[];
}

/** The values of a record at `columns`, in order: null, one value or a list. */
export type ColumnValues = (Scalar | Scalar[] | null)[];

/** The tables of one set of records: their JSON, their narrow columns, and the FTS5 index. */
export class DatasetStore {
  readonly id: number;
  readonly columns: string[];
  readonly textColumns: string[];
  readonly #db: DatabaseSync;
  readonly #paths: string[][];

  constructor(db: DatabaseSync, layout: DatasetLayout) {
    this.#db = db;
    this.id = layout.id;
    this.columns = layout.columns;
    this.textColumns = layout.textColumns;
    this.#paths = this.columns.map((column) => column.split('.'));
  }

  #sql(text: string): StatementSync {
    return prepareOnce(this.#db, text);
  }

  createTables(): void {
    const id = this.id;
    const fields = this.textColumns.map((_, place) => `c${place}`).join(', ') || 'c0';
    this.#db.exec(`
      CREATE TABLE rec_${id}(doc INTEGER PRIMARY KEY, object_id TEXT NOT NULL UNIQUE, json TEXT NOT NULL);
      CREATE TABLE col_${id}(doc INTEGER PRIMARY KEY, vals TEXT NOT NULL);
      CREATE VIRTUAL TABLE fts_${id} USING fts5(${fields}, tokenize='ascii', content='', contentless_delete=1);
      CREATE VIRTUAL TABLE fts_${id}_inst USING fts5vocab(fts_${id}, 'instance');`);
  }

  dropTables(): void {
    const { id } = this;
    for (const table of [`fts_${id}_inst`, `fts_${id}`, `col_${id}`, `rec_${id}`])
      this.#db.exec(`DROP TABLE IF EXISTS ${table}`);
  }

  /** The searchable text of a record, a string a column, folded and split as it is indexed. */
  getTexts(record: unknown): string[] {
    return this.textColumns.map((column) => {
      const values = column === '*' ? allValues(record) : valuesAt(record, column.split('.'));
      return values.map((value) => splitWords(String(value)).join(' ')).join(' ');
    });
  }

  /** The narrow columns of a record. A numeric attribute seen for the first time gets a column. */
  getValues(record: unknown): ColumnValues {
    const numeric = new Set<string>();
    numericPaths(record, numeric);
    for (const path of numeric) this.#addColumn(path);
    return this.#paths.map((path) => {
      const values = valuesAt(record, path);
      return values.length > 1 ? values : (values[0] ?? null);
    });
  }

  #addColumn(path: string): void {
    if (this.columns.includes(path)) return;
    this.columns.push(path);
    this.#paths.push(path.split('.'));
    this.#sql('UPDATE datasets SET columns = ? WHERE id = ?').run(
      JSON.stringify(this.columns),
      this.id,
    );
  }

  put(doc: number, objectID: string, record: unknown): ColumnValues {
    const values = this.getValues(record);
    this.#sql(`INSERT OR REPLACE INTO rec_${this.id} VALUES (?, ?, ?)`).run(
      doc,
      objectID,
      JSON.stringify(record),
    );
    this.#sql(`INSERT OR REPLACE INTO col_${this.id} VALUES (?, ?)`).run(
      doc,
      JSON.stringify(values),
    );
    return values;
  }

  putText(doc: number, texts: string[]): void {
    const marks = texts.map(() => '?').join(', ');
    const fields = texts.map((_, place) => `c${place}`).join(', ');
    if (texts.length === 0) return;
    this.#sql(`INSERT OR REPLACE INTO fts_${this.id}(rowid, ${fields}) VALUES (?, ${marks})`).run(
      doc,
      ...texts,
    );
  }

  remove(doc: number): void {
    this.#sql(`DELETE FROM rec_${this.id} WHERE doc = ?`).run(doc);
    this.#sql(`DELETE FROM col_${this.id} WHERE doc = ?`).run(doc);
    this.#sql(`DELETE FROM fts_${this.id} WHERE rowid = ?`).run(doc);
  }

  /** Removes records and their columns, at most `count` of each. False when none are left. */
  removeFirst(count: number): boolean {
    const removed = ['rec', 'col'].map((kind) => {
      const table = `${kind}_${this.id}`;
      return this.#sql(
        `DELETE FROM ${table} WHERE doc IN (SELECT doc FROM ${table} ORDER BY doc LIMIT ?)`,
      ).run(count).changes;
    });
    return removed.some((changes) => Number(changes) > 0);
  }

  clear(): void {
    for (const table of [`rec_${this.id}`, `col_${this.id}`, `fts_${this.id}`])
      this.#db.exec(`DELETE FROM ${table}`);
  }

  getDoc(objectID: string): number | null {
    const row = this.#sql(`SELECT doc FROM rec_${this.id} WHERE object_id = ?`).get(objectID);
    return row ? Number(row.doc) : null;
  }

  json(doc: number): string | null {
    const row = this.#sql(`SELECT json FROM rec_${this.id} WHERE doc = ?`).get(doc);
    return row ? String(row.json) : null;
  }

  /** All records in order of their document number. */
  records(): Iterable<Record<string, unknown>> {
    return this.#db
      .prepare(`SELECT doc, object_id, json FROM rec_${this.id} ORDER BY doc`)
      .iterate();
  }

  columnRows(): Iterable<Record<string, unknown>> {
    return this.#db.prepare(`SELECT doc, vals FROM col_${this.id}`).iterate();
  }

  /** Every indexed word with its places as one string: `doc column offset doc column offset …`. */
  postingRows(): Iterable<Record<string, unknown>> {
    return this.#db
      .prepare(
        `SELECT term, count(*) AS n, group_concat(doc || ' ' || substr(col, 2) || ' ' || offset, ' ') AS places
         FROM fts_${this.id}_inst GROUP BY term`,
      )
      .iterate();
  }

  lastDoc(): number {
    return Number(this.#sql(`SELECT max(doc) AS last FROM rec_${this.id}`).get()?.last ?? 0);
  }

  size(): { entries: number; bytes: number } {
    const row = this.#sql(
      `SELECT count(*) AS entries, coalesce(sum(length(json)), 0) AS bytes FROM rec_${this.id}`,
    ).get();
    return { entries: Number(row?.entries), bytes: Number(row?.bytes) };
  }
}
