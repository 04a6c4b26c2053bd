import { expect, it } from 'vitest';
import type { HostedFields } from '#domains/payments/index.ts';
import type { CheckoutCart } from '../useCheckoutCalls.ts';
import { checkCart, takePayment } from './takePayment.ts';

type PaymentParts = Parameters<typeof takePayment>[2];
type CardResult = Awaited<ReturnType<HostedFields['submit']>>;

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
const line = (id: string) => ({ id, name: `Bag ${id}` }) as CheckoutCart['lines'][number];
const withLines = (...ids: string[]) => ({ ...aCart('0'), lines: ids.map(line) });

it('detects a total that has changed since it was shown', async () => {
  const check = (now: CheckoutCart) => checkCart(reading(now), aCart('105'));
  expect(await check(aCart('115.50'))).toBe(
    'Your total is now $115.50. Please review it before you place your order.',
  );
  expect(await check(aCart('105'))).toBe('');
});

it('names an item that is gone since it was shown', async () => {
  const check = (now: CheckoutCart) => checkCart(reading(now), withLines('1', '2'));
  expect(await check(withLines('1', '2'))).toBe('');
  // Another tab has ordered the cart.
  expect(await check({ ...withLines(), isActive: false })).toBe('');
  expect(await check({ ...withLines(), id: 'new' })).toBe('');
  expect(await check(withLines())).toContain('Bag 1, Bag 2 are no longer in your shopping bag.');
  expect(await check(withLines('1'))).toBe(
    'Bag 2 is no longer in your shopping bag. Please review your total before you place your order.',
  );
});

it('continues with the order when the cart cannot be read', async () => {
  const failing = { read: () => Promise.reject(new Error('offline')) };
  expect(await checkCart(failing, aCart('105'))).toBe('');
  expect(await checkCart(reading(null), aCart('105'))).toBe('');
});

it('charges no card when the total has changed', async () => {
  const card = { code: 'card', title: 'Card', kind: 'card', note: '' } as const;
  const fields: HostedFields = {
    submit: async () => ({ status: 'ready', nonce: 'n1' }),
    close: () => {},
  };
  const payWith = (problem: string) => {
    const others = { checkCart: async () => problem, providers: { financing: {}, wallet: {} } };
    const parts = { fields, setPayment: async () => {}, ...others } as unknown as PaymentParts;
    return takePayment(card, aCart('105'), parts);
  };
  expect(await payWith('')).toEqual({ payment: { kind: 'method', code: 'card', nonce: 'n1' } });
  expect(await payWith('Your total is now $115.50.')).toEqual({
    problem: 'Your total is now $115.50.',
  });
});

it('leaves invalid card fields to the provider, which shows their errors', async () => {
  const card = { code: 'card', title: 'Card', kind: 'card', note: '' } as const;
  const payBy = (result: CardResult) => {
    const fields: HostedFields = { submit: async () => result, close: () => {} };
    // Nothing else is called.
    const parts = { fields, providers: { financing: {}, wallet: {} } } as unknown as PaymentParts;
    return takePayment(card, aCart('105'), parts);
  };
  const errors = { expiry: 'The card has expired.' };
  expect(await payBy({ status: 'invalid', errors })).toEqual({ problem: '' });
  expect(await payBy({ status: 'failed', message: 'Try again.' })).toEqual({
    problem: 'Try again.',
  });
});
