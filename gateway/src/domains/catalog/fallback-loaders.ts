import DataLoader from 'dataloader';
import type { Category } from '../../generated/types.ts';
import type { CommerceProducts } from '../../sources/commerce-graphql/products.ts';
import {
  askedOfCommerce,
  categoryFromCommerce,
  listFromCommerce,
  productFromCommerce,
} from './fallback-mapper.ts';
import type { ProductModel } from './models.ts';
import type { ProductSearchModel } from './product-search.ts';
import type { ProductSearch } from './search-plan.ts';

/** Magento lists at most 300 products a page by default; this keeps the address short enough for a GET. */
const SKUS_PER_CALL = 50;

/** The catalogue as the commerce back end knows it, for one request. All throw when that does not answer either. */
export interface StandIns {
  /** By sku, exactly as written; only what is on sale, null for the rest. */
  readonly productBySku: DataLoader<string, ProductModel | null>;
  /** By the back end's numeric id; null when there is none. */
  readonly productById: (id: string) => Promise<ProductModel | null>;
  readonly categoryById: (id: string) => Promise<Category | null>;
  /** What is on sale; null for a search that only the search service understands. */
  readonly products: (search: ProductSearch) => Promise<ProductSearchModel | null>;
}

const ID = /^\d{1,10}$/;

/** Stand-ins of one request. */
export const createFallbackLoaders = (commerce: CommerceProducts): StandIns => ({
  productBySku: new DataLoader<string, ProductModel | null>(
    async (skus) => {
      const known = (await commerce.bySkus(skus)).map(productFromCommerce);
      return skus.map((sku) => known.find((product) => product.sku === sku) ?? null);
    },
    { maxBatchSize: SKUS_PER_CALL },
  ),
  productById: async (id) => {
    const known = ID.test(id) ? await commerce.byId(id) : null;
    return known && productFromCommerce(known);
  },
  categoryById: async (id) => {
    const known = ID.test(id) ? await commerce.categoryById(id) : null;
    return known && categoryFromCommerce(known);
  },
  products: async (search) => {
    const asked = askedOfCommerce(search);
    return asked && listFromCommerce(await commerce.list(asked), search);
  },
});
