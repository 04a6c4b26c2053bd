import type { Env } from '../../gateway/src/env.ts';
import { ok, type Result, skipped, warning } from './check.ts';
import { queryMagento } from './commerce.ts';
import { MAGENTO } from './commerce-url.ts';
import { CheckFailure } from './probe.ts';
import { queryIndex } from './search.ts';

/** The indexes that the shop reads, besides the products. */
const INDEXES = [
  'products_name_asc',
  'products_name_desc',
  'products_price_default_asc',
  'products_price_default_desc',
  'products_created_at_desc',
  'categories',
  'pages',
  'section_blocks',
  'product_attributes',
];

/** The facets that the filters count. */
const FACETS = ['manufacturer', 'categories.level0', 'price.USD.default'];

async function findMissingIndexes(env: Env): Promise<string[]> {
  const missing: string[] = [];
  for (const index of INDEXES) {
    await queryIndex(env, { index, hitsPerPage: 0 }).catch((error: unknown) => {
      const isMissing = error instanceof CheckFailure && error.message.endsWith('(404)');
      if (!isMissing) throw error;
      missing.push(`${env.SEARCH_INDEX}_${index}`);
    });
  }
  return missing;
}

async function findMissingFacets(env: Env): Promise<string[]> {
  const numericFilters = ['stock_qty>=0'];
  const query = { index: 'products', hitsPerPage: 0, facets: FACETS, numericFilters };
  const { facets: counted } = await queryIndex(env, query);
  return FACETS.filter((facet) => counted[facet] === undefined);
}

/** Checks the sort replicas, the other indexes and the facets. */
export async function checkSearchSettings(env: Env): Promise<Result> {
  const indexes = await findMissingIndexes(env);
  if (indexes.length > 0) {
    throw new CheckFailure(
      `missing indexes: ${indexes.join(', ')}`,
      'Create them: npm run index -- full.',
    );
  }
  const facets = await findMissingFacets(env);
  if (facets.length === 0) return ok('all indexes exist, all facets are configured');
  return warning(
    `no product can be filtered by ${facets.join(', ')}`,
    'Ignore it if the products have no such values; otherwise write the settings of indexer/src/records/settings.json: npm run index -- full.',
  );
}

const SAMPLE = 5;
const QUERY =
  'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }';

/** The number of products with these SKUs in Magento; undefined if it does not tell. */
async function countProducts(env: Env, skus: readonly string[]): Promise<number | undefined> {
  const params = { query: QUERY, variables: JSON.stringify({ skus }) };
  const found = await queryMagento(env, params).catch(() => undefined);
  const count: unknown = Object(found?.json).data?.products?.total_count;
  return typeof count === 'number' ? count : undefined;
}

/** Checks that products of the index exist in Magento. */
export async function checkSearchProducts(env: Env): Promise<Result> {
  const query = { index: 'products', hitsPerPage: SAMPLE, numericFilters: ['stock_qty>0'] };
  const { hits } = await queryIndex(env, query);
  const skus = hits.map(({ sku }) => String(sku));
  const count = skus.length === 0 ? undefined : await countProducts(env, skus);
  if (count === undefined) return skipped('no products to compare');
  if (count > 0) return ok(`${count} of ${skus.length} exist in ${MAGENTO}`);
  return warning(
    `none of ${skus.length} products of the index exists in ${MAGENTO}`,
    `If SEARCH_INDEX and COMMERCE_URL belong to the same shop, check ${MAGENTO}'s own search engine (without it products are not found), then write the index: npm run index -- full.`,
  );
}
