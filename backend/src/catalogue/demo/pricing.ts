import type { Condition, ModelLine } from './facts.ts';
import type { Random } from './random.ts';

export type Prices = {
  /** Dollars, as are the others. */
  readonly price: number;
  readonly specialPrice: number | null;
  readonly msrp: number | null;
};

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

/** Prices an item by its line's resale range and by its condition's part of that. */
export function priceItem(line: ModelLine, condition: Condition, random: Random): Prices {
  const { min, max } = line.resale;
  const whole = random.between(min + (max - min) * 0.45, max * 1.02);
  const [from, to] = condition.resaleFactor;
  const price = rounded(Math.max(min * 0.6, whole * random.between(from, to)), random);
  const msrp = retailPrice(line, price, random);
  const isReduced = price > 200 && random.chance(0.03);
  return {
    price,
    specialPrice: isReduced ? Math.round((price * random.between(0.88, 0.95)) / 5) * 5 : null,
    msrp,
  };
}
