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

function estimating(estimate: () => Promise<readonly ShippingMethod[]>): Delivery {
  const calls = {
    read: async () => null,
    estimate,
    setShipping: async () => undefined,
    setBilling: async () => undefined,
    applyCode: async () => undefined,
    removeCode: async () => undefined,
  };
  const delivery = new Delivery(calls, false, null);
  delivery.update({ estimateFor: { country: 'US', postalCode: '90001' }, complete: null });
  return delivery;
}

it('estimates anew when the cart has changed during an estimate', async () => {
  const before = Promise.withResolvers<ShippingMethod[]>();
  const estimate = vi.fn(async () => [aMethod('freeshipping', '0.00')]);
  const delivery = estimating(estimate.mockReturnValueOnce(before.promise));
  delivery.refresh();
  before.resolve([aMethod('flatrate', '5.00')]);
  await vi.waitFor(() => expect(delivery.getState().chosen).toBe('freeshipping/any'));
  expect(estimate).toHaveBeenCalledTimes(2);
});

it('estimates anew for an address whose estimate has failed before another', async () => {
  const estimate = vi.fn(async () => [aMethod('flatrate', '5.00')]);
  const delivery = estimating(estimate.mockRejectedValueOnce(new Error('timeout')));
  await vi.waitFor(() => expect(delivery.getState().status).toBe('failed'));
  for (const postalCode of ['10001', '90001']) {
    delivery.update({ estimateFor: { country: 'US', postalCode }, complete: null });
    await vi.waitFor(() => expect(delivery.getState().chosen).toBe('flatrate/any'));
  }
  expect(estimate).toHaveBeenCalledTimes(3);
});

it('does not offer pickup in a store, which Magento may list first', async () => {
  const delivery = estimating(async () => [
    aMethod('instore', '0.00'),
    aMethod('flatrate', '5.00'),
  ]);
  await vi.waitFor(() => expect(delivery.getState().chosen).toBe('flatrate/any'));
  expect(delivery.getState().methods?.map(({ carrierCode }) => carrierCode)).toEqual(['flatrate']);
});
