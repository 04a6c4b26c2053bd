import { z } from 'zod';
import { ask } from './runner/ask.ts';
import type { Product, SearchTarget } from './runner/target.ts';

const response = z.object({
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

/** How long the search service has for its first answer. */
const SECONDS = 10;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Products for sale, as the search service lists them, without those of `except`. */
export async function findProducts(
  { url, appId, searchKey, index }: SearchTarget,
  except: readonly string[] = [],
): Promise<Product[]> {
  const { text } = await ask(`${url}/1/indexes/*/queries`, SECONDS, {
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
  const found = response.safeParse(parsed(text));
  if (!found.success) {
    throw new Error(`The search service at ${url} lists no products: ${text.slice(0, 200)}`);
  }
  return found.data.results[0].hits
    .filter(({ sku }) => !except.includes(sku))
    .map(({ sku, name, objectID, price }) => ({
      sku,
      name,
      id: objectID,
      price: price.USD.default,
    }));
}
