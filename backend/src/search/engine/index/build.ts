import {
  directed,
  facetDeclarations,
  mergeSettings,
  searchableDeclarations,
} from '../settings/settings.ts';
import { saveSynonyms } from '../settings/synonyms.ts';
import { badRequest, type IndexContents, type IndexSettings } from '../types.ts';
import type { DatasetStore } from './dataset-store.ts';
import type { StagedIndex, Store } from './store.ts';

function columnsFor(settings: IndexSettings): string[] {
  const rules = [...(settings.ranking ?? []), ...(settings.customRanking ?? [])];
  const sorted = rules.flatMap((rule) => directed(rule)?.attribute ?? []);
  const distinct = settings.attributeForDistinct;
  return [
    ...facetDeclarations(settings).keys(),
    ...sorted,
    ...(typeof distinct === 'string' ? [distinct] : []),
  ];
}

function textColumnsFor(settings: IndexSettings): string[] {
  const names = searchableDeclarations(settings).map(({ name }) => name);
  return names.length === 0 ? ['*'] : names;
}

/** What a family of indexes (a primary and its replicas) needs to be held of each record. */
export function layoutFor(family: readonly IndexSettings[]): {
  columns: string[];
  textColumns: string[];
} {
  return {
    columns: [...new Set(['_tags', ...family.flatMap(columnsFor)])],
    textColumns: [...new Set(family.flatMap(textColumnsFor))],
  };
}

/** The id of a record: `objectID`, which must be a non-empty string or a number. */
export function getObjectId(record: object): string {
  const id: unknown = Object.getOwnPropertyDescriptor(record, 'objectID')?.value;
  if (typeof id === 'number' && Number.isFinite(id)) return String(id);
  if (typeof id === 'string' && id !== '') return id;
  throw badRequest('objectID is missing or is neither a string nor a number');
}

/** How many records are written before other writers may have their turn. */
const BATCH = 500;

function* toBatches(records: Iterable<object>): Generator<object[]> {
  let batch: object[] = [];
  for (const record of records) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * Writes records into an empty dataset, a batch in each transaction unless one is open already.
 * A repeated objectID keeps its last record.
 */
export function fill(store: Store, dataset: DatasetStore, records: Iterable<object>): void {
  const seen = new Map<string, number>();
  const write = (record: object): void => {
    const objectID = getObjectId(record);
    const doc = seen.get(objectID) ?? seen.size + 1;
    seen.set(objectID, doc);
    dataset.put(doc, objectID, record);
    dataset.putText(doc, dataset.getTexts(record));
  };
  for (const batch of toBatches(records)) store.transaction(() => batch.forEach(write));
}

/** The settings a replica has: its primary's, changed by its own. */
export function replicaSettings(
  primary: string,
  base: IndexSettings,
  own: IndexSettings,
): IndexSettings {
  const { replicas: _, ...inherited } = base;
  return { ...inherited, ...own, primary };
}

/**
 * Writes the records of an index that is to replace one when its version is published. Nothing of it
 * stays when they break off.
 */
export function stageIndex(
  store: Store,
  { version, name }: { readonly version: string; readonly name: string },
  contents: IndexContents,
): void {
  const own = Object.entries(contents.replicas ?? {});
  const settings = mergeSettings({}, contents.settings);
  if (own.length > 0) settings.replicas = own.map(([replica]) => replica);
  const replicas = own.map(
    ([replica, changes]) =>
      [replica, replicaSettings(name, settings, mergeSettings({}, changes))] as const,
  );
  const layout = layoutFor([settings, ...replicas.map(([, one]) => one)]);
  const dataset = store.transaction(() => {
    const created = store.createDataset(layout.columns, layout.textColumns);
    const { synonyms } = contents;
    store.saveStaged(version, { name, dataset: created.id, settings, replicas, synonyms });
    return created;
  });
  try {
    fill(store, dataset, contents.records);
  } catch (error) {
    store.transaction(() => {
      store.deleteStaged(version);
      store.dropUnused();
    });
    throw error;
  }
}

function replaceWith(store: Store, staged: StagedIndex): void {
  const { name, settings, replicas, dataset, synonyms } = staged;
  const old = store.indexes();
  const before = old.find((row) => row.name === name);
  const now = new Date().toISOString();
  const common = { dataset, createdAt: before?.createdAt ?? now, updatedAt: now };
  for (const row of old) if (row.primary === name) store.deleteIndex(row.name);
  store.saveIndex({ ...common, name, primary: null, settings });
  for (const [replica, own] of replicas)
    store.saveIndex({ ...common, name: replica, primary: name, settings: own });
  if (synonyms)
    for (const index of [name, ...replicas.map(([replica]) => replica)])
      saveSynonyms(store, index, { synonyms, replace: true });
}

/**
 * Puts all indexes of a version in the place of those with their names, in one transaction: readers
 * see the old ones or the new. The old records stay on disk until `dropUnused`. False when the
 * version was neither staged nor published.
 */
export function publishVersion(store: Store, version: string): boolean {
  return store.transaction(() => {
    const staged = store.staged(version);
    if (staged.length === 0) return store.isPublished(version);
    for (const index of staged) replaceWith(store, index);
    store.markPublished(version);
    return true;
  });
}
