import { z } from 'zod';
import type { Product, SearchTarget } from './suite/target.ts';

const answer = z.object({
  results: z.tuple([
    z.object({
      hits: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          objectID: z.coerce.number(),
          price: z.object({ USD: z.object({ default: z.number() }) }),
        }),
      ),
    }),
  ]),
});

/** Products on sale, as the search service lists them, without those of `except`. */
export async function findProducts(
  { url, appId, searchKey, index }: SearchTarget,
  except: readonly string[] = [],
): Promise<Product[]> {
  const response = await fetch(`${url}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({
      requests: [
        { indexName: `${index}_products`, hitsPerPage: 300, numericFilters: ['stock_qty=1'] },
      ],
    }),
  });
  const parsed = answer.safeParse(await response.json());
  if (!parsed.success) throw new Error(`The search service at ${url} lists no products.`);
  return parsed.data.results[0].hits
    .filter(({ sku }) => !except.includes(sku))
    .map(({ sku, name, objectID, price }) => ({
      sku,
      name,
      id: objectID,
      price: price.USD.default,
    }));
}
