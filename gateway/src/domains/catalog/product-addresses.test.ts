import { describe, expect, test } from 'vitest';
import { aSearchResponse } from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import type { SearchQuery } from '../../sources/search/types.ts';

/** A search service with products of these ids that supports bounds on the id. */
function holding(ids: readonly number[]) {
  return {
    query: ({ numericFilters = [], hitsPerPage }: SearchQuery) => {
      const found = ids.filter((id) =>
        numericFilters.every((filter) => {
          const bound = Number(filter.replace(/^id(>=|<)/, ''));
          return filter.startsWith('id>=') ? id >= bound : id < bound;
        }),
      );
      const hits = found.map((id) => ({
        objectID: String(id),
        url_path: `bag-${id}.html`,
        created_at: 1_700_000_000,
      }));
      return aSearchResponse({ hits: hits.slice(0, hitsPerPage), nbHits: found.length });
    },
  };
}

async function getPages(ids: readonly number[]) {
  const { data } = await runOperation('{ productAddresses { pages } }', { search: holding(ids) });
  return data.productAddresses.pages;
}

describe('the paths of all products', () => {
  test('assigns a product to the page of its id', async () => {
    const { data, searchCalls } = await runOperation(
      '{ productAddresses(page: 2) { addresses { path createdAt } } }',
      { search: holding([999, 1000, 1999, 2000]) },
    );
    expect(data.productAddresses.addresses).toEqual([
      { path: '/bag-1000.html', createdAt: '2023-11-14T22:13:20.000Z' },
      { path: '/bag-1999.html', createdAt: '2023-11-14T22:13:20.000Z' },
    ]);
    expect(searchCalls).toHaveLength(1);
  });

  test.each([
    [[], []],
    [[1], [1]],
    [[999], [1]],
    [[1000], [2]],
    [
      [111_999, 5, 112_000],
      [1, 112, 113],
    ],
    [[2_147_483_647], [2_147_484]],
  ])('assigns the ids %j to the pages %j', async (ids, pages) => {
    expect(await getPages(ids)).toEqual(pages);
  });

  test('stops when the search service ignores the bounds', async () => {
    const { errors, searchCalls } = await runOperation('{ productAddresses { pages } }', {
      search: { query: () => aSearchResponse({ hits: [], nbHits: 12 }) },
    });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_UPSTREAM');
    expect(searchCalls.length).toBeLessThan(100_000);
  });

  test('rejects a page number out of bounds', async () => {
    const { errors } = await runOperation('{ productAddresses(page: 0) { pages } }', {});
    expect(errors?.[0]?.message).toContain('page');
  });
});
