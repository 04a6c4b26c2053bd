import { toMoney } from '../../core/money.ts';
import type { Facet, FacetValue, FilterableAttribute, PriceBounds } from '../../generated/types.ts';
import type { SearchResponse } from '../../sources/search/types.ts';
import { PRICE_FACET } from './search-plan.ts';

type Counts = Readonly<Record<string, number>>;

/** What the queries of one plan found. */
export interface FacetAnswers {
  readonly page: SearchResponse;
  readonly everything: SearchResponse | null;
  readonly widened: ReadonlyMap<string, SearchResponse>;
}

const byCountThenName = (a: FacetValue, b: FacetValue): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const toValues = (all: Counts, now: Counts, chosen: readonly string[]): FacetValue[] => {
  const chosenLower = new Set(chosen.map((value) => value.toLowerCase()));
  const known = new Set(Object.keys(all));
  for (const value of Object.keys(now)) known.add(value);
  const knownLower = new Set([...known].map((value) => value.toLowerCase()));
  for (const value of chosen) if (!knownLower.has(value.toLowerCase())) known.add(value);
  return [...known]
    .map((value) => {
      // What is chosen comes from the address of a page: any word, `__proto__` too.
      const count = Object.hasOwn(now, value) ? (now[value] ?? 0) : 0;
      const isApplied = chosenLower.has(value.toLowerCase());
      return { value, count, isApplied, isDisabled: count === 0 };
    })
    .sort(byCountThenName);
};

/**
 * The groups to filter by, in the order of `attributes`. Values of the whole category stay visible with
 * a count of zero; a group's counts take the other groups' choices into account, not its own.
 */
export const toFacets = (
  attributes: readonly FilterableAttribute[],
  answers: FacetAnswers,
  chosen: ReadonlyMap<string, readonly string[]>,
): Facet[] =>
  attributes
    .map(({ code, label }) => {
      const now = (answers.widened.get(code) ?? answers.page).facets[code] ?? {};
      const all = answers.everything?.facets[code] ?? now;
      return { code, label, values: toValues(all, now, chosen.get(code) ?? []) };
    })
    .filter((facet) => facet.values.length > 0)
    .map((facet, index) => ({ ...facet, position: index + 1 }));

/** Lowest and highest price of what was found; null when nothing was. */
export const toPriceBounds = (answer: SearchResponse): PriceBounds | null => {
  const stats = answer.facetStats[PRICE_FACET];
  return stats === undefined ? null : { min: toMoney(stats.min), max: toMoney(stats.max) };
};
