import { setImmediate } from 'node:timers/promises';
import { ensureCapacity } from './columns.ts';
import { lowerBound, prefixEnd } from './terms.ts';

/** How long one slice may keep requests waiting. */
const SLICE_MS = 10;

/** Runs work in slices between requests. */
export async function inSlices(work: Generator<void>): Promise<void> {
  let startedAt = performance.now();
  while (!work.next().done) {
    if (performance.now() - startedAt < SLICE_MS) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}

/** The positions of words: parallel arrays of documents and places, from `from` to before `to`. */
export interface PostingSlice {
  docs: Int32Array;
  /** Column number * 65536 + place of the word in that column's text. */
  places: Int32Array;
  from: number;
  to: number;
  /** Marks documents whose rows are outdated; null if none is. */
  stale: Uint8Array | null;
}

const OFFSET_LIMIT = 65_535;

/** Packs a column number and a word's place in it into one 32-bit number. */
export function packPlace(column: number, offset: number): number {
  return column * 65_536 + Math.min(offset, OFFSET_LIMIT);
}

/** The words of a dataset and their places, read from FTS5 once. Later writes are stored in an overlay. */
export class Postings {
  /** All words, sorted by UTF-16 code units. */
  readonly terms: string[];
  readonly #starts: Int32Array;
  readonly #docs: Int32Array;
  readonly #places: Int32Array;
  #stale: Uint8Array;
  #staleCount = 0;
  #added: Map<string, number[]> = new Map();
  #wordsByDoc: Map<number, string[]> = new Map();
  #addedTerms: string[] | null = [];

  constructor(read: ReadRows) {
    this.terms = read.terms;
    this.#starts = read.starts;
    this.#docs = read.docs;
    this.#places = read.places;
    this.#stale = new Uint8Array(1024);
  }

  /** Reads the rows of FTS5 word by word; the caller may pause between steps. */
  static *load(rows: Iterable<Record<string, unknown>>): Generator<void, Postings> {
    return new Postings(yield* readRows(rows));
  }

  /** The words added since the load, sorted. Some may be in `terms` as well. */
  get addedTerms(): string[] {
    if (!this.#addedTerms) this.#addedTerms = [...this.#added.keys()].sort();
    return this.#addedTerms;
  }

  /** The number of documents in the overlay; if it is large, reloading is cheaper. */
  get overlaySize(): number {
    return this.#staleCount;
  }

  /** The places of the words numbered `lo` to before `hi` in `terms`. */
  slice(lo: number, hi: number): PostingSlice {
    return {
      docs: this.#docs,
      places: this.#places,
      from: this.#starts[lo] ?? 0,
      to: this.#starts[hi] ?? 0,
      stale: this.#staleCount > 0 ? this.#stale : null,
    };
  }

  /** The places of one added word. */
  addedSlice(term: string): PostingSlice {
    const pairs = this.#added.get(term) ?? [];
    const docs = new Int32Array(pairs.length / 2);
    const places = new Int32Array(pairs.length / 2);
    for (let at = 0; at < docs.length; at++) {
      docs[at] = pairs[at * 2] ?? 0;
      places[at] = pairs[at * 2 + 1] ?? 0;
    }
    return { docs, places, from: 0, to: docs.length, stale: null };
  }

  /** All places of a word, or of all words that begin with it. */
  find(word: string, prefix: boolean): PostingSlice[] {
    const slices = [this.#baseSlice(word, prefix)];
    const added = this.addedTerms;
    const from = lowerBound(added, word);
    const to = prefix ? prefixEnd(added, word, from) : from + (added[from] === word ? 1 : 0);
    for (const term of added.slice(from, to)) slices.push(this.addedSlice(term));
    return slices.filter((slice) => slice.to > slice.from);
  }

  #baseSlice(word: string, prefix: boolean): PostingSlice {
    const from = lowerBound(this.terms, word);
    if (prefix) return this.slice(from, prefixEnd(this.terms, word, from));
    return this.slice(from, this.terms[from] === word ? from + 1 : from);
  }

  /** Replaces the words of a document; `texts` are folded words joined by spaces, one a column. */
  replace(doc: number, texts: readonly string[]): void {
    this.forget(doc);
    const mine = new Set<string>();
    for (const [column, text] of texts.entries()) {
      const list = text === '' ? [] : text.split(' ').filter((word) => word !== '');
      for (const [offset, word] of list.entries()) {
        const pairs = this.#added.get(word) ?? [];
        if (pairs.length === 0) this.#addedTerms = null;
        pairs.push(doc, packPlace(column, offset));
        this.#added.set(word, pairs);
        mine.add(word);
      }
    }
    this.#wordsByDoc.set(doc, [...mine]);
  }

  forget(doc: number): void {
    this.#stale = ensureCapacity(this.#stale, doc + 1);
    if (this.#stale[doc] === 0) this.#staleCount++;
    this.#stale[doc] = 1;
    for (const word of this.#wordsByDoc.get(doc) ?? []) {
      const pairs = this.#added.get(word) ?? [];
      const remaining: number[] = [];
      for (let at = 0; at < pairs.length; at += 2)
        if (pairs[at] !== doc) remaining.push(pairs[at] ?? 0, pairs[at + 1] ?? 0);
      this.#added.set(word, remaining);
    }
    this.#wordsByDoc.delete(doc);
  }
}

/** The data of an index without records. */
export const NO_WORDS: ReadRows = {
  terms: [],
  starts: new Int32Array(1),
  docs: new Int32Array(0),
  places: new Int32Array(0),
};

interface ReadRows {
  terms: string[];
  starts: Int32Array;
  docs: Int32Array;
  places: Int32Array;
}

type TermRow = { readonly term: string; readonly places: string };

function* sortedRows(rows: Iterable<Record<string, unknown>>): Generator<void, TermRow[]> {
  const list: TermRow[] = [];
  let sorted = true;
  let last = '';
  for (const row of rows) {
    const term = String(row.term);
    if (term < last) sorted = false;
    last = term;
    list.push({ term, places: String(row.places) });
    yield;
  }
  // SQLite sorts by bytes; beyond the basic plane that differs from the order of JavaScript strings.
  if (!sorted) list.sort((a, b) => (a.term < b.term ? -1 : 1));
  return list;
}

function* readRows(rows: Iterable<Record<string, unknown>>): Generator<void, ReadRows> {
  const list = yield* sortedRows(rows);
  const starts = new Int32Array(list.length + 1);
  let docs = new Int32Array(1 << 16);
  let places = new Int32Array(1 << 16);
  let count = 0;
  const triple = [0, 0, 0];
  for (const [place, row] of list.entries()) {
    starts[place] = count;
    for (let at = 0; at < row.places.length; ) {
      at = readNumbers(row.places, at, triple);
      docs = ensureCapacity(docs, count + 1);
      places = ensureCapacity(places, count + 1);
      docs[count] = triple[0] ?? 0;
      places[count++] = packPlace(triple[1] ?? 0, triple[2] ?? 0);
    }
    yield;
  }
  starts[list.length] = count;
  const terms = list.map((row) => row.term);
  return { terms, starts, docs: docs.slice(0, count), places: places.slice(0, count) };
}

function readNumbers(text: string, start: number, into: number[]): number {
  let at = start;
  for (let part = 0; part < into.length; part++) {
    let value = 0;
    for (let code = text.charCodeAt(at); code >= 48; code = text.charCodeAt(at)) {
      value = value * 10 + code - 48;
      at++;
    }
    into[part] = value;
    at++;
  }
  return at;
}
