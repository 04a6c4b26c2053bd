import { pickCondition, productionYear } from './attributes.ts';
import type { CatalogueFacts, Condition, ModelLine } from './facts.ts';
import type { Look } from './looks.ts';
import type { PlannedLine } from './plan.ts';
import { createRandom, type Random } from './random.ts';

const LONG_TAIL =
  "from the Designer's Own Archive, Numbered, with Original Presentation Case and Signed Certificate No. 12";

const LONG_BAG_TAIL =
  'Limited Edition Runway Collection with Detachable Shoulder Strap, Matching Pouch & Store-Exclusive Charm';

const ACCENTED_TAILS = ['Édition Limitée', 'Série Spéciale', 'Défilé'];

function withoutRepeats(model: string, material: string): string {
  const first = material.split(' ')[0] ?? '';
  return model.includes(first) ? '' : material;
}

function colorPart({ line }: PlannedLine, look: Look, material: string): string {
  if (line.category === 'Watches') {
    const strap = look.picture.strap ? ` ${look.picture.strap} Strap` : '';
    return `${look.picture.color} Dial${strap}`;
  }
  const isPlainMetal = line.category === 'Jewelry' && look.picture.materialType === 'Metal';
  if (isPlainMetal && !/Enamel|Plated/.test(material)) return '';
  return look.colorName;
}

/** Words that a few names end with. */
function nameTail(category: string, random: Random): string {
  if (random.chance(0.005)) return category === 'Handbags' ? LONG_BAG_TAIL : LONG_TAIL;
  return random.chance(0.012) ? random.pick(ACCENTED_TAILS) : '';
}

type NamedItem = {
  readonly planned: PlannedLine;
  readonly year: number;
  readonly nameTail: string;
};

/** The name as the trade writes it: designer, year, model, material, color. */
export function itemName({ planned, year, nameTail: tail }: NamedItem, look: Look): string {
  const { designer, line } = planned;
  const material = withoutRepeats(line.model, look.material);
  const color = colorPart(planned, look, look.material);
  const stones = look.gemstones && line.category === 'Jewelry' ? look.gemstones : '';
  return [designer.name, year, line.model, material, stones, color, tail]
    .filter((part) => part !== '')
    .join(' ');
}

type Prices = ReturnType<typeof priceItem>;

/** Of the items worth far less than at retail, how many state the full retail price, and none. */
const STATES_FULL_RETAIL = 0.2;
const STATES_NO_RETAIL = 0.28;

function rounded(price: number, random: Random): number {
  const whole = Math.max(
    25,
    price >= 1000 ? Math.round(price / 10) * 10 : Math.round(price / 5) * 5,
  );
  if (random.chance(0.2)) return whole - random.pick([0.01, 0.05, 0.5]);
  return whole;
}

const isAboveRetail = (line: ModelLine): boolean => line.resale.max > line.msrp.max;

function retailPrice(line: ModelLine, price: number, random: Random): number | null {
  const retail = Math.round(random.between(line.msrp.min, line.msrp.max) / 10) * 10;
  if (isAboveRetail(line)) return retail;
  const fair = Math.max(retail, Math.ceil((price * 1.03) / 10) * 10);
  if (price >= fair * 0.6) return random.chance(0.06) ? null : fair;
  const roll = random.next();
  if (roll < STATES_FULL_RETAIL) return fair;
  if (roll < STATES_FULL_RETAIL + STATES_NO_RETAIL) return null;
  // What the piece cost in its year: less than a new one costs today.
  return Math.round(price / random.between(0.61, 0.95) / 10) * 10;
}

function priceItem(line: ModelLine, condition: Condition, random: Random) {
  const { min, max } = line.resale;
  const whole = random.between(min + (max - min) * 0.45, max * 1.02);
  const [from, to] = condition.resaleFactor;
  const price = rounded(Math.max(min * 0.6, whole * random.between(from, to)), random);
  const msrp = retailPrice(line, price, random);
  const isReduced = price > 200 && random.chance(0.03);
  return {
    /** Dollars, as are the others. */
    price,
    specialPrice: isReduced ? Math.round((price * random.between(0.88, 0.95)) / 5) * 5 : null,
    msrp,
  };
}

/** A picture that is not in the library, or a quote that is paid like a product. */
export type SpecialKind = 'lost' | 'quote' | undefined;

/** What chance decides of an item before its picture is chosen. */
export type ItemDraft = {
  /** 0 is the oldest item. */
  readonly place: number;
  readonly planned: PlannedLine;
  readonly qty: 0 | 1;
  readonly kind: SpecialKind;
  /** The looks of two colors that were drawn; the first is preferred. */
  readonly drawnColors: readonly (readonly Look[])[];
  readonly condition: Condition;
  readonly nameTail: string;
  readonly hasOneView: boolean;
  readonly prices: Prices;
  readonly year: number;
  /** Whether the shop states the year among the item's attributes. */
  readonly isYearStated: boolean;
  /** Continues the item's own random numbers; each reader of them starts at the same one. */
  createRandom(): Random;
};

type DraftInput = Pick<ItemDraft, 'place' | 'planned' | 'qty' | 'kind'> & {
  readonly facts: CatalogueFacts;
  readonly seed: number;
  readonly currentYear: number;
};

/** Drafts an item that differs from all others of its line in condition, price or stated year. */
export function draftItem(input: DraftInput, seen: Set<string>): ItemDraft {
  const { place, planned, qty, kind, seed } = input;
  const { designer, line } = planned;
  const random = createRandom(seed, place + 1_000_003);
  const drawnColors = [random.pick(planned.looksByColor), random.pick(planned.looksByColor)];
  const condition = pickCondition(input.facts, random);
  const tail = nameTail(line.category, random);
  const hasOneView = kind !== 'lost' && random.chance(0.06);
  const prices = priceItem(line, condition, random);
  const dated = drawYear(input, random, (year) => {
    const key = [designer.name, line.model, condition.code, prices.price, year].join('|');
    return seen.size < seen.add(key).size;
  });
  return {
    place,
    planned,
    qty,
    kind,
    drawnColors,
    condition,
    nameTail: tail,
    hasOneView,
    prices,
    ...dated,
    createRandom: () => createRandom(seed, place + 2_000_003),
  };
}

/** Draws again until the year is a new one. `isNew` gets null for a year that is not stated. */
function drawYear(
  { planned: { line }, currentYear }: DraftInput,
  random: Random,
  isNew: (year: number | null) => boolean,
): Pick<ItemDraft, 'year' | 'isYearStated'> {
  const isDated = line.category !== 'Clothing' && line.category !== 'Shoes';
  for (let attempt = 0; ; attempt++) {
    const year = productionYear(line, currentYear, random);
    const isYearStated = isDated || attempt > 0 || random.chance(0.4);
    if (isNew(isYearStated ? year : null) || attempt >= 50) return { year, isYearStated };
  }
}
