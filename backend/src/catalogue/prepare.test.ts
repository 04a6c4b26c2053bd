import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import { openSearchEngine } from '../search/engine/engine.ts';
import { COMMANDS } from './commands.ts';
import { prepareData } from './prepare.ts';

const NOW = Date.UTC(2026, 5, 1);
const FIXTURE = join(import.meta.dirname, 'fixtures/products.csv');

type Listed = { readonly price: { readonly USD: { readonly default: number } } };

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'encore-data-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const prepare = (count = 120) => prepareData({ dataDir, count, now: NOW });

const run = (command: string, ...args: string[]) =>
  COMMANDS.get(command)?.run(args, {
    dataDir,
    count: 200,
    indexPrefix: 'encore_default',
    webUrl: 'http://shop.test',
    mediaUrl: 'http://pictures.test',
  });

function count(sql: string): number {
  const db = openDatabase(join(dataDir, 'commerce.sqlite'));
  const row = db.prepare(sql).get();
  db.close();
  return Number(row?.count);
}

const products = () => count('SELECT count(*) AS count FROM catalog_product');

function hits(index: string, params: Record<string, unknown> = {}): Record<string, unknown> {
  const engine = openSearchEngine(join(dataDir, 'search.sqlite'));
  try {
    return engine.search(`encore_default_${index}`, params);
  } finally {
    engine.close();
  }
}

const found = (index: string, params: Record<string, unknown> = {}) => hits(index, params).nbHits;

describe('prepareData', () => {
  it('creates both files once and does not change them later', () => {
    expect(prepare().built).toBe(true);
    expect([products(), found('products')]).toEqual([120, 120]);
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    db.exec("UPDATE catalog_product SET name = 'changed'");
    db.close();
    expect(prepare().built).toBe(false);
    expect(count("SELECT count(*) AS count FROM catalog_product WHERE name = 'changed'")).toBe(120);
  });

  it('recreates the demo for another recipe and retains all else', () => {
    prepare();
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    db.exec("INSERT INTO url_rewrite VALUES ('our-page', 'cms/page/view/id/1', 0, 'CMS_PAGE', 1)");
    db.close();
    expect(prepare(130).built).toBe(true);
    expect(products()).toBe(130);
    expect(count("SELECT count(*) AS count FROM url_rewrite WHERE request_path = 'our-page'")).toBe(
      1,
    );
  });

  it('completes an interrupted start', () => {
    prepare();
    rmSync(join(dataDir, 'search.sqlite'));
    expect(prepare().built).toBe(true);
    expect(found('products')).toBe(120);
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    db.exec("DELETE FROM catalogue_state WHERE key = 'search'");
    db.close();
    expect(prepare().built).toBe(true);
    expect(prepare().built).toBe(false);
  });

  it('fills the search again when pages have changed', () => {
    prepare();
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    db.exec('DELETE FROM content_state');
    db.close();
    expect(prepare().built).toBe(true);
    expect(prepare().built).toBe(false);
  });

  it('fills a search file that was opened empty', () => {
    openSearchEngine(join(dataDir, 'search.sqlite')).close();
    prepare();
    expect(found('products')).toBe(120);
  });

  it('fills every index and replica that the gateway uses', () => {
    prepare();
    for (const order of ['name_asc', 'name_desc', 'price_default_asc', 'created_at_desc'])
      expect(found(`products_${order}`), order).toBe(120);
    expect(found('product_attributes')).toBe(13);
    expect(found('categories', { query: 'totes' })).toBe(1);
    expect(Number(found('pages', { query: 'shipping' }))).toBeGreaterThan(0);
    expect(Number(found('section_blocks'))).toBeGreaterThan(0);
    const sold = { numericFilters: ['stock_qty=0'] };
    expect(Number(found('products', sold))).toBe(
      count('SELECT count(*) AS count FROM catalog_product WHERE qty = 0'),
    );
    const listed = hits('products_price_default_desc', { hitsPerPage: 120 }).hits as Listed[];
    const prices = listed.map(({ price }) => price.USD.default);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});

describe('npm run catalogue', () => {
  it('imports a file in place of the demo, which no later start brings back', async () => {
    prepare();
    expect(await run('import', FIXTURE)).toContain('Imported 8 products');
    expect(products()).toBe(8);
    expect(found('products')).toBe(4);
    expect(found('products', { facetFilters: ['color:Red'] })).toBe(1);
    expect(prepare().built).toBe(false);
    expect(products()).toBe(8);
  });

  it('changes nothing when the file is bad, missing or not named', async () => {
    prepare();
    const bad = join(dataDir, 'bad.csv');
    writeFileSync(bad, 'sku,product_type,name,price\na,simple,A,1\nb,simple,B,x\n');
    await expect(run('import', bad)).rejects.toThrow(
      /Line 3, column price: "x".*\nNothing was changed/,
    );
    await expect(run('import', join(dataDir, 'none.csv'))).rejects.toThrow('File not found');
    await expect(run('import')).rejects.toThrow('Name one file');
    expect(products()).toBe(120);
    expect(found('products')).toBe(120);
  });

  it('restores the demo', async () => {
    prepare();
    await run('import', FIXTURE);
    expect(await run('reset')).toContain('200 items is restored');
    expect(products()).toBe(200);
    const db = openDatabase(join(dataDir, 'commerce.sqlite'));
    expect(createCatalogRepository(db).rewrite('handbags')?.entityType).toBe('CATEGORY');
    db.close();
  });
});
