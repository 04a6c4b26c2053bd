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

describe('merging', () => {
  test('leaves an omitted field unchanged and clears one that is null', () => {
    const { city, telephone } = mergeAddress(whole, { telephone: null });
    expect([city, telephone]).toEqual(['Los Angeles', null]);
  });
  test('forgets the saved address unless it is named again', () => {
    expect(mergeAddress({ ...whole, customerAddressId: 4 }, {}).customerAddressId).toBeNull();
  });
});

describe('the region', () => {
  test('is found by its number or its code', () => {
    const california = { regionId: 12, regionCode: 'CA', region: 'California' };
    expect(withRegion({ countryId: 'US', regionId: 12 })).toMatchObject(california);
    expect(withRegion({ countryId: 'US', regionCode: 'CA' })).toMatchObject(california);
  });
  test('of another country stays as it was given', () => {
    expect(withRegion({ countryId: 'US', regionId: 99_999, region: 'Far' })).toEqual({
      countryId: 'US',
      regionId: 99_999,
      region: 'Far',
      regionCode: null,
    });
  });
});

test('an unknown country cannot be saved, none at all can', () => {
  expect([canBeSaved({ countryId: 'XX' }), canBeSaved({}), canBeSaved(whole)]).toEqual([
    false,
    true,
    true,
  ]);
});

const required = (name: string) => `"${name}" is required. Enter and try again.`;

describe('before an order', () => {
  test('a whole address has no fault', () => {
    expect(addressFaults(whole)).toEqual([]);
  });
  test.each(['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'] as const)(
    'a missing %s is told',
    (name) => {
      expect(addressFaults({ ...whole, [name]: null })).toEqual([required(name)]);
    },
  );
  test('a street of empty lines is missing, and so is a blank city', () => {
    expect(addressFaults({ ...whole, street: ['', ''], city: ' ' })).toEqual([
      required('street'),
      required('city'),
    ]);
  });
  test('a region is needed where the country has a list of them, but not everywhere', () => {
    expect(addressFaults({ ...whole, regionId: null })).toEqual([required('regionId')]);
    for (const countryId of ['GB', 'DE']) {
      expect(addressFaults({ ...whole, regionId: null, countryId })).toEqual([]);
    }
  });
  test('a region of another country is named', () => {
    expect(addressFaults({ ...whole, regionId: 99_999 })).toEqual([
      'Invalid value of "99999" provided for the regionId field.',
    ]);
  });
  test('a postcode is not needed everywhere', () => {
    const address = { ...whole, countryId: 'HK', regionId: null, postcode: null };
    expect(addressFaults(address)).toEqual([]);
  });
});
