import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from '../helpers/embedded-back-end.ts';
import { createLiveServer, type LiveServer } from '../helpers/live-server.ts';

const SIGN_IN = { email: 'stella@stock.test', password: 'Right-pass1' };

let backEnd: EmbeddedBackEnd;
let deps: LiveServer['deps'];
let server: FastifyInstance;
let token: string;

beforeAll(async () => {
  backEnd = await startEmbeddedBackEnd({ env: { STOCK: '1' } });
  ({ deps, server } = await createLiveServer({ ...backEnd.env, CAPTCHA: 'off' }));
  await deps.capabilities.refresh();
  const create =
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { userErrors { code } } }';
  await ask(create, { input: { ...SIGN_IN, firstName: 'Stella', lastName: 'Lee' } });
  const signIn =
    'mutation ($input: CustomerSignInInput!) { customerSignIn(input: $input) { token } }';
  token = (await ask(signIn, { input: SIGN_IN })).data.customerSignIn.token;
}, 120_000);

afterAll(async () => {
  await server?.close();
  await deps?.close();
  await backEnd?.[Symbol.asyncDispose]();
});

async function ask(query: string, variables: object = {}) {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: token === undefined ? { 'x-session': 'bearer' } : { authorization: `Bearer ${token}` },
    payload: { query, variables },
  });
  return response.json();
}

test("detects favorites, orders and the newsletter through stock Magento's GraphQL, and no modules", () => {
  const on = deps.capabilities
    .list()
    .filter(({ state, provider }) => state === 'ON' && provider !== 'SEARCH');
  const found = on.map(({ feature, provider }) => [feature, provider]);
  expect(
    found,
    'A module of the shop belongs in OWN_PATHS of backend/src/domains/stock.ts.',
  ).toEqual([
    ['CUSTOMER_ORDERS', 'GRAPHQL'],
    ['NEWSLETTER', 'GRAPHQL'],
    ['ORDER_SORT', 'GRAPHQL'],
    ['WISHLIST', 'GRAPHQL'],
  ]);
});

test('stores a favorite in stock Magento', async () => {
  const { productSearch } = (await ask('{ productSearch(pageSize: 1) { products { id sku } } }'))
    .data;
  const [product] = productSearch.products;
  const add =
    'mutation ($input: WishlistItemAddInput!) { wishlistItemAdd(input: $input) { userErrors { code } } }';
  expect(await ask(add, { input: { productId: product.id } })).toEqual({
    data: { wishlistItemAdd: { userErrors: [] } },
  });
  expect(await ask('{ wishlist { items { product { sku } } } }')).toEqual({
    data: { wishlist: { items: [{ product: { sku: product.sku } }] } },
  });
});

test('returns an empty list of orders for a new customer in stock Magento', async () => {
  expect(await ask('{ customerOrders { totalCount } }')).toEqual({
    data: { customerOrders: { totalCount: 0 } },
  });
});

test("returns the customer beside a selling field that stock Magento doesn't support", async () => {
  const { data, errors } = await ask('{ customer { email } sellItems { totalCount } }');
  expect(data).toEqual({ customer: { email: SIGN_IN.email }, sellItems: null });
  expect(errors).toMatchObject([{ path: ['sellItems'], extensions: { code: 'NOT_SUPPORTED' } }]);
});
