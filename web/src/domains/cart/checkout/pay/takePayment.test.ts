import { expect, it } from 'vitest';
import type { CheckoutCart } from '../useCheckoutCalls.ts';
import { checkTotal } from './takePayment.ts';

const money = (amount: string) => ({ amount, currency: 'USD' as const });

const aCart = (total: string): CheckoutCart => ({
  id: 'abc',
  isActive: true,
  isVirtual: false,
  totalQuantity: 1,
  lines: [],
  paymentMethods: [],
  totals: {
    couponCode: null,
    giftCards: [],
    segments: [],
    subtotal: money('100'),
    discount: money('0'),
    shipping: money('5'),
    tax: money('0'),
    grandTotal: money(total),
  },
});
const reading = (cart: CheckoutCart | null) => ({ read: () => Promise.resolve(cart) });

it('detects a total that has changed since it was shown', async () => {
  expect(await checkTotal(reading(aCart('115.50')), aCart('105'))).toBe(
    'Your total is now $115.50. Please review it before you place your order.',
  );
  expect(await checkTotal(reading(aCart('105')), aCart('105'))).toBe('');
});

it('continues with the order when the cart cannot be read', async () => {
  const failing = { read: () => Promise.reject(new Error('offline')) };
  expect(await checkTotal(failing, aCart('105'))).toBe('');
  expect(await checkTotal(reading(null), aCart('105'))).toBe('');
});
