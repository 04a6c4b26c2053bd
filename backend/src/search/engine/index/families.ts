import { replicaName } from '../settings/virtual-replicas.ts';
import { badRequest, type IndexSettings, type JsonObject } from '../types.ts';
import { fill, layoutFor, replicaSettings } from './build.ts';
import type { Catalog } from './catalog.ts';
import type { IndexRow, Store } from './store.ts';

const replicaNames = (settings: IndexSettings): string[] =>
  (settings.replicas ?? []).map(replicaName);

/** Creates, rebuilds and ties together indexes on the same records. Runs inside a transaction. */
export class Families {
  readonly #store: Store;
  readonly #catalog: Catalog;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
  }

  ensure(name: string): IndexRow {
    const known = this.#catalog.row(name);
    if (known) return known;
    const layout = layoutFor([{}]);
    const dataset = this.#store.createDataset(layout.columns, layout.textColumns);
    const now = new Date().toISOString();
    const row = {
      name,
      dataset: dataset.id,
      primary: null,
      settings: {},
      createdAt: now,
      updatedAt: now,
    };
    this.save(row);
    return row;
  }

  save(row: IndexRow): void {
    this.#store.saveIndex({ ...row, updatedAt: new Date().toISOString() });
    this.#catalog.reload();
  }

  /** Gives an index new settings, its replicas with it, and rebuilds what they need. */
  applySettings(row: IndexRow, settings: IndexSettings): void {
    this.save({ ...row, settings });
    if (row.primary === null) this.#tieReplicas({ ...row, settings });
    this.#fit(row.dataset);
  }

  #tieReplicas(primary: IndexRow): void {
    const names = replicaNames(primary.settings);
    if (names.includes(primary.name)) throw badRequest('An index cannot be its own replica');
    for (const row of this.#catalog.replicas(primary))
      if (!names.includes(row.name)) this.#release(row);
    for (const name of names) this.#adopt(primary, name);
  }

  #adopt(primary: IndexRow, name: string): void {
    const row = this.#catalog.row(name);
    if (row?.primary === primary.name) return;
    if (row && row.primary !== null)
      throw badRequest(`${name} is already a replica of ${row.primary}`);
    if (row && replicaNames(row.settings).length > 0)
      throw badRequest(`${name} has replicas itself`);
    const settings = replicaSettings(primary.name, primary.settings, row?.settings ?? {});
    const now = new Date().toISOString();
    const createdAt = row?.createdAt ?? now;
    this.save({
      name,
      dataset: primary.dataset,
      primary: primary.name,
      settings,
      createdAt,
      updatedAt: now,
    });
    if (row) this.dropUnused(row.dataset);
  }

  /** A replica let go keeps its records as an index of its own. */
  #release(row: IndexRow): void {
    const { primary: _, ...settings } = row.settings;
    const free = { ...row, settings, primary: null };
    this.save({ ...free, dataset: this.copyRecords(row.dataset, [settings]) });
  }

  /** Copies all records of a dataset into a new one laid out for these settings. Returns its id. */
  copyRecords(from: number, family: readonly IndexSettings[]): number {
    const layout = layoutFor(family);
    const dataset = this.#store.createDataset(layout.columns, layout.textColumns);
    fill(this.#store, dataset, readRecords(this.#store, from));
    return dataset.id;
  }

  repoint(from: number, to: number): void {
    for (const row of this.#catalog.family(from)) this.#store.saveIndex({ ...row, dataset: to });
    this.#catalog.reload();
    this.dropUnused(from);
  }

  dropUnused(dataset: number): void {
    if (this.#catalog.family(dataset).length > 0) return;
    this.#store.dropDataset(dataset);
    this.#catalog.dropView(dataset);
  }

  /** Rebuilds a dataset when its indexes need attributes it does not hold. */
  #fit(id: number): void {
    const family = this.#catalog.family(id).map((row) => row.settings);
    const layout = layoutFor(family);
    const dataset = this.#store.dataset(id);
    const holds = (have: string[], need: string[]) => need.every((name) => have.includes(name));
    this.#catalog.dropView(id);
    if (holds(dataset.columns, layout.columns) && holds(dataset.textColumns, layout.textColumns))
      return;
    this.repoint(id, this.copyRecords(id, family));
  }
}

function* readRecords(store: Store, id: number): Generator<JsonObject> {
  for (const row of store.dataset(id).records()) yield JSON.parse(String(row.json));
}
