import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedShop, startEmbeddedShop } from '../helpers/embedded-shop.ts';

let shop: EmbeddedShop;
let ann: string;
let bob: string;
let products: readonly { readonly id: string; readonly sku: string }[];

beforeAll(async () => {
  shop = await startEmbeddedShop();
  ann = await shop.signUp('ann@example.test');
  bob = await shop.signUp('bob@example.test');
  const { data } = await shop.ask('{ productSearch(pageSize: 4) { products { id sku } } }');
  products = data.productSearch.products;
}, 120_000);
afterAll(() => shop?.[Symbol.asyncDispose]());

describe('favorites', () => {
  const LIST = '{ wishlist { itemsCount items { productId sku addedAt product { sku } } } }';
  const change = (field: string) =>
    `mutation ($id: ID!) { it: ${field}(input: { productId: $id }) { wishlist { items { productId } } userErrors { code field status } } }`;

  test('adds, lists and removes favorites of one customer only', async () => {
    expect(await shop.ask(LIST, {}, ann)).toEqual({
      data: { wishlist: { itemsCount: 0, items: [] } },
    });
    const { id, sku } = products[0] ?? { id: '', sku: '' };
    for (const _ of ['once', 'twice']) {
      const added = await shop.ask(change('wishlistItemAdd'), { id }, ann);
      expect(added.data.it).toEqual({ wishlist: { items: [{ productId: id }] }, userErrors: [] });
    }
    const { data } = await shop.ask(LIST, {}, ann);
    expect(data.wishlist).toMatchObject({
      itemsCount: 1,
      items: [{ productId: id, sku, product: { sku } }],
    });
    expect(data.wishlist.items[0].addedAt).not.toBeNull();
    expect((await shop.ask(LIST, {}, bob)).data.wishlist.itemsCount).toBe(0);
    const removed = await shop.ask(change('wishlistItemRemove'), { id }, ann);
    expect(removed.data.it).toEqual({ wishlist: { items: [] }, userErrors: [] });
    const again = await shop.ask(change('wishlistItemRemove'), { id }, ann);
    expect(again.data.it).toEqual({
      wishlist: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['productId'], status: 404 }],
    });
  });

  test('returns no favorites without a session or after it ended', async () => {
    for (const token of [undefined, 'ended']) {
      for (const query of [LIST, change('wishlistItemAdd')]) {
        const { errors } = await shop.ask(query, { id: '1' }, token);
        expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
      }
    }
  });
});

describe('price alerts', () => {
  const LIST =
    '{ priceAlerts { id sku droppedBy { amount } priceWhenAdded { amount } price { amount } isInStock product { sku } } }';
  const ADD =
    'mutation ($sku: ID!) { it: priceAlertAdd(input: { sku: $sku }) { priceAlert { id sku product { sku } } userErrors { code field status } } }';
  const REMOVE =
    'mutation ($id: ID!) { it: priceAlertRemove(input: { id: $id }) { removedId userErrors { code field } } }';

  test("reports price drops of the customer's own alerts and removes them", async () => {
    const { sku } = products[1] ?? { sku: '' };
    const added = (await shop.ask(ADD, { sku }, ann)).data.it;
    expect(added).toMatchObject({ priceAlert: { sku, product: { sku } }, userErrors: [] });
    const { id } = added.priceAlert;
    expect((await shop.ask(ADD, { sku }, ann)).data.it.priceAlert.id).toBe(id);
    shop.write('UPDATE price_alert SET price_cents = price_cents + 35000 WHERE id = ?', Number(id));
    const { data, errors } = await shop.ask(LIST, {}, ann);
    expect(errors).toBeUndefined();
    expect(data.priceAlerts).toMatchObject([
      { id, droppedBy: { amount: '350.00' }, isInStock: true, product: { sku } },
    ]);
    expect((await shop.ask(LIST, {}, bob)).data.priceAlerts).toEqual([]);
    const others = await shop.ask(REMOVE, { id }, bob);
    expect(others.data.it.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
    expect((await shop.ask(REMOVE, { id }, ann)).data.it).toEqual({
      removedId: id,
      userErrors: [],
    });
  });

  test('rejects a price alert for an unknown product', async () => {
    const { data } = await shop.ask(ADD, { sku: 'NO-SUCH' }, ann);
    expect(data.it).toEqual({
      priceAlert: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['sku'], status: 404 }],
    });
  });
});

