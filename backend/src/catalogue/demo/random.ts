const DAY = 86_400;
const TWO_YEARS = 730 * DAY;
const NEW_SHARE = 0.04;

/**
 * When each item came into the shop, in seconds since 1970, by its place (0 the oldest): rising
 * over two years before `now` (ms), with the last twenty-fifth spread over the last day.
 */
export function createCalendar(count: number, now: number): (place: number) => number {
  const end = Math.floor(now / 1000) - 60;
  const older = Math.max(1, Math.round(count * (1 - NEW_SHARE)));
  const newer = Math.max(1, count - older);
  const dayStart = end - DAY + 600;
  const start = end - TWO_YEARS;
  return (place) => {
    if (place >= older)
      return Math.floor(dayStart + ((place - older + 1) / newer) * (end - dayStart));
    return Math.floor(start + (place / older) * (end - DAY - 600 - start));
  };
}

/** A seeded source of random choices: the same seed gives the same choices on every machine. */
export type Random = ReturnType<typeof createRandom>;

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A source of its own for each (seed, stream), so that one item does not depend on the others. */
export function createRandom(seed: number, stream = 0) {
  const next = mulberry32(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b));
  const between = (from: number, to: number) => from + next() * (to - from);
  const int = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    /** At least 0, below 1. */
    next,
    between,
    /** A whole number, both ends included. */
    int,
    chance: (probability: number) => next() < probability,
    /** @throws when the list is empty. */
    pick: <T>(list: readonly T[]): T => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
    /** An index of `weights`, each as likely as its weight. */
    weighted: (weights: readonly number[]) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let left = next() * total;
      const index = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return index === -1 ? weights.length - 1 : index;
    },
  };
}
