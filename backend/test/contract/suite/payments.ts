import { kinds, type Owner, toOwner, waysToPay } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { either, having, id, numberOrText, type Shape } from '../runner/shape.ts';
import { cartAddress, without } from '../runner/things.ts';
import { totals } from '../runner/totals-shape.ts';
import { noCart, noSuch, rejection, required, requiredAll, unsupported, wrongType } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const check = { method: 'checkmo' };
const email = 'gina@contract.example.test';
const notAvailable = rejection('The requested Payment Method is not available.');
const noMethod = rejection('The payment method you requested is not available.');
const noAddress = rejection('The shipping address is missing. Set the address and try again.');
/** What an order of an empty cart is told depends on how Magento came to it. */
const emptyCart = [
  'A server error stopped your order from being placed. Please try to place your order again.',
  'Some of the products are disabled.',
  'Some of the products are out of stock.',
  'The requested Payment Method is not available.',
];
const soldOut = rejection('Some of the products are out of stock.');

/** Cases that set-payment-information and payment-information share. */
function wrongPayments(owner: Owner, path: string): Case[] {
  const { kind, as } = owner;
  const guest = kind === 'guest';
  const post = (body?: unknown): Send => ['POST', path, body];
  const with_ = (part: object): Send => post({ ...(guest && { email }), paymentMethod: check, ...part });
  const ready = { given: `${kind}.shipped`, as } as const;
  const rejected = (name: string, part: object, body: Shape): Case => ({ ...ready, name, send: with_(part), status: 400, body });
  return [
    rejected('rejects an unknown method', { paymentMethod: { method: 'nope' } }, notAvailable),
    rejected('rejects the free method for a cart with a price', { paymentMethod: { method: 'free' } }, notAvailable),
    rejected('rejects a missing method', { paymentMethod: {} }, noMethod),
    rejected('rejects an empty method', { paymentMethod: { method: '' } }, noMethod),
    rejected('treats a string as an empty payment', { paymentMethod: 'checkmo' }, noMethod),
    rejected('rejects an unknown property', { paymentMethod: { ...check, email } }, unsupported('Email')),
    rejected('rejects details that are a string', { paymentMethod: { ...check, additional_data: 'x' } }, wrongType('string', 'string[]', ['additional_data'])),
    rejected(
      'rejects agreements that are a number',
      { paymentMethod: { ...check, extension_attributes: { agreement_ids: 1 } } },
      wrongType('integer', 'string[]', ['extension_attributes', 'agreement_ids']),
    ),
    rejected('rejects a method that is a list', { paymentMethod: { method: ['checkmo'] } }, wrongType('array', 'string', ['method'])),
    rejected('rejects an unknown property of the address', { billingAddress: { ...cartAddress, line_1: 'x' } }, unsupported('Line1')),
    { ...ready, name: 'rejects an empty object', send: post({}), status: 400, body: guest ? requiredAll('email', 'paymentMethod') : required('paymentMethod') },
    ...(guest
      ? [
          { ...ready, name: 'rejects a missing email', send: post({ paymentMethod: check }), status: 400, body: required('email') } satisfies Case,
          rejected('rejects an invalid email', { email: 'not-an-email' }, rejection('Invalid email format')),
        ]
      : []),
    { name: 'rejects a cart without shipping', given: `${kind}.line`, as, send: with_({ billingAddress: cartAddress }), status: 400, body: noAddress },
    {
      name: 'rejects an empty cart',
      given: `${kind}.cart`,
      as,
      send: with_({ billingAddress: cartAddress }),
      status: 400,
      body: rejection('Some of the products are disabled.'),
      older: { status: 400, body: noAddress },
    },
    ...missing(owner, with_({})),
    ...afterOrder(owner, with_({})),
    ...rejections(owner, with_({})),
  ];
}

function setting(owner: Owner): Call {
  const { kind, path, named, as } = owner;
  const target = `${path}/set-payment-information`;
  const body = { ...(kind === 'guest' && { email }), paymentMethod: check };
  const chosen = [{ as, send: ['GET', `${path}/selected-payment-method`] as Send, status: 200, body: { method: 'checkmo' } }];
  const billed = [{ send: ['GET', `${path}/billing-address?fields=email`] as Send, status: 200, body: { email: 'other@contract.example.test' } }];
  const ready = { given: `${kind}.shipped`, as, status: 200, body: true } as const;
  return stockCall(`POST /V1/${named}/set-payment-information`, [
    { ...ready, name: 'sets the method', send: ['POST', target, body], afterwards: chosen },
    ...(kind === 'guest'
      ? [
          {
            ...ready,
            name: 'sets the email of the billing address',
            send: ['POST', target, { ...body, email: 'other@contract.example.test' }],
            afterwards: billed,
          } satisfies Case,
        ]
      : []),
    { ...ready, name: 'accepts payment_method', send: ['POST', target, { ...body, paymentMethod: undefined, payment_method: check }] },
    { ...ready, name: 'accepts a billing address', send: ['POST', target, { ...body, billingAddress: cartAddress }] },
    {
      ...ready,
      name: 'accepts details of the method',
      send: ['POST', target, { ...body, paymentMethod: { ...check, additional_data: { a: 'b' }, po_number: '7' } }],
    },
    {
      ...ready,
      name: 'keeps the totals',
      send: ['POST', target, body],
      afterwards: [{ as, send: ['GET', `${path}/totals`], status: 200, body: totals({ shipped: true }) }],
    },
    ...wrongPayments(owner, target),
  ]);
}

