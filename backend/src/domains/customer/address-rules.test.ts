import { expect, test } from 'vitest';
import { addressFaults, mergedAddress } from './address-rules.ts';
import type { AddressInput } from './input.ts';
import type { CustomerAddress } from './types.ts';

const given: AddressInput = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St'],
  city: 'Los Angeles',
  countryId: 'US',
  regionId: 12,
  postcode: '90001',
  telephone: '555-0100',
};
const saved: CustomerAddress = {
  id: 1,
  customerId: 1,
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St'],
  city: 'Los Angeles',
  countryId: 'US',
  region: 'California',
  regionId: 12,
  regionCode: 'CA',
  postcode: '90001',
  telephone: '555-0100',
  company: 'Acme',
  details: { vat_id: 'X1' },
};
const getFields = (part: AddressInput): unknown[] =>
  addressFaults(mergedAddress(undefined, { ...given, ...part })).map(
    ({ parameters }) => parameters,
  );

test.each<[AddressInput, unknown[]]>([
  [{}, []],
  [{ city: '' }, [{ fieldName: 'city' }]],
  [{ street: [' ', ''] }, [{ fieldName: 'street' }]],
  [{ postcode: null }, [{ fieldName: 'postcode' }]],
  [{ countryId: 'GB', regionId: null, postcode: null }, []],
  [{ countryId: null }, [{ fieldName: 'countryId' }]],
  [{ countryId: 'XX' }, [{ fieldName: 'countryId', value: 'XX' }]],
  [{ regionId: null }, []],
  [{ regionId: 99_999 }, [{ fieldName: 'regionId', value: '99999' }]],
  [{ countryId: 'DE', regionId: null }, []],
])('finds the faults of %j', (part, fields) => {
  expect(getFields(part)).toEqual(fields);
});

test('reports missing fields together, before the region', () => {
  expect(addressFaults(mergedAddress(undefined, { countryId: 'US' }))).toHaveLength(6);
});

test('identifies the region by its number before code and name', () => {
  const region = { regionCode: 'NY', region: 'New York', regionId: 43 };
  expect(mergedAddress(undefined, { ...given, regionId: null, region })).toMatchObject({
    region: 'New York',
    regionId: 43,
    regionCode: 'NY',
  });
  expect(mergedAddress(undefined, { ...given, region })).toMatchObject({ regionCode: 'CA' });
});

test.each([{ regionCode: 'NY' }, { region: 'ny' }, { region: '43', regionCode: 'CA' }])(
  'reads %j without a number as New York',
  (region) => {
    expect(mergedAddress(undefined, { ...given, regionId: null, region })).toMatchObject({
      region: 'New York',
      regionId: 43,
      regionCode: 'NY',
    });
  },
);

test('reads a name beside a code as the code, as Magento does', () => {
  const region = { region: 'New York', regionCode: 'NY' };
  expect(mergedAddress(undefined, { ...given, regionId: null, region })).toMatchObject({
    regionId: 0,
    region: 'New York',
  });
});

test('removes empty lines before and after the street', () => {
  const { street } = mergedAddress(undefined, {
    ...given,
    street: [' 1 Main St', '', 'Apt 2 ', ''],
  });
  expect(street).toEqual(['1 Main St', '', 'Apt 2']);
});

test('accepts the name of a region in a country without a list', () => {
  const address = { ...given, countryId: 'GB', regionId: null, region: { region: 'Kent' } };
  expect(mergedAddress(undefined, address)).toMatchObject({
    region: 'Kent',
    regionCode: 'Kent',
    regionId: 0,
  });
});

test('ignores the number of a region in a country without a list', () => {
  const address = { ...given, countryId: 'GB', regionId: 1e20 };
  expect(mergedAddress(undefined, address).regionId).toBe(0);
});

test('retains omitted fields of a saved address except the default flags', () => {
  const { customerId: _, ...rest } = saved;
  expect(mergedAddress(saved, { id: 1 })).toMatchObject({
    ...rest,
    isDefaultBilling: false,
    isDefaultShipping: false,
  });
  expect(mergedAddress(saved, { id: 1, fax: '1', defaultBilling: true })).toMatchObject({
    details: { vat_id: 'X1', fax: '1' },
    isDefaultBilling: true,
  });
});
