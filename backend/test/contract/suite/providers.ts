import { kinds, type Owner, toOwner } from '../runner/cart-shapes.ts';
import type { CartStage } from '../runner/cart-stages.ts';
import { type Call, type Case, type Exchange, ownCall, type Send } from '../runner/case.ts';
import { toQuoteId } from '../runner/provider-stages.ts';
import { having, like, number, type Shape } from '../runner/shape.ts';
import { noSuch, rejection, required, requiredAll } from '../runner/words.ts';
import { walletCalls } from './wallet.ts';

const needs = ['orders', 'sandbox'] as const;
const incrementId = like(/^\d{9}$/);
const failed = rejection("We couldn't take the payment. Try again.");
const key = { 'idempotency-key': 'contract-{unique}' } as const;
const bought = ({ as, path, kind }: Owner): Exchange[] =>
  kind === 'guest'
    ? [{ send: ['GET', `${path}?fields=is_active`], status: 200, body: { is_active: false } }]
    : [{ as, send: ['GET', path], status: 404, body: noSuch('customerId', '{customerId}') }];
const stillOpen = ({ as, path }: Owner): Exchange[] => [{ as, send: ['GET', `${path}?fields=is_active`], status: 200, body: { is_active: true } }];

function financingCases(owner: Owner): Case[] {
  const { kind, as } = owner;
  const quoteid = toQuoteId(kind);
  const send: Send = ['PUT', '/V1/financing/createorder', { quoteid, token: '{nonce}' }];
  const whose = kind === 'guest' ? 'a guest’s' : 'a customer’s';
  const rejected = (stage: 'small' | 'declined' | 'failing', name: string, body: Shape): Case => ({
    name: `${whose}, ${name}`,
    needs,
    as,
    given: `${kind}.financing.${stage}`,
    send,
    status: 400,
    body,
    afterwards: stillOpen(owner),
  });
  const unapproved = (name: string, stage: CartStage): Case => ({
    name: `${whose}, ${name}`,
    needs,
    as,
    given: `${kind}.${stage}`,
    status: 400,
    send: ['PUT', '/V1/financing/createorder', { quoteid, token: 'fn_none' }],
  });
  return [
    { name: `${whose} good`, needs, as, given: `${kind}.financing.approved`, send, status: 200, body: incrementId, afterwards: bought(owner) },
    {
      name: `${whose}, again with the same key`,
      needs,
      as,
      headers: key,
      given: `${kind}.financing.approved`,
      send,
      status: 200,
      body: incrementId,
      after: [{ as, send, headers: key }],
    },
    {
      name: `${whose}, again without a key`,
      needs,
      as,
      given: `${kind}.financing.approved`,
      after: [{ as, send }],
      send,
      status: 404,
      body: noSuch('cartId', quoteText(kind)),
    },
    {
      name: `${whose}, charged without an answer`,
      needs,
      as,
      given: `${kind}.financing.silent`,
      send,
      status: 200,
      body: incrementId,
      afterwards: bought(owner),
    },
    rejected('small', 'approved for less', rejection('The approval was made for another amount. Request it again.')),
    rejected('declined', 'declined', rejection('Paying over time was declined.')),
    rejected('failing', 'a provider that fails', failed),
    {
      ...unapproved('an approval that is none', 'paid'),
      body: rejection('The approval has expired. Request it again.'),
    },
    {
      ...unapproved('before shipping', 'line'),
      body: rejection("Some addresses can't be used due to the configurations for specific countries."),
    },
    { ...unapproved('after the order', 'ordered'), status: 404, body: noSuch('cartId', quoteText(kind)) },
  ];
}

/** A cart as a rejection names it: as a text. */
const quoteText =
  (kind: Owner['kind']): Shape =>
  (vars) =>
    String(kind === 'guest' ? vars.cart : vars.quote);

