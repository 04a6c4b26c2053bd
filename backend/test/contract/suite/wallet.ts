import { kinds, type Owner, toOwner } from '../runner/cart-shapes.ts';
import { type Call, type Case, ownCall } from '../runner/case.ts';
import type { Exchange, Send } from '../runner/exchange.ts';
import { toQuoteId } from '../runner/provider-stages.ts';
import { arrayLike, id, like, type Shape, text } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { noSuch, rejection, required, requiredAll } from '../runner/words.ts';

/** What a case needs that charges a provider. */
export const needs = ['orders', 'sandbox'] as const;
const walletOrder = like(/^WO-[\w-]+$/);
export const incrementId = like(/^\d{9}$/);
const done: Shape = { status: 1, message: '', paypalorderid: '{walletOrder}' };
const fails = (message: string): Shape => ({ status: 0, message });
const notApproved = fails('Approve the payment in the wallet first.');
const away = rejection("The payment provider isn't responding. Try again in a moment.");
export const key = { 'idempotency-key': 'contract-{unique}' } as const;
export const toCartName = ({ kind }: Owner): string => (kind === 'guest' ? 'a guest’s cart' : 'a customer’s cart');

/** The cart's id in a rejection: always a string. */
export const quoteIdText =
  (kind: Owner['kind']): Shape =>
  (vars) =>
    String(kind === 'guest' ? vars.cart : vars.quote);

/** Carts that a call does not find; `send` makes the request for a cart. */
function noCarts(send: (quoteId: string) => Send): Case[] {
  const foreign = { given: 'mine.line', send: send('{quote}'), status: 404, body: noSuch('cartId', quoteIdText('mine')) } as const;
  return [
    { name: 'rejects an unknown cart id', send: send('nobody'), status: 404, body: noSuch('cartId', 'nobody') },
    { name: 'rejects a customer’s cart without a token', ...foreign },
    { name: 'rejects a customer’s cart with an invalid token', as: 'nonsense', ...foreign },
    { name: 'rejects the cart of another customer', as: 'other', ...foreign },
    { name: 'rejects a guest’s cart by its internal id', given: 'guest.line', send: send('{quote}'), status: 404, body: noSuch('cartId', quoteIdText('mine')) },
    {
      name: 'rejects a cart that was ordered',
      needs: 'orders',
      given: 'guest.ordered',
      send: send('{cart}'),
      status: 404,
      body: noSuch('cartId', quoteIdText('guest')),
    },
  ];
}

function tokens(name: 'checkouttoken' | 'paypaltoken'): Call {
  const send = (quoteId: string): Send => ['GET', `/V1/wallet/${name}?quoteId=${quoteId}`];
  const isExpress = name === 'paypaltoken';
  const cases = (owner: Owner): Case[] => {
    const { kind, as } = owner;
    const ask = { needs: 'sandbox', as, send: send(toQuoteId(kind)) } as const;
    const cart = toCartName(owner);
    return [
      { ...ask, name: `opens a wallet order for ${cart}`, given: `${kind}.shipped`, status: 200, body: walletOrder },
      {
        ...ask,
        name: isExpress ? `opens a wallet order for ${cart} without shipping` : `rejects ${cart} without shipping`,
        given: `${kind}.line`,
        ...(isExpress
          ? { status: 200, body: walletOrder }
          : { status: 400, body: rejection('The shipping address is missing. Set the address and try again.') }),
      },
      { ...ask, name: `rejects ${cart} that is empty`, given: `${kind}.cart`, status: 400, body: rejection('Some of the products are disabled.') },
    ];
  };
  return ownCall(`GET {wallet}/${name}`, [
    ...kinds.flatMap((kind) => cases(toOwner(kind))),
    ...noCarts(send),
    { name: 'rejects a missing cart', send: ['GET', `/V1/wallet/${name}`], status: 400, body: required('quoteId') },
  ]);
}

const put = (name: string, quoteId: string, paypalorderid = '{walletOrder}'): Send => ['PUT', `/V1/wallet/${name}`, { paypalorderid, quoteId }];

/** What capture, authorizepaypal and placeorder reject alike. */
const lacking = (name: string): Case[] => [
  ...noCarts((quoteId) => put(name, quoteId, 'WO-none')),
  { name: 'rejects an empty object', send: ['PUT', `/V1/wallet/${name}`, {}], status: 400, body: requiredAll('paypalorderid', 'quoteId') },
  { name: 'rejects a missing wallet order', send: ['PUT', `/V1/wallet/${name}`, { quoteId: 'x' }], status: 400, body: required('paypalorderid') },
  { name: 'rejects a missing cart', send: ['PUT', `/V1/wallet/${name}`, { paypalorderid: 'x' }], status: 400, body: required('quoteId') },
];

