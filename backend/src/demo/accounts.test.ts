import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareData } from '../catalogue/prepare.ts';
import { openDatabase } from '../db/open.ts';
import { EnvError, readEnv } from '../env.ts';
import { createCommerceServer } from '../server.ts';
import { openDemoAccounts, rejectDemoAccounts } from './accounts.ts';
import { DEMO_PASSWORD, demoPeople, grace } from './visitor.ts';

const mediaDir = join(import.meta.dirname, '../../media');
let folder: string;
let db: DatabaseSync;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-demo-'));
  db = openDatabase(prepareData({ dataDir: folder, count: 400 }).commerceFile);
  const env = readEnv({ DATA_DIR: folder });
  app = await createCommerceServer({ db, env, mediaDir, mediaCacheDir: join(folder, 'cache') });
  expect(await openDemoAccounts(app, { db, mediaDir })).toBe(true);
});
afterAll(async () => {
  await app.close();
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const payload = { username: grace.email, password: DEMO_PASSWORD };
  const login = await app.inject({
    method: 'POST',
    url: '/rest/V1/integration/customer/token',
    payload,
  });
  const headers = { authorization: `Bearer ${login.json()}` };
  return (await app.inject({ url: `/rest/V1${path}`, headers })).json();
};

test('gives the demo customer orders, alerts and gift cards', async () => {
  const me = await get('/customers/me');
  expect(me).toMatchObject({ firstname: 'Grace', addresses: [{}, {}] });
  const orders = await get('/orders/mine');
  const found = JSON.stringify(orders);
  for (const status of ['pending', 'complete']) expect(found).toContain(`"status":"${status}"`);
  const tracks = db.prepare('SELECT status FROM shipment_event').all();
  expect(tracks.map(({ status }) => status)).toContain('delivered');
  expect(await get('/price/alerts/me')).toHaveLength(2);
  expect(await get('/saved-search/me')).toHaveLength(1);
  expect(await get('/gift-card/me')).toMatchObject([{ balance: 250 }]);
  expect(db.prepare('SELECT count(*) AS n FROM wishlist_item').get()).toEqual({ n: 4 });
  const items = db.prepare('SELECT DISTINCT status FROM sell_item ORDER BY status').all();
  expect(items.map(({ status }) => status)).toEqual([
    'new_quote_requested',
    'paid',
    'quote_accepted',
    'quote_ready_for_review',
    'waiting_for_payment',
  ]);
});

test('dates the delivered order in the past, with its tracking events in order', () => {
  const events = db
    .prepare(
      `SELECT e.created_at AS at FROM shipment_event e JOIN shipment s ON s.id = e.shipment_id
       WHERE s.order_id = (SELECT min(order_id) FROM shipment) ORDER BY e.id`,
    )
    .all()
    .map(({ at }) => String(at));
  expect(events).toHaveLength(4);
  expect(events).toEqual([...new Set(events)].sort());
  const placed = db.prepare('SELECT created_at AS at FROM sales_order ORDER BY id').get();
  expect(String(placed?.at) < String(events[0])).toBe(true);
});

test('creates the demo accounts once', async () => {
  expect(await openDemoAccounts(app, { db, mediaDir })).toBe(false);
  const people = db.prepare('SELECT count(*) AS n FROM customer').get();
  expect(people).toEqual({ n: demoPeople.length });
});

test('rejects demo accounts in production without DEMO_IN_PRODUCTION=1', () => {
  const inProduction = (more: NodeJS.ProcessEnv) => () =>
    rejectDemoAccounts(db, readEnv({ NODE_ENV: 'production', ...more }));
  expect(inProduction({})).toThrow(EnvError);
  expect(inProduction({ DEMO_IN_PRODUCTION: '1' })).not.toThrow();
  db.exec("UPDATE customer SET email = 'a' || id || '@example.test'");
  expect(inProduction({})).not.toThrow();
});
