import { expect, it } from 'vitest';
import { EMPTY_CHECKOUT, initialValues, NEW_ADDRESS, toDeliveryInput } from './checkoutValues.ts';

const saved = {
  __typename: 'CustomerAddress' as const,
  id: '7',
  firstName: 'Ann',
  lastName: 'Vale',
  company: null,
  line1: '418 Palm Court',
  line2: null,
  city: 'Los Angeles',
  region: 'California',
  regionId: '12',
  postalCode: '90026',
  country: 'US',
  phone: '213-555-0123',
  isDefaultShipping: true,
  isDefaultBilling: true,
};
const account = {
  __typename: 'Customer' as const,
  id: '1',
  email: 'ann@example.test',
  firstName: 'Ann',
  lastName: 'Vale',
  addresses: [saved],
};
const shipping = { ...EMPTY_CHECKOUT.shipping, firstName: 'Zoe' };

it('keeps another address that a customer has begun', () => {
  const values = { ...EMPTY_CHECKOUT, savedAddress: NEW_ADDRESS, shipping };
  expect(initialValues(values, account)).toMatchObject({
    savedAddress: NEW_ADDRESS,
    shipping: { firstName: 'Zoe', lastName: 'Vale', line1: '' },
  });
});

it("selects a customer's default address, or else the first one", () => {
  const first = { ...saved, id: '6', isDefaultShipping: false };
  const toSelected = (addresses: (typeof saved)[]) =>
    initialValues(EMPTY_CHECKOUT, { ...account, addresses }).savedAddress;
  expect(toSelected([first, saved])).toBe('7');
  expect(toSelected([first, { ...saved, isDefaultShipping: false }])).toBe('6');
  expect(toSelected([])).toBe(NEW_ADDRESS);
});

it("selects a customer's address instead of the name that they began as a guest", () => {
  const values = initialValues({ ...EMPTY_CHECKOUT, shipping }, null);
  expect(initialValues(values, account)).toMatchObject({
    savedAddress: '7',
    shipping: { firstName: 'Ann', line1: '418 Palm Court' },
  });
});

it('keeps the address that a guest has entered before signing in', () => {
  const entered = { ...shipping, line1: '12 Harbor Lane' };
  const values = initialValues({ ...EMPTY_CHECKOUT, shipping: entered }, null);
  expect(initialValues(values, account)).toMatchObject({
    savedAddress: NEW_ADDRESS,
    shipping: { line1: '12 Harbor Lane' },
  });
});

const countries = [
  { id: 'US', name: 'United States', regions: [{ id: '12', code: 'CA', name: 'California' }] },
  { id: 'DE', name: 'Germany', regions: [{ id: '82', code: 'BER', name: 'Berlin' }] },
];

const address = {
  ...EMPTY_CHECKOUT.shipping,
  firstName: 'Jörg',
  lastName: 'Weiß',
  line1: 'Packstation 101',
  city: 'Berlin',
  country: 'DE',
  postalCode: '10115',
  phone: '+49 30 901820',
};
const toShippingRequest = (shipping: typeof address) =>
  toDeliveryInput(
    { ...EMPTY_CHECKOUT, email: 'joerg@example.test', shipping },
    { countries, isVirtual: false },
  );

it('is complete without a region where addresses have none, and clears a previous one', () => {
  const { estimateFor, complete } = toShippingRequest(address);
  expect(estimateFor).toEqual({ country: 'DE', region: '', regionId: null, postalCode: '10115' });
  expect(complete?.shipping).toMatchObject({ region: '', company: '', line2: '' });
});

it('does not wait for a billing address of its own', () => {
  const values = {
    ...EMPTY_CHECKOUT,
    email: 'joerg@example.test',
    shipping: address,
    isBilledThere: false,
  };
  const options = { countries, isVirtual: false };
  const { complete } = toDeliveryInput(values, options);
  expect(complete?.billing).toEqual(complete?.shipping);
  const billing = { ...address, city: 'Hamburg' };
  expect(toDeliveryInput({ ...values, billing }, options).complete?.billing.city).toBe('Hamburg');
});

it.each([
  ['the buyer bills there', true, false],
  ['nothing is shipped', false, true],
])('bills at the only address when %s', (_, isBilledThere, isVirtual) => {
  const billing = { ...address, city: 'Hamburg' };
  const email = ' joerg@example.test ';
  const values = { ...EMPTY_CHECKOUT, email, shipping: address, billing, isBilledThere };
  const { complete } = toDeliveryInput(values, { countries, isVirtual });
  expect(complete?.billing).toMatchObject({ city: 'Berlin', email: 'joerg@example.test' });
  expect(complete?.shipping).toEqual(complete?.billing);
});

it('is incomplete without a valid email, and estimates nothing without a country', () => {
  const values = { ...EMPTY_CHECKOUT, email: 'joerg@', shipping: address };
  const options = { countries, isVirtual: false };
  expect(toDeliveryInput(values, options)).toMatchObject({
    estimateFor: { country: 'DE' },
    complete: null,
  });
  expect(toShippingRequest({ ...address, country: '' }).estimateFor).toBeNull();
});

it('waits for a region where it is required', () => {
  const american = { ...address, country: 'US' };
  expect(toShippingRequest(american)).toEqual({ estimateFor: null, complete: null });
  const { complete } = toShippingRequest({ ...american, regionId: '12' });
  expect(complete?.billing).toMatchObject({ regionId: '12', regionCode: 'CA' });
});
