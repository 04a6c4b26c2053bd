import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP_ORIGIN } from '../helpers/embedded-back-end.ts';
import { type EmbeddedShop, startEmbeddedShop } from '../helpers/embedded-shop.ts';

let shop: EmbeddedShop;
let skus: string[];
beforeAll(async () => {
  shop = await startEmbeddedShop();
  const { data } = await shop.ask('{ productSearch { products { sku isSalable } } }');
  skus = data.productSearch.products
    .filter((one: { isSalable: boolean }) => one.isSalable)
    .map((one: { sku: string }) => one.sku);
}, 120_000);
afterAll(() => shop[Symbol.asyncDispose]());

const address = {
  firstName: 'Gina',
  lastName: 'Guest',
  line1: '9 Oak Ave',
  city: 'Los Angeles',
  regionId: '12',
  postalCode: '90001',
  country: 'US',
  phone: '555-0110',
  email: 'gina@example.test',
};

/** Runs an operation and returns its single field. */
async function one(query: string, input: object) {
  const { data, errors } = await shop.ask(query, { input });
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as Record<string, unknown>;
}

/** A guest cart with an item of its own, and with addresses unless `isExpress`. */
async function aCart(isExpress = false): Promise<{ id: string; total: string }> {
  const { data } = await shop.ask('mutation { guestCartCreate { cart { id } } }');
  const cartId = data.guestCartCreate.cart.id;
  await one(
    'mutation ($input: GuestCartItemAddInput!) { guestCartItemAdd(input: $input) { userErrors { message } } }',
    { cartId, sku: skus.pop() },
  );
  if (!isExpress) {
    const shipping = {
      cartId,
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      shippingAddress: address,
      billingAddress: address,
    };
    await one(
      'mutation ($input: GuestCartShippingInformationSetInput!) { guestCartShippingInformationSet(input: $input) { userErrors { message } } }',
      shipping,
    );
  }
  const read = await shop.ask(
    'query ($id: ID!) { guestCart(cartId: $id) { totals { grandTotal { amount } } } }',
    { id: cartId },
  );
  return { id: cartId, total: read.data.guestCart.totals.grandTotal.amount };
}

function onPage(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${shop.sandboxUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, origin: SHOP_ORIGIN }),
  });
}

const orderFields = 'isPlaced orderNumber userErrors { code message }';

async function payByCard(cartId: string, number: string, idempotencyKey: string) {
  const response = await fetch(`${shop.sandboxUrl}/card/nonces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/39', cvc: '123' }),
  });
  const { nonce } = (await response.json()) as { nonce: string };
  return one(
    `mutation ($input: GuestCartOrderPlaceInput!) { guestCartOrderPlace(input: $input) { ${orderFields} } }`,
    {
      cartId,
      idempotencyKey,
      email: address.email,
      paymentMethod: {
        code: 'encore_card',
        data: [{ name: 'payment_method_nonce', value: nonce }],
      },
    },
  );
}

test('pays with a second card after the first was declined', async () => {
  const { id } = await aCart();
  expect(await payByCard(id, '4000000000000002', 'key-1')).toMatchObject({
    isPlaced: false,
    userErrors: [{ message: 'Your card was declined.' }],
  });
  expect(await payByCard(id, '4242424242424242', 'key-2')).toMatchObject({
    isPlaced: true,
    orderNumber: expect.stringMatching(/^\d{9}$/),
    userErrors: [],
  });
});

test('requires a financing approval that covers the total', async () => {
  const { id: cartId, total } = await aCart();
  const page = await onPage('/financing/approve', { person: 'nora', amount: total });
  const token = /"payment_method_nonce":"([^"]+)"/.exec(await page.text())?.[1];
  const place = (given: string | undefined, idempotencyKey: string) =>
    one(
      `mutation ($input: FinancingOrderCreateInput!) { financingOrderCreate(input: $input) { ${orderFields} } }`,
      { cartId, token: given, idempotencyKey },
    );
  expect(await place('fn_made-up', 'key-3')).toMatchObject({ isPlaced: false });
  expect(await place(token, 'key-4')).toMatchObject({
    isPlaced: true,
    orderNumber: expect.stringMatching(/^\d{9}$/),
  });
});

test('places one express order with the address of the wallet', async () => {
  const { id: cartId } = await aCart(true);
  const { data } = await shop.ask(
    'query ($id: ID!) { walletPaypalToken(cartId: $id) { token userErrors { message } } }',
    { id: cartId },
  );
  const walletOrderId = data.walletPaypalToken.token;
  await onPage('/wallet/approve', { token: walletOrderId, payer: 'ada.marlowe@wallet.example' });
  const authorized = await one(
    'mutation ($input: WalletPaymentInput!) { walletPaymentAuthorize(input: $input) { isDone cart { totals { shipping { amount } } } userErrors { message } } }',
    { cartId, walletOrderId },
  );
  expect(authorized).toMatchObject({ isDone: true, userErrors: [] });
  const place = () =>
    one(
      `mutation ($input: WalletOrderPlaceInput!) { walletOrderPlace(input: $input) { ${orderFields} } }`,
      { cartId, walletOrderId, idempotencyKey: 'key-5' },
    );
  const first = await place();
  expect(first).toMatchObject({ isPlaced: true, userErrors: [] });
  expect(await place()).toEqual(first);
});

test("returns the shop's message when the wallet rejects", async () => {
  const { id: cartId } = await aCart();
  const { data } = await shop.ask(
    'query ($id: ID!) { walletCheckoutToken(cartId: $id) { token } }',
    { id: cartId },
  );
  const walletOrderId = data.walletCheckoutToken.token;
  await onPage('/wallet/approve', { token: walletOrderId, payer: 'bruno.keller@wallet.example' });
  const captured = await one(
    'mutation ($input: WalletPaymentInput!) { walletPaymentCapture(input: $input) { isDone userErrors { message } } }',
    { cartId, walletOrderId },
  );
  expect(captured).toMatchObject({
    isDone: false,
    userErrors: [{ message: 'Transaction failed. Please try again later.' }],
  });
});
