import { describe, expect, it } from 'vitest';
import { isRegionNamed, toCartAddress, withRegionId } from './address.ts';

const US = {
  id: 'US',
  code3: 'USA',
  name: 'United States',
  regions: [
    { id: '12', code: 'CA', name: 'California' },
    { id: '43', code: 'NY', name: 'New York' },
  ],
};
const GB = { id: 'GB', code3: 'GBR', name: 'United Kingdom', regions: [] };

it('sends the given fields, including cleared ones, and no others', () => {
  const place = { line2: 'Apt 2', city: 'Los Angeles', postalCode: '90001', regionId: '12' };
  const sent = toCartAddress({ firstName: 'Ann', company: '', phone: null, ...place });
  expect(sent).toEqual({
    firstname: 'Ann',
    company: '',
    street: ['', 'Apt 2'],
    city: 'Los Angeles',
    postcode: '90001',
    region_id: 12,
  });
});

describe('a region left over from a previous country', () => {
  it.each([
    ['is taken away', { country: 'GB' }, { region: '', region_id: null }],
    ['is taken away with its name', { region: '' }, { region: '', region_id: null }],
    ['gives way to a name', { country: 'GB', region: 'Kent' }, { region: 'Kent', region_id: null }],
    ['does not give way to 0', { country: 'US', regionId: '0' }, { region: '', region_id: null }],
    [
      'gives way to a number',
      { country: 'US', regionId: '43', regionCode: 'NY' },
      { region_id: 43, region_code: 'NY' },
    ],
    [
      'gives way to a code that no country lists',
      { country: 'GB', regionCode: 'KEN' },
      { region: 'KEN', region_id: null, region_code: 'KEN' },
    ],
  ])('%s', (_, address, expected) => {
    const { country_id: __, ...sent } = toCartAddress(address);
    expect(sent).toEqual(expected);
  });
});

it.each([
  [{ country: 'US', regionCode: 'NY' }, '43'],
  [{ country: 'US', region: ' new york' }, '43'],
  [{ country: 'US', region: 'New York', regionCode: 'CA' }, '12'],
  [{ country: 'US', regionId: '00', regionCode: 'NY' }, '43'],
  [{ country: 'GB', region: 'Kent' }, undefined],
  [{ country: 'DE', regionCode: 'BE' }, undefined],
])('finds the id of the region %j: %s', (address, id) => {
  expect(isRegionNamed(address)).toBe(true);
  expect(withRegionId(address, [US, GB]).regionId).toBe(id);
});

it.each([
  { country: 'US', regionId: '12', regionCode: 'CA' },
  { country: 'GB' },
  { region: 'Kent' },
])('does not look up a region for %j', (address) => {
  expect(isRegionNamed(address)).toBe(false);
});
