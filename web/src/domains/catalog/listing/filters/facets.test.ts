import { describe, expect, it } from 'vitest';
import { shownFacets, toSwatch, truncatedValues } from './facets.ts';

const value = (text: string, isApplied = false) => ({
  value: text,
  count: 1,
  isApplied,
  isDisabled: false,
});
const facet = (code: string, ...texts: string[]) => ({
  code,
  label: code,
  values: texts.map((text) => value(text)),
});
const texts = (code: string, ...values: string[]) =>
  shownFacets([facet(code, ...values)])[0]?.values.map((entry) => entry.value);

describe('groups of filter values', () => {
  it('omits the price and groups with a single value, unless applied', () => {
    const applied = { code: 'size', label: 'Size', values: [value('S', true)] };
    const shown = shownFacets([
      facet('price.USD.default', '1', '2'),
      facet('color', 'Red'),
      facet('origin', 'Italy', 'France'),
      applied,
    ]);
    expect(shown.map((group) => group.code)).toEqual(['origin', 'size']);
  });

  it('sorts sizes numerically, years newest first, grades best first, others in given order', () => {
    expect(texts('shoe_size', '10', '9.5', '9')).toEqual(['9', '9.5', '10']);
    expect(texts('size', 'Size 10', 'Mini', 'Size 6', '25.5 cm', 'Maxi')).toEqual([
      'Size 6',
      'Size 10',
      '25.5 cm',
      'Maxi',
      'Mini',
    ]);
    expect(texts('production_year', '1999', '2021', '2003')).toEqual(['2021', '2003', '1999']);
    expect(texts('condition_label', 'Fair', 'Worn', 'New', 'Very Good')).toEqual([
      'New',
      'Very Good',
      'Fair',
      'Worn',
    ]);
    expect(texts('color', 'Tan', 'Black')).toEqual(['Tan', 'Black']);
  });

  it('truncates a long group but keeps applied values', () => {
    const values = ['a', 'b', 'c', 'd'].map((text) => value(text, text === 'd'));
    const { shown, hidden } = truncatedValues(values, 2);
    expect(shown.map((entry) => entry.value)).toEqual(['a', 'b', 'd']);
    expect(hidden).toBe(1);
  });
});

describe('swatches', () => {
  it('finds colors by name in any case, and none for unknown names', () => {
    expect(toSwatch(' Light pink ')).toBe('#efcdd0');
    expect(toSwatch('Multicolor')).toContain('gradient');
    expect(toSwatch('Ultraviolet')).toBeNull();
    expect(toSwatch('constructor')).toBeNull();
  });
});
