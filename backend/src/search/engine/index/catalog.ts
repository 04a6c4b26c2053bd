import { directed, facetDeclarations } from '../settings/settings.ts';
import { declaresVirtual, virtualSettings } from '../settings/virtual-replicas.ts';
import { type IndexSettings, missingIndex } from '../types.ts';
import { contextFor, type IndexContext } from './context.ts';
import type { IndexRow, StagedIndex, Store } from './store.ts';
import { View, type ViewNeeds } from './view.ts';

/** One line per index, by name: how many records it has and when it was written. */
export function summaries(store: Store, catalog: Catalog) {
  return catalog.rows().map((row) => {
    const { entries, bytes } = store.dataset(row.dataset).size();
    const replicas = catalog
      .replicas(row)
      .map(({ name }) => (catalog.isVirtual(name) ? `virtual(${name})` : name));
    return {
      name: row.name,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      entries,
      dataSize: bytes,
      fileSize: bytes,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(row.primary !== null ? { primary: row.primary } : {}),
      ...(catalog.isVirtual(row.name) ? { virtual: true } : {}),
      ...(replicas.length > 0 ? { replicas } : {}),
    };
  });
}

/** After so many changed texts the words are read anew from disk. */
const OVERLAY_LIMIT = 2000;

/** Runs a load to its end at once. */
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
    sorted: new Set([
      ...rules.flatMap((rule) => directed(rule)?.attribute ?? []),
      ...family.flatMap((own) => own.attributeForDistinct ?? []),
    ]),
  };
}

/** The indexes of a store with their views; loads what is requested, and what others have written. */
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

  /** Looks whether another process has written, and forgets what is out of date. True if so. */
  refresh(): boolean {
    const version = this.#store.dataVersion();
    if (version === this.#dataVersion) return false;
    this.#dataVersion = version;
    this.reload();
    return true;
  }

  /** Reads the list of indexes anew; views whose dataset has not changed are stored. */
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

  isVirtual(name: string): boolean {
    const primary = this.#findPrimary(name);
    return primary !== undefined && declaresVirtual(primary.settings, name);
  }

  /** An index's settings, those that a virtual replica has from its primary among them. 404 without one. */
  settings(name: string): IndexSettings {
    const row = this.#rows.get(name);
    if (!row) throw missingIndex(name);
    const primary = this.#findPrimary(name);
    return primary && this.isVirtual(name)
      ? virtualSettings(row.settings, primary.settings)
      : row.settings;
  }

  #findPrimary(name: string): IndexRow | undefined {
    return this.#rows.get(this.#rows.get(name)?.primary ?? '');
  }

  family(dataset: number): IndexRow[] {
    return this.rows().filter((row) => row.dataset === dataset);
  }

  replicas({ name, dataset }: IndexRow): IndexRow[] {
    return this.family(dataset).filter(({ primary }) => primary === name);
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
   * Reads an index that is staged, from a store of its own, and makes its orders, so that no search
   * waits for it once it is published. The reader may do something else in between.
   */
  *preload(from: Store, { name, dataset, settings, replicas }: StagedIndex): Generator<void> {
    if (this.#views.has(dataset)) return;
    const family: readonly (readonly [string, IndexSettings])[] = [[name, settings], ...replicas];
    const needs = getNeeds(family.map(([, own]) => own));
    const version = from.datasetVersion(dataset);
    const view = yield* View.load(from.dataset(dataset), needs, version);
    for (const [index, own] of family) {
      const isVirtual = declaresVirtual(settings, index);
      const whole = isVirtual ? virtualSettings(own, settings) : own;
      contextFor({ name: index, isVirtual }, whole, view).order.settle();
      yield;
    }
    view.dataset = this.#store.dataset(dataset);
    this.#views.set(dataset, view);
  }

  /** The view of a dataset if it is in memory: what a write has to keep in step. */
  loadedView(dataset: number): View | undefined {
    return this.#views.get(dataset);
  }

  dropView(dataset: number): void {
    this.#views.delete(dataset);
    this.#contexts.clear();
  }

  /** An index ready to be searched. Throws 404 when there is none of that name. */
  context(name: string): IndexContext {
    const row = this.#rows.get(name);
    if (!row) throw missingIndex(name);
    const view = this.view(row.dataset);
    const known = this.#contexts.get(name);
    if (known) return known;
    const isVirtual = this.isVirtual(name);
    const context = contextFor({ name, isVirtual }, this.settings(name), view);
    this.#contexts.set(name, context);
    return context;
  }
}
