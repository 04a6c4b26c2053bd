import { browse } from './browse.ts';
import { replaceIndex } from './build.ts';
import { Catalog } from './catalog.ts';
import { type CopyRequest, copyIndex } from './copy.ts';
import { missingIndex } from './errors.ts';
import { searchFacetValues } from './facet-search.ts';
import { retrieve } from './hits.ts';
import type { Operation } from './operations.ts';
import { parseParams } from './params.ts';
import { find, search } from './search.ts';
import { DEFAULT_SETTINGS, mergeSettings } from './settings.ts';
import { Store } from './store.ts';
import { summaries } from './summaries.ts';
import type { IndexContents, IndexSettings, IndexSummary, JsonObject, RawParams } from './types.ts';
import { Writer } from './writer.ts';

export type { IndexContents, IndexSettings } from './types.ts';

const noSynonyms = () => [];

/** The embedded search engine over one SQLite file. Another process may write the same file. */
export class SearchEngine {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #writer: Writer;

  constructor(file: string) {
    this.#store = new Store(file);
    this.#catalog = new Catalog(this.#store);
    this.#writer = new Writer(this.#store, this.#catalog);
  }

  /** Replaces an index with its sort replicas in one transaction: readers see the old or the new. */
  replaceIndex(name: string, contents: IndexContents): void {
    replaceIndex(this.#store, name, contents);
    this.#catalog.reload();
  }

  /** One search in the hosted service's parameters and answer. 404 without such an index. */
  search(index: string, params: RawParams): JsonObject {
    this.#catalog.refresh();
    return search(this.#catalog.context(index), params, noSynonyms);
  }

  /** The values of one facet that match `facetQuery`. */
  searchFacetValues(index: string, facet: string, request: RawParams): JsonObject {
    this.#catalog.refresh();
    const context = this.#catalog.context(index);
    return searchFacetValues(context, facet, { request, synonyms: noSynonyms });
  }

  /** One page of all records, with a cursor to the next. */
  browse(index: string, params: RawParams): JsonObject {
    this.#catalog.refresh();
    return browse(this.#catalog.context(index), params, noSynonyms);
  }

  /** One record, or null. 404 without such an index. */
  getObject(
    index: string,
    objectID: string,
    attributes: readonly string[] | null,
  ): JsonObject | null {
    this.#catalog.refresh();
    return this.#record(index, objectID, attributes);
  }

  /** Many records, null for each that does not exist. 404 without one of the indexes. */
  getObjects(
    requests: readonly { index: string; objectID: string; attributes: readonly string[] | null }[],
  ): (JsonObject | null)[] {
    this.#catalog.refresh();
    return requests.map(({ index, objectID, attributes }) =>
      this.#record(index, objectID, attributes),
    );
  }

  #record(
    index: string,
    objectID: string,
    attributes: readonly string[] | null,
  ): JsonObject | null {
    const row = this.#catalog.row(index);
    if (!row) throw missingIndex(index);
    const dataset = this.#store.dataset(row.dataset);
    const doc = dataset.docOf(objectID);
    const json = doc === null ? null : dataset.json(doc);
    if (json === null) return null;
    return retrieve(JSON.parse(json), attributes, row.settings.unretrievableAttributes ?? []);
  }

  /** Runs writes on one index, which is made when missing. Returns the records' ids in order. */
  batch(index: string, operations: readonly Operation[]): string[] {
    this.#catalog.refresh();
    return this.#writer.batch(index, operations);
  }

  clear(index: string): void {
    this.#catalog.refresh();
    this.#writer.clear(index);
  }

  deleteIndex(index: string): void {
    this.#catalog.refresh();
    this.#writer.deleteIndex(index);
  }

  /** Removes the records that a search with these filters finds. */
  deleteByQuery(index: string, request: RawParams): void {
    this.#catalog.refresh();
    const context = this.#catalog.context(index);
    const { matched } = find(context, parseParams(request, context.settings), noSynonyms);
    const ids = [...matched.docs].flatMap((doc) => {
      const json = context.view.dataset.json(doc);
      return json === null ? [] : [String(JSON.parse(json).objectID)];
    });
    const operations = ids.map(
      (objectID): Operation => ({ action: 'deleteObject', body: { objectID }, indexName: null }),
    );
    this.#writer.batch(index, operations);
  }

  /** Copies or moves an index, or only its settings. */
  copy(index: string, request: CopyRequest): void {
    this.#catalog.refresh();
    copyIndex({ store: this.#store, catalog: this.#catalog, writer: this.#writer }, index, request);
  }

  /** All settings of an index, those not set at their defaults. */
  getSettings(index: string): Record<string, unknown> {
    this.#catalog.refresh();
    const row = this.#catalog.row(index);
    if (!row) throw missingIndex(index);
    return { ...DEFAULT_SETTINGS, ...row.settings };
  }

  /** Changes settings of an index, which is made when missing, and of its replicas if asked. */
  setSettings(index: string, change: IndexSettings, forwardToReplicas: boolean): void {
    this.#catalog.refresh();
    this.#writer.run(() => {
      const row = this.#writer.families.ensure(index);
      const { replicas: _, ...forwarded } = change;
      const names = this.#catalog.family(row.dataset).filter((one) => one.primary === index);
      this.#writer.families.applySettings(row, mergeSettings(row.settings, change));
      if (!forwardToReplicas) return;
      for (const { name } of names) {
        const replica = this.#catalog.row(name);
        if (replica?.primary === index)
          this.#writer.families.applySettings(replica, mergeSettings(replica.settings, forwarded));
      }
    });
  }

  list(): IndexSummary[] {
    this.#catalog.refresh();
    return summaries(this.#store, this.#catalog);
  }

  /** A number for a write that is done: writes are visible when they are answered. */
  nextTask(): number {
    return this.#store.next('task');
  }

  /** Reads all indexes into memory, so that no first search waits for it. */
  warm(): void {
    this.#catalog.refresh();
    for (const row of this.#catalog.rows()) this.#catalog.context(row.name).order.order;
  }

  close(): void {
    this.#store.close();
  }
}

/** Opens (or creates) a search file. `:memory:` keeps everything in memory. */
export function openSearchEngine(file: string): SearchEngine {
  return new SearchEngine(file);
}
