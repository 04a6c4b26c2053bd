import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callShop } from '../../../test/helpers/call-shop.ts';
import { fillCarts } from '../../../test/helpers/carts.ts';
import { withPaidShop } from '../../../test/helpers/paid-shop.ts';
import { ann } from '../../../test/helpers/shop.ts';
import { refund } from '../../sandbox/payments/api.ts';
import { openProviderStore } from '../../sandbox/payments/store.ts';
import { createGiftCardRepository } from '../giftcards/repository.ts';
import { createCheckout } from '../orders/checkout.ts';
import { offlineGateway, type RefundRequest } from '../orders/gateway.ts';

const paid = withPaidShop();

/** Places Ann's order of a product, paid by card, and returns its id. */
async function paidOrder(productId: number, card = '4242 4242 4242 4242'): Promise<number> {
  const [cart = ''] = fillCarts(paid.shop.db, { productIds: [productId] });
  return pay(cart, card);
}

async function pay(cart: string, card = '4242 4242 4242 4242'): Promise<number> {
  const data = { payment_method_nonce: await paid.providers.cardNonce(card) };
  const paymentMethod = { method: 'encore_card', additional_data: data };
  const body = { email: 'gina@example.test', paymentMethod };
  const response = await callShop(
    paid.shop,
    ['POST', `/guest-carts/${cart}/payment-information`, body],
    null,
  );
  const id = Number(response.body);
  paid.shop.db.prepare('UPDATE sales_order SET customer_id = 1 WHERE id = ?').run(id);
  return id;
}

const post = async (path: string): Promise<number> =>
  (await fetch(`${paid.shop.url}/admin${path}`, { method: 'POST', redirect: 'manual' })).status;
const page = async (path: string): Promise<string> =>
  (await fetch(`${paid.shop.url}/admin${path}`)).text();
const refunds = () =>
  paid.shop.db.prepare('SELECT key, amount_cents, state FROM payment_refund ORDER BY key').all();
const emails = () =>
  paid.shop.db.prepare("SELECT 1 FROM mail_outbox WHERE subject LIKE 'Your refund%'").all().length;

/** Ships the order, requests a return of all its lines, and returns the id. */
async function returned(orderId: number): Promise<number> {
  await post(`/orders/${orderId}/ship`);
  const order = await callShop(paid.shop, ['GET', `/orders/mine/${orderId}`], ann.email);
  const { items } = order.body as { items: readonly { item_id: number }[] };
  const itemIds = items.map(({ item_id: id }) => id);
  const returnRequest = { orderId, itemIds, reason: 'Too small' };
  const response = await callShop(paid.shop, ['POST', '/orders/returns', returnRequest], ann.email);
  return Number((response.body as { id: number }).id);
}

test('refunds a canceled order once and shows it in the admin', async () => {
  const id = await paidOrder(3);
  expect(await post(`/orders/${id}/cancel`)).toBe(303);
  expect(await post(`/orders/${id}/cancel`)).toBe(400);
  const charge = paid.shop.db.prepare('SELECT amount_cents FROM payment_charge').get();
  const refund = { key: 'cancel-000000001', ...charge, state: 'refunded' };
  expect(refunds()).toEqual([refund]);
  expect(await page(`/orders/${id}`)).toContain('refunded');
  expect(emails()).toBe(1);
});

test('refunds the lines of a return less the fee', async () => {
  const returnId = await returned(await paidOrder(3));
  expect(await post(`/returns/${returnId}/refunded`)).toBe(400);
  expect(await post(`/returns/${returnId}/received`)).toBe(303);
  expect(refunds()).toEqual([]);
  expect(await post(`/returns/${returnId}/refunded`)).toBe(303);
  const wanted = paid.shop.db
    .prepare('SELECT items_cents - fee_cents AS cents FROM order_return')
    .get();
  expect(refunds()).toEqual([
    { key: `return-${returnId}`, amount_cents: wanted?.cents, state: 'refunded' },
  ]);
  expect(await page(`/returns/${returnId}`)).toContain('refunded');
});

