import { z } from 'zod';

const product = z.object({ sku: z.string(), path: z.string() });
const schema = z.object({
  data: z.object({ productSearch: z.object({ products: z.tuple([product], product) }) }),
});

/** The products of a running shop or gateway for `productSearch` with these arguments. @throws if there are none */
export async function readProducts(url: string, args: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query: `{ productSearch(${args}) { products { sku path } } }` }),
  });
  return schema.parse(await response.json()).data.productSearch.products;
}
