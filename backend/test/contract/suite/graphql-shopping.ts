import { type Call, stockCall } from '../runner/case.ts';
import type { Exchange, Send } from '../runner/exchange.ts';
import { having, like, type Shape, text } from '../runner/shape.ts';

const ask = (query: string): Send => ['POST', '/graphql', { query }];
const rejected = (field: string, message: string, category: string): Shape => ({
  errors: [having({ message, path: [field], extensions: { category } })],
  data: { [field]: null },
});
const cart = (id: string): Send => ask(`{ cart(cart_id: "${id}") { id total_quantity is_virtual items { quantity product { sku } } } }`);
const ownCart = ask('{ customerCart { total_quantity items { product { sku name } } } }');
const ownOrders = (args = ''): Send =>
  ask(`{ customer { orders${args} { total_count items { number status total { total_shipping { value currency } } items { product_sku } } } } }`);
const customer = { as: 'customer' } as const;
const ordersRejected = (message: string): Shape => having({ errors: [having({ message })], data: { customer: { orders: null } } });
const route = (url: string): Send => ask(`{ route(url: "${url}") { relative_url redirect_code type } }`);
const orderless = { data: { customer: { orders: { total_count: 0, items: [] } } } };
const ok = (send: Send, body: Shape): Exchange => ({ send, status: 200, body });

/** Carts, orders and addresses over GraphQL. */
export const graphqlShoppingCalls: readonly Call[] = [
  stockCall('GRAPHQL cart', [
    {
      ...ok(cart('{cart}'), { data: { cart: { id: '{cart}', total_quantity: 1, is_virtual: false, items: [{ quantity: 1, product: { sku: '{sku}' } }] } } }),
      name: 'returns the cart',
      given: 'guest.line',
    },
    {
      ...ok(cart('{cart}'), { data: { cart: { id: '{cart}', total_quantity: 0, is_virtual: false, items: [] } } }),
      name: 'returns an empty cart',
      given: 'guest.cart',
    },
    {
      ...ok(cart('{unknownCart}'), having({ errors: [having({ message: 'Could not find a cart with ID "{unknownCart}"', path: ['cart'] })] })),
      name: 'rejects an unknown cart id',
    },
    { ...ok(cart(''), having({ errors: [having({ message: 'Required parameter "cart_id" is missing' })] })), name: 'rejects an empty cart id' },
    {
      ...ok(cart('{cart}'), having({ errors: [having({ message: "The cart isn't active." })] })),
      name: 'rejects a cart that was ordered',
      given: 'guest.ordered',
      needs: 'orders',
    },
    {
      ...ok(
        ask('{ cart { id } }'),
        having({ errors: [having({ message: 'Field "cart" argument "cart_id" of type "String!" is required but not provided.' })] }),
      ),
      name: 'rejects a query without the argument',
    },
  ]),
  stockCall('GRAPHQL customerCart', [
    {
      ...customer,
      ...ok(ownCart, { data: { customerCart: { total_quantity: 1, items: [{ product: { sku: '{sku}', name: '{name}' } }] } } }),
      name: 'returns the customer’s cart',
      given: 'mine.line',
    },
    { ...customer, ...ok(ownCart, { data: { customerCart: { total_quantity: 0, items: [] } } }), name: 'creates the missing cart', given: 'mine.none' },
    {
      ...ok(ownCart, having({ errors: [having({ message: 'The request is allowed for logged in customer', path: ['customerCart'] })] })),
      name: 'rejects a request without a token',
      newer: { status: 403 },
    },
  ]),
  stockCall('GRAPHQL customer.orders', [
    {
      ...customer,
      ...ok(ownOrders(), {
        data: {
          customer: {
            orders: {
              total_count: 1,
              items: [
                {
                  number: '{incrementId}',
                  status: 'Pending',
                  total: { total_shipping: { value: '{flatRate}', currency: 'USD' } },
                  items: [{ product_sku: '{sku}' }],
                },
              ],
            },
          },
        },
      }),
      name: 'returns the orders',
      given: 'mine.ordered',
      needs: 'orders',
    },
    { ...customer, ...ok(ownOrders(), orderless), name: 'returns an empty list without orders', given: 'customer' },
    { ...customer, ...ok(ownOrders('(filter: { number: { eq: "0" } })'), orderless), name: 'returns an empty list for an unknown number', given: 'customer' },
    {
      ...customer,
      ...ok(ownOrders('(pageSize: 0)'), ordersRejected('pageSize value must be greater than 0.')),
      name: 'rejects a page size of 0',
      given: 'customer',
    },
    {
      ...customer,
      ...ok(ownOrders('(currentPage: 0)'), ordersRejected('currentPage value must be greater than 0.')),
      name: 'rejects page 0',
      given: 'customer',
    },
    {
      ...ok(ownOrders(), rejected('customer', "The current customer isn't authorized.", 'graphql-authorization')),
      name: 'rejects a request without a token',
      newer: { status: 403 },
    },
  ]),
  stockCall('GRAPHQL route', [
    { ...ok(route('/'), { data: { route: { relative_url: text, redirect_code: 0, type: 'CMS_PAGE' } } }), name: 'resolves the home page' },
    { ...ok(route('no/such/page'), { data: { route: null } }), name: 'returns null for an unknown URL' },
    { ...ok(route(''), having({ errors: [having({ message: like(/^"url" argument should be specified/) })] })), name: 'rejects an empty URL' },
  ]),
];
