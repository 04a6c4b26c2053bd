import { expect, it } from 'vitest';
import { similarHref } from './similarHref.ts';

it('saves a search for the same designer and category under a readable name', () => {
  const href = similarHref({ designer: 'Louis Vuitton', subcategories: ['Totes', 'Bags'] });
  const params = new URLSearchParams(href?.split('?')[1]);
  expect(params.get('name')).toBe('Louis Vuitton, Totes');
  expect(params.get('query')).toBe('/search?manufacturer=Louis_Vuitton&subcategory=Totes');
  expect(similarHref({ designer: null, subcategories: [] })).toBeNull();
});
