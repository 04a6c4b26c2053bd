import type { Executor } from '@graphql-tools/utils';
import { expect, test } from 'vitest';
import { aCategoryRecord, aSearchResponse } from '../../../test/helpers/builders.ts';
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
  const commerceGraphql = (async () => ({ data: { urlResolver: known } })) as unknown as Executor;
  const { data, errors, searchCalls } = await runOperation(
    `{ urlResolver(url: ${JSON.stringify(url)}) { id type relativeUrl redirectCode } }`,
    { commerceGraphql, search: { query } },
  );
  expect(errors).toEqual([]);
  return { found: data.urlResolver, searchCalls };
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

test('does not search for the address of a product or for one that the back end knows', async () => {
  const known = { id: 7, type: 'CATEGORY', relative_url: 'x', redirectCode: 0 };
  for (const { searchCalls } of [await resolve('/x', { known }), await resolve('/gone-1.html')])
    expect(searchCalls).toEqual([]);
});

test('returns null while the search service is unavailable', async () => {
  const query = () => {
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'search', { message: 'down' });
  };
  expect((await resolve('/handbags', { query })).found).toBeNull();
});
