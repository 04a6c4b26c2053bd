import { expect, it } from 'vitest';
import type { PaymentProviders } from '../../../payments/index.ts';
import { waysToPay } from './waysToPay.ts';

const card = { open: () => ({ submit: () => Promise.reject(), focus: () => {}, close: () => {} }) };
const providers: PaymentProviders = {
  card: { code: 'hosted_card', adapter: card },
  financing: { code: 'over_time', adapter: null },
  wallet: { code: undefined, adapter: null },
};
const method = (code: string) => ({ code, title: `Title of ${code}` });

const codesOf = (...codes: string[]) =>
  waysToPay(codes.map(method), providers).map(({ code }) => code);

it('puts what is paid online first, and leaves out what nobody can be asked for', () => {
  expect(codesOf('checkmo', 'purchaseorder', 'over_time', 'hosted_card')).toEqual([
    'hosted_card',
    'checkmo',
  ]);
});

it('asks for no card where nothing is to be paid', () => {
  expect(codesOf('checkmo', 'hosted_card', 'free')).toEqual(['free']);
});
