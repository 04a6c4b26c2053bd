/** A plain value that can be indexed, filtered or counted. */
export type Scalar = string | number | boolean;

function collect(value: unknown, out: Scalar[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, out);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    out.push(value);
}

function walk(value: unknown, at: { path: readonly string[]; out: Scalar[] }, depth: number): void {
  const key = at.path[depth];
  if (key === undefined) {
    collect(value, at.out);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, at, depth);
    return;
  }
  if (Object.hasOwn(value, key)) walk((value as Record<string, unknown>)[key], at, depth + 1);
}

/** All plain values at `price.USD.default` or `categories.level1`, through arrays and objects. */
export function valuesAt(record: unknown, path: readonly string[]): Scalar[] {
  const out: Scalar[] = [];
  walk(record, { path, out }, 0);
  return out;
}

function collectDeep(value: unknown, out: Scalar[]): void {
  if (typeof value !== 'object' || value === null) collect(value, out);
  else for (const item of Object.values(value)) collectDeep(item, out);
}

/** Every plain value of a record, for indexes that declare no searchable attributes. */
export function allValues(record: unknown): Scalar[] {
  const out: Scalar[] = [];
  collectDeep(record, out);
  return out;
}

function numericAt(value: unknown, prefix: string, out: Set<string>): void {
  if (typeof value === 'number' || typeof value === 'boolean') out.add(prefix);
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') out.add(prefix);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    numericAt(item, prefix === '' ? key : `${prefix}.${key}`, out);
}

/** Adds to `out` the paths of a record that hold numbers: these can be filtered undeclared. */
export function numericPaths(record: unknown, out: Set<string>): void {
  numericAt(record, '', out);
}

/** The list, or if it is shorter than `size` a copy of at least twice its length; new numbers are `filler`. */
export function ensureCapacity<List extends Int32Array | Float64Array | Uint8Array>(
  list: List,
  size: number,
  filler = 0,
): List {
  if (size <= list.length) return list;
  const create = list.constructor as new (length: number) => List;
  const larger = new create(Math.max(size, list.length * 2)).fill(filler, list.length);
  larger.set(list);
  return larger as List;
}

const NONE = -1;

/** The values of one declared attribute, each a small number: what filters and counts work on. */
export class FacetColumn {
  /** The values by code, in the order in which they were first seen. */
  readonly values: string[] = [];
  /** Per document: its code, -1 for none, or -2 - n for the list of codes at `lists[n]`. */
  codes = new Int32Array(1024).fill(NONE);
  /** The distinct lists of codes: documents with the same values share one. */
  readonly lists: Int32Array[] = [];
  readonly #codes = new Map<string, number>();
  readonly #listCodes = new Map<string, number>();
  #folded: Map<string | undefined, number[]> | null = null;

  #code(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.values.push(value);
    this.#codes.set(value, code);
    this.#folded = null;
    return code;
  }

  set(doc: number, scalars: readonly Scalar[]): void {
    const codes = [...new Set(scalars.map((value) => this.#code(String(value))))];
    this.#store(doc, codes.length < 2 ? (codes[0] ?? NONE) : -2 - this.#list(codes));
  }

  /** The one-value case of `set`, without a list. */
  setOne(doc: number, value: Scalar | null): void {
    this.#store(doc, value === null ? NONE : this.#code(String(value)));
  }

  #list(codes: readonly number[]): number {
    const key = codes.join();
    const known = this.#listCodes.get(key);
    if (known !== undefined) return known;
    this.#listCodes.set(key, this.lists.length);
    return this.lists.push(Int32Array.from(codes)) - 1;
  }

  #store(doc: number, code: number): void {
    this.codes = ensureCapacity(this.codes, doc + 1, NONE);
    this.codes[doc] = code;
  }

  /** The codes whose value equals `value`, letter case aside. */
  getCodes(value: string): readonly number[] {
    const exact = this.#codes.get(value);
    if (exact !== undefined && value.toLowerCase() === value.toUpperCase()) return [exact];
    this.#folded ??= Map.groupBy(this.values.keys(), (code) => this.values[code]?.toLowerCase());
    return this.#folded.get(value.toLowerCase()) ?? [];
  }
}

/** The numbers of one attribute. Booleans count as 0 and 1, other values as missing. */
export class NumberColumn {
  numbers = new Float64Array(1024).fill(Number.NaN);
  /** All numbers of the documents that have more than one. */
  readonly lists = new Map<number, number[]>();

  set(doc: number, scalars: readonly Scalar[]): void {
    const numbers = scalars.filter((value) => typeof value !== 'string').map(Number);
    this.lists.delete(doc);
    this.setOne(doc, numbers[0] ?? null);
    if (numbers.length > 1) this.lists.set(doc, numbers);
  }

  setOne(doc: number, value: Scalar | null): void {
    this.numbers = ensureCapacity(this.numbers, doc + 1, Number.NaN);
    if (this.lists.size > 0) this.lists.delete(doc);
    this.numbers[doc] = value === null || typeof value === 'string' ? Number.NaN : Number(value);
  }
}

/** The first text of one attribute, stored only for attributes that an index sorts by. */
export class TextColumn {
  readonly texts: (string | undefined)[] = [];

  set(doc: number, scalars: readonly Scalar[]): void {
    this.setOne(doc, scalars[0] ?? null);
  }

  setOne(doc: number, value: Scalar | null): void {
    this.texts[doc] = typeof value === 'string' ? value : undefined;
  }
}
