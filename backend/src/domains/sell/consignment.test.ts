import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callShop } from '../../../test/helpers/call-shop.ts';
import { fillCarts, order } from '../../../test/helpers/carts.ts';
import { ledgerFaults } from '../../../test/helpers/ledger-audit.ts';
import {
  type RunningService,
  runService,
  TEST_KEYS,
} from '../../../test/helpers/search-service.ts';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { fillSearch } from '../../catalogue/store/search.ts';

const bob = { ...ann, email: 'bob@example.test', firstname: 'Bob', addresses: [] };
const DAY_MS = 86_400_000;

let nowMs = Date.now();
let service: RunningService;
let shop: TestShop;
beforeAll(async () => {
  service = await runService();
  const env = {
    SEARCH_HOSTS: service.url,
    SEARCH_APP_ID: TEST_KEYS.appId,
    SEARCH_ADMIN_KEY: TEST_KEYS.adminKey,
    SEARCH_INDEX: 'test',
  };
  const options = { customers: [ann, bob], now: () => nowMs, env, followsChanges: true };
  shop = await openTestShop(undefined, [], options);
  const records = { indexPrefix: 'test', webUrl: 'http://shop.test', mediaUrl: 'http://m.test' };
  fillSearch(service.engine, shop.db, records);
});
afterAll(async () => {
  await shop.close();
  await service.stop();
});

const soon = (check: () => unknown) =>
  vi.waitFor(async () => void (await check()), { timeout: 20_000, interval: 100 });
const form = async (path: string, fields: Record<string, string> = {}): Promise<void> => {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${shop.url}/admin${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
  });
  expect(response.status).toBe(303);
};
const productId = (id: number): number =>
  Number(shop.db.prepare('SELECT id FROM catalog_product WHERE sku = ?').get(`CONSIGN-${id}`)?.id);
const found = (id: number) =>
  service
    .client(TEST_KEYS.searchKey)
    .getObject({ indexName: 'test_products', objectID: String(productId(id)) });
/** Read from the database, because reading it over REST would settle it. */
const getStatus = (id: number) =>
  shop.db.prepare('SELECT status FROM sell_item WHERE id = ?').get(id)?.status;
const item = async (id: number) =>
  (await callShop(shop, ['GET', `/sell/my/item/${id}`])).body as {
    readonly history: readonly Readonly<Record<'move' | 'actor' | 'from' | 'status', string>>[];
  };

async function consign(): Promise<number> {
  const picture = { width: 30, height: 40, channels: 3, background: '#446688' } as const;
  const bytes = await sharp({ create: picture }).jpeg().toBuffer();
  const photo = { base64_encoded_data: bytes.toString('base64') };
  const { id: photoId } = (await callShop(shop, ['POST', '/sell/my/photo', { photo }])).body as {
    id: string;
  };
  const offered = { designer: 'Chanel', category: 'Handbags', model: 'Boy', condition: 'good' };
  const items = [{ ...offered, photos: [photoId] }];
  const made = await callShop(shop, ['POST', '/sell/my/item', { items }]);
  const id = (made.body as { items: { item_id: number }[] }).items[0]?.item_id ?? 0;
  await form(`/items/${id}/quote`, { cash: '1000', list_low: '1800', list_high: '2000' });
  const accepted = { status: 'quote_accepted', payout: 'consign' };
  await callShop(shop, ['PUT', `/sell/my/item/${id}`, { item: accepted }]);
  await form(`/items/${id}/receive`);
  await form(`/items/${id}/consign`, { price: '2000' });
  return id;
}
async function sold(id: number): Promise<number> {
  const [cart = ''] = fillCarts(shop.db, { productIds: [productId(id)] });
  const { status, body } = await order(shop.url, cart);
  expect(status).toBe(200);
  return Number(body);
}

test('lists an item in the search and pays its owner once a guest has bought it', async () => {
  const id = await consign();
  await soon(async () => expect(await found(id)).toMatchObject({ in_stock: 1 }));
  expect(await found(id)).toMatchObject({ price: { USD: { default: 2000 } } });
  await sold(id);
  await soon(() => expect(getStatus(id)).toBe('waiting_for_payment'));
  await soon(async () => expect(await found(id)).toMatchObject({ in_stock: 0 }));
  expect(await item(id)).toMatchObject({
    consignment: { sold_price: 2000 },
    payout: { amount: 1400, paid_at: null },
  });
  await form(`/items/${id}/pay`, { reference: 'ACH 1' });
  expect(await item(id)).toMatchObject({ status: 'paid', payout: { amount: 1400 } });
});

