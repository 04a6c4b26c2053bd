import { line, type Owner, quoteText } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { numberOrText, type Shape } from '../runner/shape.ts';
import type { Stage } from '../runner/stages.ts';
import { invalid, noRoute, rejection, required, unknownCart, unsupported, wrongType } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const unavailableQty = rejection('The requested qty is not available');
const newer = { body: rejection('Not enough items for sale') };
const tooMany = rejection('The requested qty exceeds the maximum qty allowed in shopping cart');
const unknownProduct = rejection("The product that was requested doesn't exist. Verify the product and try again.");
const notForSale = rejection('Product that you are trying to add is not available.');

/** What a call with a wrong or missing `cartItem` answers, the same for guests and customers. */
function wrongItems(owner: Owner): Case[] {
  const { kind, as, path } = owner;
  const add = (name: string, cartItem: unknown, expected: Pick<Case, 'status' | 'body' | 'newer'>): Case => ({
    name,
    given: `${kind}.cart` as Stage,
    as,
    send: ['POST', `${path}/items`, { cartItem }],
    ...expected,
  });
  const rejected = (body: Shape, status = 400) => ({ status, body });
  return [
    add('rejects an unknown sku', { sku: 'NOPE', qty: 1 }, rejected(unknownProduct, 404)),
    add('rejects an empty sku', { sku: '', qty: 1 }, rejected(unknownProduct, 404)),
    add('rejects a missing quantity', { sku: '{sku}' }, rejected(invalid('qty', null))),
    add('rejects a fractional quantity', { sku: '{sku}', qty: 1.7 }, rejected(rejection('You cannot use decimal quantity for this product.'))),
    add('rejects more than the stock', { sku: '{sku}', qty: 2 }, { ...rejected(unavailableQty), newer }),
    add('rejects more than the maximum quantity', { sku: '{sku}', qty: 1e9 }, rejected(tooMany)),
    add('rejects a quantity that is a word', { sku: '{sku}', qty: 'x' }, rejected(wrongType('x', 'float', ['qty']))),
    add('rejects an empty quantity', { sku: '{sku}', qty: '' }, rejected(wrongType('', 'float', ['qty']))),
    add('rejects a quantity that is a list', { sku: '{sku}', qty: [1] }, rejected(wrongType('array', 'float', ['qty']))),
    add('rejects an unknown item id', { item_id: 999999, qty: 1 }, rejected(notInCart(999999), 404)),
    add('rejects a sku that is a list', { sku: ['{sku}'], qty: 1 }, rejected(wrongType('array', 'string', ['sku']))),
    add('rejects an unknown property', { sku: '{sku}', qty: 1, foo: 'x' }, rejected(unsupported('Foo'))),
    add('rejects an unknown nested property', { sku: '{sku}', qty: 1, product_option: { extension_attributes: { nope: 1 } } }, rejected(unsupported('Nope'))),
  ];
}

const adding = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send = (cartItem: object): Send => ['POST', `${path}/items`, { cartItem }];
  const good = send({ sku: '{sku}', qty: 1 });
  const added = { status: 200, body: line(quoteText) } as const;
  const empty = { given: `${kind}.cart`, as } as const;
  return stockCall(`POST /V1/${named}/items`, [
    { ...empty, ...added, name: 'adds the item', send: good },
    { ...empty, ...added, name: 'adds one for a quantity of 0', send: send({ sku: '{sku}', qty: 0 }) },
    { ...empty, ...added, name: 'adds one for a negative quantity', send: send({ sku: '{sku}', qty: -1 }) },
    { ...empty, ...added, name: 'accepts a quantity in a string', send: send({ sku: '{sku}', qty: '1' }) },
    { ...empty, ...added, name: 'adds one for a null quantity', send: send({ sku: '{sku}', qty: null }) },
    { ...empty, ...added, name: 'prefers the cart of the path to quote_id', send: send({ sku: '{sku}', qty: 1, quote_id: '999999' }) },
    { ...empty, ...added, name: 'ignores an unknown argument', send: ['POST', `${path}/items`, { cartItem: { sku: '{sku}', qty: 1 }, foo: 1 }] },
    {
      name: 'updates an item given by its id',
      given: `${kind}.line`,
      as,
      send: send({ item_id: '{item}', qty: 1 }),
      status: 200,
      body: line(quoteText, { item: '{item}' }),
    },
    { ...empty, ...added, name: 'trims the sku', send: send({ sku: '{sku} ', qty: 1 }) },
    {
      ...empty,
      ...added,
      name: 'accepts extension attributes that it returned',
      send: send({ sku: '{sku}', qty: 1, extension_attributes: { discounts: [] } }),
    },
    {
      name: 'rejects a second piece of the same product',
      given: `${kind}.line`,
      as,
      send: good,
      status: 400,
      body: unavailableQty,
      newer,
      afterwards: [{ as, send: ['GET', `${path}/items`], status: 200, body: [{ ...listed(kind) }] }],
    },
    ...wrongItems(owner),
    {
      ...empty,
      name: 'returns a server error without a sku',
      send: send({ qty: 1 }),
      status: 500,
      text: /^An error has happened during application run\. See exception log for details\./,
    },
    { ...empty, name: 'rejects a disabled product', needs: 'disabledSku', send: send({ sku: '{disabledSku}', qty: 1 }), status: 400, body: notForSale },
    { ...empty, name: 'rejects malformed JSON', send: ['POST', `${path}/items`], raw: '{"cartItem":', status: 400, body: rejection('Decoding error.') },
    ...(kind === 'guest' ? guestAdding : mineAdding),
    ...(kind === 'guest' ? [] : missing(owner, good)),
    ...afterOrder(owner, send({ sku: '{sku2}', qty: 1 })),
    ...rejections(owner, good, 'quoteId'),
  ]);
};

