import { expect, it } from 'vitest';
import type { PaymentProviders } from '#domains/payments/index.ts';
import { toPaymentOptions } from './paymentOptions.ts';

const card = { open: () => ({ submit: () => Promise.reject(), focus: () => {}, close: () => {} }) };
const providers: PaymentProviders = {
  card: { code: 'hosted_card', adapter: card },
  financing: { code: 'over_time', adapter: null },
  wallet: { code: undefined, adapter: null },
};
const method = (code: string) => ({ code, title: `Title of ${code}` });

const codesOf = (...codes: string[]) =>
  toPaymentOptions(codes.map(method), providers).map(({ code }) => code);

it('puts what is paid online first, and leaves out what nobody can be asked for', () => {
  expect(codesOf('checkmo', 'purchaseorder', 'over_time', 'hosted_card')).toEqual([
    'hosted_card',
    'checkmo',
  ]);
});

it('asks for no card where nothing is to be paid', () => {
  expect(codesOf('checkmo', 'hosted_card', 'free')).toEqual(['free']);
});
