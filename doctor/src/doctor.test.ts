import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  examineShop,
  METHODS,
  type Replies,
  type Reply,
  record,
  services,
} from '../test/doctor.ts';
import { nextSteps } from './check.ts';

test('reports the results of a working shop without further steps', async () => {
  const { byName, next } = await examineShop({});
  expect(byName).toMatchObject({
    settings: { state: 'skipped' },
    'commerce REST': { state: 'ok', found: '1 countries from URL/api/rest/V1/directory/countries' },
    'commerce GraphQL': { state: 'ok', found: 'shop "Encore" from URL/api/graphql' },
    clock: { state: 'ok' },
    'sign-in duration': { state: 'skipped' },
    'payment methods': {
      state: 'ok',
      found: 'checkmo, encore_card, encore_financing, encore_wallet',
    },
    search: { state: 'ok', found: '12000 products in encore_default' },
    'search key': { state: 'ok' },
    'search records': { state: 'ok' },
    'search settings': { state: 'ok' },
    'search products': { state: 'ok', found: '1 of 1 exist in Magento' },
    shop: { state: 'skipped' },
    pictures: { state: 'ok', found: 'URL/media/312x416/a/b/bag.jpg has 9000 bytes' },
    indexer: { state: 'skipped' },
    integration: { state: 'skipped' },
    features: { state: 'ok' },
  });
  expect(next).toEqual([]);
});

test('the next steps name failures before warnings', () => {
  const steps = nextSteps([
    { name: 'a', state: 'warning', found: '', advice: 'Wait.' },
    { name: 'b', state: 'failed', found: '', advice: 'Start it.' },
    { name: 'c', state: 'ok', found: '', advice: 'Nothing.' },
  ]);
  expect(steps).toEqual(['b: Start it.', 'a: Wait.']);
});

const rejected = (status: number): Reply => ({
  status,
  json: { message: 'Request does not match any route.' },
});
const page = (status: number, text = '<html>') => ({ status, page: text });

describe('payment methods', () => {
  const offering = (...codes: readonly string[]): Replies => ({
    '/payment-methods': { status: 200, json: METHODS.filter(({ code }) => codes.includes(code)) },
  });
  const off = { FINANCING_ADAPTER: 'off', WALLET_ADAPTER: 'off' };

  test('are those of a stock Magento if no provider is configured', async () => {
    const env = { ...off, CARD_ADAPTER: 'off' };
    const { byName } = await examineShop({ wrong: offering('checkmo', 'free'), env });
    expect(byName['payment methods']).toMatchObject({ state: 'ok', found: 'checkmo' });
    expect(byName['payment methods'].table).toEqual([
      expect.stringMatching(/^checkmo +on +Check \/ Money order$/),
      expect.stringMatching(/^free +on +.*only for a total of zero$/),
      expect.stringMatching(/^card +off +no provider: CARD_ADAPTER$/),
      expect.stringMatching(/^financing +off /),
      expect.stringMatching(/^wallet +off /),
    ]);
  });

  test("do not include Magento's own ones that need a form, unless a provider has it", async () => {
    const codes = ['checkmo', 'paypal_express', 'braintree'];
    const json = codes.map((code) => ({ code, title: `Title of ${code}` }));
    const env = { ...off, CARD_ADAPTER: 'mine', CARD_METHOD: 'braintree' };
    const { byName } = await examineShop({
      wrong: { '/payment-methods': { status: 200, json } },
      env,
    });
    expect(byName['payment methods']).toMatchObject({ state: 'ok', found: 'checkmo, braintree' });
    expect(byName['payment methods'].table).toContainEqual(
      expect.stringMatching(/^paypal_express +off +Title of paypal_express: needs a form or page/),
    );
  });

  test('cause a warning if a configured provider is missing', async () => {
    const { byName } = await examineShop({ wrong: offering('checkmo', 'free'), env: off });
    expect(byName['payment methods']).toMatchObject({
      state: 'warning',
      found: 'checkmo; not offered: encore_card (card)',
      advice: expect.stringContaining('CARD_METHOD, or set CARD_ADAPTER=off.'),
    });
    expect(byName['payment methods'].table).toContainEqual(
      expect.stringMatching(/^encore_card +off +card: Magento does not offer it$/),
    );
  });

  test.each([
    ['the cart offers only free', offering('free'), 'nobody can order', 'Check / Money order'],
    [
      'guests get no cart',
      { '/api/rest/V1/guest-carts': rejected(404) },
      'POST /guest-carts returned 404',
      'Guests need a cart',
    ],
    [
      'the list fails',
      { '/payment-methods': rejected(400) },
      'GET /guest-carts/Mask3d/payment-methods returned 400',
      'Guests need a cart',
    ],
  ])('fail if %s', async (_, wrong: Replies, found, advice) => {
    const { byName } = await examineShop({ wrong });
    expect(byName['payment methods'].state).toBe('failed');
    expect(byName['payment methods'].found).toContain(found);
    expect(byName['payment methods'].advice).toContain(advice);
  });
});

