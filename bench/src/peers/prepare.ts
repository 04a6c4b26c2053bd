import { z } from 'zod';
import type { Case } from './compare.ts';
import { CART, LISTING, PRODUCT } from './operations.ts';

const json = { 'content-type': 'application/json' };

/** Sends the body of a POST, and gives the data. Throws where there are errors. */
export const ask = async (port: number, body: string): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: json,
    body,
  });
  const { data, errors } = z
    .object({ data: z.unknown(), errors: z.unknown().optional() })
    .parse(await answer.json());
  if (errors !== undefined)
    throw new Error(`${body.slice(0, 80)} … failed: ${JSON.stringify(errors)}`);
  return data;
};

const bodyOf = (query: string, variables: object = {}) => JSON.stringify({ query, variables });

const found = z.object({
  productSearch: z.object({ products: z.array(z.object({ sku: z.string() })) }),
});
const created = z.object({ guestCartCreate: z.object({ cart: z.object({ id: z.string() }) }) });

const ADD =
  'mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { userErrors { message } } }';

/** The operations to be measured, the cart's over a guest's cart with five lines. `port` is a gateway's that runs any operation. */
export const prepareCases = async (port: number): Promise<Case[]> => {
  const search = '{ productSearch(pageSize: 5) { products { sku } } }';
  const { products } = found.parse(await ask(port, bodyOf(search))).productSearch;
  const create = 'mutation { guestCartCreate { cart { id } } }';
  const { id } = created.parse(await ask(port, bodyOf(create))).guestCartCreate.cart;
  for (const { sku } of products) await ask(port, bodyOf(ADD, { input: { cartId: id, sku } }));
  const [first] = products;
  return [
    { name: 'listing, 60 products and facets', body: bodyOf(LISTING), isKept: true },
    { name: 'product page', body: bodyOf(PRODUCT, { sku: first?.sku }), isKept: true },
    { name: 'cart, 5 lines', body: bodyOf(CART, { id }), isKept: false },
  ];
};