describe('saved searches', () => {
  const LIST = '{ savedSearches { id name query newCount } }';
  const ADD =
    'mutation ($name: String!, $query: String!) { it: savedSearchAdd(input: { name: $name, query: $query }) { savedSearch { id } userErrors { code field } } }';
  const REMOVE =
    'mutation ($id: ID!) { it: savedSearchRemove(input: { id: $id }) { removedId userErrors { code field } } }';

  test("saves, counts and removes the customer's own searches", async () => {
    const search = { name: 'Bags', query: '/search?term=bag' };
    const { id } = (await shop.ask(ADD, search, ann)).data.it.savedSearch;
    expect((await shop.ask(LIST, {}, ann)).data.savedSearches).toEqual([
      { id, ...search, newCount: 0 },
    ]);
    expect((await shop.ask(LIST, {}, bob)).data.savedSearches).toEqual([]);
    const others = await shop.ask(REMOVE, { id }, bob);
    expect(others.data.it.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
    expect((await shop.ask(REMOVE, { id }, ann)).data.it).toEqual({
      removedId: id,
      userErrors: [],
    });
  });

  test('requires a name and a term or filters', async () => {
    const nameless = await shop.ask(ADD, { name: '', query: '/search?term=bag' }, ann);
    expect(nameless.data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: ['name'] }]);
    const empty = await shop.ask(ADD, { name: 'All', query: '/search' }, ann);
    expect(empty.data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: ['query'] }]);
  });
});

describe('gift cards', () => {
  const CHECK =
    'mutation ($code: String!) { it: giftCardBalanceCheck(input: { code: $code }) { giftCard { code balance { amount } initial { amount } expiresAt } userErrors { code field status } } }';
  const CODE = 'K7QM-2RTX-9HBW-4DNE-LS6P';

  test('lists gift cards with their history to their owner', async () => {
    const { id } = (await shop.ask('{ customer { id } }', {}, ann)).data.customer;
    const at = '2026-11-21 10:00:00';
    shop.write(
      'INSERT INTO gift_card (code, customer_id, initial_cents, balance_cents, created_at) VALUES (?, ?, 10000, 6050, ?)',
      CODE,
      Number(id),
      at,
    );
    shop.write(
      "INSERT INTO gift_card_history (code, change_cents, balance_cents, reason, order_increment_id, created_at) VALUES (?, -3950, 6050, 'redeemed', '000000007', ?)",
      CODE,
      at,
    );
    const list =
      '{ giftCards { code balance { amount } isExpired history { reason change { amount } orderNumber createdAt } } }';
    expect((await shop.ask(list, {}, ann)).data.giftCards).toEqual([
      {
        code: CODE,
        balance: { amount: '60.50' },
        isExpired: false,
        history: [
          {
            reason: 'REDEEMED',
            change: { amount: '-39.50' },
            orderNumber: '000000007',
            createdAt: '2026-11-21T10:00:00.000Z',
          },
        ],
      },
    ]);
    expect((await shop.ask(list, {}, bob)).data.giftCards).toEqual([]);
    expect((await shop.ask(list)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('returns a balance to a guest and nothing for an unknown code', async () => {
    expect((await shop.ask(CHECK, { code: ` ${CODE.toLowerCase()} ` })).data.it).toEqual({
      giftCard: {
        code: CODE,
        balance: { amount: '60.50' },
        initial: { amount: '100.00' },
        expiresAt: null,
      },
      userErrors: [],
    });
    expect((await shop.ask(CHECK, { code: 'NO-SUCH' })).data.it).toEqual({
      giftCard: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['code'], status: 404 }],
    });
  });

  test('allows one balance check per operation', async () => {
    const { errors } = await shop.ask(
      'mutation { a: giftCardBalanceCheck(input: { code: "A" }) { giftCard { code } } b: giftCardBalanceCheck(input: { code: "B" }) { giftCard { code } } }',
    );
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('subscribes an email address to the newsletter once', async () => {
  const SUBSCRIBE =
    'mutation ($email: String!) { it: newsletterSubscribe(input: { email: $email }) { isSubscribed message userErrors { code field } } }';
  const first = (await shop.ask(SUBSCRIBE, { email: 'news+1@example.test' })).data.it;
  expect(first).toMatchObject({ isSubscribed: true, userErrors: [] });
  expect(first.message).toBeTruthy();
  for (const email of ['news+1@example.test', 'no address', '']) {
    expect((await shop.ask(SUBSCRIBE, { email })).data.it).toEqual({
      isSubscribed: false,
      message: null,
      userErrors: [{ code: 'BAD_USER_INPUT', field: ['email'] }],
    });
  }
});
