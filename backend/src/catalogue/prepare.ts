import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { seedContent } from '../domains/content/seed.ts';
import type { BackendEnv } from '../env.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { DEFAULT_COUNT, generateCatalogue } from './demo/generate.ts';
import { fillCommerce } from './store/commerce.ts';
import { fillSearch, type SearchFillOptions } from './store/search.ts';
import {
  type CatalogueState,
  markSearchFilled,
  markSearchStale,
  publishPending,
  readState,
  searchFilledWith,
  writeState,
} from './store/state.ts';

/** What the catalogue's commands need to know of the back end's configuration. */
export type CatalogueOptions = SearchFillOptions & {
  readonly dataDir: string;
  /** How many items the demo has. */
  readonly count: number;
};

/** What the configuration says of the catalogue. */
export function catalogueOptions(env: BackendEnv): CatalogueOptions {
  return {
    dataDir: env.dataDir,
    count: env.catalogueSize,
    indexPrefix: env.searchIndex,
    webUrl: env.webUrl,
    mediaUrl: env.commerceUrl,
  };
}

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

const DEFAULT_ADDRESSES: SearchFillOptions = {
  indexPrefix: 'encore_default',
  webUrl: 'http://localhost:3000',
  mediaUrl: 'http://localhost:5000',
};

export function dataFiles(dataDir: string): { commerceFile: string; searchFile: string } {
  return {
    commerceFile: join(dataDir, 'commerce.sqlite'),
    searchFile: join(dataDir, 'search.sqlite'),
  };
}

/** Names what a demo was made by, to see whether it is still the newest. */
export function demoRecipe(count: number = DEFAULT_COUNT): string {
  return `demo ${RECIPE_VERSION}, ${count} items`;
}

function isNeeded(state: CatalogueState | undefined, recipe: string): boolean {
  return state?.source === 'import' || state?.recipe === recipe;
}

/** Makes what is missing of the demo and of the pages; true when it made anything. */
function createShop(db: DatabaseSync, options: PrepareOptions): boolean {
  const { count = DEFAULT_COUNT, now = Date.now(), onProduct } = options;
  const recipe = demoRecipe(count);
  return inTransaction(db, () => {
    const isNew = !isNeeded(readState(db), recipe);
    if (isNew) {
      fillCommerce(db, generateCatalogue({ count, now }), onProduct);
      writeState(db, { source: 'demo', recipe });
    }
    const isSeeded = seedContent(db);
    if (isSeeded) markSearchStale(db);
    return isNew || isSeeded;
  });
}

/** Asks for the settings, since the list of indexes measures each of them, which takes seconds. */
function hasIndex(engine: ReturnType<typeof openSearchEngine>, index: string): boolean {
  try {
    engine.getSettings(index);
    return true;
  } catch {
    return false;
  }
}

/** Fills the search unless it knows these goods; a search service that runs goes on meanwhile. */
function createSearch(db: DatabaseSync, file: string, options: SearchFillOptions): boolean {
  const engine = openSearchEngine(file);
  try {
    publishPending(db, engine);
    const index = `${options.indexPrefix}_products`;
    if (searchFilledWith(db) === options.indexPrefix && hasIndex(engine, index)) return false;
    fillSearch(engine, db, options);
    markSearchFilled(db, options.indexPrefix);
    return true;
  } finally {
    engine.close();
  }
}

/**
 * Makes `<dataDir>/commerce.sqlite` and `search.sqlite` when they are missing, and returns at once
 * when they are there. A demo made by an older recipe, and older pages, are made anew; carts and
 * orders stay, and an imported catalogue is never replaced. Each file changes in transactions, and what fills the
 * search is recorded last: cut short at any moment, the next call finishes the work.
 */
export function prepareData(options: PrepareOptions) {
  const files = dataFiles(options.dataDir);
  const db = openDatabase(files.commerceFile);
  try {
    const isNew = createShop(db, options);
    const isFilled = createSearch(db, files.searchFile, { ...DEFAULT_ADDRESSES, ...options });
    return { ...files /** False when everything was there already. */, built: isNew || isFilled };
  } finally {
    db.close();
  }
}
