import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ann, openTestShop, type TestShop } from '../../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function send(call: string, token: string | undefined) {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

describe("calls of a Magento's staff", () => {
  test.each([
    ['GET /invoices?searchCriteria', 'Magento_Sales::sales_invoice'],
    ['GET /invoices/1', 'Magento_Sales::sales_invoice'],
    ['GET /creditmemos?searchCriteria', 'Magento_Sales::sales_creditmemo'],
    ['GET /shipments?searchCriteria', 'Magento_Sales::shipment'],
    ['POST /order/1/ship', 'Magento_Sales::ship'],
    ['POST /order/1/invoice', 'Magento_Sales::invoice'],
    ['POST /order/1/refund', 'Magento_Sales::creditmemo'],
    ['GET /transactions/1', 'Magento_Sales::transactions_fetch'],
    ['GET /orders/items/1', 'Magento_Sales::actions_view'],
    ['GET /orders/1/comments', 'Magento_Sales::actions_view'],
    ['POST /orders/1/comments', 'Magento_Sales::comment'],
    ['PUT /orders/create', 'Magento_Sales::create'],
    ['DELETE /customers/1', 'Magento_Customer::delete'],
    ['GET /customers/1/billingAddress', 'Magento_Customer::manage'],
    ['GET /customerGroups/1', 'Magento_Customer::group'],
    ['GET /products?searchCriteria', 'Magento_Catalog::products'],
    ['GET /store/storeConfigs', 'Magento_Backend::store'],
    ['GET /cmsPage/2', 'Magento_Cms::page'],
    ['GET /cmsBlock/1', 'Magento_Cms::block'],
  ])('rejects %s without the resource %s', async (call, resources) => {
    const rejection = {
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources },
      },
    };
    expect(await send(call, undefined)).toEqual(rejection);
    expect(await send(call, shop.getToken(ann.email))).toEqual(rejection);
  });

  test('returns 404 to staff where the shop has no such call', async () => {
    expect(await send('GET /invoices/1', shop.adminToken())).toEqual({
      status: 404,
      body: { message: 'Request does not match any route.' },
    });
  });

  test('requires an order id above 0', async () => {
    const needed = { status: 400, body: { message: 'An ID is needed. Set the ID and try again.' } };
    expect(await send('GET /orders/0', shop.adminToken())).toEqual(needed);
    expect(await send('POST /orders/0/cancel', shop.adminToken())).toEqual(needed);
  });
});
