import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { HttpRequest, HttpService } from '../sources/http.ts';
import type { SearchSource } from '../sources/search/types.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import { type CapabilityDeps, createCapabilities, skipMissingIndexes } from './capabilities.ts';

const SEARCHED = [
  'PAGE_SEARCH',
  'PRODUCT_FILTERS',
  'SECTION_BLOCKS',
  'SORT_BY_DATE',
  'SORT_BY_NAME',
  'SORT_BY_PRICE',
].map((feature) => [feature, 'SEARCH']);
const NO_ROUTE = { message: 'Request does not match any route.' };
const STOCK_FIELDS = {
  data: {
    Customer: {
      fields: [
        { name: 'orders', args: [{ name: 'sort' }, { name: 'scope' }] },
        { name: 'wishlist', args: [] },
      ],
    },
    Mutation: {
      fields: [
        { name: 'addProductsToWishlist' },
        { name: 'removeProductsFromWishlist' },
        { name: 'subscribeEmailToNewsletter' },
      ],
    },
  },
};

type Responses = (
  call: string,
  body?: string,
) => { readonly status: number; readonly body: unknown } | null;

function backEnd(responses: Responses) {
  const calls: HttpRequest[] = [];
  const http: HttpService = {
    async send(request) {
      calls.push(request);
      const response = responses(`${request.method} ${request.path}`, request.body);
      if (response === null) {
        throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'test', { message: 'down' });
      }
      const { status, body } = response;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return { status, headers: {}, text, retryAfterMs: 0 };
    },
    close: async () => undefined,
  };
  return { http, calls };
}

/** As recorded from stock 2.4.7: `/V1/orders/{id}` accepts any text as the id and is restricted to administrators. */
const stock: Responses = (call) => {
  if (call === 'POST /graphql') return { status: 200, body: STOCK_FIELDS };
  if (/^GET \/rest\/V1\/orders\/[^/]+$/.test(call)) return { status: 401, body: { message: 'No' } };
  return { status: 404, body: NO_ROUTE };
};

const withModules: Responses = (call) =>
  call === 'POST /graphql'
    ? { status: 200, body: STOCK_FIELDS }
    : { status: 401, body: { message: 'The consumer isn’t authorized.' } };

const EMPTY = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facetStats: {} };

/** A search service that rejects what `faults` maps an index to; `queried` lists the queried indexes. */
function searchService(faults: Readonly<Record<string, number>> = {}) {
  const queried: string[] = [];
  const check = ({ index }: { readonly index: string }): void => {
    queried.push(index);
    const status = faults[index];
    if (status === undefined) return;
    const fault = status === 0 ? 'UPSTREAM_UNAVAILABLE' : 'BAD_UPSTREAM';
    throw new UpstreamError(fault, 'search', { message: 'test', status });
  };
  const search: SearchSource = {
    queries: async (queries) => {
      for (const query of queries) check(query);
      return queries.map(() => ({ ...EMPTY, nbHits: 7 }));
    },
    objects: async (keys) => {
      for (const key of keys) check(key);
      return keys.map(({ objectID }) => ({ objectID }));
    },
  };
  return { search, queried };
}

const ALL_DOWN = Object.fromEntries(
  [
    'pages',
    'product_attributes',
    'section_blocks',
    'products_created_at_desc',
    'products_name_asc',
    'products_name_desc',
    'products_price_default_asc',
    'products_price_default_desc',
  ].map((index) => [index, 0]),
);

