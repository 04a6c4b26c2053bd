import { afterAll, beforeAll, expect, it } from 'vitest';
import { annsAddress, aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([
    aProduct({ id: 1, sku: 'TOTE', price: 1180 }),
    aProduct({ id: 2, sku: 'RING', price: 80, qty: 9 }),
    aProduct({ id: 3, sku: 'DIES', price: 60, qty: 9 }),
  ]);
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const { regionCode: region_code, regionId: region_id, countryId: country_id } = annsAddress;
const { firstname, lastname, street, city, postcode, telephone, region } = annsAddress;
const address = {
  firstname,
  lastname,
  street,
  city,
  postcode,
  telephone,
  region,
  region_code,
  region_id,
  country_id,
};
const payment = {
  email: 'guest@example.test',
  paymentMethod: { method: 'checkmo' },
  billingAddress: address,
};

/** A guest's cart that is ready to be ordered. */
async function cartWith(...skus: string[]): Promise<string> {
  const cart = String((await send('POST', '/guest-carts')).body);
  for (const sku of skus) {
    await send('POST', `/guest-carts/${cart}/items`, { cartItem: { sku, qty: 1, quote_id: cart } });
  }
  await ship(cart);
  return `/guest-carts/${cart}`;
}

const ship = (cart: string) =>
  send('POST', `/guest-carts/${cart}/shipping-information`, {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });

const change = (sql: string) => shop.db.prepare(`UPDATE catalog_product SET ${sql}`).run();

it('charges the current catalogue price in cart and order', async () => {
  const cart = await cartWith('TOTE');
  expect((await send('GET', `${cart}/totals`)).body).toMatchObject({ subtotal: 1180 });
  change("price_cents = 150000 WHERE sku = 'TOTE'");
  expect((await send('GET', cart)).body).toMatchObject({ items: [{ price: 1500 }] });
  expect((await send('GET', `${cart}/items`)).body).toMatchObject([{ price: 1500 }]);
  const totals = { subtotal: 1500, items: [{ price: 1500, row_total: 1500 }] };
  expect((await send('GET', `${cart}/totals`)).body).toMatchObject(totals);
  const query = `{ cart(cart_id: "${cart.slice('/guest-carts/'.length)}") { items { prices { price { value } } } } }`;
  const graphql = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await graphql.json()).toMatchObject({
    data: { cart: { items: [{ prices: { price: { value: 1500 } } }] } },
  });
  const { status } = await send('POST', `${cart}/payment-information`, payment);
  expect(status).toBe(200);
  const [order] = shop.db.prepare('SELECT grand_total_cents FROM sales_order').all();
  expect(order).toEqual({ grand_total_cents: 150_000 + 12_375 + 500 });
});

it('drops a line whose product is disabled and orders the rest', async () => {
  const cart = await cartWith('RING', 'DIES');
  change("enabled = 0 WHERE sku = 'DIES'");
  expect((await send('GET', cart)).body).toMatchObject({
    items: [{ sku: 'RING' }],
    items_count: 2,
    items_qty: 2,
  });
  expect((await send('GET', `${cart}/items`)).body).toHaveLength(1);
  expect((await send('POST', `${cart}/payment-information`, payment)).status).toBe(200);
  change("enabled = 1 WHERE sku = 'DIES'");
});

it.each([
  ['disabled', "enabled = 0 WHERE sku = 'DIES'"],
  ['deleted', "id = 99 WHERE sku = 'DIES'"],
])('offers no way to pay for a cart whose only product is %s', async (_, loss) => {
  const cart = await cartWith('DIES');
  change(loss);
  expect(await send('GET', `${cart}/items`)).toEqual({ status: 200, body: [] });
  expect(await send('POST', `${cart}/payment-information`, payment)).toEqual({
    status: 400,
    body: { message: 'The requested Payment Method is not available.' },
  });
  change("enabled = 1, id = 3 WHERE sku = 'DIES'");
});
