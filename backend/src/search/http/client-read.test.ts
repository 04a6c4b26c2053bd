import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS, shopReplicas } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

const P = 'products';
const RECORDS = [
  aRecord({ objectID: '1', name: 'Chanel Classic Double Flap', price: { USD: { default: 6450 } } }),
  aRecord({
    objectID: '2',
    name: 'Louis Vuitton Neverfull',
    manufacturer: 'Louis Vuitton',
    color: 'Brown',
    price: { USD: { default: 1200 } },
  }),
  aRecord({
    objectID: '3',
    name: 'Hermès Birkin 30',
    manufacturer: 'Hermès',
    color: 'Gold',
    price: { USD: { default: 14_000 } },
    stock_qty: 0,
  }),
  aRecord({
    objectID: 'a/b c',
    name: 'Chanel Boy',
    color: 'Red',
    price: { USD: { default: 3100 } },
  }),
];

let service: RunningService;
beforeAll(async () => {
  service = await runService();
  service.engine.replaceIndex(P, {
    settings: SHOP_SETTINGS,
    records: RECORDS,
    replicas: shopReplicas(P),
  });
});
afterAll(() => service.stop());

const ids = (hits: readonly { objectID: string }[]) => hits.map(({ objectID }) => objectID);

describe('the official client reads', () => {
  it('searches several indexes in one call, in order', async () => {
    const { results } = await service.client('search-key').search({
      requests: [
        { indexName: P, query: 'chanell', facets: ['manufacturer', 'color'], hitsPerPage: 60 },
        { indexName: `${P}_price_default_asc`, query: '', hitsPerPage: 2, page: 1 },
      ],
    });
    const [first, second] = results;
    if (!first || !('hits' in first) || !second || !('hits' in second)) throw new Error('no hits');
    expect(ids(first.hits).sort()).toEqual(['1', 'a/b c']);
    expect(first.facets).toEqual({ manufacturer: { Chanel: 2 }, color: { Black: 1, Red: 1 } });
    expect(first).toMatchObject({
      nbHits: 2,
      nbPages: 1,
      page: 0,
      hitsPerPage: 60,
      exhaustiveFacetsCount: true,
      index: P,
    });
    expect(ids(second.hits)).toEqual(['1', '3']);
  });

  it('accepts keys in the query and the legacy form with params', async () => {
    const client = service.client('search-key', { authMode: 'WithinQueryParameters' });
    const { results } = await client.search([
      { indexName: P, params: { query: 'birkin', hitsPerPage: 3 } },
    ]);
    expect(results[0]).toMatchObject({ nbHits: 1, params: 'query=birkin&hitsPerPage=3' });
  });

  it('reads two words as one and an unknown word as two, unless typing errors are not forgiven', async () => {
    const client = service.client('search-key');
    const searchFor = async (query: string, searchParams: object = {}) => {
      const request = { query, attributesToHighlight: ['name'], ...searchParams };
      const { hits } = await client.searchSingleIndex({ indexName: P, searchParams: request });
      return hits.map(({ objectID, _highlightResult: shown }) => [objectID, shown?.name]);
    };
    const whole = { matchLevel: 'full', fullyHighlighted: true };
    expect(await searchFor('never full')).toEqual([
      ['2', expect.objectContaining({ value: expect.stringContaining('<em>Neverfull</em>') })],
    ]);
    expect(await searchFor('chanelboy')).toEqual([
      ['a/b c', expect.objectContaining({ value: '<em>Chanel</em> <em>Boy</em>', ...whole })],
    ]);
    expect(await searchFor('chanelboy', { typoTolerance: false })).toEqual([]);
    expect(await searchFor('chanelzoy')).toEqual([]);
  });

  it('returns only the requested fields and rejects an unknown facet order', async () => {
    const client = service.client('search-key');
    const searchFor = (searchParams: object) =>
      client.searchSingleIndex({
        indexName: P,
        searchParams: { query: 'birkin', ...searchParams },
      });
    expect(Object.keys(await searchFor({ responseFields: ['nbHits', 'hits'] }))).toEqual([
      'hits',
      'nbHits',
    ]);
    await expect(searchFor({ responseFields: ['nope'] })).rejects.toMatchObject({ status: 400 });
    expect(Object.keys(await searchFor({ responseFields: ['*'] }))).toContain('params');
    await expect(
      searchFor({ facets: ['color'], sortFacetValuesBy: 'length' }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });

  it('reads params strings whatever the content type', async () => {
    const params =
      'query=&facetFilters=%5B%5B%22color%3ABlack%22%2C%22color%3ARed%22%5D%5D&numericFilters=%5B%22price.USD.default%3C4000%22%5D';
    const response = await fetch(
      `${service.url}/1/indexes/*/queries?X-Algolia-API-Key=search-key&x-algolia-application-id=encore`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: JSON.stringify({ requests: [{ indexName: P, query: 'boy', params }] }),
      },
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1, query: 'boy' }] });
  });

  it('reads records by an id with a slash, in part, and null for a missing one', async () => {
    const client = service.client('search-key');
    const one = await client.getObject({
      indexName: P,
      objectID: 'a/b c',
      attributesToRetrieve: ['name', 'price.USD'],
    });
    expect(one).toEqual({
      objectID: 'a/b c',
      name: 'Chanel Boy',
      price: { USD: { default: 3100 } },
    });
    const { results } = await client.getObjects({
      requests: [
        { indexName: P, objectID: '2' },
        { indexName: P, objectID: 'gone' },
      ],
    });
    expect(results).toEqual([RECORDS[1], null]);
  });

  it('searches the values of a facet', async () => {
    const client = service.client('search-key');
    const { facetHits } = await client.searchForFacetValues({
      indexName: P,
      facetName: 'manufacturer',
      searchForFacetValuesRequest: { facetQuery: 'cha', params: 'numericFilters=stock_qty%3D1' },
    });
    expect(facetHits).toEqual([{ value: 'Chanel', highlighted: '<em>Cha</em>nel', count: 2 }]);
  });

  it('browses everything with a cursor', async () => {
    const seen: string[] = [];
    await service.client('admin-key').browseObjects({
      indexName: P,
      browseParams: { hitsPerPage: 3 },
      aggregator: (page) => {
        seen.push(...ids(page.hits));
      },
    });
    expect(seen).toEqual(['1', '2', '3', 'a/b c']);
  });

  it('lists indexes and shows settings with defaults', async () => {
    const client = service.client('admin-key');
    const { items } = await client.listIndices();
    expect(items.find(({ name }) => name === P)).toMatchObject({
      entries: 4,
      replicas: expect.arrayContaining([`${P}_name_asc`]),
    });
    expect(await client.getSettings({ indexName: P })).toMatchObject({
      hitsPerPage: 20,
      ...SHOP_SETTINGS,
    });
  });
});

