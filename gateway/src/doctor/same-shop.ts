import { type Env, getStoreHeaders } from '../env.ts';
import { type Check, ok, skipped, warning } from './check.ts';
import { MAGENTO, SETTING } from './commerce-url.ts';
import { probe } from './probe.ts';
import { queryIndexes, reachCheck } from './search.ts';

const SAMPLE = 5;
const QUERY =
  'query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { total_count } }';

/** The number of products with these SKUs in Magento; undefined if it does not tell. */
async function countProducts(env: Env, skus: readonly string[]): Promise<number | undefined> {
  const params = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ skus }) });
  const url = `${env.COMMERCE_URL}${env.COMMERCE_GRAPHQL_PATH}?${params}`;
  const headers = { accept: 'application/json', ...getStoreHeaders(env) };
  const found = await probe({ url, setting: SETTING }, { headers }).catch(() => undefined);
  const count: unknown = Object(found?.json).data?.products?.total_count;
  return typeof count === 'number' ? count : undefined;
}

/** Checks that products of the index exist in Magento. */
export function sameShop(env: Env): Check {
  return {
    name: 'search products',
    needs: reachCheck(env),
    async run() {
      const [found] = await queryIndexes(env, [
        { index: 'products', hitsPerPage: SAMPLE, numericFilters: ['stock_qty>0'] },
      ]);
      const skus = (found?.hits ?? []).map(({ sku }) => String(sku));
      const count = skus.length === 0 ? undefined : await countProducts(env, skus);
      if (count === undefined) return skipped('no products to compare');
      if (count > 0) return ok(`${count} of ${skus.length} exist in ${MAGENTO}`);
      return warning(
        `none of ${skus.length} products of the index exists in ${MAGENTO}`,
        `If SEARCH_INDEX and COMMERCE_URL belong to the same shop, check ${MAGENTO}'s own search engine (without it products are not found), then write the index: npm run index -- full.`,
      );
    },
  };
}
