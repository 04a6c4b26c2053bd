import type { DatabaseSync } from 'node:sqlite';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import { createContentRepository } from '../../domains/content/repository.ts';
import type { SearchEngine, StagedIndex } from '../../search/engine/engine.ts';
import { blockRecords, pageRecords } from '../content-records.ts';
import { productRecord, type RecordContext } from '../search-records.ts';
import {
  ATTRIBUTE_SETTINGS,
  attributeRecords,
  BLOCK_SETTINGS,
  CATEGORY_SETTINGS,
  PAGE_SETTINGS,
  productSettings,
  SYNONYMS,
} from '../search-settings.ts';

import { categoryCounts, createCategoryRecorder } from './category-records.ts';

export type SearchFillOptions = {
  /** What every index name begins with, as SEARCH_INDEX gives it. */
  readonly indexPrefix: string;
  readonly webUrl: string;
  readonly mediaUrl: string;
};

type Sink = Pick<SearchEngine, 'replaceIndex' | 'stageIndex' | 'publishIndex'>;

function categoryRecords(db: DatabaseSync, context: RecordContext): object[] {
  const counts = categoryCounts(db);
  const record = createCategoryRecorder(db);
  return [...context.categories.values()]
    .filter((category) => category.urlPath !== null)
    .map((category) => record(category, context, counts.get(category.id) ?? 0));
}

const contextOf = (
  db: DatabaseSync,
  { webUrl, mediaUrl }: Pick<SearchFillOptions, 'webUrl' | 'mediaUrl'>,
): RecordContext => {
  const categories = createCatalogRepository(db).categories();
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    ...{ webUrl, mediaUrl },
  };
};

export type ProductStageOptions = SearchFillOptions & {
  /** Called for each product read. */
  readonly onProduct?: () => void;
};

/** Writes the index of the products that a database holds, with its sort replicas; nobody sees it before it is published. */
export function stageProducts(
  engine: Sink,
  db: DatabaseSync,
  options: ProductStageOptions,
): StagedIndex {
  const context = contextOf(db, options);
  const products = function* () {
    for (const product of createCatalogRepository(db).visible()) {
      yield productRecord(product, context);
      options.onProduct?.();
    }
  };
  const index = `${options.indexPrefix}_products`;
  return engine.stageIndex(index, {
    ...productSettings(index),
    synonyms: SYNONYMS,
    records: products(),
  });
}

/** Publishes the products, and rebuilds all other indexes from a database: categories, attributes, pages and blocks. */
export function publishSearch(
  engine: Sink,
  db: DatabaseSync,
  { products, ...options }: SearchFillOptions & { readonly products: StagedIndex },
): void {
  engine.publishIndex(products);
  engine.replaceIndex(`${options.indexPrefix}_categories`, {
    settings: CATEGORY_SETTINGS,
    synonyms: SYNONYMS,
    records: categoryRecords(db, contextOf(db, options)),
  });
  const content = createContentRepository(db);
  engine.replaceIndex(`${options.indexPrefix}_pages`, {
    settings: PAGE_SETTINGS,
    records: pageRecords(content.pages()),
  });
  engine.replaceIndex(`${options.indexPrefix}_section_blocks`, {
    settings: BLOCK_SETTINGS,
    records: blockRecords(content.blocks()),
  });
  engine.replaceIndex(`${options.indexPrefix}_product_attributes`, {
    settings: ATTRIBUTE_SETTINGS,
    records: attributeRecords(),
  });
}

/** Rebuilds all search indexes from what the commerce database holds. */
export function fillSearch(engine: Sink, db: DatabaseSync, options: ProductStageOptions): void {
  publishSearch(engine, db, { ...options, products: stageProducts(engine, db, options) });
}
