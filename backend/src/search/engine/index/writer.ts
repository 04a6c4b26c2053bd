import { badRequest, type JsonObject, type JsonValue, SearchError } from '../types.ts';
import { getObjectId } from './build.ts';
import type { Catalog } from './catalog.ts';
import type { ColumnValues } from './dataset-store.ts';
import { Families } from './families.ts';
import type { Operation } from './operations.ts';
import type { IndexRow, Store } from './store.ts';

type ValueOperation = (current: JsonValue | undefined, value: JsonValue) => JsonValue | undefined;

function asNumber(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function asList(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

const OPERATIONS: Record<string, ValueOperation> = {
  Increment: (current, value) => asNumber(current) + asNumber(value),
  Decrement: (current, value) => asNumber(current) - asNumber(value),
  Add: (current, value) => [...asList(current), value],
  Remove: (current, value) => asList(current).filter((item) => item !== value),
  AddUnique: (current, value) =>
    asList(current).includes(value) ? asList(current) : [...asList(current), value],
  IncrementFrom: (current, value) =>
    asNumber(current) === asNumber(value) ? asNumber(value) + 1 : current,
  IncrementSet: (current, value) =>
    asNumber(value) > asNumber(current) ? asNumber(value) : current,
};

function changed(
  current: JsonValue | undefined,
  change: JsonValue | undefined,
): JsonValue | undefined {
  const isOperation =
    typeof change === 'object' &&
    change !== null &&
    !Array.isArray(change) &&
    '_operation' in change;
  if (!isOperation) return change;
  const name = String(change._operation);
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw badRequest(`Unknown partial update operation: ${name}`);
  return operation(current, change.value ?? null);
}

/** A record after a partial update: first-level attributes are replaced or changed by `_operation`. */
function applyPartial(record: JsonObject, change: JsonObject): JsonObject {
  const out: JsonObject = { ...record };
  for (const [name, value] of Object.entries(change)) {
    const next = changed(record[name], value);
    if (next !== undefined) out[name] = next;
  }
  return out;
}

/** The largest record, in bytes of JSON. */
const MAX_RECORD = 100_000;

type Change =
  | { doc: number; values: ColumnValues; texts: string[] | null }
  | { doc: number; values: null };

/** Adds, changes and removes records; every call is one transaction. */
export class Writer {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly families: Families;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.#catalog = catalog;
    this.families = new Families(store, catalog);
  }

  /** Changes indexes in one transaction; reloads the catalog on failure. */
  run<T>(work: () => T): T {
    try {
      return this.#store.transaction(work);
    } catch (error) {
      this.#catalog.reload();
      throw error;
    }
  }

  /** Runs operations on one index. Returns the ids of the records they touched, in order. */
  batch(name: string, operations: readonly Operation[]): string[] {
    return this.run(() => {
      const row = this.primary(name);
      const changes: Change[] = [];
      const state = { row, changes, next: this.#nextDoc(row.dataset) };
      const ids = operations.map((operation) => this.#apply(state, operation));
      this.#finish(state);
      return ids.filter((id) => id !== null);
    });
  }

  /** The index to write to, created if missing. Throws 400 for a replica. */
  primary(name: string): IndexRow {
    const row = this.families.ensure(name);
    if (row.primary === null) return row;
    throw badRequest(
      `Index ${name} is a replica of ${row.primary}: write to ${row.primary} instead`,
    );
  }

  #nextDoc(dataset: number): number {
    const view = this.#catalog.loadedView(dataset);
    return view?.nextDoc ?? this.#store.dataset(dataset).lastDoc() + 1;
  }

  #finish(state: BatchState): void {
    const { row, changes } = state;
    const version = this.#store.touchDataset(row.dataset);
    this.#store.saveIndex({ ...row, updatedAt: new Date().toISOString() });
    const view = this.#catalog.loadedView(row.dataset);
    if (!view) return;
    view.version = version;
    for (const change of changes) {
      if (change.values === null) view.remove(change.doc);
      else view.put(change.doc, change.values, change.texts);
    }
  }

  #apply(state: BatchState, operation: Operation): string | null {
    switch (operation.action) {
      case 'addObject':
      case 'updateObject':
        return this.#put(state, operation.body, operation.action === 'addObject');
      case 'partialUpdateObject':
        return this.#partial(state, operation.body, true);
      case 'partialUpdateObjectNoCreate':
        return this.#partial(state, operation.body, false);
      case 'deleteObject':
        return this.#remove(state, getObjectId(operation.body));
      case 'clear':
      case 'delete':
        this.#clear(state);
        return null;
    }
  }

  #put(state: BatchState, body: JsonObject, mayGenerate: boolean): string {
    const generate = mayGenerate && body.objectID === undefined;
    const objectID = generate ? crypto.randomUUID() : getObjectId(body);
    const record = { ...body, objectID };
    if (Buffer.byteLength(JSON.stringify(record)) > MAX_RECORD)
      throw badRequest(
        `Record at objectID=${objectID} is too big: the limit is ${MAX_RECORD} bytes`,
      );
    const dataset = this.#store.dataset(state.row.dataset);
    const known = dataset.getDoc(objectID);
    const before = known === null ? null : dataset.json(known);
    const doc = known ?? state.next++;
    const values = dataset.put(doc, objectID, record);
    const texts = dataset.getTexts(record);
    const same =
      before !== null && dataset.getTexts(JSON.parse(before)).join('\n') === texts.join('\n');
    if (!same) dataset.putText(doc, texts);
    state.changes.push({ doc, values, texts: same ? null : texts });
    return objectID;
  }

  #partial(state: BatchState, body: JsonObject, create: boolean): string {
    const objectID = getObjectId(body);
    const dataset = this.#store.dataset(state.row.dataset);
    const doc = dataset.getDoc(objectID);
    const json = doc === null ? null : dataset.json(doc);
    if (json === null && !create) return objectID;
    const current: JsonObject = json === null ? {} : JSON.parse(json);
    return this.#put(state, { ...applyPartial(current, body), objectID }, false);
  }

  #remove(state: BatchState, objectID: string): string {
    const dataset = this.#store.dataset(state.row.dataset);
    const doc = dataset.getDoc(objectID);
    if (doc !== null) {
      dataset.remove(doc);
      state.changes.push({ doc, values: null });
    }
    return objectID;
  }

  #clear(state: BatchState): void {
    const dataset = this.#store.dataset(state.row.dataset);
    dataset.clear();
    state.changes.length = 0;
    this.#catalog.dropView(state.row.dataset);
    state.next = 1;
  }

  /** Removes all records of an index. A missing index counts as done. */
  clear(name: string): void {
    if (this.#catalog.row(name)) this.batch(name, [{ action: 'clear', body: {} }]);
  }

  /** Removes an index with its settings; its replicas become indexes of their own. */
  deleteIndex(name: string): void {
    const row = this.#catalog.row(name);
    if (!row) return;
    if (row.primary !== null)
      throw new SearchError(403, `Cannot delete ${name}: it is a replica of ${row.primary}`);
    this.run(() => {
      this.families.applySettings(row, { ...row.settings, replicas: [] });
      const now = this.#catalog.row(name) ?? row;
      this.#store.deleteIndex(name);
      this.#catalog.reload();
      this.families.dropUnused(now.dataset);
    });
  }
}

interface BatchState {
  row: IndexRow;
  changes: Change[];
  next: number;
}
