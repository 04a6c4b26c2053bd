import type { CatalogProduct } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { urlKey } from '../slug.ts';
import { attributesOf, pickCondition } from './attributes.ts';
import { createCalendar } from './calendar.ts';
import { type CategoryTree, categoryTree, DESIGNERS_ID } from './categories.ts';
import { type CatalogueFacts, loadColorAliases, loadFacts, loadPictures } from './facts.ts';
import { looksOf } from './looks.ts';
import { itemName } from './naming.ts';
import { galleryOf } from './pictures.ts';
import { assignLines, type PlannedLine, plannedLines } from './plan.ts';
import { priceItem } from './pricing.ts';
import { createRandom, type Random } from './random.ts';
import { createLookSpread, type LookSpread } from './spread.ts';
import { subcategoriesOf } from './subcategories.ts';

export type DemoOptions = {
  /** How many items; 12,000 when left out. */
  readonly count?: number;
  readonly seed?: number;
  /** The moment that the newest items are newest at, in ms since 1970. */
  readonly now: number;
};

export const DEFAULT_COUNT = 12_000;
const FIRST_ID = 100_001;
const SOLD_SHARE = 0.4;
/** Far enough from both ends of every order that no first page shows a lost picture. */
const LOST_PICTURES_AT = [0.35, 0.45, 0.55];
const QUOTES_AT = [0.12, 0.27, 0.41, 0.58, 0.73, 0.86];

type Workshop = {
  readonly facts: CatalogueFacts;
  readonly lines: readonly PlannedLine[];
  readonly tree: CategoryTree;
  readonly assigned: Uint16Array;
  readonly seed: number;
  readonly now: number;
};

/**
 * The demo catalogue: one-of-a-kind items made from the facts and the picture library. The same
 * options give the same catalogue; `products` can be read again and again.
 */
export function generateCatalogue(options: DemoOptions): Catalogue {
  const { count = DEFAULT_COUNT, seed = 7, now } = options;
  const facts = loadFacts();
  const library = { pictures: loadPictures(), aliases: loadColorAliases() };
  const lines = plannedLines(facts, (line, designer) => looksOf(line, designer, library));
  const tree = categoryTree(facts, lines);
  const assigned = assignLines(lines, count, seed);
  const shop: Workshop = { facts, lines, tree, assigned, seed, now };
  return {
    categories: tree.categories,
    products: { [Symbol.iterator]: () => makeItems(shop) },
  };
}

function* makeItems(shop: Workshop): Generator<CatalogProduct> {
  const special = specialPlaces(shop);
  const calendar = createCalendar(shop.assigned.length, shop.now);
  const soldSoFar = createStock();
  const seen = new Set<string>();
  const spread = createLookSpread();
  for (let place = 0; place < shop.assigned.length; place++) {
    const planned = shop.lines[shop.assigned[place] ?? 0];
    if (!planned) continue;
    const random = createRandom(shop.seed, place);
    const qty = soldSoFar(planned, random, special.has(place));
    const when = { createdAt: calendar(place), qty, kind: special.get(place) };
    yield makeDistinct(shop, { place, planned, seen, spread, ...when });
  }
}

type Place = {
  readonly place: number;
  readonly planned: PlannedLine;
  readonly seen: Set<string>;
  readonly spread: LookSpread;
  readonly createdAt: number;
  readonly qty: number;
  readonly kind: 'lost' | 'quote' | undefined;
};

/** Tries again until the item differs from all others of its model in something a shopper sees. */
function makeDistinct(shop: Workshop, at: Place): CatalogProduct {
  for (let attempt = 0; ; attempt++) {
    const random = createRandom(shop.seed + attempt, at.place + 1_000_003);
    const item = at.kind === 'quote' ? makeQuote(shop, at, random) : makeItem(shop, at, random);
    const { color, condition, production_year: year, material } = item.attributes;
    const key = [item.attributes.model, material, color, condition, year, item.price].join('|');
    if (at.seen.has(key) && attempt < 50) continue;
    at.seen.add(key);
    if (at.qty > 0) at.spread.show(item.image);
    return item;
  }
}

