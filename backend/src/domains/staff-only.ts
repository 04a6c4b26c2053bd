import { rejection } from '../shared/webapi/errors.ts';
import type { Access, Method, Route } from '../shared/webapi/route.ts';

type Calls = Readonly<
  Partial<Record<Exclude<Access, 'anonymous'>, readonly `${Method} /${string}`[]>>
>;

const aboutOrders: Calls = {
  'Magento_Sales::actions_view': [
    'GET /orders/items',
    'GET /orders/items/:id',
    'GET /orders/:id/statuses',
  ],
  'Magento_Sales::create': ['POST /orders', 'PUT /orders/create', 'PUT /orders/:parentId'],
  'Magento_Sales::comment': ['POST /orders/:id/comments'],
  'Magento_Sales::hold': ['POST /orders/:id/hold'],
  'Magento_Sales::unhold': ['POST /orders/:id/unhold'],
  'Magento_Sales::emails': ['POST /orders/:id/emails'],
  'Magento_Sales::invoice': ['POST /order/:orderId/invoice'],
  'Magento_Sales::creditmemo': ['POST /order/:orderId/refund'],
  'Magento_Sales::ship': ['POST /order/:orderId/ship'],
  'Magento_Sales::sales_invoice': [
    'GET /invoices',
    'GET /invoices/:id',
    'GET /invoices/:id/comments',
    'POST /invoices',
    'POST /invoices/comments',
    'POST /invoices/:id/emails',
    'POST /invoices/:id/void',
    'POST /invoices/:id/capture',
    'POST /invoice/:invoiceId/refund',
  ],
  'Magento_Sales::sales_creditmemo': [
    'GET /creditmemos',
    'GET /creditmemo/:id',
    'PUT /creditmemo/:id',
    'GET /creditmemo/:id/comments',
    'POST /creditmemo',
    'POST /creditmemo/refund',
    'POST /creditmemo/:id/comments',
    'POST /creditmemo/:id/emails',
  ],
  'Magento_Sales::shipment': [
    'GET /shipments',
    'GET /shipment/:id',
    'GET /shipment/:id/comments',
    'GET /shipment/:id/label',
    'POST /shipment',
    'POST /shipment/track',
    'DELETE /shipment/track/:id',
    'POST /shipment/:id/comments',
    'POST /shipment/:id/emails',
  ],
  'Magento_Sales::transactions_fetch': ['GET /transactions', 'GET /transactions/:id'],
};

const aboutCarts: Calls = {
  'Magento_Cart::manage': [
    'POST /carts',
    'GET /carts/search',
    'PUT /carts/:cartId',
    'POST /customers/:customerId/carts',
    'GET /carts/:cartId/items',
    'POST /carts/:cartId/items',
    'PUT /carts/:cartId/items/:itemId',
    'DELETE /carts/:cartId/items/:itemId',
    'GET /carts/:cartId/totals',
    'GET /carts/:cartId/billing-address',
    'POST /carts/:cartId/billing-address',
    'GET /carts/:cartId/coupons',
    'DELETE /carts/:cartId/coupons',
    'PUT /carts/:cartId/coupons/:couponCode',
    'GET /carts/:cartId/payment-methods',
    'GET /carts/:cartId/selected-payment-method',
    'PUT /carts/:cartId/selected-payment-method',
    'GET /carts/:cartId/shipping-methods',
    'POST /carts/:cartId/estimate-shipping-methods',
    'POST /carts/:cartId/estimate-shipping-methods-by-address-id',
    'PUT /carts/:cartId/order',
  ],
};

const aboutCustomers: Calls = {
  'Magento_Customer::customer': [
    'GET /customers/:customerId/permissions/readonly',
    'GET /attributeMetadata/customer',
    'GET /attributeMetadata/customer/custom',
    'GET /attributeMetadata/customer/form/:formCode',
    'GET /attributeMetadata/customer/attribute/:attributeCode',
    'GET /attributeMetadata/customerAddress',
    'GET /attributeMetadata/customerAddress/custom',
    'GET /attributeMetadata/customerAddress/form/:formCode',
    'GET /attributeMetadata/customerAddress/attribute/:attributeCode',
  ],
  'Magento_Customer::manage': [
    'PUT /customers/:customerId',
    'PUT /customers/:email/activate',
    'GET /customers/:customerId/confirm',
    'POST /customers/confirm',
    'PUT /customers/validate',
    'GET /customers/addresses/:addressId',
    'GET /customers/:customerId/billingAddress',
    'GET /customers/:customerId/shippingAddress',
    'DELETE /addresses/:addressId',
  ],
  'Magento_Customer::group': [
    'GET /customerGroups/search',
    'GET /customerGroups/default',
    'GET /customerGroups/default/:storeId',
    'PUT /customerGroups/default/:id',
    'GET /customerGroups/:id',
    'GET /customerGroups/:id/permissions',
    'POST /customerGroups',
    'PUT /customerGroups/:id',
    'DELETE /customerGroups/:id',
  ],
};

const aboutGoods: Calls = {
  'Magento_Catalog::categories': ['POST /categories', 'DELETE /categories/:categoryId'],
  'Magento_Backend::store': [
    'GET /store/storeViews',
    'GET /store/storeGroups',
    'GET /store/websites',
  ],
  'Magento_Cms::page': ['GET /cmsPage/:pageId'],
  'Magento_Cms::block': ['GET /cmsBlock/:blockId'],
};

const toRow = (access: Access, call: string): Route => {
  const [method = 'GET', path = ''] = call.split(' ') as [Method, string];
  const handle = () => {
    throw rejection(404, 'Request does not match any route.');
  };
  return { method, path, access, parameters: {}, handle };
};

/**
 * Rows that reject guests and customers as a stock Magento does, naming the right that they lack. Whoever
 * has it is told that the call is not here. They stand before all other rows, which win over them.
 */
export const staffOnlyRoutes: readonly Route[] = [
  aboutOrders,
  aboutCarts,
  aboutCustomers,
  aboutGoods,
].flatMap((group) =>
  Object.entries(group).flatMap(([access, calls]) =>
    (calls ?? []).map((call) => toRow(access as Access, call)),
  ),
);
