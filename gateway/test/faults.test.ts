import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault, ProxiedCall } from './helpers/fault-proxy.ts';
import {
  BREAKER_OPEN_MS,
  type FaultyGateway,
  type GatewayResponse,
  startFaultyGateway,
} from './helpers/faulty-gateway.ts';
import type { OperationData } from './helpers/operation-data.ts';

let gateway: FaultyGateway;

beforeAll(async () => {
  gateway = await startFaultyGateway();
}, 120_000);
beforeEach(() => gateway.restart().then(() => undefined));
afterAll(() => gateway?.[Symbol.asyncDispose]());

const CART = '{ guestCart(cartId: "none") { id } }';
const PRODUCT_PAGE =
  '{ urlResolver(url: "x.html") { id } product(sku: "none") { name } productSearch { totalCount } }';
const MENU = '{ menu { name } }';
const LIST =
  '{ productSearch(pageSize: 3) { totalCount facets { code } products { sku path id } } }';
async function newCart(): Promise<string> {
  return (await gateway.ask('mutation { guestCartCreate { cart { id } } }')).data.guestCartCreate
    .cart.id;
}

async function firstProduct() {
  return (await gateway.ask(LIST)).data.productSearch.products[0];
}

function codes({ errors }: { errors: readonly { extensions: { code: string } }[] }) {
  return errors.map(({ extensions }) => extensions.code);
}

/** Where the response lacks a service that cannot be reached. */
function unreachable({ errors }: GatewayResponse): string[] {
  return errors
    .filter(({ extensions }) => extensions.code === 'UPSTREAM_UNAVAILABLE')
    .map(({ path = [] }) => path.join('.'))
    .sort();
}

function respondWith(status: number, body: string, headers = {}): Fault {
  return {
    kind: 'answer',
    status,
    body,
    headers,
  };
}

const HTML = '<!doctype html><html><body>Fatal error in Foo.php</body></html>';
function isGraphql({ call }: ProxiedCall) {
  return call.includes('/graphql');
}

