import { kinds, type Owner, toOwner } from '../runner/cart-shapes.ts';
import type { CartStage } from '../runner/cart-stages.ts';
import { type Call, type Case, ownCall } from '../runner/case.ts';
import type { Exchange, Send } from '../runner/exchange.ts';
import { toQuoteId } from '../runner/provider-stages.ts';
import { having, number, type Shape } from '../runner/shape.ts';
import { noSuch, rejection, required, requiredAll } from '../runner/words.ts';
import { incrementId, key, needs, quoteIdText, toCartName, walletCalls } from './wallet.ts';

const failed = rejection("We couldn't take the payment. Try again.");
const bought = ({ as, path, kind }: Owner): Exchange[] =>
  kind === 'guest'
    ? [{ send: ['GET', `${path}?fields=is_active`], status: 200, body: { is_active: false } }]
    : [{ as, send: ['GET', path], status: 404, body: noSuch('customerId', '{customerId}') }];
const stillOpen = ({ as, path }: Owner): Exchange[] => [{ as, send: ['GET', `${path}?fields=is_active`], status: 200, body: { is_active: true } }];

function financingCases(owner: Owner): Case[] {
  const { kind, as } = owner;
  const quoteid = toQuoteId(kind);
  const send: Send = ['PUT', '/V1/financing/createorder', { quoteid, token: '{nonce}' }];
  const cart = toCartName(owner);
  const rejected = (stage: 'small' | 'declined' | 'failing', name: string, body: Shape): Case => ({
    name: `rejects ${name} for ${cart}`,
    needs,
    as,
    given: `${kind}.financing.${stage}`,
    send,
    status: 400,
    body,
    afterwards: stillOpen(owner),
  });
  const unapproved = (name: string, stage: CartStage): Case => ({
    name: `rejects ${name} for ${cart}`,
    needs,
    as,
    given: `${kind}.${stage}`,
    status: 400,
    send: ['PUT', '/V1/financing/createorder', { quoteid, token: 'fn_none' }],
  });
  return [
    { name: `places the order of ${cart}`, needs, as, given: `${kind}.financing.approved`, send, status: 200, body: incrementId, afterwards: bought(owner) },
    {
      name: `returns the same order of ${cart} for the same key`,
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
      name: `rejects a second order of ${cart} without a key`,
      needs,
      as,
      given: `${kind}.financing.approved`,
      after: [{ as, send }],
      send,
      status: 404,
      body: noSuch('cartId', quoteIdText(kind)),
    },
    {
      name: `places the order of ${cart} when the charge times out`,
      needs,
      as,
      given: `${kind}.financing.silent`,
      send,
      status: 200,
      body: incrementId,
      afterwards: bought(owner),
    },
    rejected('small', 'an approval of a lower amount', rejection('The approval was made for another amount. Request it again.')),
    rejected('declined', 'a declined approval', rejection('Paying over time was declined.')),
    rejected('failing', 'an approval that the provider fails to charge', failed),
    {
      ...unapproved('an unknown approval', 'paid'),
      body: rejection('The approval has expired. Request it again.'),
    },
    {
      ...unapproved('an order without shipping', 'line'),
      body: rejection("Some addresses can't be used due to the configurations for specific countries."),
    },
    { ...unapproved('a second order', 'ordered'), status: 404, body: noSuch('cartId', quoteIdText(kind)) },
  ];
}

const financing = ownCall('PUT {financing}/createorder', [
  ...kinds.flatMap((kind) => financingCases(toOwner(kind))),
  { name: 'rejects an empty object', send: ['PUT', '/V1/financing/createorder', {}], status: 400, body: requiredAll('quoteid', 'token') },
  { name: 'rejects a missing token', send: ['PUT', '/V1/financing/createorder', { quoteid: 'x' }], status: 400, body: required('token') },
  { name: 'rejects a missing cart', send: ['PUT', '/V1/financing/createorder', { token: 'x' }], status: 400, body: required('quoteid') },
  {
    name: 'rejects an unknown cart id',
    send: ['PUT', '/V1/financing/createorder', { quoteid: 'nobody', token: 'x' }],
    status: 404,
    body: noSuch('cartId', 'nobody'),
  },
  {
    name: 'rejects a customer’s cart without a token',
    given: 'mine.line',
    status: 404,
    body: noSuch('cartId', quoteIdText('mine')),
    send: ['PUT', '/V1/financing/createorder', { quoteid: '{quote}', token: 'x' }],
  },
  {
    name: 'rejects the cart of another customer',
    given: 'mine.line',
    as: 'other',
    status: 404,
    body: noSuch('cartId', quoteIdText('mine')),
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
    { name: 'places the order', needs, as, given: `${kind}.card.approved`, send, status: 200, body: number, afterwards: bought(owner) },
    { name: 'places the order when a charge times out', needs, as, given: `${kind}.card.silent`, send, status: 200, body: number, afterwards: bought(owner) },
    {
      name: 'reports a charge of unknown outcome as processing',
      needs,
      as,
      given: `${kind}.card.hidden`,
      send,
      ...processing,
      afterwards: [{ as, send, ...processing }],
    },
    rejected('declined', 'rejects a declined card', rejection('Your card was declined.')),
    rejected('noMoney', 'rejects a card without funds', rejection('Your card was declined: insufficient funds.')),
    rejected('failing', 'reports a failing provider', failed),
    { name: 'rejects missing card details', needs, as, given: `${kind}.paid`, send: pay(), status: 400, body: rejection("Enter the card's details.") },
    {
      name: 'rejects unknown card details',
      needs,
      as,
      given: `${kind}.paid`,
      send: pay({ payment_method_nonce: 'cn_none' }),
      status: 400,
      body: rejection('Your card details expired. Enter them again.'),
    },
    {
      name: 'returns the same order for the same key',
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
      name: 'lists the methods of the providers',
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
