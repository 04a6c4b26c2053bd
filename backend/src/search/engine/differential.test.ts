import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dice, dice } from '../../../test/helpers/random.ts';
import { openSearchEngine, type SearchEngine } from './engine.ts';

interface Item {
  objectID: string;
  color?: string;
  sizes?: string[];
  price?: { USD: number };
  years?: number[];
}

const COLORS = ['Black', 'red', 'Gold Metal', "Men's", '-5', 'Écru'];
const SIZES = ['S', 'M', 'L', 'XL'];
const FACETS = ['color', 'sizes', 'price.USD'];

function randomItem(random: Dice, id: number): Item {
  const item: Item = { objectID: String(id) };
  if (random.chance(0.9)) item.color = random.pick(COLORS);
  if (random.chance(0.8)) item.sizes = SIZES.filter(() => random.chance(0.4));
  if (random.chance(0.9)) item.price = { USD: random.below(40) / 4 };
  if (random.chance(0.5)) item.years = [2000 + random.below(9), 2000 + random.below(9)];
  return item;
}

let random = dice(2026);
const ITEMS = Array.from({ length: 500 }, (_, id) => randomItem(random, id));

function getValues(item: Item, attribute: string): (string | number)[] {
  if (attribute === 'color') return item.color === undefined ? [] : [item.color];
  if (attribute === 'sizes') return item.sizes ?? [];
  if (attribute === 'years') return item.years ?? [];
  return item.price ? [item.price.USD] : [];
}

interface Clause {
  text: string;
  holds: (item: Item) => boolean;
}

function facetClause(): Clause {
  const attribute = random.pick(['color', 'sizes']);
  const value = random.pick(attribute === 'color' ? COLORS : SIZES);
  const equals = (item: Item) =>
    getValues(item, attribute).some((one) => String(one).toLowerCase() === value.toLowerCase());
  const written = random.chance(0.3) ? value.toUpperCase() : value;
  if (random.chance(0.25))
    return { text: `${attribute}:-${written}`, holds: (item) => !equals(item) };
  const escaped = written.startsWith('-') ? `\\${written}` : written;
  return { text: `${attribute}:${escaped}`, holds: equals };
}

function numericClause(): Clause {
  const attribute = random.pick(['price.USD', 'years']);
  const value = attribute === 'years' ? 2000 + random.below(9) : random.below(40) / 4;
  const some = (test: (one: number) => boolean) => (item: Item) =>
    getValues(item, attribute).some((one) => typeof one === 'number' && test(one));
  const high = value + random.below(4);
  return random.pick<Clause>([
    { text: `${attribute}=${value}`, holds: some((one) => one === value) },
    { text: `${attribute} != ${value}`, holds: some((one) => one !== value) },
    { text: `${attribute}<${value}`, holds: some((one) => one < value) },
    { text: `${attribute} <= ${value}`, holds: some((one) => one <= value) },
    { text: `${attribute}>${value}`, holds: some((one) => one > value) },
    { text: `${attribute}>=${value}`, holds: some((one) => one >= value) },
    { text: `${attribute}:${value} TO ${high}`, holds: some((one) => one >= value && one <= high) },
  ]);
}

interface Filters {
  list: (string | string[])[];
  holds: (item: Item) => boolean;
}

/** An AND of one to three parts, each one clause or an OR of up to three. */
function randomFilters(clause: () => Clause): Filters {
  const groups = Array.from({ length: 1 + random.below(3) }, () =>
    Array.from({ length: 1 + random.below(3) }, clause),
  );
  return {
    list: groups.map((group) => {
      const texts = group.map(({ text }) => text);
      return texts.length === 1 && random.chance(0.5) ? (texts[0] ?? '') : texts;
    }),
    holds: (item) => groups.every((group) => group.some(({ holds }) => holds(item))),
  };
}

function expectedFacets(items: readonly Item[]): Record<string, Record<string, number>> {
  const facets: Record<string, Record<string, number>> = {};
  for (const facet of FACETS) {
    const counts: Record<string, number> = {};
    for (const item of items)
      for (const value of new Set(getValues(item, facet).map(String)))
        counts[value] = (counts[value] ?? 0) + 1;
    if (Object.keys(counts).length > 0) facets[facet] = counts;
  }
  return facets;
}

describe('filters and counts', () => {
  let engine: SearchEngine;
  beforeAll(() => {
    engine = openSearchEngine(':memory:');
    engine.replaceIndex('items', { settings: { attributesForFaceting: FACETS }, records: ITEMS });
  });
  afterAll(() => engine.close());

  it.each(Array.from({ length: 300 }, (_, round) => round))(
    'finds and counts in round %i what counting by hand gives',
    (round) => {
      random = dice(round);
      const facet = randomFilters(facetClause);
      const numeric = random.chance(0.6) ? randomFilters(numericClause) : null;
      const wanted = ITEMS.filter((item) => facet.holds(item) && (numeric?.holds(item) ?? true));
      const response = engine.search('items', {
        facetFilters: facet.list,
        ...(numeric ? { numericFilters: numeric.list } : {}),
        facets: FACETS,
        hitsPerPage: 1000,
      });
      const hits = Array.isArray(response.hits) ? response.hits : [];
      const ids = hits.map((hit) => Number(Object(hit).objectID)).sort((a, b) => a - b);
      expect(ids).toEqual(wanted.map(({ objectID }) => Number(objectID)));
      expect(response.nbHits).toBe(wanted.length);
      expect(response.facets).toEqual(expectedFacets(wanted));
      const prices = wanted.flatMap(({ price }) => price?.USD ?? []);
      const sum = prices.reduce((total, price) => total + price, 0);
      const stats = {
        min: Math.min(...prices),
        max: Math.max(...prices),
        sum,
        avg: sum / prices.length,
      };
      expect(response.facets_stats).toEqual(prices.length > 0 ? { 'price.USD': stats } : undefined);
    },
  );
});
