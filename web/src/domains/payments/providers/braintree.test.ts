// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createBraintreeFinancing } from './braintree.ts';

vi.mock('#lib/browser/loadScript.ts', () => ({ loadScript: async () => undefined }));

it('reports a pay-later session that cannot be created as unreachable', async () => {
  const payPal = {
    loadPayPalSDK: async () => undefined,
    createPayLaterSession: () => {
      throw new Error('Pay Later is not eligible.');
    },
  };
  Object.assign(window, {
    braintree: {
      client: { create: async () => ({}) },
      paypalCheckoutV6: { create: async () => payPal },
    },
  });
  const financing = createBraintreeFinancing({ scripts: 'https://b.test', authorization: 'key' });
  expect(await financing.approve('1285.50')).toEqual({ status: 'unreachable' });
});
