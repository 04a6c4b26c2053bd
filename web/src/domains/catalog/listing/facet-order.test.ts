import { describe, expect, it } from 'vitest';
import { matchingNames, matchingValues, shownFacets, truncatedValues } from './facet-order.ts';
import { parseListing } from './listing-params.ts';
import { listingVariables } from './listing-variables.ts';

const value = (text: string, isApplied = false) => ({ value: text, count: 1, isApplied });
const facet = (code: string, ...texts: string[]) => ({
  code,
  label: code,
  values: texts.map((text) => value(text)),
});
const texts = (code: string, ...values: string[]) =>
  shownFacets([facet(code, ...values)])[0]?.values.map((entry) => entry.value);

describe('groups of filter values', () => {
  it('leaves out the price and groups without a choice, unless it is applied', () => {
    const applied = { code: 'size', label: 'Size', values: [value('S', true)] };
    const shown = shownFacets([
      facet('price.USD.default', '1', '2'),
      facet('color', 'Red'),
      facet('origin', 'Italy', 'France'),
      applied,
    ]);
    expect(shown.map((group) => group.code)).toEqual(['origin', 'size']);
  });

  it('orders sizes by number, years newest first, grades best first, others as they come', () => {
    expect(texts('shoe_size', '10', '9.5', '9')).toEqual(['9', '9.5', '10']);
    expect(texts('production_year', '1999', '2021', '2003')).toEqual(['2021', '2003', '1999']);
    expect(texts('condition_label', 'Fair', 'Worn', 'New', 'Very Good')).toEqual([
      'New',
      'Very Good',
      'Fair',
      'Worn',
    ]);
    expect(texts('color', 'Tan', 'Black')).toEqual(['Tan', 'Black']);
  });

  it('finds values without regard to case and accents', () => {
    const values = [value('Hermès'), value('Chloé'), value('Chanel')];
    expect(matchingValues(values, ' HERMES').map((entry) => entry.value)).toEqual(['Hermès']);
    expect(matchingValues(values, '')).toHaveLength(3);
    expect(matchingNames([{ name: 'Alaïa' }], 'alaia')).toHaveLength(1);
  });

  it('cuts a long group but never an applied value', () => {
    const values = ['a', 'b', 'c', 'd'].map((text) => value(text, text === 'd'));
    const { shown, hidden } = truncatedValues(values, 2);
    expect(shown.map((entry) => entry.value)).toEqual(['a', 'b', 'd']);
    expect(hidden).toBe(1);
  });
});

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
