import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '../db/open.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import { readEnv } from '../env.ts';
import { createCommerceServer } from '../server.ts';
import { createTokens, userTypes } from '../shared/tokens.ts';
import { MEDIA_LIBRARY } from './demo/facts.ts';
import { writeExport } from './export/write-export.ts';
import { readExport } from './import/read-export.ts';
import { prepareData } from './prepare.ts';
import { replaceCatalogue } from './replace.ts';

const NOW = Date.UTC(2026, 5, 1);
const names = { indexPrefix: 'encore_default', webUrl: 'http://shop', mediaUrl: 'http://media' };
const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  street: ['9 Oak Ave'],
  city: 'Los Angeles',
  region_id: 12,
  region_code: 'CA',
  postcode: '90001',
  country_id: 'US',
  telephone: '555-0110',
  email: 'gina@example.test',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'encore-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function openShop() {
  const db = openDatabase(join(dataDir, 'commerce.sqlite'));
  const env = readEnv({ DATA_DIR: dataDir });
  const app = await createCommerceServer({ db, env, mediaDir: dataDir, mediaCacheDir: dataDir });
  const token = createTokens(db).issue({ type: userTypes.admin, id: 1 });
  const send = async (method: 'GET' | 'POST', path: string, payload: object = {}) => {
    const response = await app.inject({
      method,
      url: `/rest/V1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' && { payload }),
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const close = async (): Promise<void> => {
    await app.close();
    db.close();
  };
  return { db, send, close, catalog: createCatalogRepository(db) };
}

/** Imports the shop's own export without the lines that `drop` names. */
async function importWithout(shop: { db: DatabaseSync }, drop: readonly string[]): Promise<void> {
  const file = join(dataDir, 'export.csv');
  writeExport(shop.db, file);
  const lines = readFileSync(file, 'utf8').split('\n');
  const remaining = lines.filter((line) => !drop.some((sku) => line.startsWith(`${sku},`)));
  expect(remaining).toHaveLength(lines.length - drop.length);
  writeFileSync(file, remaining.join('\n'));
  const { catalogue } = await readExport(file, { mediaDir: MEDIA_LIBRARY, now: NOW });
  await replaceCatalogue(catalogue, {
    options: { dataDir, count: 60, ...names },
    state: { source: 'import', recipe: 'export.csv' },
  });
}

describe('an import under open carts', () => {
  it('retains the product of each cart line through order and cancellation', async () => {
    prepareData({ dataDir, count: 60, now: NOW });
    const shop = await openShop();
    const available = [...shop.catalog.visible()].filter(
      ({ qty, typeId }) => qty === 1 && typeId === 'simple',
    );
    const first = available[0];
    const piece = available[5];
    if (first === undefined || piece === undefined) throw new Error('The demo is too small.');
    const { sku } = piece;
    const cart = String(await shop.send('POST', '/guest-carts'));
    const path = `/guest-carts/${cart}`;
    await shop.send('POST', `${path}/items`, { cartItem: { quote_id: cart, sku, qty: 1 } });
    const before = await shop.send('GET', `${path}/items`);

    await importWithout(shop, [first.sku]);
    expect(await shop.send('GET', `${path}/items`)).toEqual(before);
    expect(shop.catalog.bySku(sku)).toMatchObject({ id: piece.id, urlKey: piece.urlKey });
    expect(shop.catalog.byId(first.id)).toBeUndefined();

    const information = {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    };
    await shop.send('POST', `${path}/shipping-information`, { addressInformation: information });
    const body = { email: address.email, paymentMethod: { method: 'checkmo' } };
    const order = Number(await shop.send('POST', `${path}/payment-information`, body));
    const soldOut = available.filter((one) => shop.catalog.bySku(one.sku)?.qty === 0);
    expect(soldOut.map((one) => one.sku)).toEqual([sku]);

    await importWithout(shop, [available[1]?.sku ?? '']);
    expect(await shop.send('POST', `/orders/${order}/cancel`)).toBe(true);
    expect(shop.catalog.bySku(sku)?.qty).toBe(1);
    await shop.close();
  });

  it('reuses the id of a returning SKU and gives a new SKU an unused id', async () => {
    prepareData({ dataDir, count: 60, now: NOW });
    const shop = await openShop();
    const categories = shop.catalog.categories();
    const items = [...shop.catalog.visible()];
    const last = items.at(-1);
    if (last === undefined) throw new Error('The demo is empty.');
    await importWithout(shop, [last.sku]);
    const fresh = { ...last, sku: 'NEW', urlKey: 'new' };
    await replaceCatalogue(
      { categories, products: [fresh, ...items.map((item) => ({ ...item, id: item.id + 5000 }))] },
      { options: { dataDir, count: 60, ...names }, state: { source: 'import', recipe: 'x' } },
    );
    expect(shop.catalog.bySku(last.sku.toLowerCase())?.id).toBe(last.id);
    expect(shop.catalog.bySku('NEW')?.id).toBeGreaterThan(last.id);
    await shop.close();
  });
});

it('gives cart and order lines the product id of their SKU when an older shop is opened', () => {
  const migrations = join(import.meta.dirname, '../db/migrations');
  const older = join(dataDir, 'older');
  mkdirSync(older);
  for (const name of readdirSync(migrations))
    if (name < '092-product-id.sql') copyFileSync(join(migrations, name), join(older, name));
  const db = new DatabaseSync(':memory:');
  migrate(db, older);
  db.exec(`
    INSERT INTO catalog_product (id, sku, name, type_id, price_cents, qty, enabled, visible, url_key,
      image, gallery, tax_class, created_at, updated_at, attributes)
    VALUES (1, 'A', 'A', 'simple', 1, 1, 1, 1, 'a', '', '[]', '', 0, 0, '{}'),
      (2, 'B', 'B', 'simple', 1, 1, 1, 1, 'b', '', '[]', '', 0, 0, '{}');
    INSERT INTO quote (id, masked_id, created_at, updated_at) VALUES (1, 'm', '', '');
    INSERT INTO quote_item (quote_id, product_id, sku, name, price, qty, product_type)
    VALUES (1, 2, 'a', 'A', 1, 1, 'simple'), (1, 1, 'GONE', 'Gone', 1, 1, 'simple');
    INSERT INTO sales_order (id, increment_id, quote_id, state, status, grand_total_cents,
      created_at, updated_at, snapshot) VALUES (1, '1', 1, 'new', 'pending', 1, '', '', '{}');
    INSERT INTO sales_order_item (order_id, product_id, qty, data)
    VALUES (1, 1, 1, '{"totals":{"item":{"sku":"B","productId":1}}}');`);
  migrate(db, migrations);
  const ids = db.prepare('SELECT product_id FROM quote_item ORDER BY id').all();
  expect(ids.map((row) => row.product_id)).toEqual([1, 4]);
  const line = db.prepare('SELECT product_id, data FROM sales_order_item').get();
  expect(line?.product_id).toBe(2);
  expect(JSON.parse(String(line?.data)).totals.item.productId).toBe(2);
  db.close();
});
