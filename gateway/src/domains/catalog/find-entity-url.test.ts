import type { Executor } from '@graphql-tools/utils';
import { describe, expect, test } from 'vitest';
import {
  aCategoryRecord,
  aProductRecord,
  aSearchResponse,
} from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import type { SearchQuery } from '../../sources/search/types.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';

const TIFFANY = aCategoryRecord({
  objectID: '120',
  name: 'Tiffany & Co.',
  path: 'Designers / Tiffany & Co.',
  url_path: 'designers/tiffany--co-.html',
});
const HANDBAGS = aCategoryRecord({
  objectID: '3',
  name: 'Handbags',
  path: 'Handbags',
  url_path: 'handbags',
});

const respond = ({ index }: SearchQuery) =>
  index === 'categories'
    ? aSearchResponse({ hits: [HANDBAGS, TIFFANY] })
    : aSearchResponse({ facets: { manufacturer: { 'Dolce & Gabbana': 3 } } });

/** What `url` leads to where the back end knows it for `known`. */
async function resolve(
  url: string,
  { known = null, query = respond }: { known?: object | null; query?: typeof respond } = {},
) {
  const { errors, ...resolved } = await ask(
    url,
    async () => ({ data: { urlResolver: known } }),
    query,
  );
  expect(errors).toEqual([]);
  return resolved;
}

async function ask(url: string, commerce: () => Promise<object>, query: typeof respond) {
  const { data, errors, searchCalls } = await runOperation(
    `{ urlResolver(url: ${JSON.stringify(url)}) { id type relativeUrl redirectCode } }`,
    { commerceGraphql: commerce as unknown as Executor, search: { query } },
  );
  return { found: data?.urlResolver ?? null, errors, searchCalls };
}

test.each([
  ['/handbags', { id: 3, relativeUrl: 'handbags', redirectCode: 0 }],
  ['/tiffany--co-', { id: null, relativeUrl: 'designers/tiffany--co-.html', redirectCode: 301 }],
  [
    '/dolce--gabbana',
    { id: null, relativeUrl: 'search?manufacturer=Dolce%20%26%20Gabbana', redirectCode: 302 },
  ],
])('%s leads to what the search service knows, in one call', async (url, expected) => {
  const { found, searchCalls } = await resolve(url);
  expect(found).toEqual({ type: 'CATEGORY', ...expected });
  expect(searchCalls).toHaveLength(1);
});

test('returns null for a path that the search service does not know either', async () => {
  expect((await resolve('/no-such-designer')).found).toBeNull();
});

test('does not search for the URL of a product or for one that the back end knows', async () => {
  const known = { id: 7, type: 'CATEGORY', relative_url: 'x', redirectCode: 0 };
  for (const { searchCalls } of [await resolve('/x', { known }), await resolve('/gone-1.html')])
    expect(searchCalls).toEqual([]);
});

describe('while the back end is unavailable', () => {
  const down = () => {
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'commerce GraphQL', { message: 'down' });
  };
  const flap = aProductRecord({ objectID: '7', url_key: 'flap', url_path: 'flap.html' });
  const query = (it: SearchQuery) =>
    it.facetFilters?.[0] === 'url_key:flap' ? aSearchResponse({ hits: [flap] }) : respond(it);
  const inOutage = (url: string, search = query) => ask(url, async () => down(), search);

  test.each([
    ['/flap.html', { id: 7, type: 'PRODUCT', relativeUrl: 'flap.html' }],
    ['/handbags/flap.html', { id: 7, type: 'PRODUCT', relativeUrl: 'flap.html' }],
    ['/handbags', { id: 3, type: 'CATEGORY', relativeUrl: 'handbags' }],
    [
      '/designers/tiffany--co-.html',
      { id: 120, type: 'CATEGORY', relativeUrl: 'designers/tiffany--co-.html' },
    ],
  ])('finds %s in the search service', async (url, expected) => {
    const { found, errors } = await inOutage(url);
    expect(errors).toEqual([]);
    expect(found).toEqual({ ...expected, redirectCode: 0 });
  });

  test.each(['/flap', '/gone.html', '/about-us'])('reports the outage for %s', async (url) => {
    const { found, errors } = await inOutage(url);
    expect(found).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  test('reports the outage if the search service is down as well', async () => {
    const { errors } = await inOutage('/flap.html', down);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

test('returns null while the search service is unavailable', async () => {
  const query = () => {
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'search', { message: 'down' });
  };
  expect((await resolve('/handbags', { query })).found).toBeNull();
});