const financing = ownCall('PUT {financing}/createorder', [
  ...kinds.flatMap((kind) => financingCases(toOwner(kind))),
  { name: 'nothing', send: ['PUT', '/V1/financing/createorder', {}], status: 400, body: requiredAll('quoteid', 'token') },
  { name: 'no token', send: ['PUT', '/V1/financing/createorder', { quoteid: 'x' }], status: 400, body: required('token') },
  { name: 'no cart', send: ['PUT', '/V1/financing/createorder', { token: 'x' }], status: 400, body: required('quoteid') },
  { name: 'unknown cart', send: ['PUT', '/V1/financing/createorder', { quoteid: 'nobody', token: 'x' }], status: 404, body: noSuch('cartId', 'nobody') },
  {
    name: 'a customer’s cart without a token',
    given: 'mine.line',
    status: 404,
    body: noSuch('cartId', quoteText('mine')),
    send: ['PUT', '/V1/financing/createorder', { quoteid: '{quote}', token: 'x' }],
  },
  {
    name: 'another customer’s cart',
    given: 'mine.line',
    as: 'other',
    status: 404,
    body: noSuch('cartId', quoteText('mine')),
    send: ['PUT', '/V1/financing/createorder', { quoteid: '{quote}', token: 'x' }],
  },
]);

function cardCases(owner: Owner): Case[] {
  const { kind, path, as } = owner;
  const pay = (data?: object): Send => [
    'POST',
    `${path}/payment-information`,
    { ...(kind === 'guest' && { email: 'gina@contract.example.test' }), paymentMethod: { method: 'encore_card', ...(data && { additional_data: data }) } },
  ];
  const send = pay({ payment_method_nonce: '{nonce}' });
  const rejected = (stage: 'declined' | 'noMoney' | 'failing', name: string, body: Shape): Case => ({
    name,
    needs,
    as,
    given: `${kind}.card.${stage}`,
    send,
    status: 400,
    body,
    afterwards: stillOpen(owner),
  });
  const processing = { status: 503, body: rejection('Your payment is still being processed.') };
  return [
    { name: 'good', needs, as, given: `${kind}.card.approved`, send, status: 200, body: number, afterwards: bought(owner) },
    { name: 'charged without an answer', needs, as, given: `${kind}.card.silent`, send, status: 200, body: number, afterwards: bought(owner) },
    { name: 'charged, and nobody can tell', needs, as, given: `${kind}.card.hidden`, send, ...processing, afterwards: [{ as, send, ...processing }] },
    rejected('declined', 'declined', rejection('Your card was declined.')),
    rejected('noMoney', 'not enough money', rejection('Your card was declined: insufficient funds.')),
    rejected('failing', 'a provider that fails', failed),
    { name: 'no details', needs, as, given: `${kind}.paid`, send: pay(), status: 400, body: rejection("Enter the card's details.") },
    {
      name: 'details that are none',
      needs,
      as,
      given: `${kind}.paid`,
      send: pay({ payment_method_nonce: 'cn_none' }),
      status: 400,
      body: rejection('Your card details expired. Enter them again.'),
    },
    {
      name: 'again with the same key',
      needs,
      as,
      headers: key,
      given: `${kind}.card.approved`,
      send,
      status: 200,
      body: number,
      after: [{ as, send, headers: key }],
    },
    {
      name: 'the listed ways',
      needs: 'sandbox',
      as,
      given: `${kind}.line`,
      send: ['GET', `${path}/payment-information`],
      status: 200,
      body: having({
        payment_methods: [
          { code: 'checkmo', title: 'Check / Money order' },
          { code: 'banktransfer', title: 'Bank Transfer Payment' },
          { code: 'cashondelivery', title: 'Cash On Delivery' },
          { code: 'encore_card', title: 'Credit or debit card' },
          { code: 'encore_financing', title: 'Pay over time' },
          { code: 'encore_wallet', title: 'Encore Wallet' },
        ],
      }),
    },
  ];
}

/** The calls of the providers of payments: card, pay over time and wallet (docs/wire/payments.md). */
export const providerCalls: readonly Call[] = [
  ...kinds.map((kind) => ownCall(`POST /V1/${toOwner(kind).named}/payment-information by card`, cardCases(toOwner(kind)))),
  financing,
  ...walletCalls,
];
