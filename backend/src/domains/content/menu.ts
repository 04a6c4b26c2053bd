import menuTiles from '../../../data/menu-tiles.json' with { type: 'json' };
import type { CatalogCategory } from '../catalog/types.ts';
import {
  createMenuNumbering,
  type DesignerCount,
  type MenuEntry,
  type MenuResponse,
  type Tile,
} from './menu-tree.ts';

/** Two pictures of the library for each top-level entry, by its URL key. */
const TILES: Readonly<Record<string, readonly Tile[]>> = menuTiles;

const getTiles = (urlKey: string): readonly Tile[] => TILES[urlKey] ?? menuTiles.default;

/** The tiles as HTML, with pictures of 312x416. `mediaUrl` has no trailing slash. */
function tilesHtml(tiles: readonly Tile[], mediaUrl: string): string {
  const one = ({ file, alt, link, caption }: Tile): string => {
    const path = `/${file[0]}/${file[1]}/${file}`;
    const src = `${mediaUrl}/media/catalog/product/cache/312x416${path}`;
    return `<a class="menu-tile" href="${link}"><img src="${src}" width="312" height="416" alt="${alt}" loading="lazy"><span>${caption}</span></a>`;
  };
  return tiles.map(one).join('');
}

export type MenuInput = {
  readonly categories: readonly CatalogCategory[];
  readonly counts: readonly DesignerCount[];
  /** Base URL of pictures, without a trailing slash. */
  readonly mediaUrl: string;
};

const COLUMN = 8;
const LONG_COLUMN = 12;
const TOP_LEVEL = 2;

const toPath = (category: CatalogCategory): string => encodeURI(`/${category.urlPath ?? ''}`);

/** Encodes a filter value for a listing's URL: underscores for spaces, special characters escaped. */
function listingValue(value: string): string {
  const escaped = value.replace(/[%,_]/g, (sign) =>
    sign === '_' ? '%5F' : encodeURIComponent(sign),
  );
  return encodeURIComponent(escaped.replaceAll(' ', '_'));
}

const entry = (name: string, link: string): MenuEntry => ({ name, link, children: [] });

const group = (name: string, link: string, children: readonly MenuEntry[]): MenuEntry => ({
  name,
  link,
  isGroup: true,
  children,
});

const itemsIn = (category: CatalogCategory, counts: readonly DesignerCount[]): number =>
  counts
    .filter(({ categoryId }) => categoryId === category.id)
    .reduce((sum, { count }) => sum + count, 0);

const getChildren = (parent: CatalogCategory, all: readonly CatalogCategory[]) =>
  all.filter(({ parentId, urlPath }) => parentId === parent.id && urlPath !== null);

type Columns = {
  readonly names: readonly [string, string];
  readonly link: string;
  readonly length: number;
};

function toColumns(entries: readonly MenuEntry[], { names, link, length }: Columns): MenuEntry[] {
  const columns = [entries.slice(0, length), entries.slice(length, 2 * length)];
  return columns.flatMap((column, index) =>
    column.length === 0 ? [] : [group(names[index] ?? '', link, column)],
  );
}

function byDesigner(category: CatalogCategory, counts: readonly DesignerCount[]): MenuEntry[] {
  const link = toPath(category);
  const top = counts
    .filter(({ categoryId, designer }) => categoryId === category.id && designer !== '')
    .toSorted((a, b) => b.count - a.count || a.designer.localeCompare(b.designer, 'en'))
    .slice(0, COLUMN)
    .map(({ designer }) => entry(designer, `${link}?manufacturer=${listingValue(designer)}`));
  return top.length === 0 ? [] : [group('Shop by designer', '/our-designers', top)];
}

function categoryEntry(category: CatalogCategory, input: MenuInput): MenuEntry {
  const link = toPath(category);
  const below = getChildren(category, input.categories)
    .filter((child) => child.includeInMenu && itemsIn(child, input.counts) > 0)
    .map((child) => entry(child.name, toPath(child)));
  const names = ['Shop by category', `More ${category.name.toLowerCase()}`] as const;
  return {
    name: category.name,
    link,
    children: [
      ...toColumns(below, { names, link, length: LONG_COLUMN }),
      ...byDesigner(category, input.counts),
    ],
    tiles: getTiles(category.urlKey ?? ''),
  };
}

function designersEntry(designers: CatalogCategory, { categories, counts }: MenuInput): MenuEntry {
  const featured = getChildren(designers, categories)
    .map((category) => ({ category, count: itemsIn(category, counts) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.category.position - b.category.position)
    .map(({ category }) => entry(category.name, toPath(category)));
  const names = ['Featured designers', 'More designers'] as const;
  const all = group('Every designer', '/our-designers', [entry('From A to Z', '/our-designers')]);
  return {
    name: 'Designers',
    link: '/our-designers',
    children: [...toColumns(featured, { names, link: '/our-designers', length: COLUMN }), all],
    tiles: getTiles('designers'),
  };
}

const SELLING = group('Sell to us', '/selling-consignment', [
  entry('How selling works', '/selling-consignment'),
  entry('Sell an item', '/sell/new'),
  entry('My Quotes', '/sell/items'),
]);

const leaf = (name: string, path: string): MenuEntry => ({
  ...entry(name, path),
  tiles: getTiles(path.slice(1)),
});

/**
 * The shop's menu in the format of Ves Megamenu, with up to three levels: new arrivals, designers, the top categories
 * in their order, and selling. Subcategories without items for sale are omitted.
 */
export function buildMenu(input: MenuInput): MenuResponse {
  const tops = input.categories.filter(
    ({ level, includeInMenu, urlPath }) => level === TOP_LEVEL && includeInMenu && urlPath !== null,
  );
  const entries = [
    leaf('New arrivals', '/latest-arrivals'),
    ...tops.filter(isDesigners).map((category) => designersEntry(category, input)),
    ...tops.filter((one) => !isDesigners(one)).map((category) => categoryEntry(category, input)),
    { ...leaf('Sell', '/selling-consignment'), children: [SELLING] },
  ];
  const number = createMenuNumbering((tiles) => tilesHtml(tiles, input.mediaUrl));
  return {
    menu_id: '1',
    name: 'Shop',
    alias: 'shop',
    status: '1',
    menu_items: entries.map((one) => number(one, 0)),
  };
}

const isDesigners = ({ urlKey }: CatalogCategory): boolean => urlKey === 'designers';
