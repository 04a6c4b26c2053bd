import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCatalogChanges } from '../../backend/src/domains/catalog/changes.ts';
import { aProduct } from '../../backend/test/helpers/shop.ts';
import { type LiveShop, openLiveShop } from './live-shop.ts';

let live: LiveShop;
let parentId: number;
let changes: ReturnType<typeof createCatalogChanges>;

const SIZES = ['36', '37', '38'];

beforeEach(async () => {
  live = await openLiveShop(20);
  changes = createCatalogChanges(live.shop.db, () => Date.now() + 60_000);
  const add = (part: Parameters<typeof aProduct>[0]): number => {
    const { id: _id, ...item } = aProduct({ createdAt: 1_700_000_000, ...part });
    return changes.addItem(item);
  };
  parentId = add({
    id: 0,
    sku: 'LOAFER',
    name: 'Loafer',
    typeId: 'configurable',
    variantCodes: ['shoe_size'],
    attributes: { manufacturer: 'Gucci', shoe_size: SIZES },
  });
  SIZES.forEach((size, index) => {
    const sku = `LOAFER-${size}`;
    const attributes = { shoe_size: size };
    add({ id: 0, sku, price: 100 + index, attributes, parentId, visible: false });
  });
  await live.run('full');
});
afterEach(() => live.close());

/** The variants for sale of the written record: their SKUs and prices. */
async function getAvailable(): Promise<Record<string, number>> {
  const record = (await live.records('products')).get(String(parentId));
  expect(record).toMatchObject({ variant_options: ['Shoe size'] });
  const { variants } = record as { variants: { sku: string; price: number; in_stock: number }[] };
  return Object.fromEntries(
    variants.filter(({ in_stock }) => in_stock > 0).map(({ sku, price }) => [sku, price]),
  );
}

it('writes a configurable product with its variants, as the embedded back end does', async () => {
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-37': 101, 'LOAFER-38': 102 });
  await live.expectOwnRecords();
});

it('shows the price of a catalog price rule for a variant', async () => {
  const price = /(?<="sku":"LOAFER-37",.*?"final_price":\{"value":)101/;
  const { env } = await live.startEdited(({ pathname }, body) => ({
    body: pathname.endsWith('/graphql') ? body.replace(price, '50') : body,
  }));
  await live.run('full', { env });
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-37': 50, 'LOAFER-38': 102 });
});

it('no longer says that prices vary when those left have the same', async () => {
  expect((await live.records('products')).get(String(parentId))).toMatchObject({ price_varies: 1 });
  changes.markSold('LOAFER-36');
  changes.changePrice('LOAFER-37', 102);
  await live.run('changes');
  const record = (await live.records('products')).get(String(parentId));
  expect(record).not.toHaveProperty('price_varies');
  await live.expectOwnRecords();
});

it('writes it again when a variant was saved', async () => {
  changes.changePrice('LOAFER-37', 90);
  expect(await live.run('changes')).toMatchObject({ written: 1 });
  expect(await getAvailable()).toMatchObject({ 'LOAFER-37': 90 });
  await live.expectOwnRecords();
});

it('writes it again when a variant was sold, with the values of the others', async () => {
  changes.markSold('LOAFER-36');
  expect(await live.run('changes')).toMatchObject({ written: 1 });
  expect(await getAvailable()).toEqual({ 'LOAFER-37': 101, 'LOAFER-38': 102 });
  await live.expectOwnRecords();
});

it('removes a deleted variant, and the record of a deleted configurable product', async () => {
  const { db } = live.shop;
  db.exec("DELETE FROM catalog_product WHERE sku = 'LOAFER-38'");
  await live.run('changes');
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-37': 101 });
  db.exec("DELETE FROM catalog_product WHERE sku LIKE 'LOAFER%'");
  expect(await live.run('changes')).toMatchObject({ deleted: 1 });
  expect((await live.records('products')).get(String(parentId))).toBeUndefined();
});

it('adds variants that were disabled when they are enabled again', async () => {
  changes.removeItem('LOAFER-37');
  await live.run('changes');
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-38': 102 });
  changes.restock('LOAFER-37');
  expect(await live.run('changes')).toMatchObject({ written: 1 });
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-37': 101, 'LOAFER-38': 102 });
  for (const size of SIZES) changes.removeItem(`LOAFER-${size}`);
  expect(await live.run('changes')).toMatchObject({ deleted: 1 });
  for (const size of SIZES) changes.restock(`LOAFER-${size}`);
  expect(await live.run('changes')).toMatchObject({ written: 1 });
  expect(await getAvailable()).toEqual({ 'LOAFER-36': 100, 'LOAFER-37': 101, 'LOAFER-38': 102 });
  await live.expectOwnRecords();
});
