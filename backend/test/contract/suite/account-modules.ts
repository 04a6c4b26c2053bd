import { type Call, type Case, ownCall, type Send } from '../runner/case.ts';
import { having, id, like, moment, type Shape, textOrNull } from '../runner/shape.ts';
import { noSuch, notAllowed, notSignedIn, rejection, required, requiredAll, wrongType } from '../runner/words.ts';

const customer = { given: 'customer', as: 'customer' } as const;
const notYours = notAllowed('Magento_Customer::customer');

const signedOut = (send: Send): Case[] => [
  { name: 'without a token', send, status: 401, body: notSignedIn },
  { name: 'with a token that is none', as: 'nonsense', send, status: 401, body: notSignedIn },
];

const wish = (customerId: unknown, productId: unknown): Send => ['PUT', '/V1/customer/addwishlist', { customerId, productId }];
const unwish = (customerId: string, productId: string): Send => ['DELETE', `/V1/customer/deletewishlist?customerId=${customerId}&productId=${productId}`];
const query = '{ wishlist { items_count items { id product { sku name } } } }';
const wishlist: Send = ['POST', '/graphql', { query }];
const holds = (items: Shape, count: Shape) =>
  [{ as: 'customer', send: wishlist, status: 200, body: { data: { wishlist: { items_count: count, items } } } }] as const;
const wished = [{ id, product: { sku: '{sku}', name: '{name}' } }];

