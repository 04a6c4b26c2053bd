import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import { MEDIA_LIBRARY } from '../demo/facts.ts';
import { generateCatalogue } from '../demo/generate.ts';
import { readCatalogue, readExport } from '../import/read-export.ts';
import { fillCommerce } from '../store/commerce.ts';
import { addItems, itemRows, readItems } from './add-items.ts';

const NOW = Date.UTC(2026, 0, 1);
const how = { mediaDir: MEDIA_LIBRARY, now: NOW };
const FIXTURE = join(import.meta.dirname, '../fixtures/products.csv');

let db: DatabaseSync;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-add-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  db = openDatabase(':memory:');
  fillCommerce(db, generateCatalogue({ count: 100, now: NOW }));
});

const add = async (items: unknown) =>
  addItems(db, (await readCatalogue(itemRows(items), 'items.json', how)).catalogue);
const outbox = () => db.prepare('SELECT product_id, reason FROM search_outbox ORDER BY id').all();
const products = () => Number(db.prepare('SELECT count(*) AS n FROM catalog_product').get()?.n);

const bag = {
  sku: 'NEW-1',
  name: 'A new bag',
  price: 1200,
  categories: ['Default Category/Handbags/Shoulder Bags', 'Default Category/Gifts, Small'],
  additional_attributes: { manufacturer: 'Chanel', production_year: 2001, care: 'Wipe, dry' },
};

describe('an added item', () => {
  test('puts an item into existing categories and creates the missing one', async () => {
    const catalog = createCatalogRepository(db);
    const before = catalog.categories().map(({ id }) => id);
    expect(await add([bag])).toBe(1);
    const item = catalog.bySku('new-1');
    expect(item).toMatchObject({
      typeId: 'simple',
      qty: 1,
      price: 1200,
      urlKey: 'a-new-bag',
      createdAt: NOW / 1000,
      attributes: { manufacturer: 'Chanel', production_year: 2001, care: 'Wipe, dry' },
    });
    const places = item?.categoryIds.map((id) => catalog.categoryById(id)?.urlPath);
    expect(places?.sort()).toEqual(
      ['designers', 'designers/chanel', 'gifts-small', 'handbags', 'handbags/shoulder-bags'].sort(),
    );
    const made = catalog.categories().filter(({ id }) => !before.includes(id));
    expect(made.map(({ name, parentId, level }) => ({ name, parentId, level }))).toEqual([
      { name: 'Gifts, Small', parentId: 2, level: 2 },
    ]);
    expect(catalog.rewrite('a-new-bag.html')?.entityId).toBe(item?.id);
    expect(outbox()).toEqual([{ product_id: item?.id, reason: 'added' }]);
  });

  test('gives an item a URL key of its own when the requested one is taken', async () => {
    const taken = createCatalogRepository(db).byId(100_001)?.urlKey;
    await add({ ...bag, url_key: taken });
    const item = createCatalogRepository(db).bySku('NEW-1');
    expect(item?.urlKey).toBe(`${taken}-${item?.id}`);
  });

  test('adds variants, which the search omits', async () => {
    const { catalogue } = await readExport(FIXTURE, how);
    expect(addItems(db, catalogue)).toBe(8);
    const catalog = createCatalogRepository(db);
    const tee = catalog.bySku('TEE');
    expect(catalog.getVariants(tee?.id ?? 0).map(({ sku }) => sku)).toEqual([
      'TEE-S',
      'TEE-M',
      'TEE-L',
    ]);
    expect(outbox()).toHaveLength(5);
  });
});

describe('items that cannot be added', () => {
  test('adds nothing if one of the items exists', async () => {
    const known = createCatalogRepository(db).byId(100_001)?.sku;
    await expect(add([bag, { ...bag, sku: known }])).rejects.toThrow(
      `The shop has ${known} already. Nothing was added.`,
    );
    expect([products(), outbox().length]).toEqual([100, 0]);
  });

  test.each([
    ['[1]', 'Line 1, column (item): is not an object.'],
    ['[{"sku":"A","name":"A","price":"ten"}]', 'Line 1, column price: "ten" is not a number.'],
    ['[{"sku":"A","name":"A","price":1},{"name":"B","price":1}]', 'Line 2, column sku: is empty.'],
    ['{"sku":', 'Line 1, column (file): is not JSON'],
    ['[]', 'the file has no product'],
  ])('rejects %s and says what is wrong', async (text, message) => {
    const file = join(folder, 'items.json');
    writeFileSync(file, text);
    await expect((async () => readCatalogue(readItems(file), 'items.json', how))()).rejects.toThrow(
      message,
    );
  });
});
