import { expect, it } from 'vitest';
import { emptyParams } from './listingParams.ts';
import { saveHref } from './saveHref.ts';

const saved = (...args: Parameters<typeof saveHref>) =>
  Object.fromEntries(new URL(saveHref(...args) ?? '', 'http://shop.test').searchParams);

it('names a list by its title and its filters, and saves its first page', () => {
  const filters = { color: ['Black'], manufacturer: ['Louis Vuitton'] };
  const params = { ...emptyParams, filters, max: 5000, page: 3 };
  const { name, query } = saved('/handbags', 'Handbags', params);
  expect(name).toBe('Handbags: Black, Louis Vuitton, Up to $5,000');
  expect(query).toBe('/handbags?color=Black&manufacturer=Louis_Vuitton&max=5000');
});

it('names a search by its words', () => {
  expect(saved('/search', 'Results', { ...emptyParams, term: 'flap' }).name).toBe('“flap”');
});

it('does not save the whole shop', () => {
  expect(saveHref('/search', 'Everything', emptyParams)).toBeNull();
  expect(saveHref('/latest-arrivals', 'New', { ...emptyParams, includeSold: true })).toBeNull();
  expect(saveHref('/handbags', 'Handbags', emptyParams)).not.toBeNull();
});
