import { expect, test } from 'vitest';
import { httpStub, sendJson } from '../../test/helpers/http-stub.ts';
import { readEnv } from '../env.ts';
import { createChecks } from './checks.ts';
import { examine } from './main.ts';

function found(nbHits: number) {
  return { hits: [], nbHits, nbPages: 0 };
}

/** A stand-in for all services at once; `search` answers what the search service does. */
function services(search: { status: number; body: unknown }) {
  return httpStub(({ url }, response) => {
    if (url.startsWith('/1/indexes')) return sendJson(response, search.status, search.body);
    if (url.includes('/directory/countries')) return sendJson(response, 200, [{ id: 'US' }]);
    if (url.startsWith('/api/graphql')) {
      return sendJson(response, 200, { data: { storeConfig: { store_name: 'Encore' } } });
    }
    return sendJson(response, 404, { message: 'Request does not match any route.' });
  });
}

async function linesFor(url: string, more: NodeJS.ProcessEnv = {}) {
  const env = { COMMERCE_URL: url, SEARCH_HOSTS: url, MEDIA_URL: `${url}/media`, ...more };
  const findings = await examine(createChecks(readEnv(env)));
  return findings.map(({ line }) => line.replaceAll(url, 'URL').replaceAll(/ +/g, ' '));
}

test('says of every service that answers what it found there', async () => {
  await using stub = await services({ status: 200, body: { results: [found(12_000), found(13)] } });
  expect(await linesFor(stub.url)).toEqual([
    'ok commerce REST 1 countries from URL/api/rest',
    'ok commerce GraphQL shop "Encore" from URL/api/graphql',
    'ok search URL 12000 products, 13 attributes in encore_default',
    'ok pictures answers at URL/media',
  ]);
});

test.each([
  [{ status: 403, body: { message: 'Invalid Application-ID or API key' } }, 'SEARCH_API_KEY'],
  [
    { status: 404, body: { message: 'Index encore_default_products does not exist' } },
    'SEARCH_INDEX',
  ],
  [{ status: 200, body: { results: [found(0), found(0)] } }, 'is empty'],
  [{ status: 200, body: { nothing: true } }, 'unexpected shape'],
])('says what is wrong with a search service that answers %j', async (search, expected) => {
  await using stub = await services(search);
  const line = (await linesFor(stub.url))[2];
  expect(line).toMatch(/^WRONG search/);
  expect(line).toContain(expected);
});

test('says which setting to look at when a path is wrong or nothing answers', async () => {
  await using stub = await services({ status: 200, body: { results: [found(1), found(1)] } });
  const lines = await linesFor(stub.url, {
    COMMERCE_REST_PATH: '/rest',
    COMMERCE_GRAPHQL_PATH: '/graphql',
    REDIS_URL: 'redis://user:secret@127.0.0.1:1',
  });
  expect(lines[1]).toContain('COMMERCE_GRAPHQL_PATH');
  expect(lines[4]).toMatch(/^WRONG Redis .*REDIS_URL/);
  expect(lines.join()).not.toContain('secret');
  const dead = await linesFor('http://127.0.0.1:1');
  expect(dead.every((line) => line.startsWith('WRONG'))).toBe(true);
  expect(dead[0]).toContain('COMMERCE_URL');
});