/** Taking and reserving money: `taken` is the good answer. */
function takings(name: 'capture' | 'authorizepaypal', taken: Shape): Call {
  const cases = (owner: Owner): Case[] => {
    const { kind, as } = owner;
    const send = put(name, toQuoteId(kind));
    const ask = { needs, as, send, status: 200 } as const;
    const cart = toCartName(owner);
    return [
      { ...ask, name: `takes the payment of ${cart}`, given: `${kind}.wallet.approved`, body: taken },
      { ...ask, name: `returns the same payment of ${cart} twice`, given: `${kind}.wallet.approved`, after: [{ as, send }], body: taken },
      { ...ask, name: `rejects an order of ${cart} that is not approved`, given: `${kind}.wallet.opened`, body: notApproved },
      { ...ask, name: `reports a declined payment of ${cart}`, given: `${kind}.wallet.refused`, body: fails('The wallet declined the payment.') },
      { ...ask, name: `reports a failing wallet for ${cart}`, given: `${kind}.wallet.failing`, body: fails('Transaction failed. Please try again later.') },
      {
        ...ask,
        name: `takes the payment of ${cart} once when the charge times out`,
        given: `${kind}.wallet.silent`,
        status: 503,
        body: away,
        afterwards: [{ as, send, status: 200, body: taken }],
      },
      {
        ...ask,
        name: `rejects an unknown wallet order for ${cart}`,
        given: `${kind}.paid`,
        send: put(name, toQuoteId(kind), 'WO-none'),
        body: notApproved,
      },
    ];
  };
  return ownCall(`PUT {wallet}/${name}`, [...kinds.flatMap((kind) => cases(toOwner(kind))), ...lacking(name)]);
}

const payersAddress: Shape = {
  firstname: text,
  lastname: text,
  street: arrayLike(text, 1),
  city: text,
  region_code: 'CA',
  postcode: text,
  country_id: 'US',
  telephone: text,
};
const authorized: Shape = { status: 1, message: '', paypalorderid: '{walletOrder}', email: like(/@/), shipping_address: payersAddress };

const placed: Shape = { status: 1, message: '', order_id: id, increment_id: incrementId };

function placing(owner: Owner): Case[] {
  const { kind, path, as } = owner;
  const quoteId = toQuoteId(kind);
  const send = put('placeorder', quoteId);
  const ask = { needs, as, send, status: 200 } as const;
  const cart = toCartName(owner);
  const ended: Exchange =
    kind === 'guest'
      ? { send: ['GET', `${path}?fields=is_active`], status: 200, body: { is_active: false } }
      : { as, send: ['GET', path], status: 404, body: noSuch('customerId', '{customerId}') };
  return [
    { ...ask, name: `places the order of ${cart}`, given: `${kind}.wallet.captured`, body: placed, afterwards: [ended] },
    {
      ...ask,
      name: `places the express order of ${cart}`,
      given: `${kind}.wallet.express`,
      body: placed,
      afterwards: [ended],
      after: [{ as, send: put('authorizepaypal', quoteId) }],
    },
    {
      ...ask,
      name: `returns the same order of ${cart} for the same key`,
      headers: key,
      given: `${kind}.wallet.captured`,
      after: [{ as, send, headers: key }],
      body: placed,
    },
    {
      ...ask,
      name: `rejects a second order of ${cart} without a key`,
      given: `${kind}.wallet.captured`,
      after: [{ as, send }],
      status: 404,
      body: noSuch('cartId', quoteIdText(kind)),
    },
    { ...ask, name: `rejects a payment of ${cart} that is not captured`, given: `${kind}.wallet.approved`, body: notApproved },
    { ...ask, name: `rejects an unknown wallet order for ${cart}`, given: `${kind}.paid`, send: put('placeorder', quoteId, 'WO-none'), body: notApproved },
    {
      ...ask,
      name: `rejects ${cart} with a product that was sold meanwhile`,
      given: `${kind}.wallet.rival`,
      body: fails('Some of the products are out of stock.'),
      after: [{ send: ['POST', '/V1/guest-carts/{rival}/payment-information', { email: 'gina@contract.example.test', paymentMethod: { method: 'checkmo' } }] }],
      afterwards: [{ as, send, status: 200, body: notApproved }],
    },
  ];
}

const validate = (quoteId: string): Send => ['PUT', '/V1/wallet/validateorder', { quoteId }];

function validating(owner: Owner): Case[] {
  const { kind, as } = owner;
  const ask = { as, send: validate(toQuoteId(kind)), status: 200 } as const;
  const cart = toCartName(owner);
  return [
    { ...ask, name: `accepts ${cart} that is ready`, needs: 'orders', given: `${kind}.paid`, body: { status: 1, message: '' } },
    {
      ...ask,
      name: `rejects ${cart} without shipping`,
      given: `${kind}.line`,
      body: fails("Some addresses can't be used due to the configurations for specific countries."),
    },
    {
      ...ask,
      name: `rejects ${cart} that is empty`,
      given: `${kind}.cart`,
      body: fails('A server error stopped your order from being placed. Please try to place your order again.'),
    },
  ];
}

const customerToken: Send = ['GET', '/V1/wallet/getcustomertoken?_=0.42'];

/** The calls of the wallet. */
export const walletCalls: readonly Call[] = [
  ownCall('GET {wallet}/getcustomertoken', [
    { name: 'returns a token', needs: 'sandbox', as: 'customer', given: 'customer', send: customerToken, status: 200, body: like(/^wc_[\w-]+$/) },
    ...signedOut(customerToken),
  ]),
  tokens('checkouttoken'),
  tokens('paypaltoken'),
  takings('capture', done),
  takings('authorizepaypal', authorized),
  ownCall('PUT {wallet}/placeorder', [...kinds.flatMap((kind) => placing(toOwner(kind))), ...lacking('placeorder')]),
  ownCall('PUT {wallet}/validateorder', [
    ...kinds.flatMap((kind) => validating(toOwner(kind))),
    ...noCarts(validate),
    { name: 'rejects a missing cart', send: ['PUT', '/V1/wallet/validateorder', {}], status: 400, body: required('quoteId') },
  ]),
];
