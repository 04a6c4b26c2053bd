import { describe, expect, it } from 'vitest';
import { emptyParams } from './listingParams.ts';
import { readPriceInTerm, withPriceInTerm } from './priceInTerm.ts';

describe('a price in a search term', () => {
  it.each([
    ['red bag under 1000', 'red bag', null, 1000],
    ['red bag Under $1,000', 'red bag', null, 1000],
    ['under 1k red bag', 'red bag', null, 1000],
    ['bag below 1.5k', 'bag', null, 1500],
    ['bag less than $499.99', 'bag', null, 499.99],
    ['bag for under 500 dollars', 'bag', null, 500],
    ['bag up to 500 in red', 'bag in red', null, 500],
    ['bag <500', 'bag', null, 500],
    ['$500 or less', '', null, 500],
    ['rolex over 10k', 'rolex', 10_000, null],
    ['rolex at least $10,000', 'rolex', 10_000, null],
    ['rolex from $10,000', 'rolex', 10_000, null],
    ['rolex 10k+', 'rolex', 10_000, null],
    ['rolex 5000 and up', 'rolex', 5000, null],
    ['tote between 500 and 1,500', 'tote', 500, 1500],
    ['tote from 500 to 1500', 'tote', 500, 1500],
    ['tote between $1,500 and $500', 'tote', 500, 1500],
    ['tote $500-$1,000', 'tote', 500, 1000],
    ['tote over 500 under 1000', 'tote', 500, 1000],
    ['tote for $1,000', 'tote', null, 1000],
  ])('%s', (text, term, min, max) => {
    expect(readPriceInTerm(text)).toEqual({ term, min, max });
  });

  it.each([
    'speedy 30',
    'size 38 shoes',
    'over the knee boots',
    'heels over 100 mm',
    'watch under 36mm',
    'rings from 2019',
    'over 18k gold',
    'diamond over 2 carats',
    'chanel 2.55',
    'bag under 99999999',
    'under',
    '',
  ])('finds none in %j', (term) => {
    expect(readPriceInTerm(term)).toEqual({ term, min: null, max: null });
  });
});

describe('a list with a price in its term', () => {
  it('sets the price filter but keeps existing limits', () => {
    const params = { ...emptyParams, term: 'bag between 500 and 1000', max: 800 };
    expect(withPriceInTerm(params)).toEqual({ ...params, term: 'bag', min: 500, max: 800 });
  });

  it('returns the same object without a price', () => {
    const params = { ...emptyParams, term: 'red bag', max: 800 };
    expect(withPriceInTerm(params)).toBe(params);
  });
});
