import { openDatabase } from '../db/open.ts';
import { seedContent } from '../domains/content/seed.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueOptions } from './options.ts';
import { dataFiles } from './prepare.ts';
import { withProductIds } from './store/product-ids.ts';
import { publishSearch, stageProducts } from './store/search.ts';
import { stageGoods, takeGoods } from './store/staging.ts';
import { type CatalogueState, markSearchFilled, writeState } from './store/state.ts';

export type ReplaceOptions = {
  readonly options: CatalogueOptions;
  readonly state: CatalogueState;
  /** Called for each product written, first to the shop, then to the search. */
  readonly onProduct?: (step: 'shop' | 'search') => void;
};

/**
 * Replaces the catalogue of a shop that may be running: its services see the old goods or the new, and
 * wait only while the new ones, written elsewhere before, take the place of the old. Carts, orders and
 * pages stay.
 * @throws what the catalogue throws while it is read; then nothing is changed.
 */
export function replaceCatalogue(catalogue: Catalogue, how: ReplaceOptions): void {
  const { commerceFile, searchFile } = dataFiles(how.options.dataDir);
  const db = openDatabase(commerceFile);
  const goods = stageGoods(withProductIds(db, catalogue), () => how.onProduct?.('shop'));
  const engine = openSearchEngine(searchFile);
  try {
    const onProduct = () => how.onProduct?.('search');
    const products = stageProducts(engine, goods.db, { ...how.options, onProduct });
    takeGoods(db, goods, () => {
      writeState(db, how.state);
      seedContent(db);
      publishSearch(engine, db, { ...how.options, products });
      markSearchFilled(db, how.options.indexPrefix);
    });
  } finally {
    engine.close();
    db.close();
    goods.close();
  }
}
