import type { DatabaseSync } from 'node:sqlite';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, runService, TEST_KEYS } from '../../test/helpers/search-service.ts';
import { aProduct, handbags } from '../../test/helpers/shop.ts';
import { fillCommerce } from '../catalogue/store/commerce.ts';
import { fillSearch } from '../catalogue/store/search.ts';
import { markSearchFilled, putPendingSearch } from '../catalogue/store/state.ts';
import { openDatabase } from '../db/open.ts';
import { type CatalogChanges, createCatalogChanges } from '../domains/catalog/changes.ts';
import { type IndexSync, type IndexSyncOptions, startIndexSync } from './worker.ts';

const records = {
  indexPrefix: 'test',
  webUrl: 'http://shop.test',
  mediaUrl: 'http://media.test',
};

let db: DatabaseSync;
let service: RunningService;
let changes: CatalogChanges;
let sync: IndexSync | undefined;
const troubles: unknown[] = [];

beforeEach(async () => {
  db = openDatabase(':memory:');
  service = await runService();
  changes = createCatalogChanges(db);
  troubles.length = 0;
  fillCommerce(db, {
    categories: [handbags],
    products: [
      aProduct({ id: 1, sku: 'A', price: 500, msrp: 1000, categoryIds: [3] }),
      aProduct({ id: 2, sku: 'B', price: 700, categoryIds: [3] }),
    ],
  });
  fillSearch(service.engine, db, records);
});
afterEach(async () => {
  await sync?.stop();
  sync = undefined;
  await service.stop();
  db.close();
});

function start(part: Partial<IndexSyncOptions> = {}): void {
  sync = startIndexSync({
    db,
    records,
    onTrouble: (error) => troubles.push(error),
    target: { url: service.url, appId: TEST_KEYS.appId, adminKey: TEST_KEYS.adminKey },
    ...part,
  });
}

const waiting = (): number =>
  Number(db.prepare('SELECT count(*) AS n FROM search_outbox').get()?.n);
const written = () => expect.poll(waiting).toBe(0);
const getRecord = (objectID: string, index = 'test_products') =>
  service.client(TEST_KEYS.searchKey).getObject({ indexName: index, objectID });

describe('changes in the shop', () => {
  test('updates only the price and stock after a price change', async () => {
    await service.client(TEST_KEYS.adminKey).partialUpdateObject({
      indexName: 'test_products',
      objectID: '1',
      attributesToUpdate: { note: 'kept' },
    });
    start();
    changes.changePrice('a', 400);
    await written();
    expect(await getRecord('1')).toMatchObject({
      price: { USD: { default: 400, default_formated: '$400.00' } },
      discount_percentage: 60,
      note: 'kept',
    });
  });

  test("updates the stock and the category's count after a sale", async () => {
    start();
    changes.markSold('A');
    await written();
    expect(await getRecord('1')).toMatchObject({ stock_qty: 0, salable_qty: 0, in_stock: 0 });
    expect(await getRecord('3', 'test_categories')).toMatchObject({ product_count: 1 });
  });

  test('adds the record of a new item and deletes that of a hidden one', async () => {
    start();
    const { id: _id, ...item } = aProduct({ id: 0, sku: 'NEW', name: 'A new tote', price: 90 });
    const id = changes.addItem({ ...item, categoryIds: [3] });
    changes.removeItem('B');
    await written();
    expect(await getRecord(String(id))).toMatchObject({
      sku: 'NEW',
      categories: { level0: ['Handbags'] },
      url: 'http://shop.test/new.html',
    });
    expect(await getRecord('3', 'test_categories')).toMatchObject({
      name: 'Handbags',
      product_count: 2,
    });
    await expect(getRecord('2')).rejects.toMatchObject({ status: 404 });
  });

  test('writes the last of many changes across batches', async () => {
    for (let price = 1; price <= 450; price++) changes.changePrice('A', price);
    start();
    await written();
    expect(await getRecord('1')).toMatchObject({ price: { USD: { default: 450 } } });
  });

  test('updates the configurable product when a variant is sold', async () => {
    const write = (part: Parameters<typeof aProduct>[0]) => {
      const { id: _id, ...item } = aProduct(part);
      return changes.addItem(item);
    };
    const variantCodes = ['size'];
    const tee = { id: 0, sku: 'TEE', typeId: 'configurable', price: 30, variantCodes } as const;
    const parentId = write(tee);
    const aVariant = (size: string, price: number) => {
      const attributes = { size };
      return { id: 0, sku: `TEE-${size}`, price, parentId, visible: false, attributes };
    };
    write(aVariant('S', 30));
    write(aVariant('M', 40));
    start();
    await written();
    expect(await getRecord(String(parentId))).toMatchObject({ price_varies: 1 });
    changes.markSold('TEE-S');
    await written();
    expect(await getRecord(String(parentId))).not.toHaveProperty('price_varies');
    expect(await getRecord(String(parentId))).toMatchObject({
      price: { USD: { default: 40 } },
      in_stock: 1,
      size: ['M'],
      variant_options: ['Size'],
      variants: [
        { sku: 'TEE-S', values: ['S'], price: 30, in_stock: 0 },
        { sku: 'TEE-M', values: ['M'], price: 40, in_stock: 1 },
      ],
    });
    changes.markSold('TEE-M');
    await written();
    expect(await getRecord(String(parentId))).toMatchObject({ in_stock: 0 });
  });
});

