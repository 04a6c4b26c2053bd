import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { httpStub, type SeenRequest, sendJson } from '../../../test/helpers/http-stub.ts';
import { createSearchSource, toSearchHosts } from './client.ts';
import type { SearchSource } from './types.ts';

type Respond = (request: SeenRequest, response: ServerResponse) => unknown;

/** A service that never responds. Only its time limit is short, because a busy machine delays the others. */
const silent: Respond = () => undefined;

async function ask<T>(respond: Respond, job: (source: SearchSource) => Promise<T>) {
  await using stub = await httpStub(respond);
  const source = createSearchSource({
    hosts: [stub.url],
    appId: 'app',
    apiKey: 'key',
    indexPrefix: 'shop',
    limits: {
      connectMs: 3_000,
      readMs: respond === silent ? 200 : 3_000,
      responseBytes: 100_000,
    },
  });
  try {
    const result = await job(source).catch((error: unknown) => ({ error }));
    return { result, seen: stub.seen };
  } finally {
    await source.close();
  }
}

function results(...found: unknown[]): Respond {
  return (_, response) => sendJson(response, 200, { results: found });
}

const EMPTY = { hits: [], nbHits: 0, nbPages: 0 };

describe('queries', () => {
  test('sends one POST with full index names and without highlighting', async () => {
    const { result, seen } = await ask(
      results(
        { ...EMPTY, nbHits: 7, facets_stats: { p: { min: 1, max: 2, avg: 1.5, sum: 3 } } },
        EMPTY,
      ),
      (source) =>
        source.queries([
          {
            index: 'products',
            query: 'x',
            hitsPerPage: 3,
            facets: ['color'],
            facetFilters: [['a:b']],
          },
          { index: 'product_attributes', hitsPerPage: 0 },
        ]),
    );
    expect(result).toMatchObject([
      { nbHits: 7, facetStats: { p: { min: 1, max: 2 } } },
      { nbHits: 0 },
    ]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers).toMatchObject({
      'x-algolia-application-id': 'app',
      'x-algolia-api-key': 'key',
    });
    expect(JSON.parse(seen[0]?.body ?? '').requests).toEqual([
      {
        indexName: 'shop_products',
        query: 'x',
        hitsPerPage: 3,
        page: 0,
        attributesToHighlight: [],
        attributesToSnippet: [],
        facets: ['color'],
        maxValuesPerFacet: 1000,
        facetFilters: [['a:b']],
      },
      expect.objectContaining({ indexName: 'shop_product_attributes', attributesToRetrieve: [] }),
    ]);
  });

  test('sends more than fifty queries in a second call, in order', async () => {
    const echo: Respond = ({ body }, response) => {
      const { requests } = JSON.parse(body);
      const found = requests.map(({ query }: { query: string }) => ({ ...EMPTY, nbHits: +query }));
      sendJson(response, 200, { results: found });
    };
    const queries = Array.from({ length: 60 }, (_, n) => ({
      index: 'products' as const,
      query: `${n}`,
      hitsPerPage: 0,
    }));
    const { result, seen } = await ask(echo, (source) => source.queries(queries));
    expect(seen).toHaveLength(2);
    expect(result).toMatchObject(queries.map((_, nbHits) => ({ nbHits })));
  });
});

test('loads objects with one call and returns null for missing ones', async () => {
  const { result, seen } = await ask(results({ objectID: '1' }, null), (source) =>
    source.objects([
      { index: 'products', objectID: '1' },
      { index: 'products', objectID: '2' },
    ]),
  );
  expect(result).toEqual([{ objectID: '1' }, null]);
  expect(seen).toHaveLength(1);
});

test.each<[string, Respond, string, number]>([
  ['refuses the key', (_, r) => sendJson(r, 403, { message: 'Invalid key' }), 'BAD_UPSTREAM', 403],
  ['fails', (_, r) => sendJson(r, 500, {}), 'UPSTREAM_UNAVAILABLE', 0],
  ['breaks off', (_, r) => r.destroy(), 'UPSTREAM_UNAVAILABLE', 0],
  ['does not respond', silent, 'UPSTREAM_TIMEOUT', 0],
  ['answers another shape', (_, r) => sendJson(r, 200, { odd: 1 }), 'BAD_UPSTREAM', 0],
  ['answers too few queries', results(), 'BAD_UPSTREAM', 0],
  ['answers too many queries', results(EMPTY, EMPTY), 'BAD_UPSTREAM', 0],
])('recognizes a service that %s', async (_, respond, fault, status) => {
  const { result } = await ask(respond, (source) =>
    source.queries([{ index: 'products', hitsPerPage: 1 }]),
  );
  expect(result).toMatchObject({ error: { name: 'UpstreamError', fault, status } });
});

test('treats hosts with different ports as different hosts', () => {
  expect(toSearchHosts(['http://localhost:5001', 'https://search.test'])).toEqual([
    { url: 'localhost', port: 5001, protocol: 'http', accept: 'readWrite' },
    { url: 'search.test', protocol: 'https', accept: 'readWrite' },
  ]);
});
