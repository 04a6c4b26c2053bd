import { describe, expect, it } from 'vitest';
import { parseListing } from '../address/listingParams.ts';
import { listingVariables } from './listingVariables.ts';

describe("the gateway's variables", () => {
  const variables = (query: string) =>
    listingVariables(parseListing(new URLSearchParams(query)), { sorter: 'name_asc' });

  it('names the order of the list, or relevance for words', () => {
    expect(variables('')).toEqual({
      term: null,
      filters: [],
      price: null,
      includeSold: false,
      sort: 'NAME_ASC',
      page: 1,
    });
    expect(variables('term=kelly').sort).toBe('RELEVANCE');
    expect(variables('term=kelly&sorter=price_asc').sort).toBe('PRICE_ASC');
  });

  it('sends prices as decimal text and at most ten groups', () => {
    expect(variables('min=10.5').price).toEqual({ min: '10.5' });
    const many = Array.from({ length: 12 }, (_, index) => `a${index}=x`).join('&');
    expect(variables(many).filters).toHaveLength(10);
  });
});
