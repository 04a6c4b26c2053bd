import { describe, expect, test } from 'vitest';
import { droppedBy, isSelective, listingAddress, readListing, searchAmong } from './rules.ts';

const codes = ['color', 'manufacturer'];
const read = (text: string) => readListing(listingAddress(text), codes);

describe('a listing address', () => {
  test.each([
    ['term=bag', '/search?term=bag'],
    ['?term=bag', '/search?term=bag'],
    ['handbags', '/handbags'],
    ['/handbags?color=Red', '/handbags?color=Red'],
    ['https://shop.test/handbags?color=Red', '/handbags?color=Red'],
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
    ['', '/search'],
    ['/', '/search'],
  ])('stores the address %j as %j', (text, stored) => {
    expect(listingAddress(text)).toBe(stored);
  });

  test('reads a listing address as the shop writes it', () => {
    const address =
      '/handbags/?term=flap&color=Light_Pink,Off%255FWhite&manufacturer=Chanel&utm=x&min=10&max=99.5&includeSold=true&page=2';
    expect(read(address)).toEqual({
      path: 'handbags',
      term: 'flap',
      filters: { color: ['Light Pink', 'Off_White'], manufacturer: ['Chanel'] },
      min: 10,
      max: 99.5,
      includeSold: true,
    });
  });

  test.each([
    ['', false],
    ['/latest-arrivals', false],
    ['/search?utm=x&color=&page=3', false],
    ['/handbags', true],
    ['term=bag', true],
    ['max=100', true],
    ['color=Red', true],
  ])('tells whether %j selects anything: %s', (text, expected) => {
    expect(isSelective(read(text))).toBe(expected);
  });
});

test('searches the listing among the new items', () => {
  const query = read('term=flap&color=Red,-Blue&max=900');
  expect(searchAmong(query, { categoryId: 3, objectIds: ['7', '8'] })).toEqual({
    query: 'flap',
    removeWordsIfNoResults: 'none',
    hitsPerPage: 2,
    attributesToRetrieve: ['objectID'],
    facetFilters: [['objectID:7', 'objectID:8'], ['categoryIds:3'], ['color:Red', 'color:\\-Blue']],
    numericFilters: ['stock_qty=1', 'price.USD.default<=900'],
  });
});

test('does not count a higher price as a drop', () => {
  expect([droppedBy(100, 80.1), droppedBy(100, 120)]).toEqual([19.9, 0]);
});
