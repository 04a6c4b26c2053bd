import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedShop, startEmbeddedShop } from '../../../test/helpers/embedded-shop.ts';

let shop: EmbeddedShop;
let ann: string;
let bob: string;

beforeAll(async () => {
  shop = await startEmbeddedShop();
  ann = await shop.signUp('ann@example.test');
  bob = await shop.signUp('bob@example.test');
}, 120_000);
afterAll(() => shop?.[Symbol.asyncDispose]());

const ADDRESS = `{ firstName: "Ann" lastName: "Lee" line1: "1 Main St" city: "Los Angeles" region: "California"
  regionId: "12" regionCode: "CA" postalCode: "90001" country: "US" phone: "555-0100" email: "ann@example.test" }`;

/** Orders the nth product of the shop as Ann; returns the order's id. */
async function order(nth: number): Promise<string> {
  const found = await shop.ask(
    'query ($page: Int!) { productSearch(page: $page, pageSize: 1) { products { sku } } }',
    { page: nth },
  );
  const [{ sku }] = found.data.productSearch.products;
  const { data } = await shop.ask(
    `mutation ($sku: ID!, $key: ID!) {
      customerCartCreate { userErrors { message } }
      customerCartItemAdd(input: { sku: $sku }) { userErrors { message } }
      customerCartShippingInformationSet(input: { carrierCode: "flatrate" methodCode: "flatrate" shippingAddress: ${ADDRESS} billingAddress: ${ADDRESS} }) { userErrors { message } }
      customerCartOrderPlace(input: { idempotencyKey: $key, paymentMethod: { code: "checkmo" } }) { orderId orderNumber userErrors { message } }
    }`,
    { sku, key: `key-${nth}` },
    ann,
  );
  expect(data.customerCartOrderPlace.userErrors).toEqual([]);
  expect(data.customerCartOrderPlace.orderNumber).toMatch(/^0\d{8}$/);
  return data.customerCartOrderPlace.orderId;
}

function ship(orderId: string, at: string) {
  shop.write(
    "INSERT INTO shipment (order_id, carrier_code, title, track_number, created_at) VALUES (?, 'encore', 'Encore Delivery', ?, ?)",
    Number(orderId),
    `ENC-${orderId}`,
    at,
  );
  shop.write(
    "INSERT INTO shipment_event (shipment_id, status, location, note, created_at) SELECT id, 'in_transit', 'Reno, NV', 'On its way.', created_at FROM shipment WHERE order_id = ?",
    Number(orderId),
  );
  shop.write(
    "UPDATE sales_order SET state = 'complete', status = 'complete' WHERE id = ?",
    Number(orderId),
  );
}

const ONE = `query ($id: ID!) { customerOrder(id: $id) { id number state returnableUntil
  items { id sku product { sku availability } } shippingAddress { line1 } payment { label }
  totals { grandTotal { amount } } shipments { trackNumber status events { status location } } } }`;
