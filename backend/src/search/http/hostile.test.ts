import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
  service.engine.replaceIndex('p', {
    settings: SHOP_SETTINGS,
    records: [aRecord({ objectID: '1' })],
  });
});
afterAll(() => service.stop());

async function send(
  method: string,
  path: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'x-algolia-api-key': 'admin-key', 'x-algolia-application-id': 'encore' },
    ...(method === 'GET' ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

async function expectNoFault(method: string, path: string, body: string): Promise<void> {
  const { status, text } = await send(method, path, body);
  expect(status, `${method} ${path} ${body} gave ${text}`).toBeLessThan(500);
  expect(() => JSON.parse(text)).not.toThrow();
}

const PARAMS = [
  'query',
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'facets',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'params',
  'optionalWords',
  'typoTolerance',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'cursor',
  'distinct',
  'maxValuesPerFacet',
  'minWordSizefor1Typo',
  'optionalFilters',
  'facetQuery',
  '__proto__',
];
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'color:Red',
    'price.USD.default > 3',
    '(a OR b',
    'NOT',
    "'",
    '"',
    'a:1 TO',
    '[',
    '%',
    '\u0000',
    '😀',
    '𝒜𝒷',
    '__proto__',
    'constructor:x',
  ),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.constant(1e308),
  fc.array(text, { maxLength: 4 }),
);
const params = fc.dictionary(fc.constantFrom(...PARAMS), value, { maxKeys: 4 });
const SEARCH_PATHS = [
  '/1/indexes/p/query',
  '/1/indexes/p/browse',
  '/1/indexes/p/facets/manufacturer/query',
  '/1/indexes/p/facets/__proto__/query',
];

describe('hostile requests', () => {
  it('responds to hostile search parameters without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SEARCH_PATHS), params, (path, body) =>
        expectNoFault('POST', path, JSON.stringify(body)),
      ),
      { seed: 7, numRuns: 600 },
    );
  });

  it('responds to hostile filters without a fault', async () => {
    const piece = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      '(',
      ')',
      'color:Red',
      "manufacturer:'a b'",
      'price.USD.default>=1',
      '_tags:x',
      'a',
      ':',
      '-',
      '<score=2>',
      '"',
    );
    const filters = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' '));
    await fc.assert(
      fc.asyncProperty(filters, (given) =>
        expectNoFault('POST', '/1/indexes/p/query', JSON.stringify({ filters: given })),
      ),
      { seed: 7, numRuns: 400 },
    );
  });

  it('responds to hostile writes and settings without a fault', async () => {
    const record = fc.dictionary(fc.oneof(text, fc.constant('objectID')), value, { maxKeys: 4 });
    const action = fc.constantFrom(
      'addObject',
      'updateObject',
      'partialUpdateObject',
      'deleteObject',
      'clear',
      'nonsense',
    );
    const requests = fc.array(fc.record({ action, body: record }), { maxLength: 3 });
    const names = fc.constantFrom(
      'searchableAttributes',
      'attributesForFaceting',
      'customRanking',
      'ranking',
      'replicas',
      'hitsPerPage',
      'paginationLimitedTo',
      'optionalWords',
      'distinct',
      'attributeForDistinct',
      'typoTolerance',
      'disableTypoToleranceOnWords',
      'disablePrefixOnAttributes',
    );
    const settings = fc.dictionary(names, value, { maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(requests, settings, params, async (list, change, search) => {
        await expectNoFault('POST', '/1/indexes/w/batch', JSON.stringify({ requests: list }));
        await expectNoFault('PUT', '/1/indexes/w/settings', JSON.stringify(change));
        await expectNoFault('POST', '/1/indexes/w/query', JSON.stringify(search));
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  it('responds to hostile bodies and paths without a fault', async () => {
    const path = fc.array(
      fc.oneof(
        fc.constantFrom(
          '1',
          'indexes',
          'p',
          '*',
          'queries',
          'objects',
          'task',
          'operation',
          'settings',
          '%2F',
          '%zz',
        ),
        fc.string({ maxLength: 6 }).map(encodeURIComponent),
      ),
      { maxLength: 5 },
    );
    const body = fc.oneof(text, fc.json({ maxDepth: 3 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
        path,
        body,
        (method, parts, given) => expectNoFault(method, `/1/indexes/${parts.join('/')}`, given),
      ),
      { seed: 7, numRuns: 400 },
    );
  });
});