test('reduces the price over time and emails customers with a price alert', async () => {
  const id = await consign();
  await callShop(shop, ['POST', '/price-alert/me', { sku: `CONSIGN-${id}` }], bob.email);
  nowMs += 31 * DAY_MS;
  await soon(async () =>
    expect(await found(id)).toMatchObject({ price: { USD: { default: 1800 } } }),
  );
  const mails = () =>
    shop.db.prepare('SELECT recipient, text FROM mail_outbox WHERE recipient = ?').all(bob.email);
  await soon(() => expect(mails()).toHaveLength(1));
  expect(String(mails()[0]?.text)).toContain('1,800');
  nowMs += 30 * DAY_MS;
  await soon(() => expect(mails()).toHaveLength(2));
  const { history } = await item(id);
  expect(history.filter(({ move }) => move === 'reduce')).toHaveLength(2);
});

test('puts an item up for sale again in shop and search when its order is canceled', async () => {
  const id = await consign();
  const orderId = await sold(id);
  await soon(() => expect(getStatus(id)).toBe('waiting_for_payment'));
  await form(`/orders/${orderId}/cancel`);
  await soon(() => expect(getStatus(id)).toBe('on_consignment'));
  await soon(async () => expect(await found(id)).toMatchObject({ in_stock: 1 }));
  const { history } = await item(id);
  expect(history.at(-1)).toMatchObject({ move: 'relist', actor: 'clock' });
});

interface Terms {
  readonly commission: readonly { readonly below: number | null; readonly percent: number }[];
}
/** The owner's share of a price in dollars, according to the shop's terms. */
async function getShare(price: number): Promise<number> {
  const { commission } = (await callShop(shop, ['GET', '/sell/terms'], null)).body as Terms;
  const row = commission.find(({ below }) => below === null || price < below);
  return Math.round(price * (row?.percent ?? 0)) / 100;
}

/** The expected sale: `list` dollars and the number of reductions. */
interface Sale {
  readonly id: number;
  list: number;
  reductions: number;
  orderId: number;
}

const whileListed: Readonly<Record<string, (sale: Sale) => Promise<void>>> = {
  buy: async (sale) => {
    sale.orderId = await sold(sale.id);
  },
  reprice: async (sale) => {
    [sale.list, sale.reductions] = [3000, 0];
    await form(`/items/${sale.id}/price`, { price: '3000' });
  },
  wait: async (sale) => {
    nowMs += 31 * DAY_MS;
    sale.reductions = Math.min(3, sale.reductions + 1);
  },
};
const whileSold: typeof whileListed = {
  cancel: ({ orderId }) => form(`/orders/${orderId}/cancel`),
  pay: ({ id }) => form(`/items/${id}/pay`, { reference: 'ACH' }),
};
const acts = ['buy', 'buy', 'cancel', 'cancel', 'wait', 'reprice', 'pay'] as const;
const open = new Map<unknown, typeof whileListed>([
  ['on_consignment', whileListed],
  ['waiting_for_payment', whileSold],
]);

/** The invariants of the item between two actions. */
async function expectSums({ id, list, reductions }: Sale): Promise<void> {
  const price = (list * (10 - reductions)) / 10;
  const seen = await item(id);
  const isListed = getStatus(id) === 'on_consignment';
  expect(seen).toMatchObject(
    isListed
      ? { consignment: { sold_price: null } }
      : { consignment: { sold_price: price }, payout: { amount: await getShare(price) } },
  );
  const product = shop.db
    .prepare('SELECT qty, price_cents FROM catalog_product WHERE sku = ?')
    .get(`CONSIGN-${id}`);
  if (isListed) expect(product).toEqual({ qty: 1, price_cents: price * 100 });
  expect(ledgerFaults(shop.db)).toEqual([]);
}

test('keeps sums and history right whatever happens to a sale', async () => {
  const ends = new Set<unknown>();
  const days = fc.array(fc.constantFrom(...acts), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(days, async (list) => {
      const sale: Sale = { id: await consign(), list: 2000, reductions: 0, orderId: 0 };
      const { id } = sale;
      for (const act of list) {
        await open.get(getStatus(id))?.[act]?.(sale);
        await item(id);
        await expectSums(sale);
      }
      ends.add(getStatus(id));
      const { history } = await item(id);
      const froms = history.slice(1).map(({ from }) => from);
      expect(froms).toEqual(history.slice(0, -1).map(({ status }) => status));
    }),
    { numRuns: 8, seed: 20261121 },
  );
  expect(ends).toContain('paid');
  expect(ends).toContain('on_consignment');
}, 120_000);