describe('the search service', () => {
  test.each([
    ['a page', page(200), 'with a page instead of JSON', 'SEARCH_HOSTS'],
    [
      'a key for other indexes',
      { status: 403, json: { message: 'Invalid key' } },
      'SEARCH_API_KEY must not search encore_default_products',
      'encore_default_*',
    ],
    [
      'a missing index',
      { status: 404, json: { message: 'No index' } },
      'the index encore_default_products does not exist (404)',
      'SEARCH_INDEX',
    ],
    [
      'another JSON',
      { status: 200, json: { nothing: true } },
      'not a search response',
      'SEARCH_HOSTS',
    ],
    [
      'an empty index',
      {
        status: 200,
        json: {
          results: [
            { hits: [], nbHits: 0 },
            { hits: [], nbHits: 0 },
          ],
        },
      },
      'is empty',
      'npm run index -- full',
    ],
  ])('is recognized: %s', async (_, reply: Reply, found, advice) => {
    const { byName } = await examineShop({ wrong: { '/1/indexes/': reply } });
    expect(byName.search.state).toBe('failed');
    expect(byName.search.found).toContain(found);
    expect(byName.search.found).not.toContain('<html>');
    expect(byName.search.advice).toContain(advice);
    expect(byName.pictures.state).toBe('skipped');
  });

  test.each([
    [
      'returns the permissions of the key',
      { '/1/keys/': { status: 200, json: { acl: ['search', 'addObject'] } } },
    ],
    [
      'only lists its indexes',
      {
        '/1/keys/': { status: 404, json: { message: 'Not found' } },
        '/1/indexes$': { status: 200, json: { items: [] } },
      },
    ],
  ])('causes a warning for an admin key if it %s', async (_, wrong: Replies) => {
    const { byName } = await examineShop({ wrong });
    expect(byName['search key']).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('search-only key'),
    });
  });

  test('is checked for its records and settings', async () => {
    const { name: _, ...nameless } = record;
    const results = (facets: object) => [{ hits: [nameless], nbHits: 1, facets }];
    const wrong = { '/1/indexes/': { status: 200, json: { results: results({}) } } };
    const { byName } = await examineShop({ wrong });
    expect(byName['search records']).toMatchObject({
      state: 'failed',
      found: 'product records lack name (1 of 1)',
      advice: expect.stringContaining('set SEARCH_INDEX to a new prefix'),
    });
    expect(byName['search settings']).toMatchObject({
      state: 'warning',
      found: 'no product can be filtered by manufacturer, categories.level0, price.USD.default',
    });
  });

  test('fails without one of its indexes', async () => {
    const wrong = { _products_name_desc: { status: 404, json: { message: 'No index' } } };
    const { byName } = await examineShop({ wrong });
    expect(byName['search settings']).toMatchObject({
      state: 'failed',
      found: 'missing indexes: encore_default_products_name_desc',
      advice: 'Create them: npm run index -- full.',
    });
  });
});

describe('the indexer', () => {
  const integration = {
    INTEGRATION_CONSUMER_KEY: 'a',
    INTEGRATION_CONSUMER_SECRET: 'b',
    INTEGRATION_ACCESS_TOKEN: 'c',
    INTEGRATION_ACCESS_TOKEN_SECRET: 'd',
  };

  test('fails with incomplete settings and with a key that cannot write', async () => {
    const half = { INTEGRATION_CONSUMER_KEY: 'a', SEARCH_ADMIN_KEY: 'k' };
    const { byName } = await examineShop({ env: half });
    expect(byName.indexer.found).toContain('missing settings: INTEGRATION_CONSUMER_SECRET');
    const { byName: keyless } = await examineShop({ env: integration });
    expect(keyless.indexer.found).toBe('SEARCH_ADMIN_KEY is missing');
    const env = { ...integration, SEARCH_ADMIN_KEY: 'k' };
    expect((await examineShop({ env })).byName.indexer.found).toContain(
      'lacks the permissions addObject',
    );
    const wrong = {
      '/1/keys/k': {
        status: 200,
        json: { acl: ['addObject', 'deleteObject', 'deleteIndex', 'editSettings'] },
      },
    };
    expect((await examineShop({ env, wrong })).byName.indexer.state).toBe('ok');
  });
});

test('lists the features of the back end without printing the Redis password', async () => {
  const env = { REDIS_URL: 'redis://user:secret@127.0.0.1:1' };
  const { byName, next } = await examineShop({ env });
  expect(byName.features.table.join('\n')).toMatch(/^GIFT_CARDS +off .*GET \/V1\/gift-card\/me/m);
  expect(byName.Redis.state).toBe('failed');
  expect(JSON.stringify([byName, next])).not.toContain('secret');
});

test('names the time limit when a feature remains unknown although every check passes', async () => {
  const { byName, next } = await examineShop({ wrong: { '/V1/gift-card/me': page(503) } });
  expect(byName.features).toMatchObject({ state: 'warning' });
  expect(next.join()).toContain('COMMERCE_READ_MS');
});

async function doctor(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { out, errors, code: child.exitCode };
}

test('prints the next steps in order and exits with a code for scripts', async () => {
  await using stub = await services({ '/media/': page(404) });
  const env = { COMMERCE_URL: stub.url, SEARCH_HOSTS: stub.url, MEDIA_URL: `${stub.url}/media` };
  const { out, code } = await doctor(env);
  expect(out).toMatch(/FAIL +pictures/);
  expect(out).toMatch(/Next steps:\n1\. pictures: Check MEDIA_URL\..*\n$/);
  expect(code).toBe(1);
  const machine = await doctor(env, '--json');
  expect(JSON.parse(machine.out)).toMatchObject({ isHealthy: false, next: [expect.any(String)] });
  const bad = await doctor({ ...env, COMMERCE_URL: 'nowhere' });
  expect([bad.code, bad.errors]).toEqual([2, expect.stringContaining('COMMERCE_URL')]);
});
