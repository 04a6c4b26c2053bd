import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { seedContent } from '../domains/content/seed.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueOptions, dataFiles } from './prepare.ts';
import { reserveProductIds, withProductIds } from './store/product-ids.ts';
import { stageSearch } from './store/search.ts';
import { stageGoods, takeGoods } from './store/staging.ts';
import {
  type CatalogueState,
  lockCatalogue,
  markSearchStale,
  publishPending,
  putPendingSearch,
  writeState,
} from './store/state.ts';

/** The completed step when the hook is called; `switching` is before the commit. */
export const REPLACE_STEPS = [
  'numbered',
  'staged',
  'indexed',
  'copied',
  'switching',
  'switched',
  'published',
  'recorded',
] as const;

export type ReplaceStep = (typeof REPLACE_STEPS)[number];

const GRACE_MS = 1000;

export type ReplaceOptions = {
  readonly options: CatalogueOptions;
  readonly state: CatalogueState;
  /** Called for each product written, first to the shop, then to the search. */
  readonly onProduct?: (step: 'shop' | 'search') => void;
  readonly onStep?: (step: ReplaceStep) => void;
  /**
   * Whether to wait until the running search service has loaded the new indexes, so that shop and search switch
   * together.
   */
  readonly isRunning?: boolean;
};

/**
 * Replaces the catalogue of a shop that may be running. The new products are written beside the old ones, then switched
 * in one short transaction; carts, orders and pages remain. The transaction also records the new search indexes: if the
 * process is killed after it, the running shop, the next start or the next import publishes them.
 * @throws the catalogue's errors, and an Error while another import is running; then nothing is changed
 */
export async function replaceCatalogue(catalogue: Catalogue, how: ReplaceOptions): Promise<void> {
  const lock = lockCatalogue(how.options.dataDir);
  const { commerceFile, searchFile } = dataFiles(how.options.dataDir);
  const db = openDatabase(commerceFile);
  const engine = openSearchEngine(searchFile);
  try {
    publishPending(db, engine);
    engine.discardStaged();
    await engine.emptyUnused();
    await replace({ db, engine }, catalogue, how);
  } finally {
    engine.close();
    db.close();
    lock.release();
  }
}

type Stores = {
  readonly db: ReturnType<typeof openDatabase>;
  readonly engine: ReturnType<typeof openSearchEngine>;
};

async function replace(
  { db, engine }: Stores,
  catalogue: Catalogue,
  { options, state, onProduct, isRunning, onStep = () => {} }: ReplaceOptions,
): Promise<void> {
  await reserveProductIds(db, catalogue);
  const numbered = withProductIds(db, catalogue);
  onStep('numbered');
  const goods = stageGoods(options.dataDir, numbered, () => onProduct?.('shop'));
  try {
    onStep('staged');
    inTransaction(db, () => {
      if (seedContent(db)) markSearchStale(db);
    });
    const version = randomUUID();
    const { indexPrefix } = options;
    stageSearch(
      { engine, version },
      { goods: goods.db, content: db },
      { ...options, onProduct: () => onProduct?.('search') },
    );
    onStep('indexed');
    if (isRunning) await engine.awaitPreload(version, { noticeMs: 3000, loadMs: 120_000 });
    const more = (): void => {
      writeState(db, state);
      putPendingSearch(db, { version, indexPrefix });
      onStep('switching');
    };
    await takeGoods(db, goods, { onCopied: () => onStep('copied'), more });
    onStep('switched');
    publishPending(db, engine, () => onStep('published'));
    onStep('recorded');
    // A search that started before the switch still reads the old records.
    if (isRunning) await setTimeout(GRACE_MS);
    await engine.emptyUnused();
    engine.dropUnused();
  } finally {
    goods.close();
  }
}
