import { pickCondition, productionYear } from './attributes.ts';
import type { CatalogueFacts, Condition } from './facts.ts';
import type { Look } from './looks.ts';
import { nameTail } from './naming.ts';
import type { PlannedLine } from './plan.ts';
import { type Prices, priceItem } from './pricing.ts';
import { createRandom, type Random } from './random.ts';

/** A picture that is not in the library, or a quote that is paid like a product. */
export type SpecialKind = 'lost' | 'quote' | undefined;

/** What chance decides of an item before its picture is chosen. */
export type ItemDraft = {
  /** 0 is the oldest item. */
  readonly place: number;
  readonly planned: PlannedLine;
  readonly qty: 0 | 1;
  readonly kind: SpecialKind;
  /** The looks of two colours that were drawn; the first is preferred. */
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

/** Draws again until the year is a new one. `isNew` is told null for a year that is not stated. */
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