function recently() {
  return new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

describe('orders in the embedded back end', () => {
  test('lists and shows orders only to their buyer', async () => {
    const id = await order(1);
    const list = await shop.ask(
      '{ customerOrders { totalCount pageCount orders { id number state items { sku } } } }',
      {},
      ann,
    );
    expect(list.errors).toBeUndefined();
    expect(list.data.customerOrders).toMatchObject({ totalCount: 1, pageCount: 1 });
    expect(list.data.customerOrders.orders).toMatchObject([{ id, state: 'NEW' }]);
    const { data, errors } = await shop.ask(ONE, { id }, ann);
    expect(errors).toBeUndefined();
    expect(data.customerOrder).toMatchObject({
      id,
      returnableUntil: null,
      shippingAddress: { line1: '1 Main St' },
      payment: { label: 'Check / Money order' },
      shipments: [],
    });
    const [{ sku, product }] = data.customerOrder.items;
    expect(product.sku).toBe(sku);
    const byNumber = await shop.ask(ONE, { id: data.customerOrder.number }, ann);
    expect(byNumber.data.customerOrder.id).toBe(id);
    expect(await shop.ask(ONE, { id }, bob)).toEqual({ data: { customerOrder: null } });
    const guest = await shop.ask(ONE, { id });
    expect(guest.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const expired = await shop.ask(ONE, { id }, 'no-token');
    expect(expired.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('finds an order for a guest who knows its number, name and postal code', async () => {
    const id = await order(2);
    const { number } = (await shop.ask(ONE, { id }, ann)).data.customerOrder;
    const look = (orderNumber: string, lastName: string, postalCode: string) =>
      shop.ask(
        'query ($orderNumber: String!, $lastName: String!, $postalCode: String!) { guestOrder(orderNumber: $orderNumber, lastName: $lastName, postalCode: $postalCode) { number } }',
        { orderNumber, lastName, postalCode },
      );
    expect(await look(number, 'lee', '90001')).toEqual({ data: { guestOrder: { number } } });
    const nothing = { data: { guestOrder: null } };
    expect(await look('999999999', 'lee', '90001')).toEqual(nothing);
    expect(await look(number, 'ray', '90001')).toEqual(nothing);
    expect(await look(number, 'lee', '')).toEqual(nothing);
  });

  test('returns packages and tracking, also by tracking number only', async () => {
    const id = await order(3);
    ship(id, recently());
    const { data, errors } = await shop.ask(ONE, { id }, ann);
    expect(errors).toBeUndefined();
    expect(Date.parse(data.customerOrder.returnableUntil)).toBeGreaterThan(Date.now());
    expect(data.customerOrder.shipments).toEqual([
      {
        trackNumber: `ENC-${id}`,
        status: 'IN_TRANSIT',
        events: [{ status: 'IN_TRANSIT', location: 'Reno, NV' }],
      },
    ]);
    const tracked = await shop.ask(
      'query ($n: ID!) { shipmentTracking(trackNumber: $n) { carrier events { note } } none: shipmentTracking(trackNumber: "X") { id } }',
      { n: `ENC-${id}` },
    );
    expect(tracked).toEqual({
      data: {
        shipmentTracking: { carrier: 'Encore Delivery', events: [{ note: 'On its way.' }] },
        none: null,
      },
    });
  });

  test('accepts one return per item, after shipping and within the return window', async () => {
    const REQUEST = `mutation ($orderId: ID!, $itemIds: [ID!]!) { it: customerReturnRequest(input: { orderId: $orderId, itemIds: $itemIds, reason: "Too small" }) {
      orderReturn { id status refund { amount } items { sku product { sku } } } userErrors { code field } } }`;
    const id = await order(4);
    const { items } = (await shop.ask(ONE, { id }, ann)).data.customerOrder;
    const variables = { orderId: id, itemIds: [items[0].id] };
    const early = await shop.ask(REQUEST, variables, ann);
    expect(early.data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: ['orderId'] }]);
    ship(id, recently());
    const others = await shop.ask(REQUEST, variables, bob);
    expect(others.data.it.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['orderId'] }]);
    const { it } = (await shop.ask(REQUEST, variables, ann)).data;
    expect(it).toMatchObject({
      orderReturn: {
        status: 'REQUESTED',
        items: [{ sku: items[0].sku, product: { sku: items[0].sku } }],
      },
      userErrors: [],
    });
    const again = await shop.ask(REQUEST, variables, ann);
    expect(again.data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: ['itemIds'] }]);
    const read = `query ($id: ID!) { customerReturns { id } customerReturn(id: $id) { status trackNumber } customerReturnLabel(id: $id) { carrier trackNumber to } }`;
    const { data } = await shop.ask(read, { id: it.orderReturn.id }, ann);
    expect(data.customerReturns).toEqual([{ id: it.orderReturn.id }]);
    expect(data.customerReturnLabel).toMatchObject({
      carrier: 'Encore Delivery',
      trackNumber: data.customerReturn.trackNumber,
    });
    expect((await shop.ask(read, { id: it.orderReturn.id }, bob)).data).toEqual({
      customerReturns: [],
      customerReturn: null,
      customerReturnLabel: null,
    });
  });

  test("reads orders of their buyer with Magento's own call", async () => {
    const id = await order(9);
    const read = 'query ($id: ID!) { order(id: $id) { id } }';
    expect((await shop.ask(read, { id }, ann)).data).toEqual({ order: { id } });
    expect((await shop.ask(read, { id }, bob)).data).toEqual({ order: null });
  });
});
