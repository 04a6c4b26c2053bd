import { describe, expect, it } from 'vitest';
import {
  canonicalHref,
  effectiveSorter,
  isFiltered,
  saveHref,
  toChips,
  usualDefaults,
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
  it('returns to page 1 on every change except paging', () => {
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

  it('adds and removes a value', () => {
    const both = withValueToggled(onPage3, 'color', 'Black');
    expect(formatListing(both)).toBe('color=Black,Red');
    expect(formatListing(withValueToggled(both, 'color', 'Red'))).toBe('color=Black');
    expect(
      withValueToggled(withValueToggled(both, 'color', 'Red'), 'color', 'Black').filters,
    ).toEqual({});
  });

  it('sorts by name, or a search by relevance, and omits the default from the URL', () => {
    expect(effectiveSorter(emptyParams)).toBe('name_asc');
    expect(effectiveSorter({ ...emptyParams, term: 'kelly' })).toBe('default');
    const newest = { ...usualDefaults, sorter: 'created_desc' } as const;
    expect(effectiveSorter(emptyParams, newest)).toBe('created_desc');
    expect(withSorter({ ...emptyParams, sorter: 'price_asc' }, 'name_asc').sorter).toBeNull();
    expect(withSorter({ ...emptyParams, term: 'kelly' }, 'name_asc').sorter).toBe('name_asc');
  });

  it('keeps term and order when filters are cleared', () => {
    const params = { ...onPage3, term: 'kelly', sorter: 'price_asc', min: 5 } as const;
    expect(formatListing(withoutFilters(params))).toBe('term=kelly&sorter=price_asc');
  });

  it('keeps only page and term in the canonical URL', () => {
    expect(canonicalHref('/handbags', { ...onPage3, sorter: 'price_asc' })).toBe(
      '/handbags?page=3',
    );
    expect([isFiltered(emptyParams), isFiltered(onPage3)]).toEqual([false, true]);
    expect(isFiltered(withSold(emptyParams, true))).toBe(true);
  });
});

const red = { ...emptyParams, filters: { color: ['Red'] } };

describe('chips', () => {
  it('has one chip for each filter, linked to the list without it', () => {
    const params = withSold(withPrice(withValueToggled(red, 'color', 'Black'), 100, 2500.5), true);
    const chips = toChips(params);
    expect(chips.map((chip) => chip.label)).toEqual([
      'Black',
      'Red',
      '$100 to $2,500.50',
      'Recently sold included',
    ]);
    expect(chips.map((chip) => formatListing(chip.without))).toEqual([
      'color=Red&min=100&max=2500.5&includeSold=true',
      'color=Black&min=100&max=2500.5&includeSold=true',
      'color=Black,Red&includeSold=true',
      'color=Black,Red&min=100&max=2500.5',
    ]);
  });

  it('names the bound of an open price range', () => {
    expect(toChips(withPrice(emptyParams, 100, null))[0]?.label).toBe('From $100');
    expect(toChips(withPrice(emptyParams, null, 100))[0]?.label).toBe('Up to $100');
  });
});

const saved = (...args: Parameters<typeof saveHref>) =>
  Object.fromEntries(new URL(saveHref(...args) ?? '', 'http://shop.test').searchParams);

it('names a list by title and filters, and saves its first page', () => {
  const filters = { color: ['Black'], manufacturer: ['Louis Vuitton'] };
  const params = { ...emptyParams, filters, max: 5000, page: 3 };
  const { name, query } = saved('/handbags', 'Handbags', params);
  expect(name).toBe('Handbags: Black, Louis Vuitton, Up to $5,000');
  expect(query).toBe('/handbags?color=Black&manufacturer=Louis_Vuitton&max=5000');
});

it('names a search by its term', () => {
  expect(saved('/search', 'Results', { ...emptyParams, term: 'flap' }).name).toBe('“flap”');
});

it('does not offer to save the unfiltered shop', () => {
  expect(saveHref('/search', 'Everything', emptyParams)).toBeNull();
  expect(saveHref('/latest-arrivals', 'New', { ...emptyParams, includeSold: true })).toBeNull();
  expect(saveHref('/handbags', 'Handbags', emptyParams)).not.toBeNull();
});
