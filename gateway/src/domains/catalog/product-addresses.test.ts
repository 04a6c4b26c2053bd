import { describe, expect, test } from 'vitest';
import { aSearchResponse } from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import type { SearchQuery } from '../../sources/search/types.ts';

/** A search service that holds products with these ids and understands bounds on them. */
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

async function pagesOf(ids: readonly number[]) {
  const { data } = await runOperation('{ productAddresses { pages } }', { search: holding(ids) });
  return data.productAddresses.pages;
}

describe('the addresses of all products', () => {
  test('lie on the page of their id', async () => {
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
  ])('of the ids %j stand on the pages %j', async (ids, pages) => {
    expect(await pagesOf(ids)).toEqual(pages);
  });

  test('a search service that overlooks the bounds is not asked for ever', async () => {
    const { errors, searchCalls } = await runOperation('{ productAddresses { pages } }', {
      search: { query: () => aSearchResponse({ hits: [], nbHits: 12 }) },
    });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_UPSTREAM');
    expect(searchCalls.length).toBeLessThan(100_000);
  });

  test('a page number out of bounds is refused', async () => {
    const { errors } = await runOperation('{ productAddresses(page: 0) { pages } }', {});
    expect(errors?.[0]?.message).toContain('page');
  });
});
