import { type Call, type Case, ownCall, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { arrayLike, having, listWith } from '../runner/shape.ts';
import { noCart, noSuch, notSignedIn, rejection, required, requiredAll, unknownCart, wrongType } from '../runner/words.ts';

const merge = (guestCart: string, quoteId: string): Send => ['GET', `/V1/merge/guestcart?guestCart=${guestCart}&customerQuoteId=${quoteId}`];

const assign = (body: object, cart = '{cart}'): Send => ['PUT', `/V1/guest-carts/${cart}`, body];
const toMe = { customerId: '{customerId}', storeId: 1 };
const both = { given: 'both.lines', as: 'customer' } as const;

const assigning: readonly Case[] = [
  {
    ...both,
    name: 'assigns the guest’s cart to the customer',
    send: assign(toMe),
    status: 200,
    body: true,
    afterwards: [
      {
        as: 'customer',
        send: ['GET', '/V1/carts/mine'],
        status: 200,
        body: having({ id: '{guestQuote}', customer_is_guest: false, items: arrayLike(having({ sku: '{sku}' }), 1) }),
      },
      { send: ['GET', '/V1/guest-carts/{cart}'], status: 404, body: unknownCart },
    ],
  },
  { ...both, name: 'rejects a cart that was assigned', after: [{ as: 'customer', send: assign(toMe) }], send: assign(toMe), status: 404, body: unknownCart },
  {
    ...both,
    name: 'rejects another customer',
    send: assign({ customerId: '{otherCustomerId}', storeId: 1 }),
    status: 400,
    body: rejection("You don't have the correct permissions to assign the customer to the cart."),
    // It assigns the cart to the caller, whichever customer the body names.
    newer: { status: 200, body: true },
  },
  {
    ...both,
    name: 'rejects another store',
    send: assign({ ...toMe, storeId: 9 }),
    status: 400,
    body: rejection("The customer can't be assigned to the cart. The cart belongs to a different store."),
    newer: { status: 404, body: unknownCart },
  },
  { ...both, name: 'rejects a missing store', send: assign({ customerId: '{customerId}' }), status: 400, body: required('storeId') },
  { ...both, name: 'rejects an empty object', send: assign({}), status: 400, body: requiredAll('customerId', 'storeId'), newer: { body: required('storeId') } },
  {
    ...both,
    name: 'rejects a customer id that is not a number',
    send: assign({ customerId: 'x', storeId: 1 }),
    status: 400,
    body: wrongType('x', 'int'),
    newer: { status: 404, body: unknownCart },
  },
  { name: 'rejects an unknown cart id', as: 'customer', send: assign(toMe, '{unknownCart}'), status: 404, body: unknownCart },
  { ...both, as: 'guest', name: 'rejects a request without a token', send: assign(toMe), status: 401, body: notSignedIn },
];

/** A guest's cart becomes a customer's. */
export const merging: readonly Call[] = [
  stockCall('PUT /V1/guest-carts/{cart}', assigning),
  ownCall('GET /V1/merge/guestcart', [
    {
      ...both,
      name: 'moves the items to the customer’s cart',
      send: merge('{cart}', '{quote}'),
      status: 200,
      body: true,
      afterwards: [
        { as: 'customer', send: ['GET', '/V1/carts/mine/items'], status: 200, body: listWith(having({ sku: '{sku}', qty: 1 })) },
        { send: ['GET', '/V1/guest-carts/{cart}/items'], status: 404, body: noSuch('cartId', ({ guestQuote }) => String(guestQuote)) },
      ],
    },
    {
      ...both,
      name: 'keeps one item of a product in both carts',
      after: [{ as: 'customer', send: ['POST', '/V1/carts/mine/items', { cartItem: { sku: '{sku}', qty: 1 } }] }],
      send: merge('{cart}', '{quote}'),
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: ['GET', '/V1/carts/mine/items'], status: 200, body: [having({ sku: '{sku}', qty: 1 })] }],
    },
    { ...both, name: 'rejects an unknown guest cart', send: merge('{unknownCart}', '{quote}'), status: 404, body: unknownCart },
    {
      ...both,
      name: 'rejects a cart that was merged',
      after: [{ as: 'customer', send: merge('{cart}', '{quote}') }],
      send: merge('{cart}', '{quote}'),
      status: 404,
      body: unknownCart,
    },
    { ...both, name: 'rejects a customer’s cart of another id', send: merge('{cart}', '999999'), status: 404, body: noSuch('cartId', 999999) },
    { ...both, name: 'rejects a missing guest cart', send: ['GET', '/V1/merge/guestcart?customerQuoteId={quote}'], status: 400, body: required('guestCart') },
    {
      ...both,
      name: 'rejects a request without parameters',
      send: ['GET', '/V1/merge/guestcart'],
      status: 400,
      body: requiredAll('guestCart', 'customerQuoteId'),
    },
    { ...both, name: 'rejects a cart id that is not a number', send: merge('{cart}', 'x'), status: 400, body: wrongType('x', 'int') },
    { name: 'rejects a customer without a cart', given: 'mine.none', as: 'customer', send: merge('{unknownCart}', '1'), status: 404, body: noCart },
    { ...both, as: 'guest', name: 'rejects a request without a token', send: merge('{cart}', '{quote}'), status: 401, body: notSignedIn },
    { ...both, as: 'nonsense', name: 'rejects an invalid token', send: merge('{cart}', '{quote}'), status: 401, body: notSignedIn },
  ]),
];
