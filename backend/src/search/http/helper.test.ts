import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecord, SHOP_SETTINGS } from '../../../test/helpers/search-records.ts';
import { type RunningService, runService } from '../../../test/helpers/search-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
  const designers = ['Chanel', 'Chanel', 'Gucci', 'Dior'];
  const records = designers.flatMap((manufacturer, place) =>
    ['Black', 'Red'].map((color, other) =>
      aRecord({
        objectID: `${place}-${other}`,
        name: `${manufacturer} bag`,
        manufacturer,
        color,
        price: { USD: { default: 100 * (place + 1) } },
      }),
    ),
  );
  service.engine.replaceIndex('p', { settings: SHOP_SETTINGS, records });
});
afterAll(() => service.stop());

describe('algoliasearch-helper', () => {
  it('counts a disjunctive facet without its own refinement', async () => {
    const helper = algoliasearchHelper(service.client('search-key'), 'p', {
      facets: ['color'],
      disjunctiveFacets: ['manufacturer', 'price.USD.default'],
      hitsPerPage: 60,
    });
    helper.addDisjunctiveFacetRefinement('manufacturer', 'Chanel');
    helper.addFacetRefinement('color', 'Red');
    helper.addNumericRefinement('price.USD.default', '<=', 300);
    const results = await new Promise<SearchResults>((resolve, reject) => {
      helper.on('result', (event) => resolve(event.results));
      helper.on('error', ({ error }) => reject(error));
      helper.search();
    });
    expect(results.hits.map(({ objectID }) => objectID).sort()).toEqual(['0-1', '1-1']);
    expect(results.nbHits).toBe(2);
    expect(results.getFacetValues('manufacturer', { sortBy: ['name:asc'] })).toMatchObject([
      { name: 'Chanel', count: 2, isRefined: true },
      { name: 'Gucci', count: 1, isRefined: false },
    ]);
    expect(results.getFacetValues('color', {})).toMatchObject([
      { name: 'Red', count: 2, isRefined: true },
    ]);
    expect(results.getFacetStats('price.USD.default')).toMatchObject({ min: 100, max: 200 });
  });

  it('searches the values of a facet', async () => {
    const helper = algoliasearchHelper(service.client('search-key'), 'p', {
      disjunctiveFacets: ['manufacturer'],
    });
    const { facetHits } = await helper.searchForFacetValues('manufacturer', 'gu', 5, {});
    expect(facetHits).toMatchObject([{ value: 'Gucci', count: 2, highlighted: '<em>Gu</em>cci' }]);
  });
});
