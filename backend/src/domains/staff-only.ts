import { refuse } from '../shared/webapi/errors.ts';
import type { Access, Method, Route } from '../shared/webapi/route.ts';

type Row = readonly [access: Access, path: string, ...methods: Method[]];

const cart = 'Magento_Cart::manage';
const products = 'Magento_Catalog::products';
const categories = 'Magento_Catalog::categories';
const stores = 'Magento_Backend::store';

/** Calls of a stock Magento's staff that this shop's staff makes at the desk, with the right each one takes. */
const rows: readonly Row[] = [
  [cart, '/carts', 'POST'],
  [cart, '/carts/search', 'GET'],
  [cart, '/carts/:cartId', 'PUT'],
  [cart, '/carts/:cartId/items', 'GET', 'POST'],
  [cart, '/carts/:cartId/items/:itemId', 'PUT', 'DELETE'],
  [cart, '/carts/:cartId/totals', 'GET'],
  [cart, '/carts/:cartId/billing-address', 'GET', 'POST'],
  [cart, '/carts/:cartId/coupons', 'GET', 'DELETE'],
  [cart, '/carts/:cartId/coupons/:couponCode', 'PUT'],
  [cart, '/carts/:cartId/payment-methods', 'GET'],
  [cart, '/carts/:cartId/selected-payment-method', 'GET', 'PUT'],
  [cart, '/carts/:cartId/shipping-methods', 'GET'],
  [cart, '/carts/:cartId/estimate-shipping-methods', 'POST'],
  [cart, '/carts/:cartId/order', 'PUT'],
  ['Magento_Customer::customer', '/customers/search', 'GET'],
  ['Magento_Customer::customer', '/customers/addresses/:addressId', 'GET'],
  ['Magento_Customer::manage', '/customers/:customerId', 'PUT'],
  [products, '/products', 'GET', 'POST'],
  [products, '/products/:sku', 'PUT', 'DELETE'],
  [categories, '/categories', 'GET', 'POST'],
  [categories, '/categories/list', 'GET'],
  [categories, '/categories/:categoryId', 'GET', 'DELETE'],
  ['Magento_Sales::actions_view', '/orders/items', 'GET'],
  ['Magento_Sales::actions_view', '/orders/:id/statuses', 'GET'],
  ['Magento_Sales::create', '/orders', 'POST'],
  ['Magento_Sales::hold', '/orders/:id/hold', 'POST'],
  ['Magento_Sales::unhold', '/orders/:id/unhold', 'POST'],
  ['Magento_Sales::emails', '/orders/:id/emails', 'POST'],
  [stores, '/store/storeViews', 'GET'],
  [stores, '/store/storeGroups', 'GET'],
  [stores, '/store/websites', 'GET'],
  ['Magento_Cms::page', '/cmsPage/search', 'GET'],
  ['Magento_Cms::block', '/cmsBlock/search', 'GET'],
];

/**
 * Rows that refuse guests and customers as a stock Magento does, naming the right that they lack. Whoever
 * has it is told that the call is not here. They stand before all other rows, which win over them.
 */
export const staffOnlyRoutes: readonly Route[] = rows.flatMap(([access, path, ...methods]) =>
  methods.map((method) => ({
    ...{ method, path, access },
    parameters: {},
    handle: () => {
      throw refuse(404, 'Request does not match any route.');
    },
  })),
);
