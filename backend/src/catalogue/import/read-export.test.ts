import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogProduct } from '../../domains/catalog/types.ts';
import { productView } from '../../domains/catalog/views.ts';
import type { Catalogue } from '../catalogue.ts';
import { MEDIA_LIBRARY } from '../demo/facts.ts';
import { readExport } from './read-export.ts';
import { formatReport, type ImportReport } from './report.ts';

const FIXTURE = join(import.meta.dirname, '../fixtures/products.csv');
const NOW = Date.UTC(2026, 0, 1);

let folder: string;
let catalogue: Catalogue;
let report: ImportReport;
let bySku: Map<string, CatalogProduct>;

const read = (file: string) => readExport(file, { mediaDir: MEDIA_LIBRARY, now: NOW });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-import-'));
  ({ catalogue, report } = await read(FIXTURE));
  bySku = new Map([...catalogue.products].map((product) => [product.sku, product]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a product export', () => {
  it('reads quotes, commas and line breaks in a row', () => {
    expect(bySku.get('BAG-1')).toMatchObject({
      name: 'Tiffany & Co. Flap "Étoile", Small',
      price: 1250.5,
      specialPrice: 990,
      msrp: 2400,
      weight: 1.2,
      createdAt: Date.UTC(2024, 0, 15, 10) / 1000,
      updatedAt: Date.UTC(2024, 1, 1, 8, 30) / 1000,
      attributes: {
        manufacturer: 'Tiffany & Co.',
        care: 'Wipe, dry; say "no" to water',
        gemstones: ['Onyx', 'Malachite'],
        includes: 'Box, dust bag and card',
        condition_label: 'Excellent',
      },
    });
  });

  it('takes pictures from the library and a placeholder for a missing one', () => {
    expect(bySku.get('BAG-1')?.gallery.map(({ file }) => file)).toEqual([
      '/f/l/flap-quilted-lamb-black-gold-q.webp',
      '/f/l/flap-quilted-lamb-black-gold-front.webp',
    ]);
    expect(bySku.get('BAG-2')?.image).toBe('/placeholder/fallback.webp');
  });

  it('creates the categories that rows name and one for the designer', () => {
    const paths = catalogue.categories.map(({ urlPath }) => urlPath);
    expect(paths).toEqual([
      ...[null, null, 'handbags', 'handbags/shoulder-bags', 'new-arrivals'],
      ...['designers', 'designers/tiffany--co-', 'bags-purses'],
      ...['men', 'men/tops', 'men/tops/tees'],
    ]);
    const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
    expect(names.get(bySku.get('BAG-3')?.categoryIds[0] ?? 0)).toBe('Bags / Purses');
    expect(bySku.get('TEE')?.categoryIds.map((id) => names.get(id))).toEqual([
      'Men',
      'Tops',
      'Tees',
    ]);
  });

  it('gathers variants under their configurable product', () => {
    const tee = bySku.get('TEE');
    expect(tee).toMatchObject({ typeId: 'configurable', visible: true, qty: 1, price: 18.5 });
    expect(tee?.attributes).toMatchObject({ size: ['S', 'M'], color: 'Red' });
    expect(bySku.get('TEE-S')).toMatchObject({ parentId: tee?.id, visible: false, qty: 100 });
  });

  it('makes URL keys unique and follows stock, sale dates and the status', () => {
    const twin = bySku.get('BAG-2');
    expect(twin?.urlKey).toBe('flap-etoile-bag-2');
    expect(twin).toMatchObject({ qty: 0, specialPrice: null, createdAt: NOW / 1000 });
    expect(bySku.get('BAG-3')).toMatchObject({ enabled: false, price: 0.99, qty: 4 });
    expect(bySku.get('QUOTE-1')).toMatchObject({ typeId: 'virtual', weight: null });
  });

  it('reports each skipped row with its line and reason', () => {
    expect(report.skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'holds the texts of the store view "fr"'],
      [12, 'the shop does not sell bundle products'],
      [13, 'the shop does not sell grouped products'],
      [14, 'the shop does not sell downloadable products'],
      [11, 'its variant TEE-XL is not in the file'],
    ]);
    const text = formatReport(report);
    expect(text).toContain(
      'Imported 8 products from products.csv: 6 simple, 1 virtual, 1 configurable',
    );
    expect(text).toContain('line 13, GROUP: the shop does not sell grouped products');
  });
});

const HEADER = 'sku,product_type,name,price,qty,additional_attributes\n';

