import type { DatasetStore } from './dataset-store.ts';
import { badRequest } from './errors.ts';
import { directed, facetDeclarations, searchableDeclarations } from './settings.ts';
import type { Store } from './store.ts';
import type { IndexContents, IndexSettings } from './types.ts';

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
export function objectIdOf(record: object): string {
  const id: unknown = Object.getOwnPropertyDescriptor(record, 'objectID')?.value;
  if (typeof id === 'number' && Number.isFinite(id)) return String(id);
  if (typeof id === 'string' && id !== '') return id;
  throw badRequest('objectID is missing or is neither a string nor a number');
}

/** Writes records into an empty dataset, one at a time. A repeated objectID keeps its last record. */
export function fill(dataset: DatasetStore, records: Iterable<object>): void {
  const seen = new Map<string, number>();
  for (const record of records) {
    const objectID = objectIdOf(record);
    const doc = seen.get(objectID) ?? seen.size + 1;
    seen.set(objectID, doc);
    dataset.put(doc, objectID, record);
    dataset.putText(doc, dataset.textsOf(record));
  }
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

/** Builds a new dataset for an index and its replicas and switches to it in one transaction. */
export function replaceIndex(store: Store, name: string, contents: IndexContents): void {
  const replicas = Object.entries(contents.replicas ?? {});
  const settings: IndexSettings = { ...contents.settings };
  if (replicas.length > 0) settings.replicas = replicas.map(([replica]) => replica);
  const family = replicas.map(
    ([replica, own]) => [replica, replicaSettings(name, settings, own)] as const,
  );
  store.transaction(() => {
    const old = store.indexes();
    const layout = layoutFor([settings, ...family.map(([, own]) => own)]);
    const dataset = store.createDataset(layout.columns, layout.textColumns);
    fill(dataset, contents.records);
    const before = old.find((row) => row.name === name);
    const now = new Date().toISOString();
    const common = { dataset: dataset.id, createdAt: before?.createdAt ?? now, updatedAt: now };
    for (const row of old) if (row.primary === name) store.deleteIndex(row.name);
    store.saveIndex({ ...common, name, primary: null, settings });
    for (const [replica, own] of family)
      store.saveIndex({ ...common, name: replica, primary: name, settings: own });
    if (before && before.primary === null) store.dropDataset(before.dataset);
  });
}
