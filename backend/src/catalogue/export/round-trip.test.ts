import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../../../test/helpers/shop.ts';
import { openDatabase } from '../../db/open.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import type { CatalogCategory, CatalogProduct } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { MEDIA_LIBRARY } from '../demo/facts.ts';
import { generateCatalogue } from '../demo/generate.ts';
import { FALLBACK_PICTURE } from '../import/draft.ts';
import { readExport } from '../import/read-export.ts';
import { fillCommerce } from '../store/commerce.ts';
import { writeExport } from './write-export.ts';

const NOW = Date.UTC(2026, 0, 1);
const FIXTURE = join(import.meta.dirname, '../fixtures/products.csv');
const library = new Set(readdirSync(MEDIA_LIBRARY));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-export-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createShop(catalogue: Catalogue): DatabaseSync {
  const db = openDatabase(':memory:');
  fillCommerce(db, catalogue);
  return db;
}

function toPath(category: CatalogCategory, all: readonly CatalogCategory[]): string {
  const parent = all.find(({ id }) => id === category.parentId);
  return parent ? `${toPath(parent, all)}>${category.name}` : category.name;
}

/** What a shop holds, without the numbers that an import gives anew. */
function readContent(db: DatabaseSync) {
  const catalog = createCatalogRepository(db);
  const categories = catalog.categories();
  const paths = new Map(categories.map((one) => [one.id, toPath(one, categories)]));
  const ids = db.prepare('SELECT id FROM catalog_product ORDER BY id').all();
  const getSku = (id: number | null) => (id === null ? null : catalog.byId(id)?.sku);
  return catalog.byIds(ids.map(({ id }) => Number(id))).map(({ id: _id, ...product }) => ({
    ...product,
    parentId: getSku(product.parentId),
    categoryIds: product.categoryIds.map((id) => paths.get(id)).sort(),
  }));
}

async function roundTrip(db: DatabaseSync, name: string) {
  const first = join(folder, `${name}-1.csv`);
  const second = join(folder, `${name}-2.csv`);
  const count = writeExport(db, first);
  const { catalogue, report } = await readExport(first, { mediaDir: MEDIA_LIBRARY, now: NOW });
  const again = createShop(catalogue);
  writeExport(again, second);
  const texts = [first, second].map((file) => readFileSync(file, 'utf8'));
  return { count, report, again, texts };
}

/** A demo picture that is missing on purpose is left out by an import. */
function asShown<P extends Pick<CatalogProduct, 'image' | 'gallery'>>(product: P): P {
  const there = product.gallery.filter(({ file }) => library.has(file.split('/').at(-1) ?? ''));
  const gallery = there.length > 0 ? there : [FALLBACK_PICTURE];
  return { ...product, image: gallery[0]?.file ?? '', gallery };
}

describe('an exported and imported catalogue', () => {
  test('keeps every product of the demo', async () => {
    const db = createShop(generateCatalogue({ count: 400, now: NOW }));
    const { count, report, again } = await roundTrip(db, 'demo');
    expect(count).toBe(400);
    expect(report.skipped).toEqual([]);
    expect(readContent(again)).toEqual(readContent(db).map(asShown));
  });

  test('keeps an imported catalogue with variants and exports the same file again', async () => {
    const read = await readExport(FIXTURE, { mediaDir: MEDIA_LIBRARY, now: NOW });
    const db = createShop(read.catalogue);
    const { report, again, texts } = await roundTrip(db, 'fixture');
    expect(report.skipped).toEqual([]);
    expect(readContent(again)).toEqual(readContent(db));
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toContain('sku=TEE-S,size=S,color=Red|sku=TEE-M,size=M,color=Red|sku=TEE-L');
  });

  test('keeps quotes, commas, line breaks and formula signs in values', async () => {
    const base = { parentId: 2, level: 2, position: 1, includeInMenu: true, image: null };
    const names = ['Bags, Purses', '12" Discs', 'On/Off'];
    const categories = [
      { ...base, id: 1, parentId: 0, level: 0, name: 'Root Catalog', urlKey: null, urlPath: null },
      {
        ...base,
        id: 2,
        parentId: 1,
        level: 1,
        name: 'Default Category',
        urlKey: null,
        urlPath: null,
      },
      ...names.map((name, index) => ({
        ...base,
        id: 3 + index,
        name,
        urlKey: `c-${index}`,
        urlPath: `c-${index}`,
      })),
    ].map((category) => ({ ...category, description: null }));
    const gallery = [...library].slice(0, 3).map((file, index) => ({
      file: `/${file[0]}/${file[1]}/${file}`,
      label: ['a "label", quoted', '', 'x=y'][index] ?? '',
    }));
    const attributes = {
      description: '<p>One, "two"</p>',
      meta_title: "'=quoted",
      meta_keyword: '@a',
      care: 'Wipe, dry; say "no"',
      note: 'a=b',
      colors: ['Red', 'Off, White'],
      lines: 'one\ntwo',
      production_year: 1999,
      width: '12" wide',
    };
    const odd = aProduct({
      id: 1,
      sku: '-A,"1"',
      name: '=Line\nbreak, "quote" = | é',
      price: 0.1,
      msrp: 12_345.67,
      gallery,
      image: gallery[0]?.file ?? '',
      attributes,
      categoryIds: [3, 4, 5],
      weight: null,
      specialPrice: 0.05,
      qty: 0,
      enabled: false,
      urlKey: 'odd',
    });
    const db = createShop({ categories, products: [odd] });
    const { again, texts } = await roundTrip(db, 'odd');
    expect(readContent(again)).toEqual(readContent(db));
    for (const quoted of [`"'-A,""1""`, `"'=Line`, `,''=quoted,`, `,'@a,`])
      expect(texts[0]).toContain(quoted);
  });
});

test('leaves no file when writing fails', () => {
  const db = createShop({ categories: [], products: [aProduct({ id: 1, sku: 'A' })] });
  const target = mkdtempSync(join(folder, 'failing-'));
  expect(() => writeExport(db, join(target, 'no', 'such', 'folder.csv'))).toThrow('ENOENT');
  const stop = () => {
    throw new Error('stopped');
  };
  expect(() => writeExport(db, join(target, 'products.csv'), stop)).toThrow('stopped');
  expect(readdirSync(target)).toEqual([]);
});
