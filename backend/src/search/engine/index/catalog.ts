import { missingIndex } from '../errors.ts';
import { directed, facetDeclarations } from '../settings/settings.ts';
import type { IndexSettings } from '../types.ts';
import { contextFor, type IndexContext } from './context.ts';
import type { IndexRow, StagedIndex, Store } from './store.ts';
import { View, type ViewNeeds } from './view.ts';

/** After this many changed texts the words are read from disk again. */
const OVERLAY_LIMIT = 2000;

/** Runs a load without interruption. */
function finish<Result>(load: Generator<void, Result>): Result {
  for (;;) {
    const step = load.next();
    if (step.done) return step.value;
  }
}

function getNeeds(family: readonly IndexSettings[]): ViewNeeds {
  const rules = family.flatMap((own) => [...(own.ranking ?? []), ...(own.customRanking ?? [])]);
  return {
    facets: new Set(family.flatMap((own) => [...facetDeclarations(own).keys()])),
    sorted: new Set(rules.flatMap((rule) => directed(rule)?.attribute ?? [])),
  };
}

/** The indexes of a store with their views. Loads views on demand and reloads them after other processes write. */
export class Catalog {
  readonly #store: Store;
  #rows = new Map<string, IndexRow>();
  readonly #views = new Map<number, View>();
  readonly #contexts = new Map<string, IndexContext>();
  #dataVersion = -1;

  constructor(store: Store) {
    this.#store = store;
    this.refresh();
  }

  /** Reloads if another process has written; returns whether it has. */
  refresh(): boolean {
    const version = this.#store.dataVersion();
    if (version === this.#dataVersion) return false;
    this.#dataVersion = version;
    this.reload();
    return true;
  }

  /** Reads the list of indexes again; keeps the views whose dataset has not changed. */
  reload(): void {
    this.#store.forgetDatasets();
    this.#rows = new Map(this.#store.indexes().map((row) => [row.name, row]));
    this.#contexts.clear();
    for (const [id, view] of this.#views) {
      if (this.#store.datasetVersion(id) === view.version) view.dataset = this.#store.dataset(id);
      else this.#views.delete(id);
    }
  }

  rows(): IndexRow[] {
    return [...this.#rows.values()];
  }

  row(name: string): IndexRow | undefined {
    return this.#rows.get(name);
  }

  /** Throws 404 if there is no index of that name. */
  existingRow(name: string): IndexRow {
    const row = this.#rows.get(name);
    if (!row) throw missingIndex(name);
    return row;
  }

  /** All indexes on the same records: a primary with its replicas. */
  family(dataset: number): IndexRow[] {
    return this.rows().filter((row) => row.dataset === dataset);
  }

  view(dataset: number): View {
    const known = this.#views.get(dataset);
    if (known && known.postings.overlaySize < OVERLAY_LIMIT) return known;
    const needs = getNeeds(this.family(dataset).map((row) => row.settings));
    const version = this.#store.datasetVersion(dataset);
    const view = finish(View.load(this.#store.dataset(dataset), needs, version));
    this.#views.set(dataset, view);
    this.#contexts.clear();
    return view;
  }

  /**
   * Reads a staged index from a store of its own and computes its orders, so that no search waits for
   * it after publishing. The caller may pause between steps.
   */
  *preload(from: Store, { name, dataset, settings, replicas }: StagedIndex): Generator<void> {
    if (this.#views.has(dataset)) return;
    const family: readonly (readonly [string, IndexSettings])[] = [[name, settings], ...replicas];
    const needs = getNeeds(family.map(([, own]) => own));
    const version = from.datasetVersion(dataset);
    const view = yield* View.load(from.dataset(dataset), needs, version);
    for (const [index, own] of family) {
      contextFor(index, own, view).order.settle();
      yield;
    }
    view.dataset = this.#store.dataset(dataset);
    this.#views.set(dataset, view);
  }

  /** The view of a dataset if it is in memory; writes must update it. */
  loadedView(dataset: number): View | undefined {
    return this.#views.get(dataset);
  }

  dropView(dataset: number): void {
    this.#views.delete(dataset);
    this.#contexts.clear();
  }

  /** An index with its view. Throws 404 if there is no index of that name. */
  context(name: string): IndexContext {
    const row = this.existingRow(name);
    const view = this.view(row.dataset);
    const known = this.#contexts.get(name);
    if (known) return known;
    const context = contextFor(name, row.settings, view);
    this.#contexts.set(name, context);
    return context;
  }
}