describe('a bad file', () => {
  it.each([
    ['a word for a price', `${HEADER}a,simple,A,ten,1,\n`, 'Line 2, column price: "ten" is not'],
    ['a negative price', `${HEADER}a,simple,A,-1,1,\n`, 'Line 2, column price: -1 is below zero'],
    ['a missing price', `${HEADER}a,simple,A,,1,\n`, 'Line 2, column price: is empty'],
    ['a bad amount', `${HEADER}a,simple,A,1,some,\n`, 'Line 2, column qty: "some" is not'],
    ['a missing SKU', `${HEADER}a,simple,A,1,1,\n,simple,B,1,1,\n`, 'Line 3, column sku: is empty'],
    [
      'a repeated SKU',
      `${HEADER}a,simple,A,1,1,\nA,simple,B,1,1,\n`,
      'Line 3, column sku: "A" is on line 2',
    ],
    [
      'an empty name below a row with a line break',
      `${HEADER}a,simple,"A\nB",1,1,\nb,simple,,1,1,\n`,
      'Line 4, column name: is',
    ],
    [
      'too many values',
      `${HEADER}a,simple,A,1,1,,,\n`,
      'Line 2, column additional_attributes: the line has 8',
    ],
    [
      'too few values',
      `${HEADER}a,simple,A\n`,
      'Line 2, column price: the line has 3 values, the header 6',
    ],
    ['an open quote', `${HEADER}a,simple,"A,1,1,\n`, 'column name: Quote Not Closed'],
    [
      'a quote inside a value',
      `${HEADER}a,simple,A"B",1,1,\n`,
      'Line 2, column name: Invalid Opening Quote',
    ],
    [
      'a price above the maximum',
      `${HEADER}a,simple,A,100000000000000000000,1,\n`,
      'Line 2, column price: 100000000000000000000 is more than 99999999',
    ],
    [
      'a NUL in a SKU',
      `${HEADER}a,simple,A,1,1,\na\u0000b,simple,A,1,1,\n`,
      'Line 3, column sku: has a control character',
    ],
    [
      'a word for a date',
      'sku,product_type,name,price,special_price,special_price_from_date\na,simple,A,9,5,soon\n',
      'Line 2, column special_price_from_date: "soon" is not a date',
    ],
    [
      'an attribute without a value',
      `${HEADER}a,simple,A,1,1,color\n`,
      'Line 2, column additional_attributes: "color" is not',
    ],
    ['a missing column', 'sku,name,price\na,A,1\n', 'Line 1, column product_type: is missing'],
    [
      'a repeated column',
      'sku,product_type,name,price,sku\n',
      'Line 1, column sku: is there more than once',
    ],
    ['an empty file', '', 'Line 1, column sku: is missing; the file is empty'],
    ['a header without rows', HEADER, 'Line 2, column sku: the file has no product'],
    [
      'letters that are not UTF-8',
      Buffer.from(`${HEADER}a,simple,\xe9,1,1,\n`, 'latin1'),
      'Line 2, column name: is not UTF-8',
    ],
  ])('rejects %s, naming line and column', async (_name, content, message) => {
    const file = join(folder, 'bad.csv');
    writeFileSync(file, content);
    await expect(read(file)).rejects.toThrow(message);
  });
});

async function readText(content: string) {
  const file = join(folder, 'odd.csv');
  writeFileSync(file, content);
  const { catalogue: read1, report } = await read(file);
  return { products: [...read1.products], categories: read1.categories, report };
}

describe('a doubtful row', () => {
  const COLUMNS = 'sku,product_type,name,price,special_price,categories,configurable_variations\n';

  it.each([
    ['a,simple,A,0,,,', [], 'its price is 0: nothing is sold for nothing'],
    ['a,simple,A,10,12,,', ['a'], 'its special price 12 is above its price 10 and is left out'],
    ['a,simple,A,10,0,,', ['a'], 'its special price 0 is no price and is left out'],
    ['a,configurable,A,10,,,sku=a', ['a'], 'its variant a is configurable itself'],
    [
      'a,simple,A,10,,Default Category/a|Default Category/b,',
      ['a'],
      'its categories "Default Category/a|Default Category/b" have a bar between them',
    ],
    ['a,simple,A,10,,a|Default Category/b,', ['a'], 'its categories "a|Default Category/b" have'],
  ])('reports the row %s with its line', async (line, skus, reason) => {
    const { products, categories, report } = await readText(
      `${COLUMNS}z,simple,Z,1,,Default Category/Bags | Purses,\n${line}\n`,
    );
    expect(products.map(({ sku }) => sku)).toEqual(['z', ...skus]);
    expect(products.at(-1)).toMatchObject({ specialPrice: null, parentId: null });
    expect(categories.map(({ name }) => name)).toEqual([
      ...['Root Catalog', 'Default Category', 'Bags | Purses'],
    ]);
    expect(report.skipped).toHaveLength(1);
    expect(report.skipped[0]).toMatchObject({ line: 3, sku: 'a' });
    expect(report.skipped[0]?.reason).toContain(reason);
  });

  it('ignores a row of blanks', async () => {
    const { products, report } = await readText(
      `${HEADER}a,simple,A,1,1,\n , ,,  ,,\n   \n,,,,,\n`,
    );
    expect(products).toHaveLength(1);
    expect(formatReport(report)).toContain('Nothing was skipped.');
  });
});

describe('columns beyond those of a listing', () => {
  it('keeps texts for search engines and the description as attributes', async () => {
    const { products, report } = await readText(
      'sku,product_type,name,price,description,short_description,meta_title,meta_keywords,meta_description,min_cart_qty\n' +
        'a,simple,A,1,<p>Long</p>,Short,Title,"a, b",Said,1.0000\n',
    );
    expect(products[0]?.attributes).toEqual({
      description: '<p>Long</p>',
      short_description: 'Short',
      meta_title: 'Title',
      meta_keyword: 'a, b',
      meta_description: 'Said',
    });
    expect(formatReport(report)).toContain('Nothing was skipped.');
    const view = productView(products[0] as CatalogProduct);
    const title = { attribute_code: 'meta_title', value: 'Title' };
    expect(view.custom_attributes).toContainEqual(title);
  });

  it('names the columns that it leaves out, and only those with values', async () => {
    const { report } = await readText(
      'sku,product_type,name,price,min_cart_qty,my_column,related_skus\na,simple,A,1,3,mine,\n',
    );
    expect(report.unusedColumns).toEqual(['min_cart_qty', 'my_column']);
    const text = formatReport(report);
    expect(text).toContain('Skipped 2 columns: min_cart_qty, my_column.');
    expect(text).not.toContain('Nothing was skipped');
  });
});
