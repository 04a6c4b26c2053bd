import { createHmac } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { readEnv } from '../../gateway/src/env.ts';
import { examineShop, type Replies, services, store } from '../test/doctor.ts';
import { findProductionProblems, readIndexerEnv } from './env.ts';
import { checkIntegration } from './integration.ts';
import { tryProbe } from './probe.ts';
import { checkPublicUrl, checkSettings } from './shop.ts';

/** A stock Magento at the root, where nothing exists below /api. */
const stock: Replies = {
  '/rest/V1/directory/': { status: 200, json: [{ id: 'US' }] },
};
const page = (status: number, headers?: Record<string, string>) => ({
  status,
  page: '<html>',
  ...(headers && { headers }),
});

describe('a wrong setting of Magento', () => {
  test.each([
    ['the path of an API', { COMMERCE_URL: 'URL/rest' }, 'Set COMMERCE_URL=URL.'],
    ['the path of a version', { COMMERCE_URL: 'URL/rest/V1' }, 'Set COMMERCE_URL=URL.'],
    ['the store code of a URL', { COMMERCE_URL: 'URL/us' }, 'Set COMMERCE_URL=URL.'],
    ['the front controller', { COMMERCE_URL: 'URL/index.php' }, 'Set COMMERCE_URL=URL.'],
    ['a version in the path', { COMMERCE_REST_PATH: '/rest/V1' }, 'Set COMMERCE_REST_PATH=/rest.'],
    [
      'no path',
      { COMMERCE_URL: 'URL/graphql', COMMERCE_REST_PATH: '' },
      'Set COMMERCE_URL=URL and COMMERCE_REST_PATH=/rest.',
    ],
    [
      'an unknown store view',
      { COMMERCE_REST_PATH: '/rest/nosuch' },
      expect.stringContaining('set COMMERCE_REST_PATH=/rest for the default store view'),
    ],
  ])('is corrected: %s', async (_, env, advice) => {
    const wrong = {
      '/nosuch/V1': { status: 400, json: { message: 'Specified request cannot be processed.' } },
      '/V1/V1': { status: 404, json: { message: 'Request does not match any route.' } },
      '/V1/rest': { status: 404, json: {} },
      '/rest/rest': { status: 400, json: {} },
      '/index.php/': page(404),
      '/us/': page(404),
      '/graphql/rest': { status: 404, json: {} },
      '/api/rest/V1/directory': { status: 404, json: {} },
      ...stock,
    };
    const { byName } = await examineShop({ wrong, env: { COMMERCE_REST_PATH: '/rest', ...env } });
    expect(byName['commerce REST']).toMatchObject({ state: 'failed', advice });
  });

  test('is one step for both APIs and names the origin of a redirect', async () => {
    const location = 'https://magento.test/api/rest/V1/directory/countries';
    const wrong = {
      '/api/rest/': page(301, { location }),
      '/api/graphql': page(301, { location: 'https://magento.test/api/graphql' }),
    };
    const { byName, next } = await examineShop({ wrong });
    expect(byName['commerce REST'].advice).toBe(
      'Replace URL by https://magento.test in COMMERCE_URL.',
    );
    expect(next[0]).toMatch(/^commerce REST, commerce GraphQL: Replace /);
  });

  test('shows no text of Magento', async () => {
    const json = { message: 'SQLSTATE[HY000] in Pdo.php', trace: '#0 Pdo.php' };
    const wrong = { '/api/rest/': { status: 418, json } };
    const { byName, next } = await examineShop({ wrong });
    expect(JSON.stringify([byName, next])).not.toMatch(/SQLSTATE|Pdo/);
  });
});

