import { expect, it, vi } from 'vitest';
import type { ShippingMethod } from '../useCheckoutCalls.ts';
import { Delivery } from './delivery.ts';

function aMethod(carrierCode: string, amount: string): ShippingMethod {
  return {
    carrierCode,
    methodCode: 'any',
    carrierTitle: carrierCode,
    methodTitle: 'Any',
    isAvailable: true,
    message: null,
    price: { amount, currency: 'USD' },
  };
}

it('does not offer pickup in a store, which Magento may list first', async () => {
  const shippingMethods = [aMethod('instore', '0.00'), aMethod('flatrate', '5.00')];
  const calls = {
    read: async () => null,
    estimate: async () => shippingMethods,
    setShipping: async () => undefined,
    setBilling: async () => undefined,
    applyCode: async () => undefined,
    removeCode: async () => undefined,
  };
  const delivery = new Delivery(calls, false, null);
  delivery.update({ estimateFor: { country: 'US', postalCode: '90001' }, complete: null });
  await vi.waitFor(() => expect(delivery.getState().chosen).toBe('flatrate/any'));
  expect(delivery.getState().methods?.map(({ carrierCode }) => carrierCode)).toEqual(['flatrate']);
});
