import { z } from 'zod';
import { type Case, CONNECTIONS } from './compare.ts';
import { CART, LISTING, PRODUCT } from './operations.ts';

const LINES = 5;
const json = { 'content-type': 'application/json' };

/** Sends a POST and returns the response's data. @throws if the response has errors */
export const send = async (port: number, body: string): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: json,
    body,
  });
  const { data, errors } = z
    .object({ data: z.unknown(), errors: z.unknown().optional() })
    .parse(await response.json());
  if (errors !== undefined)
    throw new Error(`${body.slice(0, 80)} … failed: ${JSON.stringify(errors)}`);
  return data;
};

const toBody = (query: string, variables: object = {}) => JSON.stringify({ query, variables });

const searchSchema = z.object({
  productSearch: z.object({ products: z.array(z.object({ sku: z.string() })) }),
});
const cartSchema = z.object({ guestCartCreate: z.object({ cart: z.object({ id: z.string() }) }) });

const SEARCH =
  'query ($page: Int!) { productSearch(pageSize: 50, page: $page) { products { sku } } }';
const CREATE = 'mutation { guestCartCreate { cart { id } } }';
const ADD =
  'mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { userErrors { message } } }';

const clients = Array.from({ length: CONNECTIONS }, (_, index) => index);

const readSkus = async (port: number): Promise<string[]> => {
  const pages = Array.from({ length: LINES }, (_, index) => index + 1);
  const results = await Promise.all(
    pages.map(async (page) => searchSchema.parse(await send(port, toBody(SEARCH, { page })))),
  );
  return results.flatMap(({ productSearch }) => productSearch.products.map(({ sku }) => sku));
};

const fillCart = async (port: number, skus: readonly string[]): Promise<string> => {
  const { id } = cartSchema.parse(await send(port, toBody(CREATE))).guestCartCreate.cart;
  for (const sku of skus) await send(port, toBody(ADD, { input: { cartId: id, sku } }));
  return id;
};

/**
 * Creates the operations to measure. Each client requests a different page, product and guest cart, so that responses
 * are not shared. `port` belongs to a gateway that runs any operation.
 */
export const prepareCases = async (port: number): Promise<Case[]> => {
  const skus = await readSkus(port);
  const carts: string[] = [];
  for (const index of clients)
    carts.push(await fillCart(port, skus.slice(index * LINES, (index + 1) * LINES)));
  return [
    {
      name: 'listing, 60 products and facets',
      bodies: clients.map((index) => toBody(LISTING, { page: index + 1 })),
      isCacheable: true,
    },
    {
      name: 'product page',
      bodies: clients.map((index) => toBody(PRODUCT, { sku: skus[index] })),
      isCacheable: true,
    },
    { name: 'cart, 5 lines', bodies: carts.map((id) => toBody(CART, { id })), isCacheable: false },
  ];
};