function makeItem(shop: Workshop, at: Place, random: Random): CatalogProduct {
  const { planned } = at;
  const { designer, line } = planned;
  const id = FIRST_ID + at.place;
  const [looks, others] = [random.pick(planned.looksByColor), random.pick(planned.looksByColor)];
  const look = at.spread.pick(looks, others);
  const condition = pickCondition(shop.facts, random);
  const name = itemName(planned, look, random);
  const piece = { planned, look, condition, random };
  const gallery = galleryOf(look, random, at.kind === 'lost');
  return {
    id,
    sku: `${designer.name
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${id}`,
    name,
    typeId: 'simple',
    ...priceItem(line, condition, random),
    qty: at.qty,
    enabled: true,
    visible: true,
    parentId: null,
    urlKey: `${urlKey(name.slice(0, 120))}-${id}`,
    image: gallery[0]?.file ?? '',
    gallery,
    taxClass: 'Taxable Goods',
    weight: Math.round(random.between(0.3, 3) * 10) / 10,
    createdAt: at.createdAt,
    updatedAt: at.createdAt,
    attributes: attributesOf(piece, shop.facts, new Date(shop.now).getUTCFullYear()),
    categoryIds: categoryIds(shop.tree, planned, subcategoriesOf(line, look.picture)),
  };
}

/** A quote that is paid like a product: the restoration of the shopper's own bag, which nobody ships. */
function makeQuote(shop: Workshop, at: Place, random: Random): CatalogProduct {
  const piece = makeItem(shop, at, random);
  const quoteId = `Q-${piece.id}`;
  const name = `Restoration as Quoted, ${quoteId}`;
  return {
    ...piece,
    sku: `QUOTE-${piece.id}`,
    name,
    typeId: 'virtual',
    price: random.int(9, 60) * 10,
    specialPrice: null,
    msrp: null,
    urlKey: urlKey(name),
    weight: null,
    attributes: { quote_id: quoteId },
    categoryIds: [],
  };
}

function categoryIds(tree: CategoryTree, planned: PlannedLine, below: readonly string[]): number[] {
  const top = planned.line.category;
  const paths = [
    top,
    ...below.map((name) => `${top}/${name}`),
    `Designers/${planned.designer.name}`,
  ];
  return [...paths.flatMap((path) => tree.idOf(path) ?? []), DESIGNERS_ID].sort((a, b) => a - b);
}

/** Gives 1 or 0 for the next item of a line: by the exact number of its designer, else by chance. */
function createStock() {
  const made = new Map<string, number>();
  return ({ designer, onSale }: PlannedLine, random: Random, keep: boolean): 0 | 1 => {
    const before = made.get(designer.name) ?? 0;
    made.set(designer.name, before + 1);
    if (onSale !== undefined) return before < onSale ? 1 : 0;
    return keep || !random.chance(SOLD_SHARE) ? 1 : 0;
  };
}

function specialPlaces({ assigned, lines }: Workshop): Map<number, 'lost' | 'quote'> {
  const places = new Map<number, 'lost' | 'quote'>();
  const put = (shares: readonly number[], kind: 'lost' | 'quote', model: RegExp) => {
    for (const share of shares) {
      const from = Math.floor(assigned.length * share);
      const found = assigned.findIndex(
        (line, place) =>
          place >= from && !places.has(place) && model.test(lines[line]?.line.model ?? ''),
      );
      if (found !== -1) places.set(found, kind);
    }
  };
  put(LOST_PICTURES_AT, 'lost', /^(Neverfull|Speedy|Horsebit 1955)/);
  put(QUOTES_AT, 'quote', /^(Classic Double|Birkin 30|Love Bracelet|Datejust)/);
  return places;
}
