import { ensureCapacity, FacetColumn, NumberColumn, type Scalar, TextColumn } from './columns.ts';
import type { ColumnValues, DatasetStore } from './dataset-store.ts';
import { NO_WORDS, Postings } from './postings.ts';

/** The facets and sort attributes of all indexes of a dataset. */
export interface ViewNeeds {
  facets: ReadonlySet<string>;
  sorted: ReadonlySet<string>;
}

interface ColumnSet {
  facet: FacetColumn | null;
  number: NumberColumn | null;
  text: TextColumn | null;
}

/** All live documents in the order of some sort rules. */
export interface DocumentOrder {
  readonly order: Int32Array;
  /** The place of each document in `order`. */
  readonly rank: Int32Array;
  /** Marks a document as changed. */
  touch(doc: number): void;
  /** Updates the order after changes, as the next read would. */
  settle(): void;
}

/** The columns and words of one dataset in memory; records stay on disk. */
export class View {
  dataset: DatasetStore;
  postings = new Postings(NO_WORDS);
  readonly facets = new Map<string, FacetColumn>();
  readonly numbers = new Map<string, NumberColumn>();
  readonly texts = new Map<string, TextColumn>();
  /** Orders by sort rules, created on first use and updated by writes. */
  readonly orders = new Map<string, DocumentOrder>();
  /** 1 for each document that exists. */
  live = new Uint8Array(1024);
  count = 0;
  nextDoc: number;
  version: number;
  readonly #needs: ViewNeeds;
  readonly #sets: ColumnSet[] = [];

  private constructor(dataset: DatasetStore, needs: ViewNeeds, version: number) {
    this.dataset = dataset;
    this.version = version;
    this.#needs = needs;
    this.nextDoc = dataset.lastDoc() + 1;
  }

  /** Reads a dataset row by row; the caller may pause between steps. */
  static *load(dataset: DatasetStore, needs: ViewNeeds, version: number): Generator<void, View> {
    const view = new View(dataset, needs, version);
    for (const row of dataset.columnRows()) {
      view.#setColumns(Number(row.doc), JSON.parse(String(row.vals)));
      yield;
    }
    view.postings = yield* Postings.load(dataset.postingRows());
    return view;
  }

  /** The highest document number in use plus one: the length of a mask. */
  get size(): number {
    return this.nextDoc;
  }

  #columnSet(place: number): ColumnSet {
    const known = this.#sets[place];
    if (known) return known;
    const path = this.dataset.columns[place] ?? '';
    const facet = this.#needs.facets.has(path) || path === '_tags' ? new FacetColumn() : null;
    if (facet) this.facets.set(path, facet);
    const text = this.#needs.sorted.has(path) ? new TextColumn() : null;
    if (text) this.texts.set(path, text);
    const set = { facet, number: null, text };
    this.#sets[place] = set;
    return set;
  }

  #setColumns(doc: number, values: ColumnValues): void {
    this.#setLive(doc);
    // Records written before an attribute was first seen have shorter rows.
    for (let place = 0; place < this.dataset.columns.length; place++)
      this.#setValue(this.#columnSet(place), { doc, place }, values[place] ?? null);
  }

  #setValue(
    set: ColumnSet,
    at: { doc: number; place: number },
    value: Scalar | Scalar[] | null,
  ): void {
    if (!set.number && hasNumber(value)) {
      set.number = new NumberColumn();
      this.numbers.set(this.dataset.columns[at.place] ?? '', set.number);
    }
    for (const column of [set.facet, set.number, set.text]) {
      if (!column) continue;
      if (Array.isArray(value)) column.set(at.doc, value);
      else column.setOne(at.doc, value);
    }
  }

  #setLive(doc: number): void {
    this.live = ensureCapacity(this.live, doc + 1);
    if (this.live[doc] === 0) this.count++;
    this.live[doc] = 1;
    if (doc >= this.nextDoc) this.nextDoc = doc + 1;
  }

  /** Applies a written record. `texts` is null if its words have not changed. */
  put(doc: number, values: ColumnValues, texts: readonly string[] | null): void {
    this.#setColumns(doc, values);
    if (texts) this.postings.replace(doc, texts);
    for (const order of this.orders.values()) order.touch(doc);
  }

  remove(doc: number): void {
    if (this.live[doc] !== 1) return;
    this.live[doc] = 0;
    this.count--;
    this.postings.forget(doc);
    for (const order of this.orders.values()) order.touch(doc);
  }
}

function hasNumber(value: Scalar | Scalar[] | null): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item !== 'string');
  return value !== null && typeof value !== 'string';
}
