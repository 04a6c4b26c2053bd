import type { FacetColumn, NumberColumn } from '../index/columns.ts';
import type { IndexContext } from '../index/context.ts';
import type { JsonObject } from '../types.ts';

/** How often each code of a facet occurs among some documents. A list counts once a value. */
function countCodes(column: FacetColumn, docs: Int32Array): Int32Array {
  const { codes, lists, values } = column;
  const counts = new Int32Array(values.length);
  const listCounts = new Int32Array(lists.length);
  for (let row = 0; row < docs.length; row++) {
    const code = codes[Number(docs[row])] ?? -1;
    if (code >= 0) counts[code] = Number(counts[code]) + 1;
    else if (code < -1) listCounts[-2 - code] = Number(listCounts[-2 - code]) + 1;
  }
  for (const [place, list] of lists.entries())
    for (const code of list) counts[code] = Number(counts[code]) + Number(listCounts[place]);
  return counts;
}

export type ValueCount = readonly [value: string, count: number];

function byName(a: ValueCount, b: ValueCount): number {
  return a[0] < b[0] ? -1 : 1;
}

/** Most frequent first, ties alphabetical. */
export function byCount(a: ValueCount, b: ValueCount): number {
  return b[1] - a[1] || byName(a, b);
}

/** The values that occur, with their counts, in no order. */
export function valueCounts(column: FacetColumn, docs: Int32Array): ValueCount[] {
  const counts = countCodes(column, docs);
  const found: ValueCount[] = [];
  for (let code = 0; code < counts.length; code++)
    if (Number(counts[code]) > 0) found.push([column.values[code] ?? '', counts[code] ?? 0]);
  return found;
}

/** Every number of some documents, one after the other. */
function getNumbers(column: NumberColumn, docs: Int32Array): Float64Array | number[] {
  const { lists, numbers } = column;
  if (lists.size > 0) return [...docs].flatMap((doc) => lists.get(doc) ?? numbers[doc] ?? []);
  const found = new Float64Array(docs.length);
  for (let row = 0; row < docs.length; row++) found[row] = numbers[Number(docs[row])] ?? Number.NaN;
  return found;
}

function getStats(column: NumberColumn, docs: Int32Array) {
  const numbers = getNumbers(column, docs);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (let row = 0; row < numbers.length; row++) {
    const value = Number(numbers[row]);
    if (Number.isNaN(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
    count++;
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

function expandFacets(context: IndexContext, requested: readonly string[]): string[] {
  const declared = [...context.facets].filter(([, rule]) => !rule.filterOnly).map(([name]) => name);
  if (requested.includes('*')) return declared;
  return declared.filter((name) => requested.includes(name));
}

/** The counts of the requested facets over the found documents. Undeclared ones are left out. */
export function countFacets(
  context: IndexContext,
  docs: Int32Array,
  options: { requested: readonly string[]; maxValues: number; sortBy: string },
): { facets: JsonObject; facets_stats: JsonObject } {
  const result = { facets: {} as JsonObject, facets_stats: {} as JsonObject };
  for (const name of expandFacets(context, options.requested)) {
    const column = context.view.facets.get(name);
    if (!column) continue;
    const counts = valueCounts(column, docs).sort(byCount).slice(0, options.maxValues);
    if (counts.length === 0) continue;
    if (options.sortBy === 'alpha') counts.sort(byName);
    result.facets[name] = Object.fromEntries(counts);
    const numbers = context.view.numbers.get(name);
    const stats = numbers ? getStats(numbers, docs) : null;
    if (stats) result.facets_stats[name] = stats;
  }
  return result;
}
