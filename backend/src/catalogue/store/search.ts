import type { DatabaseSync } from 'node:sqlite';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import { createContentRepository } from '../../domains/content/repository.ts';
import type { SearchEngine } from '../../search/engine/engine.ts';
import { blockRecords, pageRecords } from '../content-records.ts';
import { productRecord, type RecordContext } from '../search-records.ts';
import {
  ATTRIBUTE_SETTINGS,
  attributeRecords,
  BLOCK_SETTINGS,
  CATEGORY_SETTINGS,
  PAGE_SETTINGS,
  productSettings,
} from '../search-settings.ts';

import { categoryCounts, createCategoryRecorder } from './category-records.ts';

export type SearchFillOptions = {
  /** What every index name begins with, as SEARCH_INDEX gives it. */
  readonly indexPrefix: string;
  readonly webUrl: string;
  readonly mediaUrl: string;
};

type Sink = Pick<SearchEngine, 'replaceIndex'>;

function categoryRecords(db: DatabaseSync, context: RecordContext): object[] {
  const counts = categoryCounts(db);
  const record = createCategoryRecorder(db);
  return [...context.categories.values()]
    .filter((category) => category.urlPath !== null)
    .map((category) => record(category, context, counts.get(category.id) ?? 0));
}

/**
 * Rebuilds the search indexes from what the commerce database holds: products with their sort
 * replicas, categories, filterable attributes, pages and blocks. `onProduct` is called for each product read.
 */
export function fillSearch(
  engine: Sink,
  db: DatabaseSync,
  options: SearchFillOptions & { readonly onProduct?: () => void },
): void {
  const catalog = createCatalogRepository(db);
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  const context = { categories, webUrl: options.webUrl, mediaUrl: options.mediaUrl };
  const products = function* () {
    for (const product of catalog.visible()) {
      yield productRecord(product, context);
      options.onProduct?.();
    }
  };
  const index = `${options.indexPrefix}_products`;
  engine.replaceIndex(index, { ...productSettings(index), records: products() });
  engine.replaceIndex(`${options.indexPrefix}_categories`, {
    settings: CATEGORY_SETTINGS,
    records: categoryRecords(db, context),
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
