import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips.ts';
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
} from './listing-changes.ts';
import { emptyParams, formatListing } from './listing-params.ts';
import { pageSteps } from './pages.ts';
import { swatchOf } from './swatches.ts';

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
    expect(effectiveSorter(emptyParams, { sorter: 'created_desc' })).toBe('created_desc');
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

describe('chips', () => {
  it('has one for each filter, each leading to the list without it', () => {
    const params = withSold(
      withPrice(withValueToggled(onPage3, 'color', 'Black'), 100, 2500.5),
      true,
    );
    const chips = chipsOf(params);
    expect(chips.map((chip) => chip.label)).toEqual([
      'Black',
      'Red',
      '$100 to $2,500.50',
      'With recently sold',
    ]);
    expect(chips.map((chip) => formatListing(chip.without))).toEqual([
      'color=Red&min=100&max=2500.5&includeSold=true',
      'color=Black&min=100&max=2500.5&includeSold=true',
      'color=Black,Red&includeSold=true',
      'color=Black,Red&min=100&max=2500.5',
    ]);
  });

  it('says which end of the price is open', () => {
    expect(chipsOf(withPrice(emptyParams, 100, null))[0]?.label).toBe('From $100');
    expect(chipsOf(withPrice(emptyParams, null, 100))[0]?.label).toBe('Up to $100');
  });
});

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, []],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gap', 5, 6]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 17, [1, 2, 'gap', 8, 9, 10, 'gap', 16, 17]],
    [17, 17, [1, 2, 'gap', 16, 17]],
  ] as const)('on page %i of %i', (current, count, steps) => {
    expect(pageSteps(current, count)).toEqual(steps);
  });
});

describe('swatches', () => {
  it('knows colours by name in any case, and says when it does not', () => {
    expect(swatchOf(' Light pink ')).toBe('#efcdd0');
    expect(swatchOf('Multicolor')).toContain('gradient');
    expect(swatchOf('Ultraviolet')).toBeNull();
    expect(swatchOf('constructor')).toBeNull();
  });
});
