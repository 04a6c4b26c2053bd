import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips.ts';
import { withPrice, withSold, withValueToggled } from './listingChanges.ts';
import { emptyParams, formatListing } from './listingParams.ts';

const red = { ...emptyParams, filters: { color: ['Red'] } };

describe('chips', () => {
  it('has one for each filter, each leading to the list without it', () => {
    const params = withSold(withPrice(withValueToggled(red, 'color', 'Black'), 100, 2500.5), true);
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
