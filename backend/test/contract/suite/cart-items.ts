import { line, type Owner, quoteText } from '../runner/cart-shapes.ts';
import { type Call, type Case, type Send, stockCall } from '../runner/case.ts';
import { numberOrText, type Shape } from '../runner/shape.ts';
import type { Stage } from '../runner/stages.ts';
import { invalid, noRoute, rejection, required, unknownCart, unsupported, wrongType } from '../runner/words.ts';
import { afterOrder, missing, rejections } from './cart-basics.ts';

const unavailableQty = rejection('The requested qty is not available');
const tooMany = rejection('The requested qty exceeds the maximum qty allowed in shopping cart');
const unknownProduct = rejection("The product that was requested doesn't exist. Verify the product and try again.");
const notForSale = rejection('Product that you are trying to add is not available.');

/** What a call with a wrong or missing `cartItem` answers, the same for guests and customers. */
function wrongItems(owner: Owner): Case[] {
  const { kind, as, path } = owner;
  const add = (name: string, cartItem: unknown, expected: { status: number; body: Shape }): Case => ({
    name,
    given: `${kind}.cart` as Stage,
    as,
    send: ['POST', `${path}/items`, { cartItem }],
    ...expected,
  });
  const rejected = (body: Shape, status = 400) => ({ status, body });
  return [
    add('unknown sku', { sku: 'NOPE', qty: 1 }, rejected(unknownProduct, 404)),
    add('empty sku', { sku: '', qty: 1 }, rejected(unknownProduct, 404)),
    add('no quantity', { sku: '{sku}' }, rejected(invalid('qty', null))),
    add('a part of a piece', { sku: '{sku}', qty: 1.7 }, rejected(rejection('You cannot use decimal quantity for this product.'))),
    add('more than there is', { sku: '{sku}', qty: 2 }, rejected(unavailableQty)),
    add('far more than any cart holds', { sku: '{sku}', qty: 1e9 }, rejected(tooMany)),
    add('quantity as a word', { sku: '{sku}', qty: 'x' }, rejected(wrongType('x', 'float', ['qty']))),
    add('quantity empty', { sku: '{sku}', qty: '' }, rejected(wrongType('', 'float', ['qty']))),
    add('quantity as a list', { sku: '{sku}', qty: [1] }, rejected(wrongType('array', 'float', ['qty']))),
    add('a line that is not there', { item_id: 999999, qty: 1 }, rejected(notInCart(999999), 404)),
    add('sku as a list', { sku: ['{sku}'], qty: 1 }, rejected(wrongType('array', 'string', ['sku']))),
    add('unknown property', { sku: '{sku}', qty: 1, foo: 'x' }, rejected(unsupported('Foo'))),
    add('unknown property deeper', { sku: '{sku}', qty: 1, product_option: { extension_attributes: { nope: 1 } } }, rejected(unsupported('Nope'))),
  ];
}

const adding = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send = (cartItem: object): Send => ['POST', `${path}/items`, { cartItem }];
  const good = send({ sku: '{sku}', qty: 1 });
  const added = { status: 200, body: line(quoteText) } as const;
  const empty = { given: `${kind}.cart`, as } as const;
  return stockCall(`POST /V1/${named}/items`, [
    { ...empty, ...added, name: 'good', send: good },
    { ...empty, ...added, name: 'quantity 0 adds one', send: send({ sku: '{sku}', qty: 0 }) },
    { ...empty, ...added, name: 'less than nothing adds one', send: send({ sku: '{sku}', qty: -1 }) },
    { ...empty, ...added, name: 'a quantity as a text', send: send({ sku: '{sku}', qty: '1' }) },
    { ...empty, ...added, name: 'quantity null adds one', send: send({ sku: '{sku}', qty: null }) },
    { ...empty, ...added, name: 'the path wins over quote_id', send: send({ sku: '{sku}', qty: 1, quote_id: '999999' }) },
    { ...empty, ...added, name: 'an argument that nobody knows', send: ['POST', `${path}/items`, { cartItem: { sku: '{sku}', qty: 1 }, foo: 1 }] },
    {
      name: 'a line by its number',
      given: `${kind}.line`,
      as,
      send: send({ item_id: '{item}', qty: 1 }),
      status: 200,
      body: line(quoteText, { item: '{item}' }),
    },
    { ...empty, ...added, name: 'a space after the sku', send: send({ sku: '{sku} ', qty: 1 }) },
    {
      ...empty,
      ...added,
      name: 'what a line shows is sent back',
      send: send({ sku: '{sku}', qty: 1, extension_attributes: { discounts: [] } }),
    },
    {
      name: 'the same again',
      given: `${kind}.line`,
      as,
      send: good,
      status: 400,
      body: unavailableQty,
      afterwards: [{ as, send: ['GET', `${path}/items`], status: 200, body: [{ ...listed(kind) }] }],
    },
    ...wrongItems(owner),
    {
      ...empty,
      name: 'no sku ends the request early',
      send: send({ qty: 1 }),
      status: 500,
      text: /^An error has happened during application run\. See exception log for details\./,
    },
    { ...empty, name: 'a product that is not for sale', needs: 'disabledSku', send: send({ sku: '{disabledSku}', qty: 1 }), status: 400, body: notForSale },
    { ...empty, name: 'broken JSON', send: ['POST', `${path}/items`], raw: '{"cartItem":', status: 400, body: rejection('Decoding error.') },
    ...(kind === 'guest' ? guestAdding : mineAdding),
    ...(kind === 'guest' ? [] : missing(owner, good)),
    ...afterOrder(owner, send({ sku: '{sku2}', qty: 1 })),
    ...rejections(owner, good, 'quoteId'),
  ]);
};