describe('a search service in trouble', () => {
  test('retains changes while search is unreachable and logs it once', async () => {
    const late: FastifyInstance = Fastify();
    const url = await late.listen({ host: '127.0.0.1', port: 0 });
    await late.close();
    start({ target: { url, appId: 'encore', adminKey: 'admin-key' } });
    changes.changePrice('A', 300);
    await expect.poll(() => troubles).toHaveLength(1);
    expect(waiting()).toBe(1);
    const bodies: unknown[] = [];
    const back = Fastify();
    back.post('/1/indexes/*', async (request) => {
      bodies.push(request.body);
      return {};
    });
    await back.listen({ host: '127.0.0.1', port: Number(new URL(url).port) });
    await written();
    expect(bodies).toHaveLength(1);
    await expect.poll(() => troubles.at(-1)).toBeUndefined();
    expect(troubles).toHaveLength(2);
    await sync?.stop();
    await back.close();
  });

  test('writes the other records when the service rejects one', async () => {
    const picky = Fastify();
    const taken: string[] = [];
    picky.post<{ Body: { requests: { body: { objectID: string } }[] } }>(
      '/1/indexes/*',
      async ({ body }, reply) => {
        const ids = body.requests.map((one) => one.body.objectID);
        if (ids.includes('1')) return reply.status(400).send({ message: 'no' });
        taken.push(...ids);
        return {};
      },
    );
    const url = await picky.listen({ host: '127.0.0.1', port: 0 });
    changes.changePrice('A', 300);
    changes.changePrice('B', 300);
    start({ target: { url, appId: 'encore', adminKey: 'admin-key' } });
    await written();
    expect(taken).toEqual(['2', '3']);
    expect(String(troubles[0])).toContain('400');
    await sync?.stop();
    await picky.close();
  });

  test('passes the same changes again to a listener that failed', async () => {
    const heard: string[][] = [];
    start({
      listeners: [
        async (list) => {
          heard.push(list.map(({ reason }) => reason));
          if (heard.length === 1) throw new Error('not now');
        },
      ],
    });
    changes.changePrice('A', 300);
    await written();
    expect(heard).toEqual([['price'], ['price']]);
  });
});

test('rolls back product and outbox when a change fails', () => {
  const { id: _id, ...item } = aProduct({ id: 0, sku: 'A' });
  expect(() => changes.addItem(item)).toThrow();
  expect(() => changes.changePrice('nothing', 1)).toThrow('There is no item nothing.');
  expect(() => changes.changePrice('A', 0)).toThrow('0 is not a price.');
  expect(waiting()).toBe(0);
});

test('delays a change until the indexes of an import are published', async () => {
  putPendingSearch(db, { version: 'new', indexPrefix: 'test' });
  changes.changePrice('a', 400);
  start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waiting()).toBe(1);
  markSearchFilled(db, 'test');
  await written();
  expect(await getRecord('1')).toMatchObject({ price: { USD: { default: 400 } } });
});
