import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callShop, needsCustomer } from '../../../test/helpers/call-shop.ts';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { createGiftCardRepository, type GiftCardRepository } from './repository.ts';

const bob = 'bob@example.test';
const time = Date.UTC(2026, 10, 21, 10);
const clock = { now: time };
let shop: TestShop;
let cards: GiftCardRepository;
beforeAll(async () => {
  const customers = [ann, { ...ann, email: bob, addresses: [] }];
  shop = await openTestShop(undefined, [], { customers, now: () => clock.now });
  cards = createGiftCardRepository(shop.db, () => clock.now);
});
afterAll(() => shop.close());

const balance = (code: unknown, email: string | null = null) =>
  callShop(shop, ['POST', '/gift-card/me/balance', { code }], email);

const unknown = {
  status: 404,
  body: {
    message: "The gift card code couldn't be found. Verify your information and try again.",
  },
};

describe('the balance of a code', () => {
  test('returns the balance to guests and customers as a list of one', async () => {
    const code = cards.issue({ dollars: 250.5, customerId: null });
    const expected = {
      status: 200,
      body: [{ code, balance: 250.5, initial: 250.5, expires: null }],
    };
    expect(await balance(code)).toEqual(expected);
    expect(await balance(` ${code.toLowerCase()} `, ann.email)).toEqual(expected);
  });

  test.each(['', 'NONE', 'AAAA-AAAA-AAAA-AAAA-AAAA', "' OR 1=1 --", 'x'.repeat(5000)])(
    'returns one message for %.30j and every other code without a card',
    async (code) => {
      expect(await balance(code)).toEqual(unknown);
    },
  );

  test('hides the balance of an expired card', async () => {
    const code = cards.issue({ dollars: 10, customerId: null, expiresMs: time + 1000 });
    expect(await balance(code)).toMatchObject({ status: 200 });
    clock.now = time + 1000;
    expect(await balance(code)).toEqual(unknown);
    clock.now = time;
  });

  test('requires a code', async () => {
    expect(await callShop(shop, ['POST', '/gift-card/me/balance', {}], null)).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'code' } },
    });
  });
});

test("lists a customer's own cards with their history", async () => {
  const code = cards.issue({ dollars: 100, customerId: 1, expiresMs: time + 86_400_000 });
  shop.db.exec(`UPDATE gift_card SET balance_cents = 6050 WHERE code = '${code}';
    INSERT INTO gift_card_history
      (code, change_cents, balance_cents, reason, order_increment_id, created_at)
    VALUES ('${code}', -3950, 6050, 'redeemed', '000000007', '2026-11-21 10:05:00')`);
  const issued = {
    date: '2026-11-21 10:00:00',
    reason: 'issued',
    change: 100,
    balance: 100,
    order: null,
  };
  expect(await callShop(shop, ['GET', '/gift-card/me'])).toEqual({
    status: 200,
    body: [
      {
        code,
        balance: 60.5,
        initial: 100,
        expires: '2026-11-22 10:00:00',
        is_expired: false,
        created_at: '2026-11-21 10:00:00',
        history: [
          issued,
          {
            date: '2026-11-21 10:05:00',
            reason: 'redeemed',
            change: -39.5,
            balance: 60.5,
            order: '000000007',
          },
        ],
      },
    ],
  });
  expect(await callShop(shop, ['GET', '/gift-card/me'], bob)).toEqual({ status: 200, body: [] });
  expect(await callShop(shop, ['GET', '/gift-card/me'], null)).toEqual(needsCustomer);
});

test('does not accept an expired card as payment', async () => {
  const cart = (await callShop(shop, ['POST', '/guest-carts'], null)).body;
  const item = { cartItem: { sku: 'BAG-0001', qty: 1, quote_id: cart } };
  await callShop(shop, ['POST', `/guest-carts/${cart}/items`, item], null);
  const apply = (code: string) =>
    callShop(shop, ['PUT', `/guest-carts/${cart}/gift-card/${code}`], null);
  const gone = cards.issue({ dollars: 10, customerId: null, expiresMs: Date.now() - 1000 });
  expect(await apply(gone)).toMatchObject({ status: 404 });
  const good = cards.issue({ dollars: 10, customerId: null, expiresMs: Date.now() + 60_000 });
  expect(await apply(good)).toEqual({ status: 200, body: true });
});
