import { expect, it } from 'vitest';
import { toDeliveryInput } from './addressRules.ts';
import { EMPTY_CHECKOUT } from './checkoutValues.ts';

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

it('waits for a region where it is required', () => {
  const american = { ...address, country: 'US' };
  expect(toShippingRequest(american)).toEqual({ estimateFor: null, complete: null });
  const { complete } = toShippingRequest({ ...american, regionId: '12' });
  expect(complete?.billing).toMatchObject({ regionId: '12', regionCode: 'CA' });
});
