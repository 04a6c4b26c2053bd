import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueEnv } from './env.ts';
import { dataFiles } from './prepare.ts';
import { fillCommerce } from './store/commerce.ts';
import { fillSearch } from './store/search.ts';
import { type CatalogueState, writeState } from './store/state.ts';

export type ReplaceOptions = {
  readonly env: CatalogueEnv;
  readonly state: CatalogueState;
  /** Called for each product written, first to the shop, then to the search. */
  readonly onProduct?: (step: 'shop' | 'search') => void;
};

/**
 * Replaces the catalogue of a shop that may be running: its services see the old goods or the new.
 * Carts, orders and pages stay.
 * @throws what the catalogue throws while it is read; then nothing is changed.
 */
export function replaceCatalogue(catalogue: Catalogue, options: ReplaceOptions): void {
  const { commerceFile, searchFile } = dataFiles(options.env.dataDir);
  const db = openDatabase(commerceFile);
  const engine = openSearchEngine(searchFile);
  try {
    inTransaction(db, () => {
      fillCommerce(db, catalogue, () => options.onProduct?.('shop'));
      writeState(db, options.state);
      fillSearch(engine, db, { ...options.env, onProduct: () => options.onProduct?.('search') });
    });
  } finally {
    engine.close();
    db.close();
  }
}
