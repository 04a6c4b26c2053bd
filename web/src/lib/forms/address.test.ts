import { expect, it } from 'vitest';
import { addressCheck, addressInput, addressValues, EMPTY_ADDRESS } from './address.ts';

const countries = [
  { id: 'US', name: 'United States', regions: [{ id: '12', code: 'CA', name: 'California' }] },
  { id: 'GB', name: 'United Kingdom', regions: [] },
];

it('names a listed region by id, name and code', () => {
  const input = addressInput({ ...EMPTY_ADDRESS, regionId: '12', region: 'Texas' }, countries);
  expect(input).toMatchObject({ regionId: '12', region: 'California', regionCode: 'CA' });
});

it('keeps the text of an unlisted region and drops the id of another country', () => {
  const values = { ...EMPTY_ADDRESS, country: 'GB', regionId: '12', region: ' Kent ' };
  const input = addressInput(values, countries);
  expect(input).toMatchObject({ country: 'GB', region: 'Kent' });
  expect(input).not.toHaveProperty('regionId');
});

it('trims all fields and uppercases the postal code', () => {
  const values = { ...EMPTY_ADDRESS, firstName: ' Al ', country: 'GB', postalCode: ' sw1a 1aa' };
  const input = addressInput(values, countries);
  expect(input).toMatchObject({ firstName: 'Al', postalCode: 'SW1A 1AA' });
});

it('fills every field from a saved address', () => {
  const saved = { id: '7', firstName: 'Al', country: 'GB', company: null };
  expect(addressValues(saved)).toEqual({ ...EMPTY_ADDRESS, firstName: 'Al', country: 'GB' });
});

it('sends a cleared field so that it is cleared', () => {
  expect(addressInput(EMPTY_ADDRESS, countries)).toMatchObject({ company: '', line2: '' });
});

const aCountry = (id: string, regions: readonly string[] = []) => ({
  id,
  name: id,
  regions: regions.map((code) => ({ id: code, code, name: code })),
});

it.each([
  ['US', '90001', true],
  ['US', '90001-1234', true],
  ['US', '900011234', true],
  ['US', '9000', 'Please enter a valid ZIP code, such as 90001.'],
  ['US', ' ', 'ZIP code is required.'],
  ['CA', 'm5v2t6', true],
  ['GB', 'SW1A', 'Please enter a valid postcode, such as SW1A 1AA.'],
  ['BR', 'anything', true],
  ['BR', '', 'Postal code is required.'],
  ['HK', '', true],
])('validates the postal code in %s: %j', (country, code, outcome) => {
  expect(addressCheck('postalCode', aCountry(country))(code)).toBe(outcome);
});

it.each([
  ['US', ['CA'], 'State is required.'],
  ['AU', ['NSW'], 'State is required.'],
  ['CA', ['ON'], 'Province is required.'],
  ['ES', ['Madrid'], 'Region is required.'],
  ['CZ', ['PR'], 'Region is required.'],
  ['DE', ['BE'], true],
  ['GB', [], true],
])('validates the region of an address in %s with the regions %j', (country, regions, outcome) => {
  expect(addressCheck('regionId', aCountry(country, regions))('')).toBe(outcome);
});

it('requires 7 to 15 digits in a phone number', () => {
  const check = addressCheck('phone', aCountry('US'));
  for (const phone of ['call me', '555-012', '1234567890123456'])
    expect(check(phone), phone).toMatch(/valid phone/);
  for (const phone of ['555-0123', '+1 (213) 555-0123', '123456789012345'])
    expect(check(phone), phone).toBe(true);
  expect(check(' ')).toBe('Phone is required.');
});
