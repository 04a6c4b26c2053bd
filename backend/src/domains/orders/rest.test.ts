import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCarts } from '../../../test/helpers/carts.ts';
import { ann, aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { createCheckout } from './checkout.ts';

type Json = Record<string, unknown>;

const items = Array.from({ length: 14 }, (_, index) =>
  aProduct({ id: index + 1, sku: `ONE-${index + 1}` }),
);
const other = { ...ann, email: 'bob@example.test', addresses: [] };

let shop: TestShop;
let guestOrderNumber = '';
beforeAll(async () => {
  shop = await openTestShop(items, [], { customers: [ann, other] });
});
afterAll(() => shop.close());

interface Options {
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
}

async function send(method: string, path: string, { body, token, key }: Options = {}) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const cartWith = (productId: number): string =>
  fillCarts(shop.db, { productIds: [productId] })[0] ?? '';

const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St'],
  city: 'Los Angeles',
  region_id: 12,
  postcode: '90001',
  country_id: 'US',
  telephone: '555-0100',
};

/** Places Ann's order for one product and returns its id. `cartId` is the id that the calls contain. */
async function annOrders(sku: string, cartId?: string): Promise<number> {
  const token = shop.getToken(ann.email);
  await send('POST', '/carts/mine', { token });
  await send('POST', '/carts/mine/items', {
    token,
    body: { cartItem: { quote_id: cartId, sku, qty: 1 } },
  });
  const addressInformation = {
    shipping_address: address,
    billing_address: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  };
  await send('POST', '/carts/mine/shipping-information', { token, body: { addressInformation } });
  const body = { cartId, paymentMethod: { method: 'checkmo' } };
  const placed = await send('PUT', '/carts/mine/order', { token, body });
  return Number(placed.body);
}

test.each(['ann', 'ann@example', '<ann@example.test>', 'ann@example.test,bob@example.test'])(
  'refuses an order with the email address %j',
  async (email) => {
    const path = `/guest-carts/${cartWith(1)}/payment-information`;
    const body = { email, paymentMethod: { method: 'checkmo' } };
    expect(await send('POST', path, { body })).toEqual({
      status: 400,
      body: { message: 'Invalid email format' },
    });
  },
);

describe('an order with an idempotency key', () => {
  test('places the order once and returns it when the request is repeated', async () => {
    const path = `/guest-carts/${cartWith(1)}/order`;
    const first = await send('PUT', path, { body: {}, key: 'a-1' });
    expect(first.status).toBe(200);
    expect(await send('PUT', path, { body: {}, key: 'a-1' })).toEqual(first);
    expect((await send('PUT', path, { body: {} })).status).toBe(404);
  });

  test('rejects the same key with another payload', async () => {
    const path = `/guest-carts/${cartWith(2)}/order`;
    await send('PUT', path, { body: {}, key: 'a-2' });
    const body = { paymentMethod: { method: 'banktransfer' } };
    expect(await send('PUT', path, { body, key: 'a-2' })).toEqual({
      status: 409,
      body: { message: 'The Idempotency-Key was used with another payload.' },
    });
  });

  test('places one order for eight simultaneous requests', async () => {
    const path = `/guest-carts/${cartWith(3)}/order`;
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send('PUT', path, { body: {}, key: 'a-3' })),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
  });
});

test('does not assign an ordered cart to a customer', async () => {
  const cart = cartWith(12);
  expect((await send('PUT', `/guest-carts/${cart}/order`, { body: {} })).status).toBe(200);
  const { id } = (await send('GET', `/guest-carts/${cart}?fields=id`)).body;
  const token = shop.getToken(other.email);
  const own = (await send('POST', '/carts/mine', { token })).body;
  const body = { customerId: 2, storeId: 1 };
  expect(await send('PUT', `/guest-carts/${cart}`, { token, body })).toMatchObject({
    status: 404,
    body: { parameters: { fieldName: 'cartId', fieldValue: String(id) } },
  });
  expect((await send('GET', '/carts/mine?fields=id', { token })).body).toEqual({ id: own });
});

test('takes a sold item out of stock and reports it to the search index', async () => {
  const id = 4;
  await send('PUT', `/guest-carts/${cartWith(id)}/order`, { body: {} });
  const qty = shop.db.prepare('SELECT qty FROM catalog_product WHERE id = ?').get(id)?.qty;
  const row = shop.db.prepare('SELECT reason FROM search_outbox WHERE product_id = ?').get(id);
  expect([qty, row?.reason]).toEqual([0, 'sold']);
});

