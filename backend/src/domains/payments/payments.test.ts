import { expect, test } from 'vitest';
import { callShop, needsCustomer, notThere, type Sent } from '../../../test/helpers/call-shop.ts';
import { count, fillCarts } from '../../../test/helpers/carts.ts';
import { withPaidShop } from '../../../test/helpers/paid-shop.ts';
import { ann } from '../../../test/helpers/shop.ts';

const paid = withPaidShop();

/** A guest's cart that is ready for payment. */
const aCart = (productId = 1): string =>
  fillCarts(paid.shop.db, { productIds: [productId] })[0] ?? '';

const send = (method: string, path: string, body?: object): Promise<Sent> =>
  callShop(paid.shop, [method, path, body], null);

async function payByCard(cart: string, number: string): Promise<Sent> {
  const nonce = await paid.providers.cardNonce(number);
  return send('POST', `/guest-carts/${cart}/payment-information`, {
    email: 'gina@example.test',
    paymentMethod: {
      method: 'encore_card',
      additional_data: { payment_method_nonce: nonce },
    },
  });
}

const chargeStates = () =>
  paid.shop.db
    .prepare('SELECT state FROM payment_charge ORDER BY id')
    .all()
    .map(({ state }) => state);
const rejected = (message: string): Sent => ({ status: 400, body: { message } });

test('lists the payment methods', async () => {
  const { body } = await send('GET', `/guest-carts/${aCart()}/payment-methods`);
  expect(body).toContainEqual({ code: 'encore_card', title: 'Credit or debit card' });
  expect(body).toContainEqual({ code: 'encore_financing', title: 'Pay over time' });
  expect(body).toContainEqual({ code: 'encore_wallet', title: 'Encore Wallet' });
});

test('takes the money of a card once', async () => {
  expect(await payByCard(aCart(), '4242 4242 4242 4242')).toEqual({ status: 200, body: 1 });
  expect(chargeStates()).toEqual(['captured']);
  expect(await paid.providers.api.find('card', '000000001')).toMatch(/^cc_/);
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card was declined: insufficient funds.'],
  ['4000 0000 0000 0119', "We couldn't take the payment. Try again."],
])('rejects card %s and accepts another one', async (number, message) => {
  const cart = aCart();
  expect(await payByCard(cart, number)).toEqual(rejected(message));
  expect((await payByCard(cart, '4242 4242 4242 4242')).status).toBe(200);
  expect(chargeStates()).toEqual(['voided', 'captured']);
});

test('orders nothing without card details or with expired ones', async () => {
  const cart = aCart();
  const pay = (data?: object) =>
    send('POST', `/guest-carts/${cart}/payment-information`, {
      email: 'gina@example.test',
      paymentMethod: { method: 'encore_card', ...(data && { additional_data: data }) },
    });
  expect(await pay()).toEqual(rejected("Enter the card's details."));
  const nonce = await paid.providers.cardNonce('4242 4242 4242 4242');
  paid.nowMs += 11 * 60_000;
  const expired = 'Your card details expired. Enter them again.';
  expect(await pay({ payment_method_nonce: nonce })).toEqual(rejected(expired));
  expect(await pay({ payment_method_nonce: 'cn_made-up' })).toEqual(rejected(expired));
});

test('looks up a charge whose response never comes and places the order', async () => {
  expect(await payByCard(aCart(), '4000 0000 0000 0259')).toEqual({ status: 200, body: 1 });
  expect(chargeStates()).toEqual(['captured']);
});

test('reports that the payment is processing while the outcome is unknown, then the order', async () => {
  const cart = aCart();
  const processing = { message: 'Your payment is still being processed.' };
  expect(await payByCard(cart, '4000 0000 0000 0267')).toEqual({ status: 503, body: processing });
  expect((await payByCard(cart, '4242 4242 4242 4242')).body).toEqual(processing);
  const rival = aCart();
  expect((await payByCard(rival, '4242 4242 4242 4242')).status).toBe(400);
  paid.nowMs += 16_000;
  await expect.poll(() => chargeStates()[0], { timeout: 15_000 }).toBe('captured');
  expect(count(paid.shop.db, 'SELECT count(*) FROM sales_order')).toBe(1);
});

test('returns the order number for financing', async () => {
  const cart = aCart();
  const totals = await send('GET', `/guest-carts/${cart}/totals`);
  const grand = totals.body as { base_grand_total: number; tax_amount: number };
  const amount = (grand.base_grand_total + grand.tax_amount).toFixed(2);
  const token = await paid.providers.financingNonce('nora', amount);
  const order = { quoteid: cart, token };
  expect(await send('PUT', '/financing/createorder', order)).toEqual({
    status: 200,
    body: '000000001',
  });
  expect(chargeStates()).toEqual(['captured']);
});

test('rejects financing above the approved amount or without approval', async () => {
  const cart = aCart();
  const create = async (token: string) =>
    send('PUT', '/financing/createorder', { quoteid: cart, token });
  const small = await paid.providers.financingNonce('nora', '1.00');
  expect(await create(small)).toEqual(
    rejected('The approval was made for another amount. Request it again.'),
  );
  expect(await create('fn_made-up')).toEqual(
    rejected('The approval has expired. Request it again.'),
  );
  const declined = await paid.providers.financingNonce('pilar', '99999.00');
  expect(await create(declined)).toEqual(rejected('Paying over time was declined.'));
  expect(await paid.providers.financingNonce('oscar', '10.00')).toBe('');
  const unknown = await send('PUT', '/financing/createorder', { quoteid: 'nobody', token: 'x' });
  expect(unknown).toEqual(notThere('cartId', 'nobody'));
});

test("requires the customer's token for the customer's number of a cart", async () => {
  const cart = await callShop(paid.shop, ['POST', '/carts/mine']);
  const path = `/wallet/paypaltoken?quoteId=${cart.body}`;
  expect(await send('GET', path)).toEqual(notThere('cartId', String(cart.body)));
  expect((await callShop(paid.shop, ['GET', path])).status).toBe(400);
  expect(await send('GET', '/wallet/getcustomertoken?_=0.1')).toEqual(needsCustomer);
  const token = await callShop(paid.shop, ['GET', '/wallet/getcustomertoken?_=0.1'], ann.email);
  expect(token.body).toMatch(/^wc_/);
});
