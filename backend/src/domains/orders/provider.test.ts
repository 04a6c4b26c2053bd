import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { count, fillCarts, order } from '../../../test/helpers/carts.ts';
import { aProduct } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { openDatabase } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readEnv } from '../../env.ts';
import { createCommerceServer } from '../../server.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import type { PaymentGateway, RefundRequest } from './gateway.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-provider-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shop whose card provider behaves as in `part`; `done` records the calls to the provider in order. */
async function shopWith(part: Partial<PaymentGateway>) {
  const done: string[] = [];
  const note =
    (word: string) =>
    async (what: unknown): Promise<string> => {
      done.push(word);
      return String(what && typeof what === 'object' ? 'ref-1' : what);
    };
  const gateway = {
    methods: [{ code: 'testcard', title: 'Card' }],
    immediate: false,
    authorize: note('authorize'),
    capture: async (reference: string) => void (await note('capture')(reference)),
    void: async (reference: string) => void (await note('void')(reference)),
    refund: async ({ key }: RefundRequest) => void (await note('refund')(key)),
    ...part,
  };
  const db = openDatabase(join(folder, 'commerce.sqlite'));
  inTransaction(db, () =>
    fillCommerce(db, { categories: [], products: [aProduct({ id: 1, sku: 'ONE' })] }),
  );
  const app = await createCommerceServer({
    db,
    mediaDir: folder,
    mediaCacheDir: join(folder, 'cache'),
    gateways: [gateway],
    env: readEnv({ DATA_DIR: folder }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    db.close();
  };
  return { db, url, done, close };
}

const getState = (db: Parameters<typeof count>[0]) =>
  db
    .prepare('SELECT state FROM payment_charge')
    .all()
    .map(({ state }) => state);

test('authorizes the charge, places the order and captures the charge', async () => {
  const { db, url, done, close } = await shopWith({});
  const [cart = ''] = fillCarts(db, { productIds: [1], method: 'testcard' });
  expect(await order(url, cart)).toEqual({ status: 200, body: 1 });
  expect(done).toEqual(['authorize', 'capture']);
  expect(getState(db)).toEqual(['captured']);
  await close();
});

test('returns the item after a declined charge and lets the cart be paid again', async () => {
  let declined = false;
  const { db, url, close } = await shopWith({
    authorize: async () => {
      if (declined) return 'ref-2';
      declined = true;
      throw rejection(400, 'Your card was declined.');
    },
  });
  const [cart = ''] = fillCarts(db, { productIds: [1], method: 'testcard' });
  const message = 'Your card was declined.';
  expect(await order(url, cart)).toEqual({ status: 400, body: { message } });
  expect(count(db, 'SELECT qty FROM catalog_product')).toBe(1);
  expect((await order(url, cart)).status).toBe(200);
  expect(getState(db)).toEqual(['voided', 'captured']);
  await close();
});

test('reserves the item while one shopper pays and never places a cart twice', async () => {
  let respond: (reference: string) => void = () => undefined;
  const requested = new Promise<string>((resolve) => {
    respond = resolve;
  });
  const { db, url, close } = await shopWith({ authorize: () => requested });
  const [cart = '', rival = ''] = fillCarts(db, { productIds: [1, 1], method: 'testcard' });
  const first = order(url, cart);
  while (count(db, 'SELECT count(*) FROM order_claim') === 0) await new Promise(setImmediate);
  const gone = { message: 'Some of the products are out of stock.' };
  expect(await order(url, rival)).toEqual({ status: 400, body: gone });
  const underWay =
    'A server error stopped your order from being placed. Please try to place your order again.';
  expect(await order(url, cart)).toEqual({ status: 400, body: { message: underWay } });
  respond('ref-3');
  expect((await first).status).toBe(200);
  await close();
});

test('places one order with one charge for parallel attempts with one key', async () => {
  const { promise: requested, resolve: respond } = Promise.withResolvers<string>();
  const { db, url, done, close } = await shopWith({ authorize: () => requested });
  const [cart = ''] = fillCarts(db, { productIds: [1], method: 'testcard' });
  const first = order(url, cart, 'one');
  while (count(db, 'SELECT count(*) FROM order_claim') === 0) await new Promise(setImmediate);
  const second = order(url, cart, 'one');
  respond('ref-5');
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ status: 200, body: 1 }));
  expect(done).toEqual(['capture']);
  await close();
});

test('voids a charge whose order cannot be written', async () => {
  const { db, url, done, close } = await shopWith({});
  const [cart = ''] = fillCarts(db, { productIds: [1], method: 'testcard' });
  db.exec(`CREATE TRIGGER full BEFORE INSERT ON sales_order
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect((await order(url, cart)).status).toBe(500);
  expect(done).toEqual(['authorize', 'void']);
  expect(getState(db)).toEqual(['voided']);
  expect(count(db, 'SELECT qty FROM catalog_product')).toBe(1);
  await close();
});

test('waits for the order of a disconnected buyer when it closes', async () => {
  const { promise: requested, resolve: respond } = Promise.withResolvers<string>();
  const { db, url, done, close } = await shopWith({ authorize: () => requested });
  const [cart = ''] = fillCarts(db, { productIds: [1], method: 'testcard' });
  const leaving = new AbortController();
  const path = `${url}/rest/V1/guest-carts/${cart}/order`;
  const left = fetch(path, { method: 'PUT', signal: leaving.signal }).catch(() => 'left');
  while (count(db, 'SELECT count(*) FROM order_claim') === 0) await new Promise(setImmediate);
  leaving.abort();
  expect(await left).toBe('left');
  const closed = close();
  respond('ref-4');
  await closed;
  expect(done).toEqual(['capture']);
});