/** Favorites: read by GraphQL, changed by REST. */
export const wishlistCalls: readonly Call[] = [
  ownCall('GRAPHQL wishlist', [
    { name: 'good', given: 'wished', as: 'customer', send: wishlist, status: 200, body: { data: { wishlist: { items_count: 1, items: wished } } } },
    { ...customer, name: 'none', send: wishlist, status: 200, body: { data: { wishlist: { items_count: null, items: null } } } },
    {
      name: 'without a token',
      send: wishlist,
      status: 200,
      body: having({ errors: [having({ message: 'The current user cannot perform operations on wishlist' })] }),
    },
    {
      name: 'with a token that is none',
      as: 'nonsense',
      send: wishlist,
      status: 200,
      body: having({ errors: [having({ message: 'The current user cannot perform operations on wishlist' })] }),
    },
    {
      ...customer,
      name: 'unknown field',
      send: ['POST', '/graphql', { query: '{ wishlist { nope } }' }],
      status: 200,
      body: having({ errors: [having({ message: like(/^Cannot query field "nope" on type "WishlistOutput"\./) })] }),
    },
  ]),
  ownCall('PUT /V1/customer/addwishlist', [
    { ...customer, name: 'good', send: wish('{customerId}', '{productId}'), status: 200, body: true, afterwards: holds(wished, 1) },
    {
      name: 'twice keeps one',
      given: 'wished',
      as: 'customer',
      send: wish('{customerId}', '{productId}'),
      status: 200,
      body: true,
      afterwards: holds(wished, 1),
    },
    { ...customer, name: 'unknown product', send: wish('{customerId}', 99999999), status: 404, body: noSuch('productId', 99999999) },
    { ...customer, name: 'somebody else’s list', send: wish('{otherCustomerId}', '{productId}'), status: 401, body: notYours },
    { ...customer, name: 'nothing', send: ['PUT', '/V1/customer/addwishlist', {}], status: 400, body: requiredAll('customerId', 'productId') },
    { ...customer, name: 'a product that is no number', send: wish('{customerId}', 'x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(wish(1, 1)),
  ]),
  ownCall('DELETE /V1/customer/deletewishlist', [
    { name: 'good', given: 'wished', as: 'customer', send: unwish('{customerId}', '{productId}'), status: 200, body: true, afterwards: holds([], 0) },
    { ...customer, name: 'not on the list', send: unwish('{customerId}', '{productId}'), status: 404, body: noSuch('productId', '{productId}') },
    { ...customer, name: 'unknown product', send: unwish('{customerId}', '99999999'), status: 404, body: noSuch('productId', 99999999) },
    { name: 'somebody else’s list', given: 'wished', as: 'other', send: unwish('{customerId}', '{productId}'), status: 401, body: notYours },
    { ...customer, name: 'nothing', send: ['DELETE', '/V1/customer/deletewishlist'], status: 400, body: requiredAll('customerId', 'productId') },
    ...signedOut(unwish('1', '1')),
  ]),
];

const alert: Shape = {
  id,
  customer_id: '{customerId}',
  sku: '{sku}',
  product_id: '{productId}',
  name: '{name}',
  url_key: textOrNull,
  image_url: textOrNull,
  in_stock: true,
  price_when_added: '{price}',
  price: '{price}',
  dropped_by: 0,
  notified_price: null,
  notified_at: null,
  created_at: moment,
};
const alerts = (whose: string): Send => ['GET', `/V1/price/alerts/${whose}`];
const watch: Send = ['POST', '/V1/price-alert/me/', { sku: '{sku}' }];
const unwatch = (whose: string): Send => ['DELETE', `/V1/price-alert/me/${whose}`];

const search: Shape = { id, name: 'Bags', query: '/search?term=bag', created_at: moment, new_count: 0 };
const save = (body: unknown): Send => ['POST', '/V1/saved-search/add', body];
const forget = (body: unknown): Send => ['POST', '/V1/saved-search/remove', body];
const noWords = rejection('The search needs a search term or a filter.');

/** Price alerts and saved searches. */
export const alertCalls: readonly Call[] = [
  ownCall('GET /V1/price/alerts/{id}', [
    { name: 'good', given: 'alert', as: 'customer', send: alerts('{customerId}'), status: 200, body: [alert] },
    { name: 'of the caller', given: 'alert', as: 'customer', send: alerts('me'), status: 200, body: [alert] },
    { ...customer, name: 'none', send: alerts('me'), status: 200, body: [] },
    { name: 'somebody else’s', given: 'alert', as: 'other', send: alerts('{customerId}'), status: 401, body: notYours },
    { ...customer, name: 'nobody’s', send: alerts('999999'), status: 401, body: notYours },
    ...signedOut(alerts('me')),
  ]),
  ownCall('POST /V1/price-alert/me/', [
    { ...customer, name: 'good', send: watch, status: 200, body: alert },
    {
      name: 'twice keeps one',
      given: 'alert',
      as: 'customer',
      send: watch,
      status: 200,
      body: alert,
      afterwards: [{ as: 'customer', send: alerts('me'), status: 200, body: [alert] }],
    },
    { ...customer, name: 'unknown sku', send: ['POST', '/V1/price-alert/me/', { sku: 'NOPE' }], status: 404, body: noSuch('sku', 'NOPE') },
    { ...customer, name: 'no sku', send: ['POST', '/V1/price-alert/me/', {}], status: 400, body: required('sku') },
    { ...customer, name: 'sku as a list', send: ['POST', '/V1/price-alert/me/', { sku: ['x'] }], status: 400, body: wrongType('array', 'string') },
    ...signedOut(watch),
  ]),
  ownCall('DELETE /V1/price-alert/me/{id}', [
    {
      name: 'good',
      given: 'alert',
      as: 'customer',
      send: unwatch('{alert}'),
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: alerts('me'), status: 200, body: [] }],
    },
    {
      name: 'again',
      given: 'alert',
      as: 'customer',
      after: [{ as: 'customer', send: unwatch('{alert}') }],
      send: unwatch('{alert}'),
      status: 404,
      body: noSuch('id', '{alert}'),
    },
    { name: 'somebody else’s', given: 'alert', as: 'other', send: unwatch('{alert}'), status: 404, body: noSuch('id', '{alert}') },
    { ...customer, name: 'unknown', send: unwatch('999999'), status: 404, body: noSuch('id', 999999) },
    { ...customer, name: 'no number', send: unwatch('x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(unwatch('1')),
  ]),
  ownCall('GET /V1/saved-search/me', [
    { name: 'good', given: 'savedSearch', as: 'customer', send: ['GET', '/V1/saved-search/me'], status: 200, body: [search] },
    { ...customer, name: 'none', send: ['GET', '/V1/saved-search/me'], status: 200, body: [] },
    ...signedOut(['GET', '/V1/saved-search/me']),
  ]),
  ownCall('POST /V1/saved-search/add', [
    { ...customer, name: 'good', send: save({ name: 'Bags', query: '/search?term=bag' }), status: 200, body: search },
    { ...customer, name: 'a query without a path', send: save({ name: 'Bags', query: '?term=bag' }), status: 200, body: search },
    {
      name: 'the same query renames',
      given: 'savedSearch',
      as: 'customer',
      send: save({ name: 'More', query: '/search?term=bag' }),
      status: 200,
      body: having({ id: '{search}', name: 'More' }),
    },
    { ...customer, name: 'nothing to look for', send: save({ name: 'x', query: '/search' }), status: 400, body: noWords },
    { ...customer, name: 'no name', send: save({ query: '/search?term=bag' }), status: 400, body: required('name') },
    { ...customer, name: 'empty name', send: save({ name: ' ', query: '/search?term=bag' }), status: 400, body: required('name') },
    { ...customer, name: 'nothing', send: save({}), status: 400, body: requiredAll('name', 'query') },
    ...signedOut(save({ name: 'a', query: 'b' })),
  ]),
  ownCall('POST /V1/saved-search/remove', [
    {
      name: 'good',
      given: 'savedSearch',
      as: 'customer',
      send: forget({ id: '{search}' }),
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: ['GET', '/V1/saved-search/me'], status: 200, body: [] }],
    },
    { name: 'somebody else’s', given: 'savedSearch', as: 'other', send: forget({ id: '{search}' }), status: 404, body: noSuch('id', '{search}') },
    { ...customer, name: 'unknown', send: forget({ id: 999999 }), status: 404, body: noSuch('id', 999999) },
    { ...customer, name: 'nothing', send: forget({}), status: 400, body: required('id') },
    ...signedOut(forget({ id: 1 })),
  ]),
];

