import { expect, it } from 'vitest';
import { addressInput, checkPhone, checkPostalCode, EMPTY_ADDRESS } from './address.ts';

const countries = [
  { id: 'US', name: 'United States', regions: [{ id: '12', code: 'CA', name: 'California' }] },
  { id: 'GB', name: 'United Kingdom', regions: [] },
];

it('names a listed region by its number, name and code', () => {
  const input = addressInput({ ...EMPTY_ADDRESS, regionId: '12', region: 'Texas' }, countries);
  expect(input).toMatchObject({ regionId: '12', region: 'California', regionCode: 'CA' });
});

it('keeps the text of a region nobody lists, and forgets a number of another country', () => {
  const values = { ...EMPTY_ADDRESS, country: 'GB', regionId: '12', region: ' Kent ' };
  const input = addressInput(values, countries);
  expect(input).toMatchObject({ country: 'GB', region: 'Kent' });
  expect(input).not.toHaveProperty('regionId');
});

it('an emptied field is sent, so that it is emptied', () => {
  expect(addressInput(EMPTY_ADDRESS, countries)).toMatchObject({ company: '', line2: '' });
});

it.each([
  ['US', '90001', true],
  ['US', '90001-1234', true],
  ['US', '9000', 'Please enter a valid ZIP code, such as 90001'],
  ['US', ' ', 'ZIP code is required field'],
  ['CA', 'm5v2t6', true],
  ['HK', '', true],
])('%s %j', (country, code, outcome) => {
  expect(checkPostalCode(country)(code)).toBe(outcome);
});

it('a phone number has digits', () => {
  expect(checkPhone('call me')).toMatch(/valid phone/);
  expect(checkPhone('+1 (213) 555-0123')).toBe(true);
});
