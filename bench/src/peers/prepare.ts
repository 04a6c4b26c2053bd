import { z } from 'zod';
import { type Case, CONNECTIONS } from './compare.ts';
import { CART, LISTING, PRODUCT } from './operations.ts';

const LINES = 5;
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

const SEARCH =
  'query ($page: Int!) { productSearch(pageSize: 50, page: $page) { products { sku } } }';
const CREATE = 'mutation { guestCartCreate { cart { id } } }';
const ADD =
  'mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { userErrors { message } } }';

const clients = Array.from({ length: CONNECTIONS }, (_, index) => index);

const readSkus = async (port: number): Promise<string[]> => {
  const pages = Array.from({ length: LINES }, (_, index) => index + 1);
  const answers = await Promise.all(
    pages.map(async (page) => found.parse(await ask(port, bodyOf(SEARCH, { page })))),
  );
  return answers.flatMap(({ productSearch }) => productSearch.products.map(({ sku }) => sku));
};

const fillCart = async (port: number, skus: readonly string[]): Promise<string> => {
  const { id } = created.parse(await ask(port, bodyOf(CREATE))).guestCartCreate.cart;
  for (const sku of skus) await ask(port, bodyOf(ADD, { input: { cartId: id, sku } }));
  return id;
};

/**
 * The operations to be measured: each client looks at a page, a product and a guest's cart of its own, so that what is
 * measured is work, not answers that are shared. `port` is a gateway's that runs any operation.
 */
export const prepareCases = async (port: number): Promise<Case[]> => {
  const skus = await readSkus(port);
  const carts: string[] = [];
  for (const index of clients)
    carts.push(await fillCart(port, skus.slice(index * LINES, (index + 1) * LINES)));
  return [
    {
      name: 'listing, 60 products and facets',
      bodies: clients.map((index) => bodyOf(LISTING, { page: index + 1 })),
      isKept: true,
    },
    {
      name: 'product page',
      bodies: clients.map((index) => bodyOf(PRODUCT, { sku: skus[index] })),
      isKept: true,
    },
    { name: 'cart, 5 lines', bodies: carts.map((id) => bodyOf(CART, { id })), isKept: false },
  ];
};
