import { describe, expect, test } from 'vitest';
import { aProductRecord, aSearchResponse } from '../../../test/helpers/builders.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import type { SearchQuery, SearchResponse } from '../../sources/search/types.ts';

function attribute(objectID: string, frontend_label: string, position: number) {
  return {
    objectID,
    attribute_code: objectID,
    frontend_label,
    position,
  };
}

const ATTRIBUTES = [
  attribute('color', 'Color', 2),
  attribute('manufacturer', 'Designer', 1),
  attribute('price.USD.default', 'Price', 3),
];

/** The number of items that each filter returns. */
function count(query: SearchQuery): SearchResponse {
  if (query.index === 'product_attributes') return aSearchResponse({ hits: ATTRIBUTES });
  const filters = JSON.stringify(query.facetFilters ?? []);
  const byDesigner = filters.includes('manufacturer:');
  const manufacturer = { Chanel: 3, ...(byDesigner ? {} : { Gucci: 2, Prada: 2 }) };
  const color = { Black: byDesigner ? 2 : 4, Red: 1, ...(byDesigner ? {} : { Blue: 1 }) };
  const hits = query.hitsPerPage === 0 ? [] : [aProductRecord()];
  const price = { min: query.numericFilters?.length === 1 ? 100 : 400, max: 9000 };
  return aSearchResponse({
    hits,
    nbHits: 61,
    nbPages: 2,
    facets: { manufacturer, color },
    facetStats: { 'price.USD.default': price },
  });
}

const LISTING = `query ($term: String, $categoryId: ID, $filters: [ProductFilterInput!], $price: PriceRangeInput,
  $includeSold: Boolean! = false, $sort: ProductSort, $page: Int! = 1, $pageSize: Int! = 60) {
  productSearch(term: $term, categoryId: $categoryId, filters: $filters, price: $price,
    includeSold: $includeSold, sort: $sort, page: $page, pageSize: $pageSize) {
    page pageSize pageCount totalCount sort products { sku }
    facets { code label position values { value count isApplied isDisabled } }
    priceBounds { min { amount } max { amount } }
  }
}`;

async function list(variables: Record<string, unknown> = {}) {
  const response = await runOperation(LISTING, { search: { query: count }, variables });
  const sent = response.searchCalls.flatMap((call) => ('queries' in call ? [call.queries] : []));
  return { ...response, attributes: sent[0] ?? [], queries: sent.at(-1) ?? [] };
}

describe('the queries of a listing', () => {
  test('sends one query sorted by name for items for sale when there are no filters', async () => {
    const { queries, searchCalls } = await list({ categoryId: '21' });
    expect(searchCalls).toHaveLength(2);
    expect(queries).toEqual([
      {
        index: 'products_name_asc',
        query: '',
        page: 0,
        hitsPerPage: 60,
        facetFilters: ['categoryIds:21'],
        numericFilters: ['stock_qty=1'],
        facets: ['manufacturer', 'color', 'price.USD.default'],
        attributes: ['id', 'name', 'sku'],
      },
    ]);
  });

  test('requests facet counts in the same call when there are filters and a price range', async () => {
    const { queries, searchCalls } = await list({
      categoryId: '21',
      filters: [{ code: 'manufacturer', values: ['Chanel', '-Odd'] }],
      price: { min: '400', max: '9000.50' },
      page: 3,
      sort: 'PRICE_DESC',
    });
    const designers = ['manufacturer:Chanel', 'manufacturer:\\-Odd'];
    const range = ['price.USD.default>=400', 'price.USD.default<=9000.50'];
    const counts = { index: 'products', query: '', hitsPerPage: 0 };
    expect(searchCalls).toHaveLength(2);
    expect(queries).toEqual([
      {
        index: 'products_price_default_desc',
        query: '',
        page: 2,
        hitsPerPage: 60,
        facetFilters: ['categoryIds:21', designers],
        numericFilters: ['stock_qty=1', ...range],
        facets: ['manufacturer', 'color'],
        attributes: ['id', 'name', 'sku'],
      },
      {
        ...counts,
        facets: ['manufacturer'],
        facetFilters: ['categoryIds:21'],
        numericFilters: ['stock_qty=1', ...range],
      },
      {
        ...counts,
        facets: ['manufacturer', 'color'],
        facetFilters: ['categoryIds:21'],
        numericFilters: ['stock_qty=1'],
      },
      {
        ...counts,
        facets: ['price.USD.default'],
        facetFilters: ['categoryIds:21', designers],
        numericFilters: ['stock_qty=1'],
      },
    ]);
  });

  test('includes sold items on request and sorts a search by relevance', async () => {
    const { queries, data } = await list({ term: ' flap ', includeSold: true });
    expect(queries[0]).toMatchObject({ index: 'products', query: 'flap', numericFilters: [] });
    expect(data.productSearch.sort).toBe('RELEVANCE');
  });

  test('sorts by relevance where the index of an order is missing', async () => {
    const response = await runOperation(
      '{ productSearch(sort: NAME_DESC) { sort products { sku } } }',
      {
        search: { query: count },
        features: { SORT_BY_NAME: null },
      },
    );
    expect(response.data.productSearch.sort).toBe('RELEVANCE');
    expect(response.searchCalls).toMatchObject([{ queries: [{ index: 'products' }] }]);
  });

  test('sends one query and reads no attributes when only products are selected', async () => {
    const { searchCalls } = await runOperation(
      'query ($with: Boolean!) { productSearch(term: "x", pageSize: 3) { products { sku } facets @include(if: $with) { code } } }',
      { search: { query: count }, variables: { with: false } },
    );
    expect(searchCalls).toHaveLength(1);
    expect(searchCalls[0]).not.toHaveProperty('queries.0.facets');
  });
});

