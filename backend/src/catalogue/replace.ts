import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { seedContent } from '../domains/content/seed.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueOptions } from './options.ts';
import { dataFiles } from './prepare.ts';
import { fillCommerce } from './store/commerce.ts';
import { fillSearch } from './store/search.ts';
import { type CatalogueState, markSearchFilled, writeState } from './store/state.ts';

export type ReplaceOptions = {
  readonly options: CatalogueOptions;
  readonly state: CatalogueState;
  /** Called for each product written, first to the shop, then to the search. */
  readonly onProduct?: (step: 'shop' | 'search') => void;
};

/**
 * Replaces the catalogue of a shop that may be running: its services see the old goods or the new.
 * Carts, orders and pages stay.
 * @throws what the catalogue throws while it is read; then nothing is changed.
 */
export function replaceCatalogue(catalogue: Catalogue, how: ReplaceOptions): void {
  const { commerceFile, searchFile } = dataFiles(how.options.dataDir);
  const db = openDatabase(commerceFile);
  const engine = openSearchEngine(searchFile);
  try {
    inTransaction(db, () => {
      fillCommerce(db, catalogue, () => how.onProduct?.('shop'));
      writeState(db, how.state);
      seedContent(db);
      fillSearch(engine, db, { ...how.options, onProduct: () => how.onProduct?.('search') });
      markSearchFilled(db, how.options.indexPrefix);
    });
  } finally {
    engine.close();
    db.close();
  }
}