describe('the integration', () => {
  const SIGNED = {
    INTEGRATION_CONSUMER_KEY: 'key',
    INTEGRATION_CONSUMER_SECRET: 'secret-1',
    INTEGRATION_ACCESS_TOKEN: 'token',
    INTEGRATION_ACCESS_TOKEN_SECRET: 'secret-2',
    SEARCH_ADMIN_KEY: 'admin',
  };
  const json = (value: unknown, status = 200) => ({ status, json: value });
  const READABLE: Replies = {
    '/products?': json({ items: [{ sku: 'A/1' }], total_count: 7 }),
    '/products/': json([]),
    '/V1/categories': json({ id: 2 }),
    '/store/storeConfigs': json([store]),
    '/inventory/stocks': json({ items: [{ stock_id: 1 }] }),
    '/inventory/source-items': json({ items: [] }),
    '/inventory/are-products-salable?skus%5B0%5D=A%2F1': json([]),
    '/cmsPage/search': json({ items: [] }),
    '/cmsBlock/search': json({ items: [] }),
    '/V1/orders?': json({ items: [] }),
  };
  const denied = (resources: string) =>
    json(
      { message: "The consumer isn't authorized to access %resources.", parameters: { resources } },
      401,
    );

  test('is ok if everything is readable', async () => {
    const { byName } = await examineShop({ wrong: READABLE, env: SIGNED });
    expect(byName.integration).toEqual({
      state: 'ok',
      found: '7 products readable, signed with the integration',
    });
  });

  test('signs each request with HMAC-SHA256 over the URL without its port', async () => {
    await using stub = await services(READABLE);
    const source = { COMMERCE_URL: stub.url, ...SIGNED };
    await checkIntegration(readEnv(source), readIndexerEnv(source), Date.now);
    const encode = (text: string) =>
      encodeURIComponent(text).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      );
    for (const { method, url, headers } of stub.seen) {
      const given = [...String(headers.authorization).matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
      );
      const target = new URL(url, stub.url);
      const params = [...target.searchParams, ...given]
        .filter(([name]) => name !== 'oauth_signature')
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .toSorted()
        .join('&');
      const base = [method, `http://127.0.0.1${target.pathname}`, params].map(encode).join('&');
      const signature = createHmac('sha256', 'secret-1&secret-2').update(base).digest('base64');
      expect(Object.fromEntries(given)).toMatchObject({
        oauth_consumer_key: 'key',
        oauth_token: 'token',
        oauth_signature: signature,
      });
    }
    expect(stub.seen).toHaveLength(11);
    const posted = stub.seen.filter(({ method }) => method === 'POST').map(({ url }) => url);
    expect(posted).toEqual([expect.stringMatching(/\/products\/base-prices-information$/)]);
  });

  test('lists missing resources', async () => {
    const wrong = {
      ...READABLE,
      '/cmsPage/search': denied('Magento_Cms::page'),
      '/V1/orders?': denied('Magento_Sales::actions_view'),
    };
    const { byName } = await examineShop({ wrong, env: SIGNED });
    expect(byName.integration).toMatchObject({
      state: 'failed',
      found: 'the integration lacks the resources Magento_Cms::page, Magento_Sales::actions_view',
      advice: expect.stringMatching(/Add them under API .* and save\.$/),
    });
  });

  test('tells an integration that is not active from one that lacks a resource', async () => {
    const wrong = Object.fromEntries(
      Object.keys(READABLE).map((path) => [path.split('?')[0], denied('Magento_Cms::page')]),
    );
    const { byName } = await examineShop({ wrong, env: SIGNED });
    expect(byName.integration.found).toBe('the integration is not active, or has no resources');
  });

  test('needs the links of a stock that is not the default one', async () => {
    const wrong = {
      ...READABLE,
      '/inventory/stocks': json({ items: [{ stock_id: 1 }, { stock_id: 2 }] }),
      '/inventory/stock-source-links': denied('Magento_InventoryApi::stock_source_link'),
    };
    const { byName } = await examineShop({ wrong, env: SIGNED });
    expect(byName.integration.found).toContain('Magento_InventoryApi::stock_source_link');
  });

  test('names modules that are disabled', async () => {
    const wrong = { ...READABLE, '/inventory/stocks': json({ message: 'No route' }, 404) };
    const { byName } = await examineShop({ wrong, env: SIGNED });
    expect(byName.integration).toMatchObject({
      found: 'Magento lacks the routes /inventory/stocks',
      advice: expect.stringContaining('Magento_Inventory'),
    });
  });

  test.each([
    [
      'a wrong secret',
      'The signature is invalid. Verify and try again.',
      SIGNED,
      0,
      'knows the integration, but not the signature',
      'ACCESS_TOKEN_SECRET',
    ],
    ['an unknown key', 'A consumer …', SIGNED, 0, 'rejects the integration', 'Reauthorize'],
    ['a translated message', 'Die Signatur …', SIGNED, 0, 'rejects the integration', 'a proxy'],
    ['a clock ahead', 'The timestamp …', SIGNED, 900_000, 'clock is ahead', 'NTP'],
    [
      'an expired admin token',
      'not authorized',
      { COMMERCE_ADMIN_TOKEN: 'old', SEARCH_ADMIN_KEY: 'admin' },
      0,
      'rejects COMMERCE_ADMIN_TOKEN',
      'create a new one',
    ],
  ])('tells %s', async (_, message, env, aheadMs, found, advice) => {
    const rejected = json({ message }, 401);
    const wrong = {
      '/api/rest/V1/directory': json([{ id: 'US' }]),
      '/api/rest/V1/guest-carts': json('Mask3d'),
      '/api/rest/': rejected,
    };
    const now = () => Date.now() + aheadMs;
    const { byName } = await examineShop({ wrong, env, now });
    expect(byName.integration.state).toBe('failed');
    expect(byName.integration.found).toContain(found);
    expect(byName.integration.advice).toContain(advice);
    expect(JSON.stringify(byName)).not.toMatch(/secret-[12]/);
  });
});

