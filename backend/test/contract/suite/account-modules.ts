import { type Call, ownCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, id, like, moment, type Shape, textOrNull } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { noSuch, notAllowed, rejection, required, requiredAll, wrongType } from '../runner/words.ts';

const customer = { given: 'customer', as: 'customer' } as const;
const notYours = notAllowed('Magento_Customer::customer');

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
    {
      name: 'returns the items',
      given: 'wished',
      as: 'customer',
      send: wishlist,
      status: 200,
      body: { data: { wishlist: { items_count: 1, items: wished } } },
    },
    { ...customer, name: 'returns nulls for an empty wishlist', send: wishlist, status: 200, body: { data: { wishlist: { items_count: null, items: null } } } },
    {
      name: 'rejects a request without a token',
      send: wishlist,
      status: 200,
      body: having({ errors: [having({ message: 'The current user cannot perform operations on wishlist' })] }),
    },
    {
      name: 'rejects an invalid token',
      as: 'nonsense',
      send: wishlist,
      status: 200,
      body: having({ errors: [having({ message: 'The current user cannot perform operations on wishlist' })] }),
    },
    {
      ...customer,
      name: 'rejects an unknown field',
      send: ['POST', '/graphql', { query: '{ wishlist { nope } }' }],
      status: 200,
      body: having({ errors: [having({ message: like(/^Cannot query field "nope" on type "WishlistOutput"\./) })] }),
    },
  ]),
  ownCall('PUT /V1/customer/addwishlist', [
    { ...customer, name: 'adds the product', send: wish('{customerId}', '{productId}'), status: 200, body: true, afterwards: holds(wished, 1) },
    {
      name: 'keeps one entry when it is added twice',
      given: 'wished',
      as: 'customer',
      send: wish('{customerId}', '{productId}'),
      status: 200,
      body: true,
      afterwards: holds(wished, 1),
    },
    { ...customer, name: 'rejects an unknown product', send: wish('{customerId}', 99999999), status: 404, body: noSuch('productId', 99999999) },
    { ...customer, name: 'rejects the list of another customer', send: wish('{otherCustomerId}', '{productId}'), status: 401, body: notYours },
    { ...customer, name: 'rejects an empty object', send: ['PUT', '/V1/customer/addwishlist', {}], status: 400, body: requiredAll('customerId', 'productId') },
    { ...customer, name: 'rejects a product id that is not a number', send: wish('{customerId}', 'x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(wish(1, 1)),
  ]),
  ownCall('DELETE /V1/customer/deletewishlist', [
    {
      name: 'removes the product',
      given: 'wished',
      as: 'customer',
      send: unwish('{customerId}', '{productId}'),
      status: 200,
      body: true,
      afterwards: holds([], 0),
    },
    {
      ...customer,
      name: 'rejects a product that is not on the list',
      send: unwish('{customerId}', '{productId}'),
      status: 404,
      body: noSuch('productId', '{productId}'),
    },
    { ...customer, name: 'rejects an unknown product', send: unwish('{customerId}', '99999999'), status: 404, body: noSuch('productId', 99999999) },
    { name: 'rejects the list of another customer', given: 'wished', as: 'other', send: unwish('{customerId}', '{productId}'), status: 401, body: notYours },
    {
      ...customer,
      name: 'rejects a request without parameters',
      send: ['DELETE', '/V1/customer/deletewishlist'],
      status: 400,
      body: requiredAll('customerId', 'productId'),
    },
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
    { name: 'returns the alerts of a customer', given: 'alert', as: 'customer', send: alerts('{customerId}'), status: 200, body: [alert] },
    { name: 'returns the alerts of the caller', given: 'alert', as: 'customer', send: alerts('me'), status: 200, body: [alert] },
    { ...customer, name: 'returns an empty list without alerts', send: alerts('me'), status: 200, body: [] },
    { name: 'rejects an id of another customer', given: 'alert', as: 'other', send: alerts('{customerId}'), status: 401, body: notYours },
    { ...customer, name: 'rejects an unknown customer', send: alerts('999999'), status: 401, body: notYours },
    ...signedOut(alerts('me')),
  ]),
  ownCall('POST /V1/price-alert/me/', [
    { ...customer, name: 'creates an alert', send: watch, status: 200, body: alert },
    {
      name: 'keeps one entry when it is added twice',
      given: 'alert',
      as: 'customer',
      send: watch,
      status: 200,
      body: alert,
      afterwards: [{ as: 'customer', send: alerts('me'), status: 200, body: [alert] }],
    },
    { ...customer, name: 'rejects an unknown sku', send: ['POST', '/V1/price-alert/me/', { sku: 'NOPE' }], status: 404, body: noSuch('sku', 'NOPE') },
    { ...customer, name: 'rejects a missing sku', send: ['POST', '/V1/price-alert/me/', {}], status: 400, body: required('sku') },
    {
      ...customer,
      name: 'rejects a sku that is a list',
      send: ['POST', '/V1/price-alert/me/', { sku: ['x'] }],
      status: 400,
      body: wrongType('array', 'string'),
    },
    ...signedOut(watch),
  ]),
  ownCall('DELETE /V1/price-alert/me/{id}', [
    {
      name: 'deletes the alert',
      given: 'alert',
      as: 'customer',
      send: unwatch('{alert}'),
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: alerts('me'), status: 200, body: [] }],
    },
    {
      name: 'rejects the id of a deleted alert',
      given: 'alert',
      as: 'customer',
      after: [{ as: 'customer', send: unwatch('{alert}') }],
      send: unwatch('{alert}'),
      status: 404,
      body: noSuch('id', '{alert}'),
    },
    { name: 'rejects an id of another customer', given: 'alert', as: 'other', send: unwatch('{alert}'), status: 404, body: noSuch('id', '{alert}') },
    { ...customer, name: 'rejects an unknown id', send: unwatch('999999'), status: 404, body: noSuch('id', 999999) },
    { ...customer, name: 'rejects an id that is not a number', send: unwatch('x'), status: 400, body: wrongType('x', 'int') },
    ...signedOut(unwatch('1')),
  ]),
  ownCall('GET /V1/saved-search/me', [
    { name: 'returns the saved searches', given: 'savedSearch', as: 'customer', send: ['GET', '/V1/saved-search/me'], status: 200, body: [search] },
    { ...customer, name: 'returns an empty list without saved searches', send: ['GET', '/V1/saved-search/me'], status: 200, body: [] },
    ...signedOut(['GET', '/V1/saved-search/me']),
  ]),
  ownCall('POST /V1/saved-search/add', [
    { ...customer, name: 'saves a search', send: save({ name: 'Bags', query: '/search?term=bag' }), status: 200, body: search },
    { ...customer, name: 'adds the path to a query without one', send: save({ name: 'Bags', query: '?term=bag' }), status: 200, body: search },
    {
      name: 'renames the saved search with the same query',
      given: 'savedSearch',
      as: 'customer',
      send: save({ name: 'More', query: '/search?term=bag' }),
      status: 200,
      body: having({ id: '{search}', name: 'More' }),
    },
    { ...customer, name: 'rejects a query without a term or filter', send: save({ name: 'x', query: '/search' }), status: 400, body: noWords },
    { ...customer, name: 'rejects a missing name', send: save({ query: '/search?term=bag' }), status: 400, body: required('name') },
    { ...customer, name: 'rejects a blank name', send: save({ name: ' ', query: '/search?term=bag' }), status: 400, body: required('name') },
    { ...customer, name: 'rejects an empty object', send: save({}), status: 400, body: requiredAll('name', 'query') },
    ...signedOut(save({ name: 'a', query: 'b' })),
  ]),
  ownCall('POST /V1/saved-search/remove', [
    {
      name: 'deletes the saved search',
      given: 'savedSearch',
      as: 'customer',
      send: forget({ id: '{search}' }),
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: ['GET', '/V1/saved-search/me'], status: 200, body: [] }],
    },
    {
      name: 'rejects an id of another customer',
      given: 'savedSearch',
      as: 'other',
      send: forget({ id: '{search}' }),
      status: 404,
      body: noSuch('id', '{search}'),
    },
    { ...customer, name: 'rejects an unknown id', send: forget({ id: 999999 }), status: 404, body: noSuch('id', 999999) },
    { ...customer, name: 'rejects an empty object', send: forget({}), status: 400, body: required('id') },
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
    {
      ...card,
      name: 'returns the gift cards with their history',
      send: cards,
      status: 200,
      body: [{ ...worth, is_expired: false, created_at: moment, history: [issued] }],
    },
    { ...customer, name: 'returns an empty list without gift cards', send: cards, status: 200, body: [] },
    ...signedOut(cards),
  ]),
  ownCall('POST /V1/gift-card/me/balance', [
    { ...card, name: 'returns the balance', send: balance({ code: '{giftCard}' }), status: 200, body: [worth] },
    { ...card, name: 'returns the balance to a guest and trims the code', as: 'guest', send: balance({ code: ' {giftCard} ' }), status: 200, body: [worth] },
    { name: 'ignores an invalid token', as: 'nonsense', send: balance({ code: 'NONE' }), status: 404, body: noCard },
    { name: 'rejects an unknown code', send: balance({ code: 'NONE-NONE-NONE-NONE-NONE' }), status: 404, body: noCard },
    { name: 'rejects an empty code', send: balance({ code: '' }), status: 404, body: noCard },
    { name: 'rejects an empty object', send: balance({}), status: 400, body: required('code') },
    { name: 'rejects a code that is a list', send: balance({ code: ['x'] }), status: 400, body: wrongType('array', 'string') },
  ]),
];
