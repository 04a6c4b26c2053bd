import { describe, expect, it } from 'vitest';
import {
  canonicalHref,
  effectiveSorter,
  isFiltered,
  withoutFilters,
  withPage,
  withPrice,
  withSold,
  withSorter,
  withValueToggled,
} from './listingChanges.ts';
import { emptyParams, formatListing } from './listingParams.ts';

const onPage3 = { ...emptyParams, page: 3, filters: { color: ['Red'] } };

describe('changing a list', () => {
  it('goes back to page 1 with every change but the page itself', () => {
    const changes = [
      withValueToggled(onPage3, 'color', 'Black'),
      withValueToggled(onPage3, 'color', 'Red'),
      withPrice(onPage3, 100, null),
      withSold(onPage3, true),
      withSorter(onPage3, 'price_asc'),
      withoutFilters(onPage3),
    ];
    expect(changes.map((params) => params.page)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(withPage(onPage3, 4).page).toBe(4);
  });

  it('adds a value and takes it away again', () => {
    const both = withValueToggled(onPage3, 'color', 'Black');
    expect(formatListing(both)).toBe('color=Black,Red');
    expect(formatListing(withValueToggled(both, 'color', 'Red'))).toBe('color=Black');
    expect(
      withValueToggled(withValueToggled(both, 'color', 'Red'), 'color', 'Black').filters,
    ).toEqual({});
  });

  it('orders by name, a search by relevance, and leaves the usual order out of the address', () => {
    expect(effectiveSorter(emptyParams)).toBe('name_asc');
    expect(effectiveSorter({ ...emptyParams, term: 'kelly' })).toBe('default');
    expect(effectiveSorter(emptyParams, { type: 'CATEGORY', sorter: 'created_desc' })).toBe(
      'created_desc',
    );
    expect(withSorter({ ...emptyParams, sorter: 'price_asc' }, 'name_asc').sorter).toBeNull();
    expect(withSorter({ ...emptyParams, term: 'kelly' }, 'name_asc').sorter).toBe('name_asc');
  });

  it('keeps words and order when filters are cleared', () => {
    const params = { ...onPage3, term: 'kelly', sorter: 'price_asc', min: 5 } as const;
    expect(formatListing(withoutFilters(params))).toBe('term=kelly&sorter=price_asc');
  });

  it('names words and page only as the address to keep', () => {
    expect(canonicalHref('/handbags', { ...onPage3, sorter: 'price_asc' })).toBe(
      '/handbags?page=3',
    );
    expect([isFiltered(emptyParams), isFiltered(onPage3)]).toEqual([false, true]);
    expect(isFiltered(withSold(emptyParams, true))).toBe(true);
  });
});