describe('a search key', () => {
  const FORBIDDEN = { '/1/indexes/*/queries': { status: 403, json: { message: 'x' } } };

  test.each([
    ['that the service does not know', 403, {}, 'does not know SEARCH_API_KEY or SEARCH_APP_ID'],
    ['without the permission', 200, { acl: ['browse'] }, 'has no search permission'],
    ['for other indexes', 200, { acl: ['search'], indexes: ['other_*'] }, 'must not search'],
  ])('%s is recognized', async (_, status, json, found) => {
    const { byName } = await examineShop({ wrong: { '/1/keys/': { status, json }, ...FORBIDDEN } });
    expect(byName.search).toMatchObject({ state: 'failed' });
    expect(byName.search.found).toContain(found);
  });

  test('is not blamed for a plan that is used up', async () => {
    const message = 'Operations quota exceeded, change plan to get more Operations.';
    const wrong = { '/queries': { status: 403, json: { message, status: 403 } } };
    const { byName } = await examineShop({ wrong });
    expect(byName.search.found).toContain(message);
    expect(byName.search.advice).toContain('Change the plan');
  });

  test('to write that the service does not accept fails', async () => {
    const env = { COMMERCE_ADMIN_TOKEN: 'token', SEARCH_ADMIN_KEY: 'nosuch' };
    const wrong = { '/1/keys/nosuch': { status: 403, json: {} } };
    const { byName } = await examineShop({ wrong, env });
    expect(byName.indexer).toMatchObject({
      state: 'failed',
      found: 'the search service does not accept SEARCH_ADMIN_KEY',
    });
  });

  test('is preceded by the application id if its host is unknown', async () => {
    const env = { SEARCH_HOSTS: '', SEARCH_APP_ID: 'no..such' };
    const { next } = await examineShop({ env });
    expect(next.join()).toContain('SEARCH_APP_ID');
    expect(next.join()).not.toContain('SEARCH_HOSTS');
  });
});

test('keys that cannot be sent in a header are named', () => {
  expect(() => readIndexerEnv({ SEARCH_ADMIN_KEY: '…', INTEGRATION_CONSUMER_KEY: 'abc' })).toThrow(
    /:\n {2}SEARCH_ADMIN_KEY: must be .*$/,
  );
});

