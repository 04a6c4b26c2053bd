import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { createGiftCardRepository } from '../giftcards/repository.ts';
import { orderPlacedEmail } from './emails.ts';
import { createOrderRepository } from './repository.ts';
import { orderView } from './views.ts';

type Json = Record<string, unknown>;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([
    aProduct({ id: 1, sku: 'QUOTE', typeId: 'virtual', qty: 99, weight: null }),
  ]);
});
afterAll(() => shop.close());

async function send(method: string, path: string, body: unknown = {}) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const billingAddress = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  region_id: 12,
  postcode: '90001',
  country_id: 'US',
  telephone: '555-0110',
  email: 'other@example.test',
};

const latestText = (): string =>
  String(shop.db.prepare('SELECT text FROM mail_outbox ORDER BY id DESC').get()?.text);

test('sells a quote without shipping and taxes it by the billing address', async () => {
  const cart = `/guest-carts/${String((await send('POST', '/guest-carts')).body)}`;
  const options = [{ option_id: '2', option_value: 'Q-7781' }];
  await send('POST', `${cart}/items`, {
    cartItem: {
      sku: 'QUOTE',
      qty: 1,
      product_option: { extension_attributes: { custom_options: options } },
    },
  });
  const estimate = await send('POST', `${cart}/estimate-shipping-methods`, {
    address: { country_id: 'US' },
  });
  expect(estimate.body).toEqual([]);
  const methods = (await send('GET', `${cart}/payment-methods`)).body as unknown as Json[];
  expect(methods.map(({ code }) => code)).toEqual(['checkmo', 'banktransfer']);
  const payment = { email: 'gina@example.test', paymentMethod: { method: 'checkmo' } };
  expect((await send('POST', `${cart}/payment-information`, payment)).body).toEqual({
    message: 'The billing address is missing. Set the address and try again.',
  });
  const placed = await send('POST', `${cart}/payment-information`, { ...payment, billingAddress });
  expect(placed.status).toBe(200);

  const order = createOrderRepository(shop.db).byId(Number(placed.body));
  const view = order && orderView(order);
  expect(view).toMatchObject({ is_virtual: 1, grand_total: 108.25, weight: 0 });
  expect(view).toMatchObject({
    customer_email: payment.email,
    billing_address: { email: payment.email },
  });
  expect(view).not.toHaveProperty('shipping_description');
  expect(view?.extension_attributes).toMatchObject({ shipping_assignments: [] });
  expect(order?.lines[0]?.totals.item.options).toEqual([{ optionId: '2', optionValue: 'Q-7781' }]);
  expect(shop.db.prepare('SELECT qty FROM catalog_product').get()?.qty).toBe(98);

  expect(latestText()).toContain('Hello Gina, we’ve received your order 000000001 for the quote.');
  expect(latestText()).not.toMatch(/ships|reserved/);
  if (order === undefined) throw new Error('The order was not found.');
  expect(latestText()).toContain('Payment: Check / Money order\n');
  const snapshot = { ...order.snapshot, isPaid: true };
  expect(orderPlacedEmail({ ...order, snapshot }, shop.url).paragraphs).toEqual([
    'Hello Gina, we’ve received your payment for the quote in order 000000001.',
  ]);
});

test('confirms a quote that gift cards paid, with the title of Magento in the API only', async () => {
  const code = createGiftCardRepository(shop.db).issue({ dollars: 200, customerId: null });
  const cart = `/guest-carts/${String((await send('POST', '/guest-carts')).body)}`;
  await send('POST', `${cart}/items`, { cartItem: { sku: 'QUOTE', qty: 1 } });
  expect((await send('PUT', `${cart}/gift-card/${code}`)).body).toBe(true);
  const placed = await send('POST', `${cart}/payment-information`, {
    email: 'gina@example.test',
    paymentMethod: { method: 'free' },
    billingAddress,
  });
  expect(placed.status).toBe(200);
  const order = createOrderRepository(shop.db).byId(Number(placed.body));
  expect(order).toMatchObject({
    grandTotal: 0,
    snapshot: { methodTitle: 'No Payment Information Required' },
  });
  expect(latestText()).toContain('received your payment for the quote in order 000000002.');
  expect(latestText()).toContain('Gift card: −$108.25\nTotal: $0.00\nPayment: Paid by gift card\n');
});
