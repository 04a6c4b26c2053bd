import { type Call, type Case, ownCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { arrayLike, having, id, like, listWith, number, type Shape, text } from '../runner/shape.ts';

const needs = 'search';
const queries: string = '/1/indexes/*/queries';
const ask = (...requests: readonly object[]): Send => ['POST', queries, { requests: requests.map((one) => ({ indexName: '{index}_products', ...one })) }];
const results = (...each: readonly { readonly [key: string]: Shape }[]): Shape => ({
  results: each.map((one) =>
    having({ index: '{index}_products', nbHits: number, page: number, hitsPerPage: number, hits: arrayLike(having({ objectID: text })), ...one }),
  ),
});
const rejected = (message: Shape, status: number): Shape => ({ message, status });

const found = (name: string, request: object, result: { readonly [key: string]: Shape }): Case => ({
  name,
  needs,
  send: ask(request),
  status: 200,
  body: results(result),
});
const bad = (name: string, send: Send, status = 400): Case => ({ name, needs, send, status, body: rejected(text, status) });

const wrongKey = rejected('Invalid Application-ID or API key', 403);
const noRight = rejected('Method not allowed with this API key', 403);
const noIndex = (name: string): Shape => rejected(`Index ${name} does not exist`, 404);

const searching: readonly Case[] = [
  found(
    'returns all products for an empty query',
    { query: '', hitsPerPage: 3 },
    { hitsPerPage: 3, page: 0, query: '', params: text, processingTimeMS: number, exhaustiveNbHits: true },
  ),
  found('finds a product by its name', { query: '{name}', hitsPerPage: 60 }, { hits: listWith(having({ sku: '{sku}' })) }),
  found('filters by sku', { facetFilters: ['sku:{sku}'] }, { nbHits: 1, hits: [having({ sku: '{sku}', name: '{name}' })] }),
  found('returns no hits for an unknown sku', { facetFilters: ['sku:NOPE'] }, { nbHits: 0, hits: [], nbPages: 0 }),
  found('filters by stock', { numericFilters: ['stock_qty=1'], hitsPerPage: 5 }, { hits: arrayLike(having({ stock_qty: 1 }), 1) }),
  found('returns facet counts', { facets: ['manufacturer'], hitsPerPage: 0 }, { hits: [], facets: having({ manufacturer: having({}) }) }),
  found('returns an empty page past the end', { page: 900, hitsPerPage: 1000 }, { hits: [], page: 900 }),
  found(
    'returns only the requested attributes',
    { hitsPerPage: 2, attributesToRetrieve: ['sku'], attributesToHighlight: [] },
    { hits: arrayLike({ objectID: text, sku: text }, 1) },
  ),
  found(
    'highlights the matches',
    { query: '{name}', hitsPerPage: 1 },
    { hits: arrayLike(having({ _highlightResult: having({ name: having({ value: like(/<em>/), matchLevel: text }) }) }), 1) },
  ),
  {
    name: 'answers two requests at once',
    needs,
    send: ask({ hitsPerPage: 1 }, { hitsPerPage: 2 }),
    status: 200,
    body: results({ hitsPerPage: 1 }, { hitsPerPage: 2 }),
  },
  { name: 'answers an empty list of requests', needs, send: ['POST', queries, { requests: [] }], status: 200, body: { results: [] } },
  { name: 'rejects an unknown index', needs, send: ['POST', queries, { requests: [{ indexName: 'nope' }] }], status: 404, body: noIndex('nope') },
  { name: 'rejects one unknown index among others', needs, send: ask({}, { indexName: 'nope' }), status: 404, body: noIndex('nope') },
  { name: 'rejects an unknown API key', needs, headers: { 'x-algolia-api-key': 'nope' }, send: ask({}), status: 403, body: wrongKey },
  { name: 'rejects a missing API key', needs, headers: { 'x-algolia-api-key': '' }, send: ask({}), status: 403, body: wrongKey },
  { name: 'rejects another application', needs, headers: { 'x-algolia-application-id': 'nope' }, send: ask({}), status: 403, body: wrongKey },
  bad('rejects an invalid filter', ask({ filters: 'AND' })),
  bad('rejects more than 1,000 hits a page', ask({ hitsPerPage: 1001 })),
  bad('rejects a negative page', ask({ page: -1 })),
  bad('rejects requests that are not a list', ['POST', queries, { requests: 'x' }]),
  { ...bad('rejects malformed JSON', ['POST', queries]), raw: '{"requests":' },
  bad('rejects an unknown parameter', ask({ nope: 1 })),
];

const record: Send = ['GET', '/1/indexes/{index}_products/{productId}'];

/** An index of the service that a query of one word must answer. */
const otherIndex = (call: string, name: string, least: number): Call =>
  ownCall(call, [
    {
      name: 'returns the records',
      needs,
      send: ['POST', queries, { requests: [{ indexName: `{index}_${name}`, hitsPerPage: 100 }] }],
      status: 200,
      body: { results: [having({ index: `{index}_${name}`, hits: arrayLike(having({ objectID: text }), least) })] },
    },
    {
      name: 'answers a query of one index',
      needs,
      send: ['POST', `/1/indexes/{index}_${name}/query`, { query: '', hitsPerPage: 1 }],
      status: 200,
      body: having({ hitsPerPage: 1, hits: arrayLike(having({ objectID: text })) }),
    },
    {
      name: 'returns no hits when nothing matches',
      needs,
      send: ['POST', `/1/indexes/{index}_${name}/query`, { query: 'zzzzzzzzzz' }],
      status: 200,
      body: having({ nbHits: 0, hits: [] }),
    },
    {
      name: 'rejects an unknown API key',
      needs,
      headers: { 'x-algolia-api-key': 'nope' },
      send: ['POST', `/1/indexes/{index}_${name}/query`, {}],
      status: 403,
      body: wrongKey,
    },
  ]);

/** What the search service answers to the official client. */
export const searchCalls: readonly Call[] = [
  ownCall('SEARCH products', searching),
  ownCall('SEARCH product by id', [
    { name: 'returns the record', needs, send: record, status: 200, body: having({ objectID: '{recordId}', sku: '{sku}', name: '{name}' }) },
    {
      name: 'returns only the requested attributes',
      needs,
      send: ['GET', '/1/indexes/{index}_products/{productId}?attributesToRetrieve=sku'],
      status: 200,
      body: { objectID: '{recordId}', sku: '{sku}' },
    },
    { name: 'rejects an unknown id', needs, send: ['GET', '/1/indexes/{index}_products/nope'], status: 404, body: rejected('ObjectID does not exist', 404) },
    { name: 'rejects an unknown index', needs, send: ['GET', '/1/indexes/nope/1'], status: 404, body: noIndex('nope') },
    { name: 'rejects an unknown API key', needs, headers: { 'x-algolia-api-key': 'nope' }, send: record, status: 403, body: wrongKey },
  ]),
  ownCall('SEARCH products by ids', [
    {
      name: 'returns null for an unknown id',
      needs,
      send: [
        'POST',
        '/1/indexes/*/objects',
        {
          requests: [
            { indexName: '{index}_products', objectID: '{recordId}' },
            { indexName: '{index}_products', objectID: 'nope' },
          ],
        },
      ],
      status: 200,
      body: { results: [having({ sku: '{sku}' }), null] },
    },
    {
      name: 'rejects an unknown index',
      needs,
      send: ['POST', '/1/indexes/*/objects', { requests: [{ indexName: 'nope', objectID: '1' }] }],
      status: 404,
      body: noIndex('nope'),
    },
    {
      name: 'rejects an unknown API key',
      needs,
      headers: { 'x-algolia-api-key': 'nope' },
      send: ['POST', '/1/indexes/*/objects', { requests: [] }],
      status: 403,
      body: wrongKey,
    },
  ]),
  ownCall('SEARCH related products', [
    {
      name: 'returns other products',
      needs,
      send: ask({ hitsPerPage: 8, facetFilters: ['objectID:-{productId}'] }),
      status: 200,
      body: results({ hits: arrayLike(having({ objectID: text }), 1) }),
    },
    {
      name: 'returns the values of a facet',
      needs,
      send: ['POST', '/1/indexes/{index}_products/facets/manufacturer/query', { facetQuery: '' }],
      status: 200,
      body: having({ facetHits: arrayLike({ value: text, highlighted: text, count: id }, 1), exhaustiveFacetsCount: true }),
    },
    bad('rejects an undeclared facet', ['POST', '/1/indexes/{index}_products/facets/nope/query', { facetQuery: '' }]),
  ]),
  otherIndex('SEARCH filterable attributes', 'product_attributes', 1),
  otherIndex('SEARCH categories', 'categories', 1),
  otherIndex('SEARCH pages', 'pages', 1),
  otherIndex('SEARCH section blocks', 'section_blocks', 0),
  ownCall('SEARCH writes', [
    { name: 'rejects a record with the search key', needs, send: ['PUT', '/1/indexes/{index}_products/contract', { name: 'x' }], status: 403, body: noRight },
    { name: 'rejects a batch with the search key', needs, send: ['POST', '/1/indexes/{index}_products/batch', { requests: [] }], status: 403, body: noRight },
    { name: 'rejects settings with the search key', needs, send: ['PUT', '/1/indexes/{index}_products/settings', {}], status: 403, body: noRight },
    { name: 'rejects clearing with the search key', needs, send: ['POST', '/1/indexes/{index}_products/clear'], status: 403, body: noRight },
    { name: 'rejects deleting with the search key', needs, send: ['DELETE', '/1/indexes/{index}_products'], status: 403, body: noRight },
  ]),
];
