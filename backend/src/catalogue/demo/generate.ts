import type { CatalogProduct, GalleryEntry } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { foldAccents, urlKey } from '../slug.ts';
import { assignLooks, type LedLook } from './assign-looks.ts';
import { createAttributes } from './attributes.ts';
import { type CategoryTree, categoryTree, DESIGNERS_ID, getSubcategories } from './categories.ts';
import { draftItem, type ItemDraft, itemName } from './draft.ts';
import {
  type CatalogueFacts,
  loadColorAliases,
  loadFacts,
  loadPictures,
  type Picture,
} from './facts.ts';
import { assignLines, type PlannedLine, plannedLines } from './plan.ts';
import { createCalendar, createRandom, type Random } from './random.ts';

/** Magento's path of a file: '/f/l/flap-black.webp', by the first two letters of its name. */
function mediaPath(file: string): string {
  return `/${file[0]}/${file[1]}/${file}`.toLowerCase();
}

/** The picture that has nine more close views beside its three. */
const MANY_VIEWS = { id: 'flap-quilted-lamb-black-gold', extra: 9 } as const;

const lost = ({ file, label }: GalleryEntry): GalleryEntry => ({
  file: file.replace('.webp', '-lost.webp'),
  label,
});

function closeViews(picture: Picture): GalleryEntry[] {
  return Array.from({ length: MANY_VIEWS.extra }, (_, index) => ({
    file: mediaPath(`${picture.id}-close-${index + 1}.webp`),
    label: `close view ${index + 1}`,
  }));
}

/**
 * An item's pictures: three views, sometimes one, and twelve for some of the picture that has
 * them. The first file of a lost one is not in the library, as it happens in a real shop.
 */
function toGallery(
  { picture, lead }: LedLook,
  { kind, hasOneView }: ItemDraft,
  random: Random,
): GalleryEntry[] {
  const inOrder = lead === 0 ? picture.views : picture.views.toSpliced(lead, 1);
  const led = lead === 0 ? [] : picture.views.slice(lead, lead + 1);
  const views = [...led, ...inOrder].map(({ file, alt }) => ({
    file: mediaPath(file),
    label: alt,
  }));
  const [first, ...rest] = views;
  if (first && kind === 'lost') return [lost(first), ...rest];
  if (first && hasOneView) return [first];
  const hasMany = picture.id === MANY_VIEWS.id && random.chance(0.3);
  return hasMany ? [...views, ...closeViews(picture)] : views;
}

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
  const lines = plannedLines(facts, { pictures: loadPictures(), aliases: loadColorAliases() });
  const tree = categoryTree(facts, lines);
  const assigned = assignLines(lines, count, seed);
  const shop: Workshop = { facts, lines, tree, assigned, seed, now };
  const drafts = draftItems(shop);
  const looks = assignLooks(drafts);
  return {
    categories: tree.categories,
    products: { [Symbol.iterator]: () => createItems(shop, drafts, looks) },
  };
}

function draftItems(shop: Workshop): readonly ItemDraft[] {
  const { facts, seed } = shop;
  const special = specialPlaces(shop);
  const soldSoFar = createStock();
  const seen = new Set<string>();
  const currentYear = new Date(shop.now).getUTCFullYear();
  return [...shop.assigned].flatMap((line, place) => {
    const planned = shop.lines[line];
    if (!planned) return [];
    const qty = soldSoFar(planned, createRandom(seed, place), special.has(place));
    const kind = special.get(place);
    return [draftItem({ place, planned, qty, kind, facts, seed, currentYear }, seen)];
  });
}

function* createItems(
  shop: Workshop,
  drafts: readonly ItemDraft[],
  looks: readonly LedLook[],
): Generator<CatalogProduct> {
  const calendar = createCalendar(shop.assigned.length, shop.now);
  for (const [index, draft] of drafts.entries()) {
    const look = looks[index];
    if (!look) continue;
    const item = createItem(shop, draft, look, calendar(draft.place));
    yield draft.kind === 'quote' ? toQuote(item, draft.createRandom()) : item;
  }
}

function createItem(
  shop: Workshop,
  draft: ItemDraft,
  look: LedLook,
  createdAt: number,
): CatalogProduct {
  const { planned, condition, qty } = draft;
  const { designer, line } = planned;
  const id = FIRST_ID + draft.place;
  const random = draft.createRandom();
  const name = itemName(draft, look);
  const gallery = toGallery(look, draft, random);
  const initials = foldAccents(designer.name)
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3);
  return {
    id,
    sku: `${initials.toUpperCase()}-${id}`,
    name,
    typeId: 'simple',
    ...draft.prices,
    qty,
    enabled: true,
    visible: true,
    parentId: null,
    variantCodes: [],
    urlKey: `${urlKey(name.slice(0, 120))}-${id}`,
    image: gallery[0]?.file ?? '',
    gallery,
    taxClass: 'Taxable Goods',
    weight: Math.round(random.between(0.3, 3) * 10) / 10,
    createdAt,
    updatedAt: createdAt,
    attributes: createAttributes({ planned, look, condition, random }, shop.facts, draft),
    categoryIds: categoryIds(shop.tree, planned, getSubcategories(line, look.picture)),
  };
}

/** A quote that is paid like a product: the restoration of the shopper's own bag, which no one ships. */
function toQuote(piece: CatalogProduct, random: Random): CatalogProduct {
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
  return [...paths.flatMap((path) => tree.getId(path) ?? []), DESIGNERS_ID].sort((a, b) => a - b);
}

/** Gives 1 or 0 for the next item of a line: by the exact number of its designer, else by chance. */
function createStock() {
  const counts = new Map<string, number>();
  return ({ designer, availableCount }: PlannedLine, random: Random, keep: boolean): 0 | 1 => {
    const before = counts.get(designer.name) ?? 0;
    counts.set(designer.name, before + 1);
    if (availableCount !== undefined) return before < availableCount ? 1 : 0;
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