describe('the facets of a listing', () => {
  test('returns all values of the category and disables those without items', async () => {
    const { data } = await list({ filters: [{ code: 'manufacturer', values: ['chanel'] }] });
    expect(data.productSearch.facets).toEqual([
      {
        code: 'manufacturer',
        label: 'Designer',
        position: 1,
        values: [
          { value: 'Chanel', count: 3, isApplied: true, isDisabled: false },
          { value: 'Gucci', count: 2, isApplied: false, isDisabled: false },
          { value: 'Prada', count: 2, isApplied: false, isDisabled: false },
        ],
      },
      {
        code: 'color',
        label: 'Color',
        position: 2,
        values: [
          { value: 'Black', count: 2, isApplied: false, isDisabled: false },
          { value: 'Red', count: 1, isApplied: false, isDisabled: false },
          { value: 'Blue', count: 0, isApplied: false, isDisabled: true },
        ],
      },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'returns an applied value without items, also when %s',
    async (value) => {
      const { data, errors } = await list({ filters: [{ code: 'manufacturer', values: [value] }] });
      expect(errors).toEqual([]);
      const chosen = { value, count: 0, isApplied: true, isDisabled: true };
      expect(data.productSearch.facets[0].values).toContainEqual(chosen);
    },
  );

  test('returns the price bounds before the price range is applied', async () => {
    const { data } = await list({ price: { min: '400' } });
    expect(data.productSearch.priceBounds).toEqual({
      min: { amount: '100.00' },
      max: { amount: '9000.00' },
    });
  });

  test('returns the page info', async () => {
    const { data } = await list({ page: 2 });
    expect(data.productSearch).toMatchObject({
      page: 2,
      pageSize: 60,
      pageCount: 2,
      totalCount: 61,
    });
  });
});

test('ignores spaces and quotation marks around a filter value', async () => {
  const { data, queries } = await list({ filters: [{ code: 'color', values: [' "Red" '] }] });
  expect(queries[0]?.facetFilters).toEqual([['color:Red']]);
  const applied = data.productSearch.facets
    .flatMap(({ values }: { values: { value: string; isApplied: boolean }[] }) => values)
    .filter(({ isApplied }: { isApplied: boolean }) => isApplied);
  expect(applied).toMatchObject([{ value: 'Red', count: 1 }]);
});

describe('limits of a listing', () => {
  const value = { code: 'color', values: ['Black'] };
  test.each([
    ['a page of 0', { page: 0 }],
    ['101 products a page', { pageSize: 101 }],
    ['a term of 513 letters', { term: 'x'.repeat(513) }],
    [
      '51 values',
      { filters: [{ code: 'color', values: Array.from({ length: 51 }, (_, n) => `${n}`) }] },
    ],
    ['11 groups', { filters: Array.from({ length: 11 }, (_, n) => ({ ...value, code: `c${n}` })) }],
    ['an attribute that is no filter', { filters: [{ code: 'secret', values: ['1'] }] }],
    ['a filter that smuggles another', { filters: [{ code: 'a:b', values: ['1'] }] }],
  ])('rejects %s', async (_, variables) => {
    const { errors, data } = await list(variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(data).toEqual({ productSearch: null });
  });
});
