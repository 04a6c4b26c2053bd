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

/** The options of the catalogue's commands. */
export type CatalogueOptions = SearchFillOptions & {
  readonly dataDir: string;
  /** How many items the demo has. */
  readonly count: number;
};

export function catalogueOptions(env: BackendEnv): CatalogueOptions {
  return {
    dataDir: env.dataDir,
    count: env.catalogueSize,
    indexPrefix: env.searchIndex,
    webUrl: env.webUrl,
    mediaUrl: env.commerceUrl,
  };
}

/** Incremented when the generator or the records change, so that old demo data is recreated. */
const RECIPE_VERSION = 3;

export type PrepareOptions = Partial<SearchFillOptions> & {
  readonly dataDir: string;
  /** Number of demo items; 12,000 by default. */
  readonly count?: number;
  /** The time of the newest items, in ms since 1970; the current time by default. */
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

/** Identifies the generator and the size of a demo, to detect an outdated one. */
export function demoRecipe(count: number = DEFAULT_COUNT): string {
  return `demo ${RECIPE_VERSION}, ${count} items`;
}

function isNeeded(state: CatalogueState | undefined, recipe: string): boolean {
  return state?.source === 'import' || state?.recipe === recipe;
}

/** Creates the demo and the pages if they are missing or outdated; returns whether it changed anything. */
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

/** Reads the settings instead of the list of indexes, which takes seconds because it measures each index. */
function hasIndex(engine: ReturnType<typeof openSearchEngine>, index: string): boolean {
  try {
    engine.getSettings(index);
    return true;
  } catch {
    return false;
  }
}

/** Fills the search indexes unless they contain this catalogue. A running search service continues meanwhile. */
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
 * Creates `<dataDir>/commerce.sqlite` and `search.sqlite` if they are missing. An outdated demo and outdated pages are
 * recreated; carts and orders remain, and an imported catalogue is never replaced. If the process is killed, the next
 * call completes the work.
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
