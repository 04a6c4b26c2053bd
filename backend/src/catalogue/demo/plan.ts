import {
  CATEGORY_SHARES,
  type CatalogueFacts,
  type Designer,
  type ModelLine,
  POPULARITY,
} from './facts.ts';
import { getLooks, getSubstitutes, type Library, type Look } from './looks.ts';
import { createRandom } from './random.ts';

export type PlannedLine = ReturnType<typeof planLine>;

/** Designers for sale by an exact number, so that one page more or less of a listing can be seen. */
export const EXACT_AVAILABLE: ReadonlyMap<string, number> = new Map([
  ['Moynat', 1],
  ['Delvaux', 59],
  ['Goyard', 60],
  ['Mulberry', 61],
]);

const SOLD_BESIDE_EXACT = 0.6;
const EXACT_FROM_COUNT = 4000;

/** The lines with at least one look, in the order of the facts. */
export function plannedLines(facts: CatalogueFacts, library: Library): readonly PlannedLine[] {
  return facts.designers.flatMap((designer) =>
    designer.lines
      .map((line) => planLine(designer, line, library))
      .filter(({ looks }) => looks.length > 0),
  );
}

function planLine(designer: Designer, line: ModelLine, library: Library) {
  const looks = getLooks(line, designer, library);
  return {
    designer,
    line,
    looks,
    /** The looks of each color together, so that no color is met more often for its pictures. */
    looksByColor: byColor(looks),
    /** Looks for where those of the model would repeat a neighbour's picture. */
    standIns: getSubstitutes(line, looks, library),
    /** How many of the designer's first items are for sale; undefined leaves it to chance. */
    availableCount: EXACT_AVAILABLE.get(designer.name),
  };
}

function byColor(looks: readonly Look[]): Look[][] {
  return [...Map.groupBy(looks, (look) => look.picture.color).values()];
}

function exactCounts(lines: readonly PlannedLine[]): Map<PlannedLine, number> {
  const counts = new Map<PlannedLine, number>();
  for (const [name, availableCount] of EXACT_AVAILABLE) {
    const own = lines.filter((planned) => planned.designer.name === name);
    const total = availableCount + Math.round(availableCount * SOLD_BESIDE_EXACT);
    own.forEach((planned, index) => {
      counts.set(planned, Math.floor((total + index) / own.length));
    });
  }
  return counts;
}

function getWeight(planned: PlannedLine, lines: readonly PlannedLine[]): number {
  const { category } = planned.line;
  const popularity = (one: PlannedLine) => POPULARITY[one.designer.name] ?? 1;
  const total = lines
    .filter((other) => other.line.category === category)
    .reduce((sum, other) => sum + popularity(other), 0);
  return ((CATEGORY_SHARES[category] ?? 0) * popularity(planned)) / total;
}

/**
 * Which line each item belongs to, by the item's place (0 the oldest): shuffled, with the newest
 * hundredth all handbags and jewelry, and no clothing among the newest twentieth.
 */
export function assignLines(
  lines: readonly PlannedLine[],
  count: number,
  seed: number,
): Uint16Array {
  const exact = count >= EXACT_FROM_COUNT ? exactCounts(lines) : new Map<PlannedLine, number>();
  const fixed = [...exact.values()].reduce((sum, value) => sum + value, 0);
  const open = lines.filter((planned) => !exact.has(planned));
  const weights = open.map((planned) => getWeight(planned, open));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const assigned = new Uint16Array(count);
  let filled = 0;
  const give = (planned: PlannedLine, until: number) => {
    const index = lines.indexOf(planned);
    while (filled < until) assigned[filled++] = index;
  };
  for (const [planned, number] of exact) give(planned, filled + number);
  let share = 0;
  open.forEach((planned, index) => {
    share += weights[index] ?? 0;
    give(planned, fixed + Math.round(((count - fixed) * share) / total));
  });
  shuffle(assigned, seed);
  settleNewest(assigned, lines, seed);
  return assigned;
}

function shuffle(list: Uint16Array, seed: number): void {
  const random = createRandom(seed, 0x5eed);
  for (let i = list.length - 1; i > 0; i--) swap(list, i, random.int(0, i));
}

function swap(list: Uint16Array, a: number, b: number): void {
  const moved = list[a] ?? 0;
  list[a] = list[b] ?? 0;
  list[b] = moved;
}

function settleNewest(list: Uint16Array, lines: readonly PlannedLine[], seed: number): void {
  const random = createRandom(seed, 0xface);
  const category = (place: number) => lines[list[place] ?? 0]?.line.category ?? '';
  const old = Math.floor(list.length * 0.95);
  const newest = Math.floor(list.length * 0.99);
  for (let place = old; place < list.length && old > 0; place++) {
    const categories =
      place >= newest ? ['Handbags', 'Jewelry'] : Object.keys(CATEGORY_SHARES).slice(0, 5);
    for (let tries = 0; !categories.includes(category(place)) && tries < 1000; tries++) {
      const other = random.int(0, old - 1);
      if (categories.includes(category(other))) swap(list, place, other);
    }
  }
}
