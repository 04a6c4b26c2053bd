import { expect, it } from 'vitest';
import {
  foundSuggestions,
  recentSuggestions,
  searchPath,
  suggestionVariables,
} from './suggestions.ts';

const product = {
  sku: 'A',
  name: 'Bag A',
  designer: null,
  path: '/a.html',
  price: null,
  image: null,
};
const category = { id: '7', name: 'Chanel', path: '/designers/chanel', isDesigner: true };

const found = (totalCount: number, products = [product]) => ({
  productSearch: { totalCount, products },
  categorySearch: { categories: [category] },
});

it('offers products, then all of them, then designers and categories', () => {
  const offered = foundSuggestions(' bag ', found(12));
  expect(offered.map(({ kind, to }) => [kind, to])).toEqual([
    ['product', '/a.html'],
    ['all', '/search?term=bag'],
    ['category', '/designers/chanel'],
  ]);
});

it('offers no page of all results when there are none', () => {
  expect(foundSuggestions('x', found(0, [])).map(({ kind }) => kind)).toEqual(['category']);
});

it('writes terms into addresses so that they come back whole', () => {
  const [first] = recentSuggestions(['b & c?']);
  expect(first?.to).toBe(searchPath('b & c?'));
  expect(new URLSearchParams(searchPath('b & c?').split('?')[1]).get('term')).toBe('b & c?');
});

it('asks for items within a price that is written in the words', () => {
  expect(suggestionVariables('red bag under 1000')).toEqual({
    term: 'red bag',
    price: { max: '1000' },
  });
  expect(suggestionVariables('red bag')).toEqual({ term: 'red bag', price: null });
});
