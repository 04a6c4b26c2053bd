import DataLoader from 'dataloader';
import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql';
import type { LoaderContext } from '../../context.ts';
import { reportPartial } from '../../core/request-scope.ts';
import { chunk } from '../../core/values.ts';
import type { FilterableAttribute } from '../../generated/types.ts';
import type { CommerceProducts } from '../../sources/commerce-graphql/products.ts';
import { batchPerRequest } from '../../sources/search/batching.ts';
import {
  queryOne,
  type SearchIndex,
  type SearchQuery,
  type SearchRecord,
  type SearchSource,
} from '../../sources/search/types.ts';
import { isServiceFailure } from '../../sources/upstream-error.ts';
import {
  toCommerceList,
  toFallbackCategory,
  toFallbackList,
  toFallbackProduct,
} from './fallback-mappers.ts';
import { getText, ON_SALE, toAttributes, toCategory, toSectionBlock } from './mappers.ts';
import { getList, getTopCategories, type ProductModel, toProducts } from './product-mappers.ts';
import type { ProductSearch } from './search.ts';
import { findVariant } from './variants.ts';

/**
 * Reads from the search service. While it is unavailable, reads from the commerce back end and adds the failure to the
 * response's errors.
 *
 * @throws the search service's error if the commerce back end has no data either.
 */
export async function withFallback<T>(
  { path }: Pick<GraphQLResolveInfo, 'path'>,
  fromSearch: () => Promise<T>,
  fromCommerce: () => Promise<T | null>,
): Promise<T> {
  try {
    return await fromSearch();
  } catch (failure) {
    if (!isServiceFailure(failure)) throw failure;
    const known = await fromCommerce().catch(() => null);
    if (known === null) throw failure;
    reportPartial({ failure, path: responsePathAsArray(path) });
    return known;
  }
}

/** Below Magento's default limit of 300 products per page; keeps the URL short enough for GET. */
const SKUS_PER_CALL = 50;

const ID = /^\d{1,10}$/;

/** Catalog loaders for the commerce back end. All throw if it is unavailable, too. */
function createFallbackLoaders(commerce: CommerceProducts) {
  return {
    /** By exact SKU; null for products that are not for sale. */
    productBySku: new DataLoader<string, ProductModel | null>(
      async (skus) => {
        const known = (await commerce.bySkus(skus)).map(toFallbackProduct);
        return skus.map((sku) => known.find((product) => product.sku === sku) ?? null);
      },
      { maxBatchSize: SKUS_PER_CALL },
    ),
    /** By the back end's numeric id; null if there is none. */
    productById: async (id: string) => {
      const known = ID.test(id) ? await commerce.byId(id) : null;
      return known && toFallbackProduct(known);
    },
    categoryById: async (id: string) => {
      const known = ID.test(id) ? await commerce.categoryById(id) : null;
      return known && toFallbackCategory(known);
    },
    /** Products for sale; null for a search that only the search service supports. */
    products: async (search: ProductSearch) => {
      const list = toCommerceList(search);
      return list && toFallbackList(await commerce.list(list), search);
    },
  };
}

/** Values per OR group of a filter; more values need another query in the same call. */
const SKUS_PER_QUERY = 100;
const RELATED = 8;

interface RelatedQuery {
  readonly product: ProductModel;
  /** Attributes of their records; undefined for all. */
  readonly attributes: readonly string[] | undefined;
}

function skuQueries(skus: readonly string[]): SearchQuery[] {
  return chunk(skus, SKUS_PER_QUERY).map((some) => {
    const filters = some.flatMap((sku) => {
      const value = `${sku.startsWith('-') ? '\\' : ''}${sku}`;
      return [`sku:${value}`, `variant_skus:${value}`];
    });
    // A variant may also be a product of its own.
    return { index: 'products', hitsPerPage: 2 * some.length, facetFilters: [filters] };
  });
}

/** The categories of the second level, of which related products without a designer share one. */
function toSecondLevel(record: ProductModel['record']): readonly (readonly string[])[] {
  const tops = getTopCategories(record);
  const shared = getList(record.categories?.level1)
    // A category below an inactive one has no top category.
    .filter((path) => tops.some((top) => path.startsWith(`${top} /// `)))
    .map((path) => `categories.level1:${path}`);
  return shared.length === 0 ? [] : [shared];
}

function relatedQuery({ product, attributes }: RelatedQuery): SearchQuery {
  const designer = getText(product.record, 'manufacturer');
  return {
    index: 'products',
    hitsPerPage: RELATED,
    facetFilters: [
      ...getTopCategories(product.record).map((category) => `categories.level0:${category}`),
      ...(designer === null ? toSecondLevel(product.record) : [`manufacturer:${designer}`]),
      `objectID:-${product.record.objectID}`,
    ],
    numericFilters: [ON_SALE],
    ...(attributes === undefined ? {} : { attributes }),
  };
}

/** Loads records by object id; null if there is none. */
function createRecordLoader<Model>(
  search: SearchSource,
  index: SearchIndex,
  toModel: (record: SearchRecord) => Model | null,
) {
  return new DataLoader<string, Model | null>(async (ids) => {
    const records = await search.objects(ids.map((objectID) => ({ index, objectID })));
    return records.map((record) => record && toModel(record));
  });
}

function createProductLoaders(search: SearchSource) {
  /** By exact SKU, also of a variant; null if there is none. */
  const bySku = new DataLoader<string, ProductModel | null>(async (skus) => {
    const responses = await search.queries(skuQueries(skus));
    const found = responses.flatMap((response) => toProducts(response.hits));
    const products = new Map(found.map((product) => [product.sku, product]));
    return skus.map((sku) => products.get(sku) ?? findVariant(found, sku));
  });
  /** By the back end's numeric id; null if there is none. */
  const byId = createRecordLoader(search, 'products', (record) => toProducts([record])[0] ?? null);
  /** Up to 8 products for sale with the same designer and categories. */
  const related = new DataLoader<RelatedQuery, readonly ProductModel[], string>(
    async (queries) => {
      const responses = await search.queries(queries.map(relatedQuery));
      return responses.map((response) => toProducts(response.hits));
    },
    { cacheKeyFn: ({ product, attributes }) => [product.sku, attributes].join() },
  );
  return { bySku, byId, related };
}

const MAX_ATTRIBUTES = 100;

async function readAttributes(search: SearchSource): Promise<readonly FilterableAttribute[]> {
  const query = { index: 'product_attributes', hitsPerPage: MAX_ATTRIBUTES } as const;
  return toAttributes((await queryOne(search, query)).hits);
}

export function createCatalogLoaders(context: LoaderContext) {
  const { settingsCache, commerceProducts } = context;
  const search = batchPerRequest(context.search);
  return {
    products: createProductLoaders(search),
    /** By id; null if there is none. */
    category: createRecordLoader(search, 'categories', toCategory),
    /** By identifier; null if there is none. */
    sectionBlock: createRecordLoader(search, 'section_blocks', toSectionBlock),
    fallback: createFallbackLoaders(commerceProducts),
    attributes: () => settingsCache.get('attributes', () => readAttributes(search)),
    search,
  };
}
