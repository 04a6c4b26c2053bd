import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type RunningService,
  runService,
  TEST_KEYS,
} from '../../../test/helpers/search-service.ts';
import { aProduct, handbags } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { fillSearch } from '../../catalogue/store/search.ts';
import { openDatabase } from '../../db/open.ts';
import { type IndexSync, startIndexSync } from '../../index-sync/worker.ts';
import { createMailer } from '../../mail/mailer.ts';
import { type CatalogChanges, createCatalogChanges } from '../catalog/changes.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import { createPriceAlertStore } from './price-alerts.ts';
import { createSavedSearchStore } from './saved-searches.ts';
import { createAlertListener, createPriceWatch, type WatchOptions } from './watch.ts';

const records = { indexPrefix: 'test', webUrl: 'http://shop.test', mediaUrl: 'http://media.test' };

let db: DatabaseSync;
let service: RunningService;
let sync: IndexSync;
let changes: CatalogChanges;
let watch: WatchOptions;

beforeEach(async () => {
  db = openDatabase(':memory:');
  service = await runService();
  changes = createCatalogChanges(db);
  fillCommerce(db, {
    categories: [handbags],
    products: [aProduct({ id: 1, sku: 'A', name: 'Flap', price: 500, categoryIds: [3] })],
  });
  fillSearch(service.engine, db, records);
  createCustomerRepository(db).create({
    email: 'ann@example.test',
    firstname: 'Ann',
    lastname: 'Lee',
    passwordHash: null,
  });
  watch = {
    db,
    indexName: 'test_products',
    now: Date.now,
    mailer: createMailer({
      db,
      shopUrl: 'http://shop.test',
      smtpUrl: undefined,
      onFault: () => {},
    }),
  };
  sync = startIndexSync({
    db,
    records,
    listeners: [createAlertListener(watch)],
    target: { url: service.url, appId: TEST_KEYS.appId, adminKey: TEST_KEYS.adminKey },
  });
});
afterEach(async () => {
  await sync.stop();
  await service.stop();
  db.close();
});

const mails = () => db.prepare('SELECT subject, text FROM mail_outbox ORDER BY id').all();
const handled = () =>
  expect.poll(() => db.prepare('SELECT count(*) AS n FROM search_outbox').get()?.n).toBe(0);

describe('a price alert', () => {
  const setPrice = async (dollars: number) => {
    changes.changePrice('A', dollars);
    await handled();
  };

  test('emails each price drop once and marks it', async () => {
    const store = createPriceAlertStore(db);
    store.add(1, { sku: 'A', cents: 50_000 });
    await setPrice(450);
    await setPrice(450);
    createPriceWatch(watch)();
    expect(mails().map(({ subject }) => subject)).toEqual(['Price drop: Flap']);
    expect(mails()[0]?.text).toContain('http://shop.test/a.html');
    expect(store.of(1)[0]).toMatchObject({ priceCents: 50_000, notifiedCents: 45_000 });
    await setPrice(480);
    expect(mails()).toHaveLength(1);
    await setPrice(470);
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toContain('Was: $480.00');
  });

  test('sends no email for a sold item', async () => {
    createPriceAlertStore(db).add(1, { sku: 'A', cents: 50_000 });
    changes.markSold('A');
    await setPrice(10);
    expect(mails()).toEqual([]);
  });

  test('notices prices changed by an import', () => {
    createPriceAlertStore(db).add(1, { sku: 'A', cents: 50_000 });
    db.exec('UPDATE catalog_product SET special_price_cents = 30000');
    createPriceWatch(watch)();
    expect(mails()).toHaveLength(1);
  });
});

describe('a saved search', () => {
  const { id: _id, ...item } = aProduct({ id: 0, sku: 'X', price: 90 });
  const add = (sku: string, part: Partial<typeof item> = {}) =>
    changes.addItem({ ...item, sku, urlKey: sku, name: `${sku} tote`, categoryIds: [3], ...part });

  test('emails new matching items once and counts them', async () => {
    const store = createSavedSearchStore(db);
    store.save(1, { name: 'Red totes', query: '/handbags?term=tote&color=Red&max=100' });
    store.save(1, { name: 'Anything else', query: '/handbags?color=Green' });
    store.save(1, { name: 'Gone', query: '/no-such-place?color=Red' });
    add('RED-1', { attributes: { color: 'Red' } });
    add('RED-2', { attributes: { color: 'red' } });
    add('BLUE', { attributes: { color: 'Blue' } });
    add('DEAR', { attributes: { color: 'Red' }, price: 101 });
    add('ELSEWHERE', { attributes: { color: 'Red' }, categoryIds: [] });
    add('GONE', { attributes: { color: 'Red' }, qty: 0 });
    await handled();
    const sent = mails();
    expect(sent.map(({ text }) => text).join()).toContain('RED-1 tote');
    expect(sent.map(({ text }) => text).join()).toContain('RED-2 tote');
    expect(sent.map(({ text }) => text).join()).not.toMatch(/BLUE|DEAR|ELSEWHERE|GONE/);
    expect(sent.every(({ subject }) => String(subject).includes('Red totes'))).toBe(true);
    expect(store.of(1).map(({ name, newCount }) => [name, newCount])).toEqual([
      ['Gone', 0],
      ['Anything else', 0],
      ['Red totes', 2],
    ]);
    changes.changePrice('RED-1', 80);
    await handled();
    expect(mails()).toHaveLength(sent.length);
  });
});
