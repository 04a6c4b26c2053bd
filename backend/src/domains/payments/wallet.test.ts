import { expect, test } from 'vitest';
import { callShop, type Sent } from '../../../test/helpers/call-shop.ts';
import { count, fillCarts } from '../../../test/helpers/carts.ts';
import { withPaidShop } from '../../../test/helpers/paid-shop.ts';

const ada = 'ada.marlowe@wallet.example';
const paid = withPaidShop();

const aCart = (productId = 1): string =>
  fillCarts(paid.shop.db, { productIds: [productId] })[0] ?? '';
const send = (method: string, path: string, body?: object): Promise<Sent> =>
  callShop(paid.shop, [method, path, body], null);

/** Creates and approves a wallet order for a cart. */
async function approved(cart: string, { token = 'checkouttoken', payer = ada } = {}) {
  const { body } = await send('GET', `/wallet/${token}?quoteId=${cart}`);
  await paid.providers.approve(String(body), payer);
  return { paypalorderid: String(body), quoteId: cart };
}
const put = (name: string, body: object) => send('PUT', `/wallet/${name}`, body);
const failure = (message: string): Sent => ({ status: 200, body: { status: 0, message } });

test('approves, captures and places a cart in the full checkout', async () => {
  const order = await approved(aCart());
  expect((await put('validateorder', { quoteId: order.quoteId })).body).toMatchObject({
    status: 1,
  });
  expect((await put('capture', order)).body).toMatchObject({ status: 1 });
  expect((await put('placeorder', order)).body).toEqual({
    status: 1,
    message: '',
    order_id: 1,
    increment_id: '000000001',
  });
  expect(await paid.providers.api.find('wallet', order.paypalorderid)).toMatch(/^wc_/);
});

test('takes addresses, email address and shipping from the wallet in the express checkout', async () => {
  const { body: cart } = await send('POST', '/guest-carts');
  const item = { cartItem: { quote_id: cart, sku: 'BAG-0001', qty: 1 } };
  await send('POST', `/guest-carts/${cart}/items`, item);
  const order = await approved(String(cart), { token: 'paypaltoken' });
  expect((await put('authorizepaypal', order)).body).toMatchObject({
    status: 1,
    email: ada,
    shipping_address: { firstname: 'Ada', region_code: 'CA' },
  });
  expect((await put('placeorder', order)).body).toMatchObject({ status: 1 });
  expect(count(paid.shop.db, 'SELECT count(*) FROM sales_order')).toBe(1);
});

test('does not place an order that the wallet has not approved or declines', async () => {
  const cart = aCart();
  const { body: token } = await send('GET', `/wallet/checkouttoken?quoteId=${cart}`);
  const order = { paypalorderid: token, quoteId: cart };
  expect((await put('capture', order)).body).toMatchObject({ status: 0 });
  expect(await put('placeorder', order)).toEqual(
    failure('Approve the payment in the wallet first.'),
  );
  const rejected = await approved(cart, { payer: 'bruno.keller@wallet.example' });
  expect(await put('capture', rejected)).toEqual(failure('The wallet declined the payment.'));
  expect(count(paid.shop.db, "SELECT count(*) FROM payment_hold WHERE state = 'held'")).toBe(0);
  for (const paypalorderid of ['WO-none', '', 'a/b', '\ud800', 'x'.repeat(300)]) {
    expect(await put('capture', { ...order, paypalorderid })).toMatchObject({
      status: 200,
      body: { status: 0 },
    });
  }
});

test('voids the payment when the item was sold in the meantime', async () => {
  const order = await approved(aCart());
  await put('capture', order);
  paid.shop.db.exec('UPDATE catalog_product SET qty = 0 WHERE id = 1');
  expect(await put('placeorder', order)).toEqual(failure('Some of the products are out of stock.'));
  expect(await paid.providers.api.find('wallet', order.paypalorderid)).toBeUndefined();
});

test('places one order for four simultaneous requests and keeps its payment', async () => {
  const order = await approved(aCart());
  await put('capture', order);
  const responses = await Promise.all(Array.from({ length: 4 }, () => put('placeorder', order)));
  const placed = responses.filter(({ body }) => Object(body).status === 1);
  expect(placed).toHaveLength(1);
  const others = responses.filter((response) => !placed.includes(response));
  expect(others.filter(({ status }) => status === 503 || status === 404)).toHaveLength(3);
  expect(await paid.providers.api.find('wallet', order.paypalorderid)).toMatch(/^wc_/);
  expect(count(paid.shop.db, "SELECT count(*) FROM payment_charge WHERE state = 'captured'")).toBe(
    1,
  );
});

test('uses a payment for its own cart only and once', async () => {
  const order = await approved(aCart(1));
  await put('capture', order);
  const other = { ...order, quoteId: aCart(2) };
  expect(await put('placeorder', other)).toEqual(
    failure('Approve the payment in the wallet first.'),
  );
  expect((await put('placeorder', order)).body).toMatchObject({ status: 1 });
  expect((await put('placeorder', order)).status).toBe(404);
});

test('captures a wallet order for its own cart only', async () => {
  const order = await approved(aCart(1));
  const stranger = { ...order, quoteId: aCart(2) };
  expect(await put('capture', stranger)).toEqual(
    failure('Approve the payment in the wallet first.'),
  );
  expect(await put('authorizepaypal', stranger)).toEqual(
    failure('Approve the payment in the wallet first.'),
  );
  expect((await put('capture', order)).body).toMatchObject({ status: 1 });
  expect((await put('placeorder', order)).body).toMatchObject({ status: 1 });
});

test('voids a payment that no order follows after a quarter of an hour', async () => {
  const order = await approved(aCart());
  await put('capture', order);
  paid.nowMs += 16 * 60_000;
  await expect
    .poll(() => paid.providers.api.find('wallet', order.paypalorderid), { timeout: 15_000 })
    .toBeUndefined();
});
