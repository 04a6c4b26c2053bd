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

const getCodes = (...codes: string[]) =>
  toPaymentOptions(codes.map(method), providers).map(({ code }) => code);

it('lists online payment first and omits methods without a provider', () => {
  expect(getCodes('checkmo', 'purchaseorder', 'over_time', 'hosted_card')).toEqual([
    'hosted_card',
    'checkmo',
  ]);
});

it("omits Magento's own methods that need a form or page, unless an adapter has it", () => {
  const online = ['paypal_express', 'payflowpro', 'hosted_pro', 'payment_services_paypal_vault'];
  expect(getCodes('braintree', 'banktransfer', 'braintree_paypal', ...online)).toEqual([
    'banktransfer',
  ]);
  const withBraintree = { ...providers, card: { code: 'braintree', adapter: card } };
  expect(toPaymentOptions([method('braintree')], withBraintree)).toMatchObject([{ kind: 'card' }]);
});

it('requires no card when nothing is due', () => {
  expect(getCodes('checkmo', 'hosted_card', 'free')).toEqual(['free']);
});