const card = { given: 'giftCard', needs: 'staff', as: 'customer' } as const;
const worth = { code: '{giftCard}', balance: 50, initial: 50, expires: textOrNull };
const issued = { date: moment, reason: 'issued', change: 50, balance: 50, order: null };
const balance = (body: unknown): Send => ['POST', '/V1/gift-card/me/balance', body];
const noCard = rejection("The gift card code couldn't be found. Verify your information and try again.");
const cards: Send = ['GET', '/V1/gift-card/me'];

/** Gift cards of a customer, and what a card is worth. */
export const giftCardCalls: readonly Call[] = [
  ownCall('GET /V1/gift-card/me', [
    { ...card, name: 'good', send: cards, status: 200, body: [{ ...worth, is_expired: false, created_at: moment, history: [issued] }] },
    { ...customer, name: 'none', send: cards, status: 200, body: [] },
    ...signedOut(cards),
  ]),
  ownCall('POST /V1/gift-card/me/balance', [
    { ...card, name: 'good', send: balance({ code: '{giftCard}' }), status: 200, body: [worth] },
    { ...card, name: 'for a guest', as: 'guest', send: balance({ code: ' {giftCard} ' }), status: 200, body: [worth] },
    { name: 'with a token that is none', as: 'nonsense', send: balance({ code: 'NONE' }), status: 404, body: noCard },
    { name: 'unknown', send: balance({ code: 'NONE-NONE-NONE-NONE-NONE' }), status: 404, body: noCard },
    { name: 'empty', send: balance({ code: '' }), status: 404, body: noCard },
    { name: 'nothing', send: balance({}), status: 400, body: required('code') },
    { name: 'code as a list', send: balance({ code: ['x'] }), status: 400, body: wrongType('array', 'string') },
  ]),
];
