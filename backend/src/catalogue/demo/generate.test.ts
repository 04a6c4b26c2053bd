import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogProduct } from '../../domains/catalog/types.ts';
import { loadColorAliases, loadFacts, loadPictures, MEDIA_LIBRARY, type Picture } from './facts.ts';
import { generateCatalogue } from './generate.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const DAY = 86_400;

let items: CatalogProduct[];
let pictureByFile: Map<string, Picture>;

const fileName = (path: string): string => path.split('/').at(-1) ?? '';
const isLost = ({ image }: CatalogProduct): boolean => image.endsWith('-lost.webp');
const isQuote = ({ typeId }: CatalogProduct): boolean => typeId === 'virtual';
const share = (test: (item: CatalogProduct) => boolean): number =>
  items.filter(test).length / items.length;
const off = ({ price, msrp }: CatalogProduct): number => (msrp ? (msrp - price) / msrp : 0);

beforeAll(() => {
  items = [...generateCatalogue({ now: NOW }).products];
  pictureByFile = new Map(
    loadPictures().flatMap((picture) => picture.views.map(({ file }) => [file, picture] as const)),
  );
});

const shown = (item: CatalogProduct): Picture => {
  const picture = pictureByFile.get(fileName(item.image).replace('-lost', ''));
  if (!picture) throw new Error(`${item.sku} shows ${item.image}, which the library has not.`);
  return picture;
};

