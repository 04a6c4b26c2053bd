import { type Call, type Exchange, type Send, stockCall } from '../runner/case.ts';
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
      name: 'good',
      given: 'guest.line',
    },
    { ...ok(cart('{cart}'), { data: { cart: { id: '{cart}', total_quantity: 0, is_virtual: false, items: [] } } }), name: 'empty', given: 'guest.cart' },
    {
      ...ok(cart('{unknownCart}'), having({ errors: [having({ message: 'Could not find a cart with ID "{unknownCart}"', path: ['cart'] })] })),
      name: 'unknown',
    },
    { ...ok(cart(''), having({ errors: [having({ message: 'Required parameter "cart_id" is missing' })] })), name: 'none named' },
    {
      ...ok(cart('{cart}'), having({ errors: [having({ message: "The cart isn't active." })] })),
      name: 'after the order',
      given: 'guest.ordered',
      needs: 'orders',
    },
    {
      ...ok(
        ask('{ cart { id } }'),
        having({ errors: [having({ message: 'Field "cart" argument "cart_id" of type "String!" is required but not provided.' })] }),
      ),
      name: 'without its argument',
    },
  ]),
  stockCall('GRAPHQL customerCart', [
    {
      ...customer,
      ...ok(ownCart, { data: { customerCart: { total_quantity: 1, items: [{ product: { sku: '{sku}', name: '{name}' } }] } } }),
      name: 'good',
      given: 'mine.line',
    },
    { ...customer, ...ok(ownCart, { data: { customerCart: { total_quantity: 0, items: [] } } }), name: 'none yet, so it is made', given: 'mine.none' },
    {
      ...ok(ownCart, having({ errors: [having({ message: 'The request is allowed for logged in customer', path: ['customerCart'] })] })),
      name: 'without a token',
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
      name: 'good',
      given: 'mine.ordered',
      needs: 'orders',
    },
    { ...customer, ...ok(ownOrders(), orderless), name: 'none', given: 'customer' },
    { ...customer, ...ok(ownOrders('(filter: { number: { eq: "0" } })'), orderless), name: 'a number that is none', given: 'customer' },
    { ...customer, ...ok(ownOrders('(pageSize: 0)'), ordersRejected('pageSize value must be greater than 0.')), name: 'a page of nothing', given: 'customer' },
    {
      ...customer,
      ...ok(ownOrders('(currentPage: 0)'), ordersRejected('currentPage value must be greater than 0.')),
      name: 'a page before the first',
      given: 'customer',
    },
    { ...ok(ownOrders(), rejected('customer', "The current customer isn't authorized.", 'graphql-authorization')), name: 'without a token' },
  ]),
  stockCall('GRAPHQL route', [
    { ...ok(route('/'), { data: { route: { relative_url: text, redirect_code: 0, type: 'CMS_PAGE' } } }), name: 'the first page' },
    { ...ok(route('no/such/page'), { data: { route: null } }), name: 'unknown' },
    { ...ok(route(''), having({ errors: [having({ message: like(/^"url" argument should be specified/) })] })), name: 'none named' },
  ]),
];