describe('rejections', () => {
  const rejected = (status: number, message: string) =>
    expect.objectContaining({ status, message });

  it('returns 403 for wrong keys and missing rights', async () => {
    const wrong = service.client('nonsense').searchSingleIndex({ indexName: P });
    await expect(wrong).rejects.toEqual(rejected(403, 'Invalid Application-ID or API key'));
    const write = service.client('search-key').deleteObject({ indexName: P, objectID: '1' });
    await expect(write).rejects.toEqual(rejected(403, 'Method not allowed with this API key'));
  });

  it('returns 404 for what does not exist', async () => {
    const client = service.client('search-key');
    const index = client.searchSingleIndex({ indexName: 'nowhere' });
    await expect(index).rejects.toEqual(rejected(404, 'Index nowhere does not exist'));
    const many = client.search({ requests: [{ indexName: P }, { indexName: 'nowhere' }] });
    await expect(many).rejects.toEqual(rejected(404, 'Index nowhere does not exist'));
    const record = client.getObject({ indexName: P, objectID: 'gone' });
    await expect(record).rejects.toEqual(rejected(404, 'ObjectID does not exist'));
  });

  it.each([
    { hitsPerPage: 1001 },
    { hitsPerPage: -1 },
    { page: 1.5 },
    { filters: 'color:Red AND' },
    { filters: '(color:Red AND color:Black) OR color:Gold' },
    { filters: 'NOT (color:Red OR color:Black)' },
    { filters: 'color:Red OR price.USD.default > 3' },
    { numericFilters: ['price is low'] },
    { numericFilters: ['price==5'] },
    { facetFilters: [{ color: 'Red' }] },
    { typoTolerance: 'sometimes' },
    { nonsense: 1 },
  ])('returns 400 for %j', async (searchParams) => {
    const response = await fetch(
      `${service.url}/1/indexes/${P}/query?x-algolia-api-key=search-key&x-algolia-application-id=encore`,
      {
        method: 'POST',
        body: JSON.stringify(searchParams),
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: 400, message: expect.stringMatching(/\w/) });
  });

  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '{"requests":5}',
    '{"requests":[null]}',
    '{"requests":[{}]}',
  ])('returns 400 for the body %s', async (body) => {
    const response = await fetch(`${service.url}/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'x-algolia-api-key': 'search-key', 'x-algolia-application-id': 'encore' },
      body,
    });
    expect(response.status).toBe(400);
  });
});