test('refunds the gift card part to the card', async () => {
  const code = createGiftCardRepository(paid.shop.db).issue({ dollars: 100, customerId: 1 });
  const [cart = ''] = fillCarts(paid.shop.db, { productIds: [5] });
  const applied = await callShop(
    paid.shop,
    ['PUT', `/guest-carts/${cart}/gift-card/${code}`],
    null,
  );
  expect(applied.status).toBe(200);
  const returnId = await returned(await pay(cart));
  await post(`/returns/${returnId}/received`);
  await post(`/returns/${returnId}/refunded`);
  const { grand_total_cents: charged } =
    paid.shop.db.prepare('SELECT * FROM sales_order').get() ?? {};
  const { items_cents: items, fee_cents: fee } =
    paid.shop.db.prepare('SELECT * FROM order_return').get() ?? {};
  const back = Number(items) - Number(fee);
  expect(refunds()).toMatchObject([{ amount_cents: Math.min(back, Number(charged)) }]);
  const card = createGiftCardRepository(paid.shop.db).byCode(code);
  expect(card?.balanceCents).toBe(Math.max(0, back - Number(charged)));
});

test('emails the buyer of a canceled order what returned to the gift card', async () => {
  const code = createGiftCardRepository(paid.shop.db).issue({ dollars: 5_000, customerId: 1 });
  const [cart = ''] = fillCarts(paid.shop.db, { productIds: [5] });
  await callShop(paid.shop, ['PUT', `/guest-carts/${cart}/gift-card/${code}`], null);
  const body = { email: 'gina@example.test', paymentMethod: { method: 'free' } };
  const path = `/guest-carts/${cart}/payment-information`;
  const placed = await callShop(paid.shop, ['POST', path, body], null);
  expect(placed.status).toBe(200);
  expect(await post(`/orders/${Number(placed.body)}/cancel`)).toBe(303);
  expect(createGiftCardRepository(paid.shop.db).byCode(code)?.balanceCents).toBe(500_000);
  const mail = paid.shop.db.prepare('SELECT kind, text FROM mail_outbox ORDER BY id DESC').get();
  expect(mail).toEqual({
    kind: 'order-canceled',
    text: expect.stringContaining('Returned to your gift card'),
  });
});

test('retries a refund until the provider responds and refunds once', async () => {
  const id = await paidOrder(3, '4000 0000 0000 0259');
  await paid.providers.close();
  expect(await post(`/orders/${id}/cancel`)).toBe(303);
  expect(refunds()).toMatchObject([{ state: 'owed' }]);
  expect(await page(`/orders/${id}`)).toContain('requested');
  expect(emails()).toBe(0);
  const attempts: string[] = [];
  const refund = ({ key }: RefundRequest): void => void attempts.push(key);
  const back = { ...offlineGateway, methods: [{ code: 'encore_card', title: 'Card' }], refund };
  const { settle } = createCheckout({ db: paid.shop.db, now: () => paid.nowMs, gateways: [back] });
  await settle();
  await settle();
  expect(attempts).toEqual(['cancel-000000001']);
  expect(refunds()).toMatchObject([{ state: 'refunded' }]);
});

describe('a provider', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'encore-refunds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('refunds a captured charge in parts, once per key and at most its amount', () => {
    const store = openProviderStore(folder, () => 0);
    const charge = store.charges.add({
      provider: 'card',
      key: '1',
      amountCents: 1000,
      hiddenUntil: 0,
    });
    const returnRequest = (key: string, amountCents: number) =>
      refund(store, store.charges.find('card', '1'), { key, amountCents });
    expect(returnRequest('a', 400)).toBe('not-captured');
    store.charges.setState(charge.reference, 'captured');
    expect([returnRequest('a', 400), returnRequest('a', 400), returnRequest('a', 300)]).toEqual([
      'given',
      'given',
      'differs',
    ]);
    expect([returnRequest('b', 601), returnRequest('b', 600), returnRequest('c', 1)]).toEqual([
      'too-much',
      'given',
      'too-much',
    ]);
    expect(store.refunds.total(charge.reference)).toBe(1000);
    store.close();
  });
});