function reading(owner: Owner): Call[] {
  const { kind, path, named, as } = owner;
  const information: Send = ['GET', `${path}/payment-information`];
  const selected: Send = ['GET', `${path}/selected-payment-method`];
  return [
    stockCall(`GET /V1/${named}/payment-information`, [
      {
        name: 'returns the methods and the totals',
        given: `${kind}.shipped`,
        as,
        send: information,
        status: 200,
        body: { payment_methods: waysToPay, totals: totals({ shipped: true }) },
      },
      ...missing(owner, information),
      ...rejections(owner, information),
    ]),
    stockCall(`GET /V1/${named}/selected-payment-method`, [
      { name: 'returns an empty list before one is selected', given: `${kind}.line`, as, send: selected, status: 200, body: [] },
      { name: 'returns the selected method', needs: 'orders', given: `${kind}.paid`, as, send: selected, status: 200, body: { method: 'checkmo' } },
      ...missing(owner, selected),
      ...rejections(owner, selected),
    ]),
  ];
}

const ended = ({ kind, path, as }: Owner) =>
  kind === 'guest'
    ? [{ send: ['GET', `${path}?fields=id,is_active`] as Send, status: 200, body: { id: '{quote}', is_active: false } }]
    : [{ as, send: ['GET', path] as Send, status: 404, body: noSuch('customerId', '{customerId}') }];

/** What is said to an order that cannot be made any more; `good` orders. */
function tooLate({ kind, as }: Owner, good: Send): Case[] {
  const rivals: Send = ['POST', '/V1/guest-carts/{rival}/payment-information', { email, paymentMethod: check }];
  const gone = kind === 'guest' ? noSuch('cartId', numberOrText('quote')) : noCart;
  return [
    {
      name: 'rejects a second order of the cart',
      needs: 'orders',
      given: `${kind}.paid`,
      as,
      after: [{ as, send: good }],
      send: good,
      status: 404,
      body: gone,
    },
    {
      name: 'rejects a product that was sold meanwhile',
      needs: 'orders',
      given: `${kind}.rival`,
      as,
      after: [{ send: rivals }],
      send: good,
      status: 400,
      body: soldOut,
    },
  ];
}

function placing(owner: Owner): Call {
  const { kind, path, named, as } = owner;
  const target = `${path}/payment-information`;
  const body = { ...(kind === 'guest' && { email }), paymentMethod: check };
  const good: Send = ['POST', target, body];
  const ready = { needs: 'orders', given: `${kind}.paid`, as } as const;
  const lacking = (field: string): Case => ({
    name: `rejects a shipping address without ${field}`,
    given: `${kind}.line`,
    as,
    after: [{ as, send: shipTo(path, without(cartAddress, field)) }],
    send: ['POST', target, { ...body, billingAddress: cartAddress }],
    status: 400,
    body: rejection(`Please check the shipping address information. "${field}" is required. Enter and try again.`),
  });
  const other: Send = ['POST', target, { ...body, cartId: '999999' }];
  return stockCall(`POST /V1/${named}/payment-information`, [
    { ...ready, name: 'orders the cart of the path, whatever cartId is', send: other, status: 200, body: id, afterwards: ended(owner) },
    { ...ready, name: 'accepts a billing address', send: ['POST', target, { ...body, billingAddress: cartAddress }], status: 200, body: id },
    ...tooLate(owner, good),
    ...['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'].map(lacking),
    ...wrongPayments(owner, target),
  ]);
}

const shipTo = (path: string, address: object): Send => [
  'POST',
  `${path}/shipping-information`,
  { addressInformation: { shipping_address: address, shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' } },
];

function ordering(owner: Owner): Call {
  const { kind, path, named, as } = owner;
  const put = (body?: unknown): Send => ['PUT', `${path}/order`, body];
  const good = put({ paymentMethod: check });
  const ready = { needs: 'orders', given: `${kind}.paid`, as } as const;
  const other = put({ cartId: '999999', paymentMethod: check });
  return stockCall(`PUT /V1/${named}/order`, [
    { ...ready, name: 'orders the cart of the path, whatever cartId is', send: other, status: 200, body: id, afterwards: ended(owner) },
    { ...ready, name: 'uses the method of the cart', send: put(), status: 200, body: id },
    { ...ready, name: 'rejects an unknown method', send: put({ paymentMethod: { method: 'nope' } }), status: 400, body: notAvailable },
    { ...ready, name: 'rejects an unknown property', send: put({ paymentMethod: { ...check, foo: 1 } }), status: 400, body: unsupported('Foo') },
    ...tooLate(owner, good),
    {
      name: 'rejects a cart without shipping',
      given: `${kind}.line`,
      as,
      send: good,
      status: 400,
      body: rejection("Some addresses can't be used due to the configurations for specific countries.", ['']),
    },
    {
      name: 'rejects a shipping address without a city',
      given: `${kind}.line`,
      as,
      after: [{ as, send: shipTo(path, without(cartAddress, 'city')) }],
      send: good,
      status: 400,
      body: rejection('Please check the shipping address information. %1', ['"city" is required. Enter and try again.']),
    },
    {
      name: 'rejects a cart without a method',
      given: `${kind}.shipped`,
      as,
      send: put(),
      status: 400,
      body: rejection('Enter a valid payment method and try again.'),
      older: { status: 400, body: rejection('Enter a valid payment method and try again.', ['']) },
    },
    {
      name: 'rejects an empty cart',
      given: `${kind}.cart`,
      as,
      send: good,
      status: 400,
      body: having({ message: either(...emptyCart) }),
    },
    ...missing(owner, good),
    ...rejections(owner, good),
  ]);
}

/** How carts are paid with what a stock Magento has, and become orders. */
export const paymentCalls: readonly Call[] = kinds.map(toOwner).flatMap((owner) => [setting(owner), ...reading(owner), placing(owner), ordering(owner)]);
