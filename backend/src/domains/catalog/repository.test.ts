import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, handbags } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { openDatabase } from '../../db/open.ts';
import { type CatalogRepository, createCatalogRepository } from './repository.ts';
import { discountPercentage, finalPrice, isSalable } from './rules.ts';
import type { CatalogCategory, CatalogProduct } from './types.ts';

const aCategory = (part: Partial<CatalogCategory>): CatalogCategory => ({ ...handbags, ...part });

const aHandbag = (part: Partial<CatalogProduct>): CatalogProduct =>
  aProduct({
    id: 1,
    sku: 'CHA-1',
    price: 6450.5,
    msrp: 10_200,
    urlKey: 'chanel-flap-1',
    gallery: [{ file: '/f/l/flap.webp', label: 'front' }],
    attributes: { color: 'Black', size: ['S', 'M'] },
    categoryIds: [3],
    ...part,
  });

const ACCENTED = { name: 'Chloé', urlKey: 'chloe', urlPath: 'designers/chloe' };
const CATEGORIES = [
  aCategory({ id: 2, parentId: 1, level: 1, urlPath: null, urlKey: null }),
  aCategory({}),
  aCategory({ id: 9, name: 'Designers', urlKey: 'designers', urlPath: 'designers' }),
  ...(['tiffany--co-', 'hermès', 'handbags'] as const).map((key, index) =>
    aCategory({ id: 20 + index, parentId: 9, level: 3, urlKey: key, urlPath: `designers/${key}` }),
  ),
  aCategory({ id: 23, parentId: 9, level: 3, ...ACCENTED }),
];

const PRODUCTS = [
  aHandbag({}),
  aHandbag({ id: 2, sku: 'TEE', urlKey: 'tee', typeId: 'configurable' }),
  aHandbag({ id: 3, sku: 'TEE-S', urlKey: 'tee-s', parentId: 2, visible: false, categoryIds: [] }),
  aHandbag({ id: 4, sku: 'OFF', urlKey: 'off', enabled: false, msrp: null, weight: null }),
];

let db: DatabaseSync;
let catalog: CatalogRepository;

beforeAll(() => {
  db = openDatabase(':memory:');
  fillCommerce(db, { categories: CATEGORIES.toReversed(), products: PRODUCTS });
  catalog = createCatalogRepository(db);
});

afterAll(() => db.close());

describe('the catalogue', () => {
  it('returns a product as it was written', () => {
    expect(catalog.byId(1)).toEqual(PRODUCTS[0]);
    expect(catalog.byId(3)).toEqual(PRODUCTS[2]);
    expect(catalog.byId(4)).toEqual(PRODUCTS[3]);
    expect(catalog.byId(99)).toBeUndefined();
  });

  it('finds a product by its whole SKU in any case', () => {
    expect(catalog.bySku('cha-1')?.id).toBe(1);
    expect(catalog.bySku('CHA')).toBeUndefined();
    expect(catalog.bySku('CHA-%')).toBeUndefined();
  });

  it('returns products in the order of the requested ids', () => {
    expect(catalog.byIds([3, 99, 1, 3]).map(({ id }) => id)).toEqual([3, 1, 3]);
    expect(catalog.byIds([])).toEqual([]);
  });

  it('separates variants from the products of a listing', () => {
    expect(catalog.getVariants(2).map(({ sku }) => sku)).toEqual(['TEE-S']);
    expect([...catalog.visible()].map(({ id }) => id)).toEqual([1, 2]);
  });

  it('lists parent categories before their children', () => {
    expect(catalog.categories()).toEqual(CATEGORIES);
    expect(catalog.categoryById(9)?.name).toBe('Designers');
  });
});

describe('addresses', () => {
  it.each([
    ['chanel-flap-1.html', 'catalog/product/view/id/1', 'PRODUCT'],
    ['/handbags', 'catalog/category/view/id/3', 'CATEGORY'],
    ['designers/tiffany--co-', 'catalog/category/view/id/20', 'CATEGORY'],
  ])('finds the page at %s', (path, targetPath, entityType) => {
    expect(catalog.rewrite(path)).toMatchObject({ targetPath, entityType, redirectCode: 0 });
  });

  it.each([
    ['tiffany--co-', 'designers/tiffany--co-'],
    ['tiffany-co', 'designers/tiffany--co-'],
    ['designers/tiffany-co', 'designers/tiffany--co-'],
    ['hermes', 'designers/hermès'],
    ['designers/hermes', 'designers/hermès'],
    ['chloé', 'designers/chloe'],
    ['designers/chloé', 'designers/chloe'],
    ['Chanel-Flap-1.html', 'chanel-flap-1.html'],
    ['handbags/', 'handbags'],
  ])('redirects %s to %s', (path, targetPath) => {
    expect(catalog.rewrite(path)).toMatchObject({ targetPath, redirectCode: 301 });
  });

  it.each(['', 'tee-s.html', 'chanel-flap-1', 'nothing'])('finds nothing at %j', (path) => {
    expect(catalog.rewrite(path)).toBeUndefined();
  });
});

describe('item rules', () => {
  it('takes the special price only where it is lower', () => {
    expect(finalPrice({ price: 100, specialPrice: 80 })).toBe(80);
    expect(finalPrice({ price: 100, specialPrice: 120 })).toBe(100);
    expect(finalPrice({ price: 100, specialPrice: null })).toBe(100);
  });

  it('rounds a discount to whole percent of the retail price', () => {
    expect(discountPercentage(6450, 10_200)).toBe(36);
    expect(discountPercentage(100, 100)).toBe(0);
    expect(discountPercentage(120, 100)).toBe(0);
    expect(discountPercentage(50, null)).toBe(0);
  });

  it('sells an item that is enabled and in stock', () => {
    expect(isSalable({ enabled: true, qty: 1 })).toBe(true);
    expect(isSalable({ enabled: true, qty: 0 })).toBe(false);
    expect(isSalable({ enabled: false, qty: 1 })).toBe(false);
  });
});
