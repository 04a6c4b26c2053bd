import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../catalogue/demo/generate.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import { openDatabase } from '../../db/open.ts';
import type { CatalogCategory } from '../catalog/types.ts';
import { buildMenu } from './menu.ts';
import { designerCounts, type MenuItemResponse } from './menu-tree.ts';
import { megamenu } from './rest.ts';

const MEDIA = join(import.meta.dirname, '../../../media');
const MEDIA_URL = 'http://pictures.test';

const category = (id: number, parentId: number, name: string): CatalogCategory => {
  const urlKey = name.toLowerCase().replaceAll(' ', '-');
  const level = parentId === 2 ? 2 : 3;
  const place = { id, parentId, level, position: id, includeInMenu: true };
  return { ...place, name, urlKey, urlPath: urlKey, image: null, description: null };
};

const CATEGORIES = [
  { ...category(2, 1, 'Default'), level: 1, urlPath: null },
  category(3, 2, 'Handbags'),
  category(9, 2, 'Designers'),
  category(20, 3, 'Totes'),
  category(21, 3, 'Hobos'),
  { ...category(100, 9, 'Chanel'), urlPath: 'designers/chanel' },
  { ...category(101, 9, 'Hermès'), urlPath: 'designers/hermès' },
  category(102, 9, 'Sold Out'),
];

const COUNTS = [
  { categoryId: 3, designer: 'Louis Vuitton', count: 4 },
  { categoryId: 3, designer: 'Tiffany & Co.', count: 6 },
  { categoryId: 3, designer: 'A_b, c', count: 1 },
  { categoryId: 3, designer: '', count: 9 },
  { categoryId: 20, designer: 'Chanel', count: 2 },
  { categoryId: 100, designer: 'Chanel', count: 2 },
  { categoryId: 101, designer: 'Hermès', count: 3 },
];

const build = (counts = COUNTS) =>
  buildMenu({ categories: CATEGORIES, counts, mediaUrl: MEDIA_URL }).menu_items;

const child = (items: readonly MenuItemResponse[], name: string) =>
  items.find((item) => item.name === name)?.children ?? [];

const flat = (items: readonly MenuItemResponse[]): MenuItemResponse[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

describe('the menu', () => {
  it('lists new arrivals, then designers, categories and selling', () => {
    const names = build().map(({ name, link }) => [name, link]);
    expect(names).toEqual([
      ['New arrivals', '/latest-arrivals'],
      ['Designers', '/our-designers'],
      ['Handbags', '/handbags'],
      ['Sell', '/selling-consignment'],
    ]);
  });

  it('leaves out sub-categories and designers with nothing for sale', () => {
    expect(child(child(build(), 'Handbags'), 'Shop by category').map(({ name }) => name)).toEqual([
      'Totes',
    ]);
    const featured = child(child(build(), 'Designers'), 'Featured designers');
    expect(featured.map(({ link }) => link)).toEqual([
      '/designers/herm%C3%A8s',
      '/designers/chanel',
    ]);
  });

  it('links the designers with most items to the filtered listing', () => {
    const links = child(child(build(), 'Handbags'), 'Shop by designer').map(({ link }) => link);
    expect(links).toEqual([
      '/handbags?manufacturer=Tiffany_%26_Co.',
      '/handbags?manufacturer=Louis_Vuitton',
      '/handbags?manufacturer=A%255Fb%252C_c',
    ]);
    const designerId = new URLSearchParams(links[2]?.split('?')[1]).get('manufacturer');
    expect(designerId).toBe('A%5Fb%2C_c');
  });

  it('names eight designers of a category at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      categoryId: 3,
      designer: `House ${index}`,
      count: index + 1,
    }));
    const listed = child(child(build(many), 'Handbags'), 'Shop by designer');
    expect(listed).toHaveLength(8);
    expect(listed[0]?.name).toBe('House 11');
  });
});

describe('the menu of the demo', () => {
  const db = openDatabase(':memory:');
  fillCommerce(db, generateCatalogue({ count: 2000, now: Date.UTC(2026, 5, 1) }));
  const menu = megamenu({ db, mediaUrl: MEDIA_URL });
  const all = flat(menu.menu_items);

  it('lists new arrivals, designers, the six categories and selling', () => {
    expect(menu.menu_items.map(({ name }) => name)).toEqual([
      ...['New arrivals', 'Designers', 'Handbags', 'Shoes', 'Jewelry', 'Clothing', 'Watches'],
      ...['Accessories', 'Sell'],
    ]);
  });

  it('writes ids and flags as text, each id once', () => {
    for (const item of all) {
      expect(item.item_id).toMatch(/^\d+$/);
      expect(['0', '1']).toContain(item.is_group);
      expect(item.status).toBe('1');
    }
    expect(new Set(all.map(({ item_id: id }) => id)).size).toBe(all.length);
  });

  it('builds three levels with headings on the second', () => {
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set(['0', '1', '2']));
    for (const item of all) expect(item.is_group === '1', item.name).toBe(item.level === '1');
  });

  it('shows two existing pictures beside each entry of the first level', () => {
    for (const { name, right_sidebar_html: html } of menu.menu_items) {
      const tiles = [
        ...html.matchAll(
          /<img src="http:\/\/pictures\.test\/media\/catalog\/product\/cache\/312x416\/(\w)\/(\w)\/([^"]+)" width="312" height="416" alt="[^"]+"/g,
        ),
      ];
      expect(tiles, name).toHaveLength(2);
      for (const [, first, second, file = ''] of tiles) {
        expect(file.slice(0, 2)).toBe(`${first}${second}`);
        expect(existsSync(join(MEDIA, file)), file).toBe(true);
      }
    }
  });

  it('counts only what is for sale', () => {
    const designers = designerCounts(db)
      .filter(({ categoryId }) => categoryId === 3)
      .reduce((sum, { count }) => sum + count, 0);
    const sql = `SELECT count(*) AS n FROM catalog_product p JOIN catalog_product_category l
      ON l.product_id = p.id WHERE l.category_id = 3 AND p.qty > 0`;
    expect(designers).toBe(db.prepare(sql).get()?.n);
    expect(designers).toBeGreaterThan(0);
  });
});