test('a setting that production rejects fails unless all services are local', async () => {
  const source = { COMMERCE_URL: 'https://magento.test', SESSION_SECRET: 'a'.repeat(40) };
  const check = checkSettings(readEnv(source), findProductionProblems(source));
  await expect(check).rejects.toThrow(/^SESSION_SECRET: has fewer than 10 different/);
  const strong = { ...source, SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' };
  const fine = await checkSettings(readEnv(strong), findProductionProblems(strong));
  expect(fine.state).toBe('ok');
  const local = { SESSION_SECRET: 'a'.repeat(40) };
  const demo = await checkSettings(readEnv(local), findProductionProblems(local));
  expect(demo.state).toBe('skipped');
});

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://shop.test' }])(
  'the settings of a public shop on the same machine as Magento are checked: %o',
  async (set) => {
    const source = { SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz', ...set };
    const found = await checkSettings(readEnv(source), ['SESSION_SECRET: …'], set).catch(String);
    expect(found).toContain('SESSION_SECRET: …');
  },
);

test('an index of another shop is a warning', async () => {
  const none = { status: 200, json: { data: { products: { total_count: 0 } } } };
  const { byName } = await examineShop({ wrong: { total_count: none } });
  expect(byName['search products']).toMatchObject({
    state: 'warning',
    found: 'none of 1 products of the index exists in Magento',
  });
});

describe('PUBLIC_URL', () => {
  const robots = (url: string) => ({
    '/robots.txt': { status: 200, page: `User-agent: *\nSitemap: ${url}/sitemap.xml\n` },
  });

  test.each([
    ['with a path', 'URL/shop', {}, 'failed', 'has a path'],
    ['of Magento', 'URL', {}, 'failed', 'is the URL of Magento'],
    ['of a shop that is not running', 'http://127.0.0.1:9', {}, 'warning', '127.0.0.1:9'],
  ])('%s is recognized', async (_, PUBLIC_URL, wrong: Replies, state, found) => {
    const { byName } = await examineShop({ wrong, env: { PUBLIC_URL } });
    expect(byName.shop.state).toBe(state);
    expect(byName.shop.found).toContain(found);
  });

  test.each([
    ['the shop', robots('URL'), 'ok', 'responds at'],
    [
      'a shop with other settings',
      robots('http://localhost:3000'),
      'failed',
      'runs with PUBLIC_URL=http://localhost:3000',
    ],
    [
      'another server',
      { '/robots.txt': page(404) },
      'failed',
      'another server than the shop (404)',
    ],
    [
      'a redirect',
      { '/robots.txt': page(301, { location: 'https://shop.test/robots.txt' }) },
      'failed',
      'redirects to https://shop.test',
    ],
    ['a proxy alone', { '/robots.txt': page(502) }, 'warning', 'but the shop does not (502)'],
  ])('of %s is recognized', async (_, wrong: Replies, state, found) => {
    // Magento is in a subfolder of the same host.
    const env = { PUBLIC_URL: 'URL', COMMERCE_URL: 'URL/magento' };
    const { byName } = await examineShop({ wrong, env });
    expect(byName.shop.state).toBe(state);
    expect(byName.shop.found).toContain(found);
  });

  test('is needed with a remote Magento, without a query', async () => {
    const env = readEnv({ COMMERCE_URL: 'https://magento.test' });
    expect(await checkPublicUrl(env, {})).toMatchObject({ state: 'warning' });
    const settings = { PUBLIC_URL: 'https://shop.test/?store=us' };
    await expect(checkPublicUrl(env, settings)).rejects.toMatchObject({
      advice: 'Set PUBLIC_URL=https://shop.test.',
    });
  });
});

test('a service has half a minute to respond, as a Magento with empty caches needs', async () => {
  const expired = AbortSignal.abort(new DOMException('', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(expired);
  expect(await tryProbe({ url: 'https://magento.test', setting: 'COMMERCE_URL' })).toMatchObject({
    message: 'no response from https://magento.test within 30 s',
    advice: expect.stringContaining('Run the doctor again'),
  });
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});
