import type { DocumentOrder, View } from '../index/view.ts';
import { directed } from '../settings/settings.ts';

interface SortKey {
  attribute: string;
  descending: boolean;
}

export type Comparator = (a: number, b: number) => number;

function compareTexts(a: string | undefined, b: string | undefined, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b !== descending ? -1 : 1;
}

/** Documents without a value are last in both directions; numbers precede texts. */
function keyComparator(view: View, key: SortKey): Comparator {
  const numbers = view.numbers.get(key.attribute)?.numbers;
  const texts = view.texts.get(key.attribute)?.texts;
  const sign = key.descending ? -1 : 1;
  return (a, b) => {
    const numberA = numbers?.[a] ?? Number.NaN;
    const numberB = numbers?.[b] ?? Number.NaN;
    const difference = numberA - numberB;
    if (!Number.isNaN(difference)) return difference * sign;
    if (!Number.isNaN(numberA)) return -1;
    if (!Number.isNaN(numberB)) return 1;
    return compareTexts(texts?.[a], texts?.[b], key.descending);
  };
}

/** Compares documents by rules such as `asc(price)`; 0 when all are equal. Valid until a write. */
export function comparatorFor(view: View, rules: readonly string[]): Comparator {
  const comparators = rules.flatMap((rule) => {
    const key = directed(rule);
    return key ? [keyComparator(view, key)] : [];
  });
  return (a, b) => {
    for (const compare of comparators) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

const FULL_SORT_FROM = 64;

/** Breaks ties by document number, and is updated on the next read after a change. */
class SortedOrder implements DocumentOrder {
  readonly #view: View;
  readonly #rules: readonly string[];
  #order = new Int32Array(0);
  #rank = new Int32Array(0);
  #touched: Set<number> | null = null;

  constructor(view: View, rules: readonly string[]) {
    this.#view = view;
    this.#rules = rules;
  }

  touch(doc: number): void {
    this.#touched?.add(doc);
  }

  get order(): Int32Array {
    this.settle();
    return this.#order;
  }

  get rank(): Int32Array {
    this.settle();
    return this.#rank;
  }

  settle(): void {
    if (this.#touched?.size === 0) return;
    const rules = comparatorFor(this.#view, this.#rules);
    const compare: Comparator = (a, b) => rules(a, b) || a - b;
    if (!this.#touched || this.#touched.size >= FULL_SORT_FROM) this.#sortAll(compare);
    else this.#order = this.#merged(this.#touched, compare);
    this.#touched = new Set();
    this.#rank = new Int32Array(this.#view.size);
    for (let place = 0; place < this.#order.length; place++)
      this.#rank[this.#order[place] ?? 0] = place;
  }

  #sortAll(compare: Comparator): void {
    const docs = new Int32Array(this.#view.count);
    let count = 0;
    for (let doc = 0; doc < this.#view.size; doc++)
      if (this.#view.live[doc] === 1) docs[count++] = doc;
    this.#order = docs.sort(compare);
  }

  #merged(touched: ReadonlySet<number>, compare: Comparator): Int32Array<ArrayBuffer> {
    const untouched = this.#order.filter((doc) => !touched.has(doc));
    const moved = [...touched].filter((doc) => this.#view.live[doc] === 1).sort(compare);
    const merged = new Int32Array(untouched.length + moved.length);
    let from = 0;
    let out = 0;
    for (const doc of moved) {
      const to = findPlace(untouched, doc, compare);
      merged.set(untouched.subarray(from, to), out);
      out += to - from;
      merged[out++] = doc;
      from = to;
    }
    merged.set(untouched.subarray(from), out);
    return merged;
  }
}

function findPlace(sorted: Int32Array, doc: number, compare: Comparator): number {
  let lo = 0;
  let hi = sorted.length;
  while (lo < hi) {
    const middle = (lo + hi) >>> 1;
    if (compare(sorted[middle] ?? 0, doc) < 0) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

export function createOrder(view: View, rules: readonly string[]): DocumentOrder {
  const name = rules.join('\u0000');
  const known = view.orders.get(name);
  if (known) return known;
  const order = new SortedOrder(view, rules);
  view.orders.set(name, order);
  return order;
}
