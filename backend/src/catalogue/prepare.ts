import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { DEFAULT_COUNT, generateCatalogue } from './demo/generate.ts';
import { fillCommerce } from './store/commerce.ts';
import { fillSearch, type SearchFillOptions } from './store/search.ts';
import { readState, writeState } from './store/state.ts';

/** Raised whenever the generator or the records change, so that old data is made anew. */
const RECIPE_VERSION = 3;

export type PrepareOptions = Partial<SearchFillOptions> & {
  readonly dataDir: string;
  /** How many demo items; 12,000 when left out. */
  readonly count?: number;
  /** The moment the newest items are newest at, ms since 1970; the time of the call if left out. */
  readonly now?: number;
  readonly onProduct?: () => void;
};

export type Prepared = {
  readonly commerceFile: string;
  readonly searchFile: string;
  /** False when everything was there already. */
  readonly built: boolean;
};

const DEFAULT_ADDRESSES: SearchFillOptions = {
  indexPrefix: 'encore_default',
  webUrl: 'http://localhost:3000',
  mediaUrl: 'http://localhost:5000',
};

/** The two files that the commerce and the search service open. */
export function dataFiles(dataDir: string): { commerceFile: string; searchFile: string } {
  return {
    commerceFile: join(dataDir, 'commerce.sqlite'),
    searchFile: join(dataDir, 'search.sqlite'),
  };
}

function withDatabase<Result>(file: string, work: (db: DatabaseSync) => Result): Result {
  const db = openDatabase(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Builds a SQLite file under a temporary name, so that a start cut short leaves none behind. */
function buildBeside(file: string, build: (temporary: string) => void): void {
  const temporary = `${file}.new`;
  removeDatabase(temporary);
  build(temporary);
  removeDatabase(file);
  renameSync(temporary, file);
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

function makeDemo(db: DatabaseSync, options: PrepareOptions, recipe: string): void {
  const { count = DEFAULT_COUNT, now = Date.now(), onProduct } = options;
  inTransaction(db, () => {
    fillCommerce(db, generateCatalogue({ count, now }), onProduct);
    writeState(db, { source: 'demo', recipe });
  });
}

function buildSearchFile(options: PrepareOptions): void {
  const { commerceFile, searchFile } = dataFiles(options.dataDir);
  buildBeside(searchFile, (temporary) => {
    const engine = openSearchEngine(temporary);
    try {
      withDatabase(commerceFile, (db) =>
        fillSearch(engine, db, { ...DEFAULT_ADDRESSES, ...options }),
      );
    } finally {
      engine.close();
    }
  });
}

/**
 * Makes `<dataDir>/commerce.sqlite` and `search.sqlite` when they are missing, and returns at once
 * when they are there. A demo made by an older recipe is made anew; carts and orders stay, and an
 * imported catalogue is never replaced. Cut short at any moment, the next call begins again.
 */
export function prepareData(options: PrepareOptions): Prepared {
  const files = dataFiles(options.dataDir);
  mkdirSync(options.dataDir, { recursive: true });
  const recipe = demoRecipe(options.count);
  const isNew = !existsSync(files.commerceFile);
  const state = isNew ? undefined : withDatabase(files.commerceFile, readState);
  if (state?.source !== 'import' && state?.recipe !== recipe) {
    // First, so that a cut between the two files never leaves a search that knows other goods.
    removeDatabase(files.searchFile);
    const make = (file: string) => withDatabase(file, (db) => makeDemo(db, options, recipe));
    if (isNew) buildBeside(files.commerceFile, make);
    else make(files.commerceFile);
  }
  const built = !existsSync(files.searchFile);
  if (built) buildSearchFile(options);
  return { ...files, built };
}

/** Names what a demo was made by, to tell whether it is still the newest. */
export function demoRecipe(count: number = DEFAULT_COUNT): string {
  return `demo ${RECIPE_VERSION}, ${count} items`;
}
