import { describe, expect, test } from 'vitest';
import { addressFaults, canBeSaved, mergeAddress, withRegion } from './address.ts';

const whole = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  regionId: 12,
  postcode: '90001',
  countryId: 'US',
  telephone: '555-0110',
};

describe('mergeAddress', () => {
  test('leaves an omitted field unchanged and clears one that is null', () => {
    const { city, telephone } = mergeAddress(whole, { telephone: null });
    expect([city, telephone]).toEqual(['Los Angeles', null]);
  });
  test('forgets the saved address unless it is named again', () => {
    expect(mergeAddress({ ...whole, customerAddressId: 4 }, {}).customerAddressId).toBeNull();
  });
});

describe('withRegion', () => {
  test('finds a region by its number or its code', () => {
    const california = { regionId: 12, regionCode: 'CA', region: 'California' };
    expect(withRegion({ countryId: 'US', regionId: 12 })).toMatchObject(california);
    expect(withRegion({ countryId: 'US', regionCode: 'CA' })).toMatchObject(california);
  });
  test('leaves a region of another country as given', () => {
    expect(withRegion({ countryId: 'US', regionId: 99_999, region: 'Far' })).toEqual({
      countryId: 'US',
      regionId: 99_999,
      region: 'Far',
      regionCode: null,
    });
  });
});

test('rejects an unknown country and accepts a missing one', () => {
  expect([canBeSaved({ countryId: 'XX' }), canBeSaved({}), canBeSaved(whole)]).toEqual([
    false,
    true,
    true,
  ]);
});

const required = (name: string) => `"${name}" is required. Enter and try again.`;

describe('addressFaults', () => {
  test('accepts a complete address', () => {
    expect(addressFaults(whole)).toEqual([]);
  });
  test.each(['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'] as const)(
    'reports a missing %s',
    (name) => {
      expect(addressFaults({ ...whole, [name]: null })).toEqual([required(name)]);
    },
  );
  test('reports a street of empty lines and a blank city as missing', () => {
    expect(addressFaults({ ...whole, street: ['', ''], city: ' ' })).toEqual([
      required('street'),
      required('city'),
    ]);
  });
  test('requires a region only where the country has a list of them', () => {
    expect(addressFaults({ ...whole, regionId: null })).toEqual([required('regionId')]);
    for (const countryId of ['GB', 'DE']) {
      expect(addressFaults({ ...whole, regionId: null, countryId })).toEqual([]);
    }
  });
  test('reports a region of another country', () => {
    expect(addressFaults({ ...whole, regionId: 99_999 })).toEqual([
      'Invalid value of "99999" provided for the regionId field.',
    ]);
  });
  test('requires no postcode in a country without postcodes', () => {
    const address = { ...whole, countryId: 'HK', regionId: null, postcode: null };
    expect(addressFaults(address)).toEqual([]);
  });
});