function capabilitiesOver(http: HttpService, overrides: Partial<CapabilityDeps> = {}) {
  return createCapabilities({
    http,
    search: searchService().search,
    restPath: '/rest',
    graphqlPath: '/graphql',
    providerPaths: { wallet: '/V1/pay', financing: '/V1/later' },
    switchedOff: new Set(),
    ...overrides,
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('detects what the GraphQL of stock Magento offers', async () => {
  const capabilities = capabilitiesOver(backEnd(stock).http);
  await capabilities.refresh();
  const on = capabilities.list().filter(({ provider }) => provider !== null);
  expect(on.map(({ feature, provider }) => [feature, provider])).toEqual([
    ['CUSTOMER_ORDERS', 'GRAPHQL'],
    ['MENU', 'SEARCH'],
    ['NEWSLETTER', 'GRAPHQL'],
    ['ORDER_SORT', 'GRAPHQL'],
    ...SEARCHED,
    ['WISHLIST', 'GRAPHQL'],
  ]);
  expect(capabilities.isOn('RETURNS')).toBe(false);
});

it('detects missing routes when Magento translates its messages', async () => {
  const translated: Responses = (call) => {
    if (call.startsWith('GET /rest/V1/ves-megamenu/')) {
      return { status: 404, body: { message: 'Dieses Menü gibt es nicht.' } };
    }
    const response = stock(call);
    return response?.status === 404
      ? { status: 404, body: { message: 'Die Anfrage stimmt mit keiner Route überein.' } }
      : response;
  };
  const capabilities = capabilitiesOver(backEnd(translated).http);
  await capabilities.refresh();
  expect(capabilities.getProvider('WISHLIST')).toBe('GRAPHQL');
  expect(capabilities.isOn('RETURNS')).toBe(false);
  expect(capabilities.getProvider('MENU')).toBe('MODULE');
});

it('detects that the GraphQL of Magento 2.4.4 lists orders without a sort order', async () => {
  const { Mutation } = STOCK_FIELDS.data;
  const orders = { name: 'orders', args: [{ name: 'filter' }, { name: 'pageSize' }] };
  const old: Responses = (call) =>
    call === 'POST /graphql'
      ? { status: 200, body: { data: { Customer: { fields: [orders] }, Mutation } } }
      : stock(call);
  const capabilities = capabilitiesOver(backEnd(old).http);
  await capabilities.refresh();
  expect(capabilities.getProvider('CUSTOMER_ORDERS')).toBe('GRAPHQL');
  expect(capabilities.isOn('ORDER_SORT')).toBe(false);
});

it.each([
  ['0', false, null],
  ['1', true, 'GRAPHQL'],
  [null, null, 'GRAPHQL'],
])(
  "takes Magento's settings for wishlists and newsletters into account: %j, %j",
  async (wishlist, newsletter, provider) => {
    const { http } = backEnd((call) => {
      if (call !== 'POST /graphql') return stock(call);
      const storeConfig = {
        magento_wishlist_general_is_enabled: wishlist,
        newsletter_enabled: newsletter,
      };
      return { status: 200, body: { data: { ...STOCK_FIELDS.data, storeConfig } } };
    });
    const capabilities = capabilitiesOver(http);
    await capabilities.refresh();
    expect(capabilities.getProvider('WISHLIST')).toBe(provider);
    expect(capabilities.getProvider('NEWSLETTER')).toBe(provider);
  },
);

it('detects the modules of the shop without a token or a body', async () => {
  const { http, calls } = backEnd(withModules);
  const capabilities = capabilitiesOver(http);
  await capabilities.refresh();
  const providers = new Set(capabilities.list().map(({ provider }) => provider));
  expect(providers).toEqual(new Set(['MODULE', 'SEARCH']));
  const probes = calls.filter(({ path }) => path !== '/graphql');
  expect(probes.every(({ headers, body }) => !headers.authorization && body === undefined)).toBe(
    true,
  );
  const paths = probes.map(({ path }) => path);
  expect(paths).toContain('/rest/V1/pay/getcustomertoken');
  expect(new Set(paths).size).toBe(paths.length);
});

it('does not probe for what the configuration excludes', async () => {
  const { http, calls } = backEnd(withModules);
  const capabilities = capabilitiesOver(http, { switchedOff: new Set(['GIFT_CARDS'] as const) });
  expect(capabilities.isOn('GIFT_CARDS')).toBe(false);
  await capabilities.refresh();
  expect(capabilities.isOn('GIFT_CARDS')).toBe(false);
  expect(calls.filter(({ path }) => path.includes('gift-card'))).toEqual([]);
});

it("assumes all fields when Magento's introspection is disabled", async () => {
  const silent: Responses = (call) =>
    call === 'POST /graphql' ? { status: 200, body: { errors: [{ message: 'No' }] } } : stock(call);
  const capabilities = capabilitiesOver(backEnd(silent).http);
  await capabilities.refresh();
  expect(capabilities.getProvider('WISHLIST')).toBe('GRAPHQL');
});

it.each([
  ['is down', null],
  ['is in maintenance', { status: 503, body: '<html></html>' }],
  ['answers a page of another server', { status: 404, body: '<html></html>' }],
])('assumes all capabilities while the back end %s, and probes again', async (_, response) => {
  let isBack = false;
  const { http, calls } = backEnd((call) => (isBack ? stock(call) : response));
  const capabilities = capabilitiesOver(http, { search: searchService(ALL_DOWN).search });
  await capabilities.refresh();
  expect(capabilities.list().every(({ state }) => state === 'UNKNOWN')).toBe(true);
  expect(capabilities.getProvider('WISHLIST')).toBe('MODULE');
  isBack = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(capabilities.getProvider('WISHLIST')).toBe('GRAPHQL');
  const { length } = calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(length);
});

it('probes only failed capabilities again and keeps the known ones', async () => {
  let menu: ReturnType<Responses> = { status: 200, body: {} };
  const onChange = vi.fn();
  const { http, calls } = backEnd((call) => (call.includes('megamenu') ? menu : stock(call)));
  const capabilities = capabilitiesOver(http, { onChange });
  await capabilities.refresh();
  menu = null;
  await capabilities.refresh();
  expect(capabilities.isOn('MENU')).toBe(true);
  calls.length = 0;
  menu = { status: 404, body: NO_ROUTE };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.map(({ path }) => path)).toEqual([
    '/graphql',
    '/rest/V1/ves-megamenu/1',
    '/rest/V1/encore/absent',
  ]);
  expect(capabilities.getProvider('MENU')).toBe('SEARCH');
  expect(onChange).toHaveBeenCalledTimes(2);
});

// After an outage, a live Magento 2.4.6 sent 404s for its routes while its GraphQL still failed.
it.each([
  ['introspection', 'Mutation'],
  ['its settings', 'storeConfig'],
])('keeps a feature off while GraphQL cannot read %s', async (_, part) => {
  let fails = false;
  const { http } = backEnd((call, body = '') => {
    if (call !== 'POST /graphql') return stock(call);
    if (fails && body.includes(part)) return { status: 500, body: 'An error has happened' };
    const storeConfig = { magento_wishlist_general_is_enabled: '0' };
    const { Customer, Mutation } = STOCK_FIELDS.data;
    const fields = Mutation.fields.slice(0, 2);
    return { status: 200, body: { data: { Customer, Mutation: { fields }, storeConfig } } };
  });
  const capabilities = capabilitiesOver(http);
  await capabilities.refresh();
  expect([capabilities.isOn('WISHLIST'), capabilities.isOn('NEWSLETTER')]).toEqual([false, false]);
  fails = true;
  await capabilities.refresh();
  expect([capabilities.isOn('WISHLIST'), capabilities.isOn('NEWSLETTER')]).toEqual([false, false]);
});

it('probes after an outage only what was probed before', async () => {
  const { http, calls } = backEnd(stock);
  const capabilities = capabilitiesOver(http);
  capabilities.refreshAfterOutage('commerce');
  expect(calls).toEqual([]);
  await capabilities.refresh();
  calls.length = 0;
  capabilities.refreshAfterOutage('search');
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  capabilities.refreshAfterOutage('commerce');
  expect(calls.length).toBeGreaterThan(10);
});

it('probes after an outage that ends while another service is probed', async () => {
  const { http, calls } = backEnd(stock);
  const capabilities = capabilitiesOver(http);
  await capabilities.refresh();
  calls.length = 0;
  capabilities.refreshAfterOutage('search');
  capabilities.refreshAfterOutage('commerce');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.length).toBeGreaterThan(10);
});

describe('search indexes', () => {
  test.each([
    ['pages', 'PAGE_SEARCH'],
    ['products_name_desc', 'SORT_BY_NAME'],
    ['section_blocks', 'SECTION_BLOCKS'],
  ] as const)('turn off what needs them while they are missing: %s', async (index, feature) => {
    const faults: Record<string, number> = { [index]: 404 };
    const { search, queried } = searchService(faults);
    const onChange = vi.fn();
    const capabilities = capabilitiesOver(backEnd(stock).http, { search, onChange });
    await capabilities.refresh();
    const off = capabilities
      .list()
      .filter(({ state, reason }) => state === 'OFF' && reason.includes('search service'));
    expect(off).toMatchObject([{ feature, reason: `the search service lacks ${index}` }]);
    queried.length = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queried).toContain(index);
    expect(onChange).toHaveBeenCalledTimes(1);
    delete faults[index];
    await vi.advanceTimersByTimeAsync(2_000);
    expect(capabilities.getProvider(feature)).toBe('SEARCH');
    expect(onChange).toHaveBeenCalledTimes(2);
    queried.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queried).toEqual([]);
  });

  test('stay missing when the back end recovers in between', async () => {
    const faults: Record<string, number> = { pages: 404 };
    const capabilities = capabilitiesOver(backEnd(stock).http, {
      search: searchService(faults).search,
    });
    await capabilities.refresh();
    capabilities.refreshAfterOutage('commerce');
    await vi.advanceTimersByTimeAsync(0);
    expect(capabilities.isOn('PAGE_SEARCH')).toBe(false);
    delete faults.pages;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(capabilities.isOn('PAGE_SEARCH')).toBe(true);
  });

  test('that stay missing are looked for every 30 seconds', async () => {
    const { search, queried } = searchService({ pages: 404 });
    await capabilitiesOver(backEnd(stock).http, { search }).refresh();
    await vi.advanceTimersByTimeAsync(60_000);
    queried.length = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queried).toEqual(['pages', 'pages']);
  });

  test('that are missing are empty and cost no call', async () => {
    const { search, queried } = searchService();
    const isOn = (feature: string) => feature !== 'PAGE_SEARCH' && feature !== 'SECTION_BLOCKS';
    const { queries, objects } = skipMissingIndexes(search, { isOn });
    const [pages, categories] = await queries([
      { index: 'pages', hitsPerPage: 1 },
      { index: 'categories', hitsPerPage: 1 },
    ]);
    expect([pages, categories?.nbHits]).toEqual([EMPTY, 7]);
    expect(await objects([{ index: 'section_blocks', objectID: 'a' }])).toEqual([null]);
    expect(queried).toEqual(['categories']);
  });
});