describe('a back end whose reads fail', () => {
  test('fails only the fields that need it', async () => {
    gateway.commerce.set({ kind: 'hang' });
    const both = await gateway.ask(
      `{ guestCart(cartId: "none") { id } productSearch(pageSize: 1) { totalCount } }`,
    );
    expect(codes(both)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(both.data.productSearch.totalCount).toBeGreaterThan(0);
    await expect.poll(() => gateway.commerce.calls).toMatchObject([{ isAbandoned: true }]);
  });

  test.each<[string, Fault, string, number]>([
    ['hangs', { kind: 'hang' }, 'UPSTREAM_TIMEOUT', 1],
    ['resets', { kind: 'reset' }, 'UPSTREAM_UNAVAILABLE', 2],
    ['breaks off', { kind: 'cut' }, 'UPSTREAM_UNAVAILABLE', 2],
    [
      'responds with 502',
      respondWith(502, HTML, { 'content-type': 'text/html' }),
      'UPSTREAM_UNAVAILABLE',
      2,
    ],
    ['responds with 503', respondWith(503, ''), 'UPSTREAM_UNAVAILABLE', 2],
    ['responds with 504', respondWith(504, '{}'), 'UPSTREAM_UNAVAILABLE', 2],
    ['responds with 500', respondWith(500, '{"message":"Internal Error."}'), 'BAD_UPSTREAM', 1],
    [
      'responds with 500 with a page',
      respondWith(500, HTML, { 'content-type': 'text/html' }),
      'BAD_UPSTREAM',
      1,
    ],
    [
      'responds with 200 with a page',
      respondWith(200, HTML, { 'content-type': 'text/html' }),
      'BAD_UPSTREAM',
      1,
    ],
    ['responds with nothing', respondWith(200, ''), 'BAD_UPSTREAM', 1],
    ['responds with half of its JSON', respondWith(200, '{"id": 5, "ite'), 'BAD_UPSTREAM', 1],
    ['responds with another shape', respondWith(200, '[1, 2]'), 'BAD_UPSTREAM', 1],
    ['responds with too much', { kind: 'padded', bytes: 50_000_000 }, 'BAD_UPSTREAM', 1],
  ])('returns a typed error after the fewest calls when it %s', async (_, fault, code, calls) => {
    const cartId = await newCart();
    gateway.commerce.set(fault);
    const response = await gateway.ask(
      'query ($cartId: ID!) { guestCart(cartId: $cartId) { id } }',
      { cartId },
    );
    expect(codes(response)).toEqual([code]);
    expect(response.text).not.toMatch(/<|Foo|Internal Error/);
    expect(gateway.commerce.calls).toHaveLength(calls);
    gateway.commerce.set(null);
    expect(
      (await gateway.ask('query ($cartId: ID!) { guestCart(cartId: $cartId) { id } }', { cartId }))
        .data.guestCart.id,
    ).toBe(cartId);
  });

  test('returns a typed error on refused connections and recovers by itself', async () => {
    await gateway.commerce.shut();
    expect(codes(await gateway.ask(CART))).toEqual(['UPSTREAM_UNAVAILABLE']);
    await gateway.commerce.open();
    expect(await gateway.ask(CART)).toMatchObject({ data: { guestCart: null }, errors: [] });
  });

  test.each([
    ['nothing', respondWith(500, ''), 'Uknown  Errors'],
    ['a page', respondWith(500, HTML, { 'content-type': 'text/html' }), 'Uknown  Errors'],
    ['an empty response to a POST', respondWith(200, ''), 'Uknown  Error'],
  ])(
    "returns the shop's error when it responds with %s instead of a text",
    async (_, fault, text) => {
      gateway.commerce.set(fault);
      const { errors } = await gateway.ask('mutation { guestCartCreate { cart { id } } }');
      expect(errors).toMatchObject([{ message: text, extensions: { code: 'BAD_UPSTREAM' } }]);
    },
  );

  test('sends at most a tenth more calls in an outage, then none, and detects the recovery', async () => {
    const operations = 60;
    gateway.commerce.set(respondWith(503, ''));
    const began = performance.now();
    for (let n = 0; n < operations; n += 1) {
      expect(codes(await gateway.ask(CART))).toHaveLength(1);
    }
    // An open breaker lets one call through each time its rest is over.
    const tries = Math.ceil((performance.now() - began) / BREAKER_OPEN_MS);
    expect(gateway.commerce.calls.length).toBeLessThanOrEqual(21 + tries);
    expect(gateway.commerce.calls.length).toBeLessThan(operations);
    gateway.commerce.set(null);
    await expect.poll(async () => (await gateway.ask(CART)).errors).toEqual([]);
  });

  test('does not affect reads when writes fail', async () => {
    const cartId = await newCart();
    const read = 'query ($cartId: ID!) { guestCart(cartId: $cartId) { id } }';
    gateway.commerce.set(respondWith(503, '', { 'retry-after': '30' }), ({ call }) =>
      call.startsWith('POST'),
    );
    for (let n = 0; n < 60; n += 1) {
      await gateway.ask('mutation { guestCartCreate { cart { id } } }');
    }
    expect((await gateway.ask(read, { cartId })).data.guestCart.id).toBe(cartId);
  });

  test('does not affect other writes when one endpoint responds with 500', async () => {
    const cartId = await newCart();
    gateway.commerce.set(respondWith(500, ''), ({ call }) => call.includes('/coupons/'));
    const apply =
      'mutation ($cartId: ID!) { guestCartCouponApply(input: {cartId: $cartId, code: "X"}) { userErrors { code } } }';
    for (let n = 0; n < 40; n += 1) await gateway.ask(apply, { cartId });
    const rejected = gateway.commerce.calls.length;
    expect(codes(await gateway.ask(apply, { cartId }))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(gateway.commerce.calls.length).toBe(rejected);
    expect(await newCart()).not.toBe(cartId);
  });

  test.each<[string, Fault | 'shut']>([
    ['hangs', { kind: 'hang' }],
    ['resets', { kind: 'reset' }],
    ['responds with 503', respondWith(503, '')],
    ['refuses connections', 'shut'],
  ])(
    'responds with 503 and Retry-After at the deadline when it %s, as does search',
    async (_, fault) => {
      for (const proxy of [gateway.commerce, gateway.search]) {
        if (fault === 'shut') await proxy.shut();
        else proxy.set(fault);
      }
      const queries = [
        CART,
        MENU,
        LIST,
        '{ cmsPage(identifier: "about") { title } }',
        PRODUCT_PAGE,
      ];
      const responses = await Promise.all(
        queries.map(async (query) => {
          const began = performance.now();
          const { status, headers, errors } = await gateway.ask(query);
          return { status, headers, errors, ms: performance.now() - began };
        }),
      );
      for (const { status, headers, errors, ms } of responses) {
        expect(status).toBe(503);
        expect(headers['retry-after']).toBe('5');
        expect(errors[0]?.extensions.code).toMatch(/^(UPSTREAM_|BAD_UPSTREAM)/);
        // The deadline of a query is 2.8 s (QUERY_MS); the rest is for a busy machine.
        expect(ms).toBeLessThan(4_800);
      }
    },
  );

  test('returns partial data with 200', async () => {
    gateway.commerce.set({ kind: 'hang' });
    const both = await gateway.ask(
      '{ urlResolver(url: "x.html") { id } productSearch(pageSize: 1) { totalCount } }',
    );
    expect([both.status, both.data.urlResolver]).toEqual([200, null]);
    expect(both.data.productSearch.totalCount).toBeGreaterThan(0);
  });

  test('does not call a service that sent Retry-After', async () => {
    gateway.commerce.set(respondWith(503, '', { 'retry-after': '30' }));
    for (let n = 0; n < 5; n += 1) {
      const response = await gateway.ask(CART);
      expect([response.status, codes(response).length]).toEqual([503, 1]);
      expect(response.headers['retry-after']).toMatch(/^(29|30)$/);
    }
    expect(gateway.commerce.calls).toHaveLength(1);
  });

  test('stops calling for a rate-limited client and serves others', async () => {
    gateway.commerce.set(
      respondWith(429, '{"message":"Slow down."}', { 'retry-after': '30' }),
      ({ call }) => call.includes('none'),
    );
    for (let n = 0; n < 5; n += 1) {
      const response = await gateway.ask(CART);
      expect(codes(response)).toEqual(['RATE_LIMITED']);
      expect(response.headers['retry-after']).toMatch(/^(29|30)$/);
    }
    expect(gateway.commerce.calls).toHaveLength(1);
    expect((await gateway.ask('{ guestCart(cartId: "other") { id } }')).errors).toEqual([]);
  });
});

describe('public data', () => {
  test.each([
    ['menu', MENU, 'menu'],
    ['content', '{ storeConfig { storeName } }', 'content'],
    ['catalogue', LIST, 'catalogue'],
  ])('falls back when its source fails: %s', async (_, query, name) => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    // The cache takes a start at 0 for no time at all.
    vi.advanceTimersByTime(1_000);
    try {
      const fresh = await gateway.ask(query);
      expect(fresh.extensions.stale).toBeUndefined();
      vi.advanceTimersByTime(60_000);
      gateway.commerce.set({ kind: 'reset' });
      gateway.search.set({ kind: 'reset' });
      const stale = await gateway.ask(query);
      expect(stale).toMatchObject({ data: fresh.data, errors: [] });
      expect(stale.extensions.stale).toEqual([name]);
      vi.advanceTimersByTime(300_000);
      expect(codes(await gateway.ask(query))).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is requested once for concurrent requests, also when the first client disconnects', async () => {
    gateway.search.set(null);
    const responses = await Promise.all(Array.from({ length: 10 }, () => gateway.ask(LIST)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    // The attributes, then the listing.
    expect(gateway.search.calls).toHaveLength(2);
  });
});

describe('a failing write', () => {
  test('is sent once, and reading the cart shows its result', async () => {
    const { sku } = await firstProduct();
    const cartId = await newCart();
    gateway.commerce.set({ kind: 'hang', target: true }, ({ call }) => call.endsWith('/items'));
    const add =
      'mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { line { id } userErrors { code } } }';
    expect(codes(await gateway.ask(add, { cartId, sku }))).toEqual(['UPSTREAM_TIMEOUT']);
    expect(gateway.commerce.calls).toHaveLength(1);
    gateway.commerce.set(null);
    const { data } = await gateway.ask(
      'query ($cartId: ID!) { guestCart(cartId: $cartId) { lines { sku } } }',
      { cartId },
    );
    expect(data.guestCart.lines).toEqual([{ sku }]);
  });

  test.each<Fault>([{ kind: 'reset' }, respondWith(503, ''), respondWith(502, '')])(
    'is never retried after %j',
    async (fault) => {
      gateway.commerce.set(fault);
      await gateway.ask('mutation { guestCartCreate { cart { id } } }');
      expect(gateway.commerce.calls).toHaveLength(1);
    },
  );
});

describe('one unavailable source', () => {
  test('serves a listing and a product by sku without the commerce back end', async () => {
    await gateway.commerce.shut();
    const list = await gateway.ask(LIST);
    expect(list.errors).toEqual([]);
    const [{ sku }] = list.data.productSearch.products;
    const page = await gateway.ask(
      'query ($sku: ID!) { product(sku: $sku) { name } urlResolver(url: "x.html") { id } }',
      { sku },
    );
    expect(page.data).toMatchObject({ product: { name: expect.any(String) }, urlResolver: null });
    expect(codes(page)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  const FIELDS =
    'sku name path availability designer topCategories subcategories price { current { amount } } images { url }';

  test('serves a product by path, id and sku without the search service', async () => {
    const { sku, id, path } = await firstProduct();
    const whole = await gateway.ask(`query ($id: ID!) { productById(id: $id) { ${FIELDS} } }`, {
      id,
    });
    const known = { ...whole.data.productById, details: [], related: [] };
    await gateway.restart();
    await gateway.search.shut();
    const part = `{ ${FIELDS} details { label } related { sku } }`;
    const PAGE = `query ($url: String!, $id: ID!, $sku: ID!) { urlResolver(url: $url) { type id }
      it: productById(id: $id) ${part} bySku: product(sku: $sku) ${part} }`;
    for (let times = 0; times < 4; times += 1) {
      const page = await gateway.ask(PAGE, { url: path, id, sku });
      const urlResolver = { type: 'PRODUCT', id: Number(id) };
      expect(page.data).toEqual({ urlResolver, it: known, bySku: known });
      expect(unreachable(page)).toEqual(['bySku', 'it']);
    }
    const unknown = await gateway.ask(PAGE, { url: path, id: '999999999', sku: 'none' });
    expect(unknown.data).toMatchObject({ it: null, bySku: null });
    expect(codes(unknown)).toEqual(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE']);
  });

  test('serves a listing without the search service in one call, without facets', async () => {
    const { data } = await gateway.ask(
      '{ categorySearch(count: 1) { categories { id name path level productCount isDesigner } } }',
    );
    const [category] = data.categorySearch.categories;
    const LISTING = `query ($id: ID!, $filters: [ProductFilterInput!]) {
      category(id: $id) { id name path level productCount isDesigner }
      productSearch(categoryId: $id, sort: PRICE_ASC, pageSize: 3, page: 2, price: { min: "500" }, filters: $filters) {
        page pageCount totalCount facets { code } products { ${FIELDS} }
      } }`;
    const whole = (await gateway.ask(LISTING, { id: category.id })).data;
    await gateway.restart();
    await gateway.search.shut();
    const part = await gateway.ask(LISTING, { id: category.id });
    const { productSearch } = whole;
    const { pageCount, totalCount } = part.data.productSearch;
    expect(part.data).toMatchObject({
      category,
      productSearch: { page: 2, facets: [], totalCount: productSearch.totalCount },
    });
    expect(pageCount).toBe(Math.ceil(totalCount / 3));
    const amounts = ({ products }: OperationData['productSearch']) =>
      products.map(({ price }) => Number(price.current.amount));
    expect(amounts(part.data.productSearch)).toEqual(amounts(productSearch));
    expect(unreachable(part)).toEqual(['category', 'productSearch']);
    expect(gateway.commerce.calls).toHaveLength(2);
    const filters = [{ code: 'color', values: ['Black'] }];
    const filtered = await gateway.ask(LISTING, { id: category.id, filters });
    expect(filtered.data).toMatchObject({ category, productSearch: null });
    expect(codes(filtered)).toContain('UPSTREAM_UNAVAILABLE');
  });

  test('serves the products of the cart without the search service in one call', async () => {
    const { sku } = await firstProduct();
    const cartId = await newCart();
    await gateway.restart();
    await gateway.search.shut();
    const add =
      'mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { cart { lines { sku name thumbnailUrl price { amount } product { sku } again: product { sku } } } userErrors { code } } }';
    const added = await gateway.ask(add, { cartId, sku });
    const product = { sku };
    expect(added.data.guestCartItemAdd).toMatchObject({
      userErrors: [],
      cart: { lines: [{ sku, name: expect.any(String), product, again: product }] },
    });
    expect(new Set(codes(added))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
    expect(gateway.commerce.calls.filter(isGraphql)).toHaveLength(1);
  });
});

test('aborts the pending read of a client that disconnects', async () => {
  const server = await gateway.restart();
  await server.listen({ port: 0, host: '127.0.0.1' });
  gateway.commerce.set({ kind: 'hang' });
  const { port } = server.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  call.on('error', () => undefined);
  call.end(JSON.stringify({ query: CART }));
  await expect.poll(() => gateway.commerce.calls).toHaveLength(1);
  call.destroy();
  await expect.poll(() => gateway.commerce.calls).toMatchObject([{ isAbandoned: true }]);
});

test('returns UNAUTHENTICATED when the back end has ended the session, and serves guests', async () => {
  gateway.commerce.set(null);
  const headers = { authorization: 'Bearer gone' };
  const { errors, data } = await gateway.ask(
    '{ customer { email } productSearch(pageSize: 1) { totalCount } }',
    {},
    headers,
  );
  expect(codes({ errors })).toEqual(['UNAUTHENTICATED']);
  expect(data.productSearch.totalCount).toBeGreaterThan(0);
  expect(gateway.commerce.calls).toHaveLength(1);
  expect(isGraphql(gateway.commerce.calls[0] as ProxiedCall)).toBe(false);
  expect(await newCart()).toBeTruthy();
});