test('confirms an order by email, within the same transaction', async () => {
  await send('PUT', `/guest-carts/${cartWith(11)}/order`, { body: {} });
  const mail = shop.db.prepare('SELECT * FROM mail_outbox ORDER BY id DESC LIMIT 1').get();
  expect(mail).toMatchObject({ recipient: 'gina@example.test', kind: 'order-placed' });
  expect(String(mail?.text)).toContain('$113.25');
  expect(String(mail?.text)).toMatch(/ and will email you when it ships\.$/m);
  expect(String(mail?.text)).toContain('Everything you ordered is now reserved for you.');
  expect(String(mail?.text)).toMatch(/\/guest\/order#\d{9}$/m);

  const cart = cartWith(13);
  shop.db.exec(`CREATE TRIGGER no_mail BEFORE INSERT ON mail_outbox
    BEGIN SELECT RAISE(ABORT, 'no mail'); END`);
  expect((await send('PUT', `/guest-carts/${cart}/order`, { body: {} })).status).toBe(500);
  shop.db.exec('DROP TRIGGER no_mail');
  const order = shop.db.prepare(
    'SELECT 1 FROM sales_order JOIN quote ON quote.id = quote_id WHERE masked_id = ?',
  );
  expect(order.get(cart)).toBeUndefined();
});

describe("a customer's orders", () => {
  test("lists the customer's own orders, newest first and page by page", async () => {
    const token = shop.getToken(ann.email);
    const first = await annOrders('ONE-5');
    const second = await annOrders('ONE-6');
    const { body } = await send('GET', '/orders/mine', { token });
    const ids = (body.items as Json[]).map(({ entity_id }) => entity_id);
    expect([ids, body.total_count]).toEqual([[second, first], 2]);
    const query = 'searchCriteria[pageSize]=1&searchCriteria[currentPage]=2';
    const page = await send('GET', `/orders/mine?${query}`, { token });
    expect((page.body.items as Json[]).map(({ entity_id }) => entity_id)).toEqual([first]);
    expect(page.body.search_criteria).toEqual({ filter_groups: [], page_size: 1, current_page: 2 });
    const others = await send('GET', '/orders/mine', { token: shop.getToken(other.email) });
    expect(others.body).toMatchObject({ items: [], total_count: 0 });
  });

  test('returns an order by id or number to its owner only', async () => {
    const token = shop.getToken(ann.email);
    const id = await annOrders('ONE-7');
    const { body } = await send('GET', `/orders/mine/${id}`, { token });
    expect(body).toMatchObject({ entity_id: id, customer_email: ann.email, grand_total: 113.25 });
    expect(body).not.toHaveProperty('protect_code');
    const byNumber = await send('GET', `/orders/mine/${String(body.increment_id)}`, { token });
    expect(byNumber.body.entity_id).toBe(id);
    const missing = await send('GET', '/orders/mine/99999', { token });
    expect(missing.status).toBe(404);
    const token2 = shop.getToken(other.email);
    expect(await send('GET', `/orders/mine/${id}`, { token: token2 })).toEqual(missing);
    expect((await send('GET', `/orders/mine/${id}`)).status).toBe(401);
  });
});

describe("a guest's order", () => {
  const look = (orderid: string, lname: string, postcode: string) =>
    send('GET', `/guestorder?${new URLSearchParams({ orderid, lname, postcode })}`);

  test('finds an order by number, last name in any case and postcode', async () => {
    const placed = await send('PUT', `/guest-carts/${cartWith(8)}/order`, { body: {} });
    guestOrderNumber = String(placed.body).padStart(9, '0');
    const { status, body } = await look(guestOrderNumber, ' gUEST ', '90001');
    expect([status, body.increment_id]).toEqual([200, guestOrderNumber]);
  });

  test('returns one message for every mismatch', async () => {
    const message = 'No order matches this number, last name and postcode.';
    const tries = [
      ['999999999', 'Guest', '90001'],
      [guestOrderNumber, 'Other', '90001'],
      [guestOrderNumber, 'Guest', '90002'],
    ] as const;
    for (const [orderid, lname, postcode] of tries) {
      expect(await look(orderid, lname, postcode)).toEqual({ status: 404, body: { message } });
    }
  });
});

describe('the staff', () => {
  test('ships an order whose parcel anybody with its number can follow', async () => {
    const id = await annOrders('ONE-9');
    const staff = createCheckout({ db: shop.db, now: Date.now });
    const { track_number } = staff.ship(id);
    const { body } = await send('GET', `/shimpent/track/${track_number}`);
    expect(body).toMatchObject({ track_number, status: 'label_created' });
    expect(body.events).toHaveLength(1);
    expect((await send('GET', '/shimpent/track/1')).status).toBe(404);
    const token = shop.getToken(ann.email);
    const order = await send('GET', `/orders/mine/${id}`, { token });
    expect(order.body).toMatchObject({
      status: 'complete',
      total_due: 0,
      total_paid: order.body.grand_total,
      extension_attributes: { shipments: [{ track_number }] },
    });
    expect(() => staff.ship(id)).toThrow('The order cannot be shipped.');
  });

  test('cancels an order and puts its pieces up for sale again', async () => {
    const id = await annOrders('ONE-10');
    const token = shop.adminToken();
    expect((await send('POST', `/orders/${id}/cancel`, { token })).body).toBe(true);
    expect((await send('POST', `/orders/${id}/cancel`, { token })).body).toBe(false);
    const mail = shop.db.prepare('SELECT kind, text FROM mail_outbox ORDER BY id DESC').get();
    expect([mail?.kind, mail?.text]).toEqual([
      'order-canceled',
      expect.stringContaining('You won’t be charged.'),
    ]);
    const qty = shop.db.prepare('SELECT qty FROM catalog_product WHERE id = 10').get()?.qty;
    expect(qty).toBe(1);
    expect((await send('GET', `/orders/${id}`, { token })).body).toMatchObject({
      state: 'canceled',
      status: 'canceled',
      total_due: 113.25,
      total_canceled: 113.25,
      base_total_canceled: 113.25,
      subtotal_canceled: 100,
      tax_canceled: 8.25,
      shipping_canceled: 5,
      discount_canceled: 0,
      items: [{ qty_canceled: 1, tax_canceled: 8.25, discount_tax_compensation_canceled: 0 }],
    });
  });
});

test("takes a customer's cart from the token, whatever id the calls contain", async () => {
  const id = await annOrders('ONE-14', cartWith(14));
  const order = await send('GET', `/orders/mine/${id}`, { token: shop.getToken(ann.email) });
  expect(order.body).toMatchObject({ customer_email: ann.email, items: [{ sku: 'ONE-14' }] });
});