describe('the demo catalogue', () => {
  it('generates the same items for the same options and others for another seed', () => {
    const some = (seed: number) => [...generateCatalogue({ now: NOW, count: 200, seed }).products];
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
    const twice = generateCatalogue({ now: NOW, count: 50 }).products;
    expect([...twice]).toEqual([...twice]);
  });

  it('generates 12,000 items with unique ids, SKUs and URL keys', () => {
    expect(items).toHaveLength(12_000);
    for (const key of ['id', 'sku', 'urlKey'] as const) {
      expect(new Set(items.map((item) => item[key])).size).toBe(12_000);
    }
    expect(items.every(({ urlKey }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey))).toBe(true);
  });

  it('gives a bag the size that its model says', () => {
    const named = items.flatMap(({ attributes: { model, size, bag_type } }) => {
      const [word] = bag_type ? (/\b(?:Mini|Small|Medium|Large)\b/.exec(`${model}`) ?? []) : [];
      return word === undefined ? [] : [[model, size, word] as const];
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, size, word]) => size !== word)).toEqual([]);
  });

  it('spells designers with accents and leaves these out of SKUs and paths', () => {
    const { categories } = generateCatalogue({ now: NOW });
    const getPath = (designer: string) => categories.find(({ name }) => name === designer)?.urlPath;
    const getSku = (designer: string) =>
      items.find(({ attributes }) => attributes.manufacturer === designer)?.sku.slice(0, 4);
    expect(
      ['Hermès', 'Céline', 'Chloé', 'Alaïa'].map((name) => [getPath(name), getSku(name)]),
    ).toEqual([
      ['designers/hermes', 'HER-'],
      ['designers/celine', 'CEL-'],
      ['designers/chloe', 'CHL-'],
      ['designers/alaia', 'ALA-'],
    ]);
    const bag = items.find(({ attributes }) => attributes.model === 'Le Cœur');
    expect(bag?.urlKey).toContain('-le-coeur-');
  });

  it('spells colors as Americans do', () => {
    const colors = new Set(items.map(({ attributes }) => attributes.color));
    expect(colors).toContain('Gray');
    expect([...colors].filter((color) => /grey|colour/i.test(String(color)))).toEqual([]);
  });

  it('gives each item a picture that agrees with its attributes', () => {
    for (const item of items.filter((one) => !isQuote(one))) {
      const picture = shown(item);
      const { color, hardware, material, gemstones } = item.attributes;
      expect(color, item.sku).toBe(picture.color);
      expect(hardware ?? null, item.sku).toBe(picture.hardware);
      expect([picture.material, ...(picture.materialAlso ?? [])], item.sku).toContain(material);
      if (picture.stone) expect(gemstones, item.sku).toBe(picture.stone);
    }
  });

  it("names a color as its designer does only where that is the picture's color", () => {
    const aliases = Object.entries(loadColorAliases()).sort(([a], [b]) => b.length - a.length);
    const leather = items.filter(({ categoryIds: [top = 0] }) => [3, 4, 8].includes(top));
    let named = 0;
    for (const { name, attributes } of leather) {
      const alias = aliases.find(([word]) => name.endsWith(` ${word}`));
      if (!alias || name.endsWith(String(attributes.color))) continue;
      named += 1;
      expect(attributes.color, name).toBe(alias[1]);
    }
    expect(named).toBeGreaterThan(500);
  });

  it('shows existing pictures except for three items at most, far from every first page', () => {
    const missing = items.filter((item) =>
      item.gallery.some(({ file }) => !existsSync(join(MEDIA_LIBRARY, fileName(file)))),
    );
    expect(missing.filter((item) => !isLost(item))).toEqual([]);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThanOrEqual(3);
    const available = items.filter(({ qty }) => qty > 0);
    const orders = [
      (a: CatalogProduct, b: CatalogProduct) => b.createdAt - a.createdAt,
      (a: CatalogProduct, b: CatalogProduct) => (a.name < b.name ? -1 : 1),
      (a: CatalogProduct, b: CatalogProduct) => a.price - b.price,
    ];
    for (const order of orders) {
      const sorted = available.toSorted(order);
      expect([...sorted.slice(0, 120), ...sorted.slice(-120)].filter(isLost)).toEqual([]);
    }
  });

  it('contains rare cases for tests', () => {
    expect(share(({ qty }) => qty === 0)).toBeCloseTo(0.4, 1);
    expect(share((item) => off(item) > 0.4)).toBeCloseTo(0.15, 1);
    expect(share((item) => off(item) < 0)).toBeGreaterThan(0.03);
    expect(share((item) => off(item) < 0)).toBeLessThan(0.07);
    expect(share(({ msrp }) => msrp === null)).toBeGreaterThan(0.05);
    expect(share(({ price }) => price % 1 !== 0)).toBeGreaterThan(0.1);
    expect(share(({ price }) => price % 1 === 0)).toBeGreaterThan(0.5);
    expect(share(({ gallery }) => gallery.length === 1)).toBeGreaterThan(0.03);
    expect(items.filter(({ gallery }) => gallery.length === 12).length).toBeGreaterThan(3);
    expect(items.filter(({ name }) => name.length > 120).length).toBeGreaterThan(10);
    for (const sign of ['&', '.', "'", 'É']) {
      expect(
        items.some(({ name }) => name.includes(sign)),
        sign,
      ).toBe(true);
    }
  });

  it('sells pieces as simple products and quotes as virtual ones that name their quote', () => {
    const quotes = items.filter(isQuote);
    expect(quotes).toHaveLength(6);
    for (const { sku, attributes, price, weight, categoryIds, qty } of quotes) {
      expect(attributes).toEqual({ quote_id: sku.replace('QUOTE', 'Q') });
      expect({ weight, categoryIds, qty }).toEqual({ weight: null, categoryIds: [], qty: 1 });
      expect(price).toBeLessThan(1_000);
    }
    const pieces = items.filter((item) => !isQuote(item));
    expect(new Set(pieces.map(({ typeId }) => typeId))).toEqual(new Set(['simple']));
    expect(pieces.every(({ weight }) => weight !== null)).toBe(true);
  });

  it.each([
    ['Moynat', 1],
    ['Delvaux', 59],
    ['Goyard', 60],
    ['Mulberry', 61],
  ])('puts %s up for sale %i times', (designer, count) => {
    const own = items.filter(({ attributes }) => attributes.manufacturer === designer);
    expect(own.filter(({ qty }) => qty === 1)).toHaveLength(count);
  });

  it('spreads items over two years, a twenty-fifth of them new today and no clothing among these', () => {
    const now = NOW / 1000;
    const age = ({ createdAt }: CatalogProduct) => now - createdAt;
    expect(Math.max(...items.map(age)) / DAY).toBeCloseTo(730, 0);
    expect(Math.min(...items.map(age))).toBeGreaterThanOrEqual(0);
    expect(share((item) => age(item) < DAY)).toBeCloseTo(0.04, 2);
    const tops = items.slice(-120).map(({ categoryIds }) => categoryIds[0]);
    expect(new Set(tops)).toEqual(new Set([3, 5]));
    expect(items.slice(-480).filter(({ categoryIds }) => categoryIds.includes(6))).toEqual([]);
  });

  it('makes no two equal items of a model', () => {
    const pieces = items.filter((item) => !isQuote(item));
    const looks = pieces.map(({ attributes: a, price }) =>
      [a.manufacturer, a.model, a.material, a.color, a.condition, a.production_year, price].join(),
    );
    expect(new Set(looks).size).toBe(pieces.length);
  });

  it('fills the fields of each category by its recipe', () => {
    const facts = loadFacts() as unknown as { fieldRecipes: Record<string, string[]> };
    const names = ['Handbags', 'Shoes', 'Jewelry', 'Clothing', 'Watches'];
    for (const [index, name] of names.entries()) {
      const own = items.filter(({ categoryIds }) => categoryIds.includes(index + 3));
      for (const field of facts.fieldRecipes[name] ?? []) {
        expect(
          own.some(({ attributes }) => attributes[field] !== undefined),
          `${name} ${field}`,
        ).toBe(true);
      }
    }
    const sunglasses = items.filter(({ attributes }) => attributes.lens !== undefined);
    expect(sunglasses.length).toBeGreaterThan(100);
  });

  it('gives authenticity codes in the format of the house, with the year for Louis Vuitton', () => {
    const own = (designer: string) =>
      items.filter(
        ({ attributes, categoryIds }) =>
          attributes.manufacturer === designer && categoryIds.includes(3),
      );
    for (const { attributes } of own('Louis Vuitton')) {
      const year = Number(attributes.production_year);
      const code = String(attributes.date_authenticity_code);
      if (year >= 2021) expect(code).toBe('Microchip');
      else if (year >= 1990)
        expect(code[3] + (code[5] ?? '')).toBe(String(year % 100).padStart(2, '0'));
    }
    for (const { attributes } of own('Chanel')) {
      expect(String(attributes.date_authenticity_code)).toMatch(/^([A-Z0-9]{8}|\d{6,8})$/);
    }
  });

  it('marks precious metals by their fineness and describes worn pieces as worn', () => {
    const marks = [
      [/18K/, /^750\b/],
      [/Platinum/, /^PT950\b/],
      [/Sterling/, /^925\b/],
    ] as const;
    for (const { attributes } of items) {
      const { material, date_authenticity_code: code, manufacturer } = attributes;
      const mark = marks.find(([name]) => name.test(String(material)))?.[1];
      const isMarked = /^(750|925|PT950)\b/.test(String(code ?? ''));
      if (isMarked) expect(String(code)).toMatch(mark ?? /no mark/);
      if (attributes.condition !== 'new')
        expect(attributes.exterior_condition ?? '').not.toMatch(/unworn|New with tags/i);
      if (manufacturer !== 'Louis Vuitton')
        expect(attributes.exterior_condition ?? '').not.toContain('vachetta');
    }
  });

  describe('pictures side by side', () => {
    /** The most repeats among any eight neighbours of a list. */
    const repeats = (list: readonly CatalogProduct[]): number =>
      Math.max(
        0,
        ...list.slice(7).map((_, from) => {
          const eight = list.slice(from, from + 8);
          return 8 - new Set(eight.map(({ image }) => image)).size;
        }),
      );
    const price = ({ price, specialPrice }: CatalogProduct) => specialPrice ?? price;
    const name = (item: CatalogProduct) => item.name.toLowerCase();
    const byNewest = (a: CatalogProduct, b: CatalogProduct) => b.createdAt - a.createdAt;
    const orders = {
      'name A-Z': (a: CatalogProduct, b: CatalogProduct) => (name(a) < name(b) ? -1 : 1),
      'name Z-A': (a: CatalogProduct, b: CatalogProduct) => (name(a) > name(b) ? -1 : 1),
      'lowest price': (a: CatalogProduct, b: CatalogProduct) => price(a) - price(b),
      'highest price': (a: CatalogProduct, b: CatalogProduct) => price(b) - price(a),
      newest: byNewest,
    };
    /** Missoni has one dress, in two colors: six views for fourteen pieces. */
    const isPictured = ({ attributes, categoryIds }: CatalogProduct) =>
      !(attributes.manufacturer === 'Missoni' && categoryIds.includes(6));
    const getAvailable = (category?: number) =>
      items.filter(
        (item) =>
          item.qty > 0 &&
          !isQuote(item) &&
          isPictured(item) &&
          (category === undefined || item.categoryIds.includes(category)),
      );

    it.each(
      [undefined, 3, 4, 5, 6, 7, 8].flatMap((category) =>
        Object.keys(orders).map((order) => [category ?? 'of all', order] as const),
      ),
    )(
      'repeats at most one of eight pictures on the first page of category %s by %s',
      (category, order) => {
        const pieces = getAvailable(typeof category === 'number' ? category : undefined);
        const first = pieces.toSorted(orders[order as keyof typeof orders]).slice(0, 60);
        expect(repeats(first)).toBeLessThanOrEqual(1);
      },
    );

    it('repeats at most one of eight pictures on nineteen of twenty first pages of houses', () => {
      const houses = Map.groupBy(getAvailable(), ({ attributes }) => attributes.manufacturer);
      const pages = [...houses.values()].flatMap((pieces) =>
        Object.values(orders).map((order) => pieces.toSorted(order).slice(0, 60)),
      );
      const crowded = pages.filter((page) => repeats(page) > 1);
      expect(crowded.length).toBeLessThanOrEqual(pages.length / 20);
    });

    it('repeats at most one of eight related pictures where a house has more than nine', () => {
      const houses = Map.groupBy(getAvailable().toSorted(byNewest), ({ attributes, categoryIds }) =>
        [attributes.manufacturer, categoryIds[0]].join(),
      );
      const crowded = [...houses].filter(([, pieces]) => {
        const pictures = new Set(pieces.map(({ image }) => image)).size;
        return pictures > 9 && repeats(pieces.slice(0, 9)) > 1;
      });
      expect(crowded.map(([house]) => house)).toEqual([]);
    });
  });
});
