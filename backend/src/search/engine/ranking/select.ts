import type { IndexContext } from '../index/context.ts';
import type { SearchParams } from '../query/params.ts';
import { badRequest } from '../types.ts';
import type { Matched } from './match.ts';
import { type Comparator, comparatorFor } from './order.ts';

/** How many hits of a group are shown: 0 for all. Throws 400 above 4. */
function groupLimit(params: SearchParams): number {
  const distinct = params.get('distinct') ?? 0;
  const limit =
    distinct === 'true' || distinct === true ? 1 : distinct === 'false' ? 0 : Number(distinct);
  if (Number.isInteger(limit) && limit >= 0 && limit <= 4) return limit;
  throw badRequest('Invalid value for "distinct" parameter, expected a boolean or 0 to 4');
}

/**
 * With `distinct` and `attributeForDistinct`: the best hits of each group, in order of ranking.
 * Null when the request does not request it. Records without the attribute are groups of their own.
 */
export function distinctHits(
  context: IndexContext,
  matched: Matched,
  params: SearchParams,
): number[] | null {
  const attribute = context.settings.attributeForDistinct;
  const limit = groupLimit(params);
  if (limit === 0 || typeof attribute !== 'string') return null;
  const texts = context.view.texts.get(attribute)?.texts;
  const numbers = context.view.numbers.get(attribute)?.numbers;
  const seen = new Map<string | number, number>();
  return selectHits(context, matched, { offset: 0, length: matched.docs.length }).filter((doc) => {
    const group = texts?.[doc] ?? numbers?.[doc] ?? Number.NaN;
    if (Number.isNaN(group)) return true;
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= limit;
  });
}

/** Rows of a result, counted from 0. */
export interface Window {
  offset: number;
  length: number;
}

function inOrder(context: IndexContext, matched: Matched, window: Window): number[] {
  const { docs } = matched;
  const found = new Uint8Array(context.view.size);
  for (let row = 0; row < docs.length; row++) found[Number(docs[row])] = 1;
  const end = Math.min(window.offset + window.length, docs.length);
  const picked: number[] = [];
  let seen = 0;
  const { order } = context.order;
  for (let place = 0; place < order.length && seen < end; place++) {
    const doc = Number(order[place]);
    if (found[doc] !== 1) continue;
    if (seen++ >= window.offset) picked.push(doc);
  }
  return picked;
}

/** Sinks the entry at `at` in a heap whose greatest stands first. */
function sink(heap: number[], at: number, compare: Comparator): void {
  let place = at;
  for (;;) {
    const left = place * 2 + 1;
    const right = left + 1;
    let greatest = place;
    if (left < heap.length && compare(heap[left] ?? 0, heap[greatest] ?? 0) > 0) greatest = left;
    if (right < heap.length && compare(heap[right] ?? 0, heap[greatest] ?? 0) > 0) greatest = right;
    if (greatest === place) return;
    const moved = heap[place] ?? 0;
    heap[place] = heap[greatest] ?? 0;
    heap[greatest] = moved;
    place = greatest;
  }
}

/** The first `count` of the rows 0 to before `rows`, in order, without sorting the others. */
function firstRows(rows: number, count: number, compare: Comparator): number[] {
  const heap = Array.from({ length: Math.min(count, rows) }, (_, row) => row);
  for (let at = heap.length >>> 1; at >= 0; at--) sink(heap, at, compare);
  for (let row = heap.length; row < rows; row++) {
    if (heap.length === 0 || compare(row, heap[0] ?? 0) >= 0) continue;
    heap[0] = row;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/** The documents in a window of a result, in the order of the index's ranking. */
export function selectHits(context: IndexContext, matched: Matched, window: Window): number[] {
  const { docs, scores } = matched;
  if (window.length === 0 || docs.length === 0) return [];
  if (!scores) return inOrder(context, matched, window);
  const sortFirst =
    context.sortFirst.length > 0 ? comparatorFor(context.view, context.sortFirst) : null;
  const { rank } = context.order;
  const compare: Comparator = (a, b) => {
    const docA = docs[a] ?? 0;
    const docB = docs[b] ?? 0;
    const sorted = sortFirst ? sortFirst(docA, docB) : 0;
    if (sorted !== 0) return sorted;
    return Number(scores[a]) - Number(scores[b]) || Number(rank[docA]) - Number(rank[docB]);
  };
  const rows = firstRows(docs.length, window.offset + window.length, compare);
  return rows.slice(window.offset).map((row) => docs[row] ?? 0);
}
