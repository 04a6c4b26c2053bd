import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  productRecord,
  type RecordContext,
} from '../../../../indexer/src/records/product-record.ts';
import {
  attributeRecords,
  blockRecords,
  pageRecords,
  productSettings,
  SMALL_INDEXES,
  type SmallIndex,
} from '../../../../indexer/src/records/settings.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import { createVariantsReader } from '../../domains/catalog/variants.ts';
import { createContentRepository } from '../../domains/content/repository.ts';
import type { IndexContents, SearchEngine } from '../../search/engine/engine.ts';
import { categoryCounts, createCategoryRecorder } from './category-records.ts';

export type SearchFillOptions = {
  /** The prefix of all index names, SEARCH_INDEX. */
  readonly indexPrefix: string;
  readonly webUrl: string;
  readonly mediaUrl: string;
};

type Sink = Pick<SearchEngine, 'stageIndex' | 'publish' | 'dropUnused'>;

function categoryRecords(db: DatabaseSync, context: RecordContext) {
  const counts = categoryCounts(db);
  const record = createCategoryRecorder(db);
  return [...context.categories.values()]
    .filter((category) => category.urlPath !== null)
    .map((category) => record(category, context, counts.get(category.id) ?? 0));
}

const createContext = (
  db: DatabaseSync,
  { webUrl, mediaUrl }: Pick<SearchFillOptions, 'webUrl' | 'mediaUrl'>,
): RecordContext => {
  const categories = createCatalogRepository(db).categories();
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    webUrl,
    mediaUrl,
  };
};

export type SearchStageOptions = SearchFillOptions & {
  /** Called for each product read. */
  readonly onProduct?: () => void;
};

/** The databases of products and of content. */
type Sources = { readonly goods: DatabaseSync; readonly content: DatabaseSync };

/** Writes all search indexes under a version; they are invisible until it is published. */
export function stageSearch(
  { engine, version }: { readonly engine: Pick<Sink, 'stageIndex'>; readonly version: string },
  { goods, content }: Sources,
  { indexPrefix, onProduct, ...options }: SearchStageOptions,
): void {
  const context = createContext(goods, options);
  const getVariantsData = createVariantsReader(goods);
  const products = function* () {
    for (const product of createCatalogRepository(goods).visible()) {
      yield productRecord({ ...product, ...getVariantsData(product) }, context);
      onProduct?.();
    }
  };
  const { pages, blocks } = createContentRepository(content);
  const stage = (name: string, contents: IndexContents): void =>
    engine.stageIndex(version, `${indexPrefix}_${name}`, contents);
  const stageSmall = (name: SmallIndex, records: IndexContents['records']): void =>
    stage(name, { ...SMALL_INDEXES[name], records });
  const index = `${indexPrefix}_products`;
  stage('products', { ...productSettings(index), records: products() });
  stageSmall('categories', categoryRecords(goods, context));
  stageSmall('pages', pageRecords(pages(), options.mediaUrl));
  stageSmall('section_blocks', blockRecords(blocks(), options.mediaUrl));
  stageSmall('product_attributes', attributeRecords());
}

/** Rebuilds all search indexes from the commerce database. */
export function fillSearch(engine: Sink, db: DatabaseSync, options: SearchStageOptions): void {
  const version = randomUUID();
  stageSearch({ engine, version }, { goods: db, content: db }, options);
  engine.publish(version);
  engine.dropUnused();
}