const listed = (kind: Owner['kind']): { [key: string]: Shape } => ({ ...(line(kind === 'guest' ? '{cart}' : quoteText) as { [key: string]: Shape }) });

const guestAdding: readonly Case[] = [
  {
    name: 'with cart_item',
    given: 'guest.cart',
    send: ['POST', '/V1/guest-carts/{cart}/items', { cart_item: { sku: '{sku}', qty: 1 } }],
    status: 200,
    body: line(quoteText),
  },
  { name: 'no item', given: 'guest.cart', send: ['POST', '/V1/guest-carts/{cart}/items', {}], status: 400, body: required('cartItem') },
  { name: 'no body', given: 'guest.cart', send: ['POST', '/V1/guest-carts/{cart}/items'], status: 400, body: required('cartItem') },
  {
    name: 'an item that is a text is an empty one',
    given: 'guest.cart',
    send: ['POST', '/V1/guest-carts/{cart}/items', { cartItem: 'x' }],
    status: 400,
    body: invalid('qty', null),
  },
  {
    name: 'unknown cart',
    send: ['POST', '/V1/guest-carts/{unknownCart}/items', { cartItem: { sku: '{sku}', qty: 1 } }],
    status: 400,
    body: required('quoteId'),
  },
];

const mineAdding: readonly Case[] = [
  {
    name: 'with cart_item nothing is read',
    given: 'mine.cart',
    as: 'customer',
    send: ['POST', '/V1/carts/mine/items', { cart_item: { sku: '{sku}', qty: 1 } }],
    status: 400,
    body: invalid('qty', null),
  },
  { name: 'no item', given: 'mine.cart', as: 'customer', send: ['POST', '/V1/carts/mine/items', {}], status: 400, body: invalid('qty', null) },
];

const listing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const send: Send = ['GET', `${path}/items`];
  return stockCall(`GET /V1/${named}/items`, [
    { name: 'empty', given: `${kind}.cart`, as, send, status: 200, body: [] },
    { name: 'with a line', given: `${kind}.line`, as, send, status: 200, body: [listed(kind)] },
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
    { ...given, name: 'good', send: put({ qty: 1 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    { ...given, name: 'more than there is', send: put({ qty: 9 }), status: 400, body: unavailableQty },
    { ...given, name: 'no quantity', send: put({}), status: 400, body: invalid('qty', null) },
    { ...given, name: 'unknown line', send: put({ qty: 1 }, '999999'), status: 404, body: notInCart(999999) },
    { ...given, name: 'unknown property', send: put({ qty: 1, foo: 1 }), status: 400, body: unsupported('Foo') },
    { ...given, name: 'a line that is no number', send: put({ qty: 1 }, 'abc'), status: 400, body: wrongType('abc', 'int', ['item_id']) },
    { ...given, name: 'quantity 0 is one', send: put({ qty: 0 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    { ...given, name: 'less than nothing is one', send: put({ qty: -1 }), status: 200, body: line(quoteText, { item: '{item}' }) },
    ...missing(owner, put({ qty: 1 }, '1')),
    ...rejections(owner, put({ qty: 1 }, '1'), 'quoteId'),
  ]);
};

const wrongLine = wrongType('abc', 'int');

const removing = (owner: Owner): Call => {
  const { kind, path, named, as } = owner;
  const remove = (item: string): Send => ['DELETE', `${path}/items/${item}`];
  const given = { given: `${kind}.line`, as } as const;
  return stockCall(`DELETE /V1/${named}/items/{item}`, [
    { ...given, name: 'good', send: remove('{item}'), status: 200, body: true, afterwards: [{ as, send: ['GET', `${path}/items`], status: 200, body: [] }] },
    { ...given, name: 'again', after: [{ as, send: remove('{item}') }], send: remove('{item}'), status: 404, body: notInCart('{item}') },
    { ...given, name: 'unknown line', send: remove('999999'), status: 404, body: notInCart(999999) },
    {
      name: 'a line of another cart',
      given: 'both.lines',
      as,
      send: remove(kind === 'guest' ? '999998' : '{item}'),
      status: 404,
      body: kind === 'guest' ? notInCart(999998, 'guestQuote') : notInCart('{item}'),
    },
    { ...given, name: 'a line that is no number', send: remove('abc'), status: 400, body: wrongLine },
    { ...given, name: 'no line named', send: ['DELETE', `${path}/items`], status: 404, body: noRoute },
    ...(kind === 'guest'
      ? [{ name: 'unknown cart', send: ['DELETE', '/V1/guest-carts/{unknownCart}/items/1'], status: 404, body: unknownCart } satisfies Case]
      : missing(owner, remove('1'))),
    ...afterOrder(owner, remove('1')),
    ...rejections(owner, remove('1')),
  ]);
};

/** What a cart holds. */
export const cartItems = (owner: Owner): Call[] => [adding(owner), listing(owner), changing(owner), removing(owner)];