const listed = (kind: Owner['kind']): { [key: string]: Shape } => ({ ...(line(kind === 'guest' ? '{cart}' : quoteText) as { [key: string]: Shape }) });

const guestAdding: readonly Case[] = [
  {
    name: 'accepts cart_item',
    given: 'guest.cart',
    send: ['POST', '/V1/guest-carts/{cart}/items', { cart_item: { sku: '{sku}', qty: 1 } }],
    status: 200,
    body: line(quoteText),
  },
  { name: 'rejects a missing item', given: 'guest.cart', send: ['POST', '/V1/guest-carts/{cart}/items', {}], status: 400, body: required('cartItem') },
  { name: 'rejects a request without a body', given: 'guest.cart', send: ['POST', '/V1/guest-carts/{cart}/items'], status: 400, body: required('cartItem') },
  {
    name: 'treats a string as an empty item',
    given: 'guest.cart',
    send: ['POST', '/V1/guest-carts/{cart}/items', { cartItem: 'x' }],
    status: 400,
    body: invalid('qty', null),
  },
  {
    name: 'rejects an unknown cart id',
    send: ['POST', '/V1/guest-carts/{unknownCart}/items', { cartItem: { sku: '{sku}', qty: 1 } }],
    status: 400,
    body: required('quoteId'),
  },
];

const mineAdding: readonly Case[] = [
  {
    name: 'ignores cart_item',
    given: 'mine.cart',
    as: 'customer',
    send: ['POST', '/V1/carts/mine/items', { cart_item: { sku: '{sku}', qty: 1 } }],
    status: 400,
    body: invalid('qty', null),
  },
  { name: 'rejects a missing item', given: 'mine.cart', as: 'customer', send: ['POST', '/V1/carts/mine/items', {}], status: 400, body: invalid('qty', null) },
];

const listing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send: Send = ['GET', `${path}/items`];
  return stockCall(`GET /V1/${named}/items`, [
    { name: 'returns an empty list for an empty cart', given: `${kind}.cart`, as, send, status: 200, body: [] },
    { name: 'returns the items', given: `${kind}.line`, as, send, status: 200, body: [listed(kind)] },
    ...missing(owner, send),
    ...afterOrder(owner, send),
    ...rejections(owner, send),
  ]);
};

const notInCart = (item: Shape, quote = 'quote'): Shape => rejection("The %1 Cart doesn't contain the %2 item.", [numberOrText(quote), item]);

const changing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const put = (cartItem: object, item = '{item}'): Send => ['PUT', `${path}/items/${item}`, { cartItem }];
  const given = { given: `${kind}.line`, as } as const;
  return stockCall(`PUT /V1/${named}/items/{item}`, [
    { ...given, name: 'updates the item', send: put({ qty: 1 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    { ...given, name: 'rejects more than the stock', send: put({ qty: 9 }), status: 400, body: unavailableQty, newer },
    { ...given, name: 'rejects a missing quantity', send: put({}), status: 400, body: invalid('qty', null) },
    { ...given, name: 'rejects an unknown item id', send: put({ qty: 1 }, '999999'), status: 404, body: notInCart(999999) },
    { ...given, name: 'rejects an unknown property', send: put({ qty: 1, foo: 1 }), status: 400, body: unsupported('Foo') },
    { ...given, name: 'rejects an item id that is not a number', send: put({ qty: 1 }, 'abc'), status: 400, body: wrongType('abc', 'int', ['item_id']) },
    { ...given, name: 'sets one for a quantity of 0', send: put({ qty: 0 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    { ...given, name: 'sets one for a negative quantity', send: put({ qty: -1 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    ...missing(owner, put({ qty: 1 }, '1'), { status: 400, body: required('quoteId') }),
    ...rejections(owner, put({ qty: 1 }, '1'), 'quoteId'),
  ]);
};

const wrongLine = wrongType('abc', 'int');

const removing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const remove = (item: string): Send => ['DELETE', `${path}/items/${item}`];
  const given = { given: `${kind}.line`, as } as const;
  return stockCall(`DELETE /V1/${named}/items/{item}`, [
    {
      ...given,
      name: 'removes the item',
      send: remove('{item}'),
      status: 200,
      body: true,
      afterwards: [{ as, send: ['GET', `${path}/items`], status: 200, body: [] }],
    },
    {
      ...given,
      name: 'rejects the id of a removed item',
      after: [{ as, send: remove('{item}') }],
      send: remove('{item}'),
      status: 404,
      body: notInCart('{item}'),
    },
    { ...given, name: 'rejects an unknown item id', send: remove('999999'), status: 404, body: notInCart(999999) },
    {
      name: 'rejects an item of another cart',
      given: 'both.lines',
      as,
      send: remove(kind === 'guest' ? '999998' : '{item}'),
      status: 404,
      body: kind === 'guest' ? notInCart(999998, 'guestQuote') : notInCart('{item}'),
    },
    { ...given, name: 'rejects an item id that is not a number', send: remove('abc'), status: 400, body: wrongLine },
    { ...given, name: 'has no route without an item id', send: ['DELETE', `${path}/items`], status: 404, body: noRoute },
    ...(kind === 'guest'
      ? [{ name: 'rejects an unknown cart id', send: ['DELETE', '/V1/guest-carts/{unknownCart}/items/1'], status: 404, body: unknownCart } satisfies Case]
      : missing(owner, remove('1'))),
    ...afterOrder(owner, remove('1')),
    ...rejections(owner, remove('1')),
  ]);
};

/** What a cart holds. */
export const cartItems = (owner: Owner): Call[] => [adding(owner), listing(owner), changing(owner), removing(owner)];
