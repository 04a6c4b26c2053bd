import DataLoader from 'dataloader';
import type { Category, FilterableAttribute, SectionBlock } from '../../generated/types.ts';
import type { CommerceProducts } from '../../sources/commerce-graphql/products.ts';
import type { SearchSource } from '../../sources/search/types.ts';
import type { SwrCache } from '../../sources/swr-cache.ts';
import { toAttributes, toCategory, toSectionBlock } from './category-mapper.ts';
import { createFallbackLoaders, type StandIns } from './fallback-loaders.ts';
import { createProductLoaders, type ProductLoaders } from './product-loaders.ts';
import type { AttributeRecord, CategoryRecord } from './record.ts';

/** The list of attributes is at most this long (spec §9). */
const MAX_ATTRIBUTES = 100;

/** What the catalogue reads in one request. */
export interface CatalogLoaders {
  readonly products: ProductLoaders;
  /** By id; null when there is none. */
  readonly category: DataLoader<string, Category | null>;
  /** By identifier; null when there is none. */
  readonly sectionBlock: DataLoader<string, SectionBlock | null>;
  /** All filterable attributes in showing order. */
  readonly attributes: () => Promise<readonly FilterableAttribute[]>;
  readonly search: SearchSource;
  /** The same from the commerce back end, for when the search service cannot be asked. */
  readonly standIns: StandIns;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly catalog: CatalogLoaders;
  }
}

/** What the catalogue needs from the gateway. */
export interface CatalogDeps {
  readonly search: SearchSource;
  readonly commerceProducts: CommerceProducts;
  /** Keeps the attributes for a short while: they change with the shop's configuration only. */
  readonly settings: SwrCache;
}

// Each index holds records of one shape (docs/search-records.md).
const asCategory = (record: unknown): Category => toCategory(record as CategoryRecord);

const readAttributes = async (search: SearchSource): Promise<readonly FilterableAttribute[]> => {
  const [answer] = await search.queries([
    { index: 'product_attributes', hitsPerPage: MAX_ATTRIBUTES },
  ]);
  return toAttributes((answer?.hits ?? []) as readonly AttributeRecord[]);
};

/** Catalogue loaders of one request. */
export const createCatalogLoaders = ({
  search,
  settings,
  commerceProducts,
}: CatalogDeps): CatalogLoaders => ({
  products: createProductLoaders(search),
  category: new DataLoader<string, Category | null>(async (ids) => {
    const records = await search.objects(
      ids.map((objectID) => ({ index: 'categories', objectID })),
    );
    return records.map((record) => (record === null ? null : asCategory(record)));
  }),
  sectionBlock: new DataLoader<string, SectionBlock | null>(async (identifiers) => {
    const keys = identifiers.map((objectID) => ({ index: 'section_blocks' as const, objectID }));
    const records = await search.objects(keys);
    return records.map((record) => (record === null ? null : toSectionBlock(record)));
  }),
  standIns: createFallbackLoaders(commerceProducts),
  attributes: () => settings.get('attributes', () => readAttributes(search)),
  search,
});
