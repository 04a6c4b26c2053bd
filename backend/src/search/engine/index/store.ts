import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createRowMapper, prepareOnce } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { IndexSettings, Synonym } from '../types.ts';
import { DatasetStore } from './dataset-store.ts';

/** One index as stored. A sort replica shares the dataset of its primary. */
export interface IndexRow {
  name: string;
  dataset: number;
  primary: string | null;
  settings: IndexSettings;
  createdAt: string;
  updatedAt: string;
}

const toIndexRow = createRowMapper<IndexRow>({ json: ['settings'] });

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS indexes(
    name TEXT PRIMARY KEY, dataset INTEGER NOT NULL, primary_name TEXT,
    settings TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS datasets(
    id INTEGER PRIMARY KEY AUTOINCREMENT, columns TEXT NOT NULL, text_columns TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1);
  CREATE TABLE IF NOT EXISTS synonyms(
    index_name TEXT NOT NULL, object_id TEXT NOT NULL, json TEXT NOT NULL,
    PRIMARY KEY(index_name, object_id));
  CREATE TABLE IF NOT EXISTS counters(name TEXT PRIMARY KEY, value INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS staged(
    version TEXT NOT NULL, name TEXT NOT NULL, dataset INTEGER NOT NULL, contents TEXT NOT NULL,
    PRIMARY KEY(version, name));
  CREATE TABLE IF NOT EXISTS preloads(version TEXT PRIMARY KEY, state TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS published(version TEXT PRIMARY KEY);
`;

/** An index and its sort replicas, invisible until their version is published. */
export interface StagedIndex {
  readonly name: string;
  readonly dataset: number;
  readonly settings: IndexSettings;
  /** Settings of each replica, by its full name. */
  readonly replicas: readonly (readonly [name: string, settings: IndexSettings])[];
  /** Undefined keeps the synonyms of the index. */
  readonly synonyms: readonly Synonym[] | undefined;
}

/** `wanted` by the import, `loading` and `loaded` by the service. */
export type PreloadState = 'wanted' | 'loading' | 'loaded';

function open(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = NORMAL');
  db.exec('PRAGMA cache_size = -32000');
  db.exec(SCHEMA);
  return db;
}

/** The SQLite file: which indexes exist, their settings, and the datasets that hold their records. */
export class Store {
  readonly db: DatabaseSync;
  readonly #datasets = new Map<number, DatasetStore>();

  constructor(file: string) {
    this.db = open(file);
  }

  /** A prepared statement, cached for the life of the store. */
  sql(text: string): StatementSync {
    return prepareOnce(this.db, text);
  }

  /** Runs `work` in one write transaction; nothing of it stays when it throws. */
  transaction<T>(work: () => T): T {
    try {
      return inTransaction(this.db, work);
    } catch (error) {
      this.#datasets.clear();
      throw error;
    }
  }

  /** A number that changes when another connection has written the file. */
  dataVersion(): number {
    return Number(this.sql('PRAGMA data_version').get()?.data_version);
  }

  /** The next number of a persistent counter, below 2^53. */
  next(counter: string): number {
    const row = this.sql(
      'INSERT INTO counters VALUES (?, 1) ON CONFLICT(name) DO UPDATE SET value = value + 1 RETURNING value',
    ).get(counter);
    return Number(row?.value);
  }

  indexes(): IndexRow[] {
    const sql =
      'SELECT name, dataset, primary_name AS "primary", settings, created_at, updated_at FROM indexes ORDER BY name';
    return this.sql(sql).all().map(toIndexRow);
  }

  saveIndex(row: IndexRow): void {
    this.sql('INSERT OR REPLACE INTO indexes VALUES (?, ?, ?, ?, ?, ?)').run(
      row.name,
      row.dataset,
      row.primary,
      JSON.stringify(row.settings),
      row.createdAt,
      row.updatedAt,
    );
  }

  deleteIndex(name: string): void {
    this.sql('DELETE FROM indexes WHERE name = ?').run(name);
    this.sql('DELETE FROM synonyms WHERE index_name = ?').run(name);
  }

  createDataset(columns: string[], textColumns: string[]): DatasetStore {
    const { lastInsertRowid } = this.sql(
      'INSERT INTO datasets(columns, text_columns) VALUES (?, ?)',
    ).run(JSON.stringify(columns), JSON.stringify(textColumns));
    const dataset = new DatasetStore(this.db, {
      id: Number(lastInsertRowid),
      columns,
      textColumns,
    });
    dataset.createTables();
    this.#datasets.set(dataset.id, dataset);
    return dataset;
  }

  /** Stores an index to publish with the others of its version. */
  saveStaged(version: string, { name, dataset, ...contents }: StagedIndex): void {
    this.sql('INSERT OR REPLACE INTO staged VALUES (?, ?, ?, ?)').run(
      version,
      name,
      dataset,
      JSON.stringify(contents),
    );
  }

  staged(version: string): StagedIndex[] {
    const rows = this.sql('SELECT * FROM staged WHERE version = ?').all(version);
    return rows.map(({ name, dataset, contents }) => ({
      name: String(name),
      dataset: Number(dataset),
      ...(JSON.parse(String(contents)) as Pick<StagedIndex, 'settings' | 'replicas' | 'synonyms'>),
    }));
  }

  /** Marks a version as published and removes its staging data. */
  markPublished(version: string): void {
    this.sql('DELETE FROM staged WHERE version = ?').run(version);
    this.sql('DELETE FROM preloads').run();
    this.sql('DELETE FROM published').run();
    this.sql('INSERT INTO published VALUES (?)').run(version);
  }

  /** The progress of the running service in reading a staged version. */
  setPreload(version: string, state: PreloadState): void {
    this.sql('INSERT OR REPLACE INTO preloads VALUES (?, ?)').run(version, state);
  }

  preloadState(version: string): PreloadState | undefined {
    const row = this.sql('SELECT state FROM preloads WHERE version = ?').get(version);
    return row === undefined ? undefined : (String(row.state) as PreloadState);
  }

  /** The version that the service has to read. */
  wantedPreload(): string | undefined {
    const row = this.sql("SELECT version FROM preloads WHERE state = 'wanted'").get();
    return row === undefined ? undefined : String(row.version);
  }

  isPublished(version: string): boolean {
    return this.sql('SELECT 1 FROM published WHERE version = ?').get(version) !== undefined;
  }

  /** Deletes staged indexes of one version, or all that a killed writer has left. */
  deleteStaged(version: string | null = null): void {
    for (const table of ['staged', 'preloads'])
      this.sql(`DELETE FROM ${table} WHERE ?1 IS NULL OR version = ?1`).run(version);
  }

  #unused(): DatasetStore[] {
    const rows = this.sql(
      `SELECT id FROM datasets WHERE id NOT IN
         (SELECT dataset FROM indexes UNION SELECT dataset FROM staged)`,
    ).all();
    return rows.map(({ id }) => this.dataset(Number(id)));
  }

  /** Drops the datasets that neither a published nor a staged index uses. */
  dropUnused(): void {
    for (const { id } of this.#unused()) this.dropDataset(id);
  }

  /** Deletes records of unused datasets in batches, because dropping a large table takes seconds. */
  *emptyUnused(batch: number): Generator<void> {
    for (const dataset of this.#unused())
      while (this.transaction(() => dataset.removeFirst(batch))) yield;
  }

  /** The dataset with that id; its layout is reloaded after other processes write. */
  dataset(id: number): DatasetStore {
    const known = this.#datasets.get(id);
    if (known) return known;
    const row = this.sql('SELECT * FROM datasets WHERE id = ?').get(id);
    const dataset = new DatasetStore(this.db, {
      id,
      columns: JSON.parse(String(row?.columns ?? '[]')),
      textColumns: JSON.parse(String(row?.text_columns ?? '[]')),
    });
    this.#datasets.set(id, dataset);
    return dataset;
  }

  forgetDatasets(): void {
    this.#datasets.clear();
  }

  datasetVersion(id: number): number {
    return Number(this.sql('SELECT version FROM datasets WHERE id = ?').get(id)?.version ?? 0);
  }

  touchDataset(id: number): number {
    const row = this.sql(
      'UPDATE datasets SET version = version + 1 WHERE id = ? RETURNING version',
    ).get(id);
    return Number(row?.version ?? 0);
  }

  dropDataset(id: number): void {
    this.dataset(id).dropTables();
    this.#datasets.delete(id);
    this.sql('DELETE FROM datasets WHERE id = ?').run(id);
  }

  close(): void {
    this.#datasets.clear();
    this.db.close();
  }
}
