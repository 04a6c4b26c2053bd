import { type Call, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { PASSWORD } from '../runner/maker.ts';
import { having, id, like, type Shape, text } from '../runner/shape.ts';

const ask = (query: string): Send => ['POST', '/graphql', { query }];
const customer = { as: 'customer' } as const;
const rejected = (field: string, message: string, category: string): Shape => ({
  errors: [having({ message, path: [field], extensions: { category } })],
  data: { [field]: null },
});
const notOnWishlist = 'The current user cannot perform operations on wishlist';

const generate = (email: string, password: string): Send => ask(`mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`);
const revoke = ask('mutation { revokeCustomerToken { result } }');
const addresses = ask('{ customer { addresses { id city country_code region_id region { region_code } street default_billing } } }');
const lists = ask('{ customer { wishlist { id items_count items_v2 { items { id product { sku } } page_info { total_pages } } } } }');
const add = (sku: string, list = '0', quantity = 1): Send =>
  ask(
    `mutation { addProductsToWishlist(wishlistId: "${list}", wishlistItems: [{ sku: "${sku}", quantity: ${quantity} }]) { wishlist { items_count } user_errors { code message } } }`,
  );
const remove = (item: string): Send =>
  ask(`mutation { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["${item}"]) { wishlist { items_count } user_errors { code message } } }`);
const added = (count: number, ...faults: readonly Shape[]): Shape => ({
  data: { addProductsToWishlist: { wishlist: { items_count: count }, user_errors: [...faults] } },
});
const fault = (code: string, message: string): Shape => ({ code, message });

/** Tokens, addresses and wishlists over GraphQL. */
export const graphqlCustomerCalls: readonly Call[] = [
  stockCall('GRAPHQL generateCustomerToken', [
    {
      name: 'returns a token',
      given: 'customer',
      send: generate('{email}', PASSWORD),
      status: 200,
      body: { data: { generateCustomerToken: { token: text } } },
    },
    {
      name: 'rejects a wrong password',
      given: 'customer',
      send: generate('{email}', 'nope'),
      status: 200,
      body: rejected(
        'generateCustomerToken',
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
        'graphql-authentication',
      ),
      newer: { status: 401 },
    },
    {
      name: 'rejects an empty email',
      send: generate('', 'x'),
      status: 200,
      body: rejected('generateCustomerToken', 'Specify the "email" value.', 'graphql-input'),
    },
    {
      name: 'rejects an empty password',
      send: generate('a@b.test', ''),
      status: 200,
      body: rejected('generateCustomerToken', 'Specify the "password" value.', 'graphql-input'),
    },
  ]),
  stockCall('GRAPHQL revokeCustomerToken', [
    {
      ...customer,
      name: 'revokes the token',
      given: 'mine.none',
      send: revoke,
      status: 200,
      body: { data: { revokeCustomerToken: { result: true } } },
      afterwards: [{ as: 'customer', send: ['GET', '/V1/customers/me'], status: 401 }],
    },
    {
      name: 'rejects a request without a token',
      send: revoke,
      status: 200,
      body: rejected('revokeCustomerToken', "The current customer isn't authorized.", 'graphql-authorization'),
      newer: { status: 403 },
    },
  ]),
  stockCall('GRAPHQL customer.addresses', [
    {
      ...customer,
      name: 'returns the addresses',
      given: 'customer',
      send: addresses,
      status: 200,
      body: {
        data: {
          customer: {
            addresses: [
              {
                id: '{addressId}',
                city: like(/./),
                country_code: 'US',
                region_id: id,
                region: { region_code: like(/^[A-Z]{2}$/) },
                street: ['1 Main St', 'Apt 2'],
                default_billing: true,
              },
            ],
          },
        },
      },
    },
  ]),
  stockCall('GRAPHQL customer.wishlist', [
    {
      ...customer,
      name: 'creates the missing wishlist',
      given: 'mine.none',
      send: lists,
      status: 200,
      body: { data: { customer: { wishlist: { id: like(/^\d+$/), items_count: 0, items_v2: { items: [], page_info: { total_pages: 1 } } } } } },
    },
    {
      ...customer,
      name: 'returns an item',
      given: 'wished',
      send: lists,
      status: 200,
      body: {
        data: {
          customer: {
            wishlist: {
              id: like(/^\d+$/),
              items_count: 1,
              items_v2: { items: [{ id: like(/^\d+$/), product: { sku: '{sku}' } }], page_info: { total_pages: 1 } },
            },
          },
        },
      },
    },
  ]),
  stockCall('GRAPHQL addProductsToWishlist', [
    { ...customer, name: 'adds the product', given: 'customer', send: add('{sku}'), status: 200, body: added(1) },
    { ...customer, name: 'keeps one item when it is added twice', given: 'wished', send: add('{sku}'), status: 200, body: added(1) },
    {
      ...customer,
      name: 'reports an unknown sku',
      given: 'customer',
      send: add('NOPE'),
      status: 200,
      body: added(0, fault('PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NOPE"')),
    },
    {
      ...customer,
      name: 'reports a quantity of 0',
      given: 'customer',
      send: add('{sku}', '0', 0),
      status: 200,
      body: added(0, fault('UNDEFINED', 'The quantity of a wish list item cannot be 0')),
    },
    {
      ...customer,
      name: 'rejects an unknown list',
      given: 'customer',
      send: add('{sku}', '999999'),
      status: 200,
      body: rejected('addProductsToWishlist', 'The wishlist was not found.', 'graphql-input'),
    },
    {
      name: 'rejects a request without a token',
      given: 'customer',
      send: add('{sku}'),
      status: 200,
      body: rejected('addProductsToWishlist', notOnWishlist, 'graphql-authorization'),
      newer: { status: 403 },
    },
  ]),
  stockCall('GRAPHQL removeProductsFromWishlist', [
    {
      ...customer,
      name: 'reports an unknown item',
      given: 'wished',
      send: remove('999999'),
      status: 200,
      body: {
        data: {
          removeProductsFromWishlist: {
            wishlist: { items_count: 1 },
            user_errors: [fault('UNDEFINED', 'The wishlist item with ID "999999" does not belong to the wishlist')],
          },
        },
      },
    },
    {
      name: 'rejects a request without a token',
      send: remove('1'),
      status: 200,
      body: rejected('removeProductsFromWishlist', notOnWishlist, 'graphql-authorization'),
      newer: { status: 403 },
    },
  ]),
];
