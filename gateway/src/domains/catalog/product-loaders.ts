import DataLoader from 'dataloader';
import type { SearchQuery, SearchSource } from '../../sources/search/types.ts';
import type { ProductModel } from './models.ts';
import { textOf, toProducts, topCategoriesOf } from './product-mapper.ts';
import { ON_SALE } from './search-plan.ts';

/** Values in one or-group of a filter; beyond it a second query goes along in the same call. */
const SKUS_PER_QUERY = 100;
/** What the service asks for related products (spec §7). */
const RELATED = 8;

/** Reads products for one request, all that is asked for at once in one call. */
export interface ProductLoaders {
  /** By sku, exactly as written; null when there is none. */
  readonly bySku: DataLoader<string, ProductModel | null>;
  /** By the back end's numeric id; null when there is none. */
  readonly byId: DataLoader<string, ProductModel | null>;
  /** Up to 8 items on sale of the same designer and all the same categories. */
  readonly related: DataLoader<RelatedTo, readonly ProductModel[], string>;
}

/** Which product's relatives, and how much of each. */
export interface RelatedTo {
  readonly product: ProductModel;
  /** Attributes of their records; undefined for all. */
  readonly attributes: readonly string[] | undefined;
}

const skuQueries = (skus: readonly string[]): SearchQuery[] =>
  Array.from({ length: Math.ceil(skus.length / SKUS_PER_QUERY) }, (_, n) => {
    const some = skus.slice(n * SKUS_PER_QUERY, (n + 1) * SKUS_PER_QUERY);
    const filters = some.map((sku) => `sku:${sku.startsWith('-') ? '\\' : ''}${sku}`);
    return { index: 'products', hitsPerPage: some.length, facetFilters: [filters] };
  });

const relatedQuery = ({ product, attributes }: RelatedTo): SearchQuery => {
  const designer = textOf(product.record, 'manufacturer');
  return {
    index: 'products',
    hitsPerPage: RELATED,
    facetFilters: [
      ...topCategoriesOf(product.record).map((category) => `categories.level0:${category}`),
      ...(designer === null ? [] : [`manufacturer:${designer}`]),
      `objectID:-${product.record.objectID}`,
    ],
    numericFilters: [ON_SALE],
    ...(attributes === undefined ? {} : { attributes }),
  };
};

/** Loaders of one request. `search` is asked once for each kind of look-up. */
export const createProductLoaders = (search: SearchSource): ProductLoaders => {
  const bySku = new DataLoader<string, ProductModel | null>(async (skus) => {
    const answers = await search.queries(skuQueries(skus));
    const found = answers.flatMap((answer) => toProducts(answer.hits));
    const products = new Map(found.map((product) => [product.sku, product]));
    return skus.map((sku) => products.get(sku) ?? null);
  });
  const byId = new DataLoader<string, ProductModel | null>(async (ids) => {
    const records = await search.objects(ids.map((objectID) => ({ index: 'products', objectID })));
    return records.map((record) => (record && toProducts([record])[0]) ?? null);
  });
  const related = new DataLoader<RelatedTo, readonly ProductModel[], string>(
    async (wanted) => {
      const answers = await search.queries(wanted.map(relatedQuery));
      return answers.map((answer) => toProducts(answer.hits));
    },
    { cacheKeyFn: ({ product, attributes }) => [product.sku, attributes].join() },
  );
  return { bySku, byId, related };
};
