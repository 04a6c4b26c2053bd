import { setTimeout } from 'node:timers/promises';
import { badRequest } from './errors.ts';
import { publishVersion, stageIndex } from './index/build.ts';
import { Catalog } from './index/catalog.ts';
import { type CopyRequest, copyIndex } from './index/copy.ts';
import type { Operation } from './index/operations.ts';
import { inSlices } from './index/postings.ts';
import { Store } from './index/store.ts';
import { Writer } from './index/writer.ts';
import { browse } from './query/browse.ts';
import { searchFacetValues } from './query/facet-search.ts';
import { parseExpression } from './query/filter-mask.ts';
import { retrieve } from './query/hits.ts';
import { parseParams } from './query/params.ts';
import { find, search } from './query/search.ts';
import { DEFAULT_SETTINGS, mergeSettings } from './settings/settings.ts';
import { SynonymStore } from './settings/synonyms.ts';
import type {
  IndexContents,
  IndexSettings,
  IndexSummary,
  JsonObject,
  RawParams,
  Synonym,
} from './types.ts';

export type { IndexContents, IndexSettings } from './types.ts';

const POLL_MS = 50;
const EMPTY_BATCH = 2000;
const EMPTY_PAUSE_MS = 5;

/** The embedded search engine over one SQLite file. Other processes may write the same file. */
export class SearchEngine {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #writer: Writer;
  readonly #synonyms: SynonymStore;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#store = new Store(file);
    this.#catalog = new Catalog(this.#store);
    this.#writer = new Writer(this.#store, this.#catalog);
    this.#synonyms = new SynonymStore(this.#store);
  }

  #refresh(): void {
    if (this.#catalog.refresh()) this.#synonyms.clearCache();
  }

  /** Replaces an index and its sort replicas: readers see either the old or the new one; other writers wait briefly. */
  replaceIndex(name: string, contents: IndexContents): void {
    const version = crypto.randomUUID();
    this.stageIndex(version, name, contents);
    this.publish(version);
    this.dropUnused();
  }

  /** Writes an index and its sort replicas, invisible until their version is published. */
  stageIndex(version: string, name: string, contents: IndexContents): void {
    stageIndex(this.#store, { version, name }, contents);
  }

  /**
   * Replaces the indexes of the same names by those of a version in one transaction. Publishing it
   * again does nothing. Returns false if it was never staged.
   */
  publish(version: string): boolean {
    const isDone = publishVersion(this.#store, version);
    this.#catalog.reload();
    this.#synonyms.clearCache();
    return isDone;
  }

  /** Removes staged indexes that a killed writer never published. */
  discardStaged(): void {
    this.#store.transaction(() => this.#store.deleteStaged());
  }

  /** Removes replaced records in batches, so that other writers wait only briefly. Call `dropUnused` afterwards. */
  async emptyUnused(): Promise<void> {
    for (const _ of this.#store.emptyUnused(EMPTY_BATCH)) await setTimeout(EMPTY_PAUSE_MS);
  }

  /** Frees the records that published indexes have replaced. */
  dropUnused(): void {
    this.#store.transaction(() => this.#store.dropUnused());
  }

  /** One search with the hosted service's parameters and response. Throws 404 if the index is missing. */
  search(index: string, params: RawParams): JsonObject {
    this.#refresh();
    return search(this.#catalog.context(index), params, this.#synonyms.of(index));
  }

  /** The values of one facet that match `facetQuery`. */
  searchFacetValues(index: string, facet: string, request: RawParams): JsonObject {
    this.#refresh();
    const context = this.#catalog.context(index);
    return searchFacetValues(context, facet, { request, synonyms: this.#synonyms.of(index) });
  }

  /** One page of all records, with a cursor to the next page. */
  browse(index: string, params: RawParams): JsonObject {
    this.#refresh();
    return browse(this.#catalog.context(index), params, this.#synonyms.of(index));
  }

  /** One record, or null. Throws 404 if the index is missing. */
  getObject(
    index: string,
    objectID: string,
    attributes: readonly string[] | null,
  ): JsonObject | null {
    this.#refresh();
    return this.#record(index, objectID, attributes);
  }

  /** Many records, null for each missing one. Throws 404 if an index is missing. */
  getObjects(
    requests: readonly { index: string; objectID: string; attributes: readonly string[] | null }[],
  ): (JsonObject | null)[] {
    this.#refresh();
    return requests.map(({ index, objectID, attributes }) =>
      this.#record(index, objectID, attributes),
    );
  }

  #record(
    index: string,
    objectID: string,
    attributes: readonly string[] | null,
  ): JsonObject | null {
    const row = this.#catalog.existingRow(index);
    const dataset = this.#store.dataset(row.dataset);
    const doc = dataset.getDoc(objectID);
    const json = doc === null ? null : dataset.json(doc);
    if (json === null) return null;
    return retrieve(JSON.parse(json), attributes, row.settings.unretrievableAttributes ?? []);
  }

  /** Runs writes on one index, which is created if missing. Returns the records' ids in order. */
  batch(index: string, operations: readonly Operation[]): string[] {
    this.#refresh();
    return this.#writer.batch(index, operations);
  }

  clear(index: string): void {
    this.#refresh();
    this.#writer.clear(index);
  }

  deleteIndex(index: string): void {
    this.#refresh();
    this.#writer.deleteIndex(index);
  }

  /** Deletes the records that match the request's filters. */
  deleteByQuery(index: string, request: RawParams): void {
    this.#refresh();
    const context = this.#catalog.context(index);
    const params = parseParams(request, context.settings);
    // Otherwise a missing filter would delete every record.
    if (!parseExpression(params.raw)) throw badRequest('deleteBy needs a filter');
    const { matched } = find(context, params, this.#synonyms.of(index));
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
    this.#refresh();
    const parts = { catalog: this.#catalog, writer: this.#writer, synonyms: this.#synonyms };
    copyIndex(parts, index, request);
  }

  /** All settings of an index, including defaults. */
  getSettings(index: string): Record<string, unknown> {
    this.#refresh();
    return { ...DEFAULT_SETTINGS, ...this.#catalog.existingRow(index).settings };
  }

  /** Changes the settings of an index, which is created if missing, and optionally of its replicas. */
  setSettings(index: string, change: IndexSettings, forwardToReplicas: boolean): void {
    this.#refresh();
    this.#writer.run(() => {
      const row = this.#writer.families.ensure(index);
      const { replicas: _, ...forwarded } = change;
      const names = this.#catalog.family(row.dataset).filter((one) => one.primary === index);
      this.#writer.families.applySettings(row, mergeSettings(row.settings, change));
      if (!forwardToReplicas) return;
      for (const { name } of names) {
        const replica = this.#catalog.row(name);
        if (replica?.primary !== index) continue;
        this.#writer.families.applySettings(replica, mergeSettings(replica.settings, forwarded));
      }
    });
  }

  saveSynonyms(
    index: string,
    synonyms: readonly Synonym[],
    options: { replace: boolean; forwardToReplicas: boolean },
  ): void {
    this.#refresh();
    const row = this.#writer.run(() => this.#writer.families.ensure(index));
    const replicas = this.#catalog.family(row.dataset).filter((one) => one.primary === index);
    const names = options.forwardToReplicas ? replicas.map(({ name }) => name) : [];
    for (const name of [index, ...names]) this.#synonyms.save(name, synonyms, options.replace);
  }

  list(): IndexSummary[] {
    this.#refresh();
    return this.#catalog.rows().map((row) => {
      const { entries, bytes } = this.#store.dataset(row.dataset).size();
      const family = this.#catalog.family(row.dataset);
      const replicas = family.filter((one) => one.primary === row.name).map(({ name }) => name);
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
        ...(replicas.length > 0 ? { replicas } : {}),
      };
    });
  }

  /** The task id of a completed write. */
  nextTask(): number {
    return this.#store.next('task');
  }

  /** Reads all indexes into memory, so that the first searches are fast. */
  warm(): void {
    this.#refresh();
    for (const row of this.#catalog.rows()) this.#catalog.context(row.name).order.order;
  }

  /**
   * Waits until the running service has read a staged version from the same file: at most `noticeMs`
   * until it starts and `loadMs` until it has finished.
   */
  async awaitPreload(
    version: string,
    { noticeMs, loadMs }: { readonly noticeMs: number; readonly loadMs: number },
  ): Promise<void> {
    this.#store.setPreload(version, 'wanted');
    const startedAt = performance.now();
    for (;;) {
      const state = this.#store.preloadState(version);
      const waited = performance.now() - startedAt;
      if (state === 'loaded' || waited > (state === 'wanted' ? noticeMs : loadMs)) return;
      await setTimeout(POLL_MS);
    }
  }

  /** Reads the version that an import is about to publish, in slices between requests. */
  async preload(): Promise<void> {
    const version = this.#store.wantedPreload();
    if (version === undefined) return;
    this.#store.setPreload(version, 'loading');
    const from = new Store(this.#file);
    try {
      for (const index of from.staged(version)) await inSlices(this.#catalog.preload(from, index));
      this.#store.setPreload(version, 'loaded');
    } finally {
      from.close();
    }
  }

  close(): void {
    this.#store.close();
  }
}

/** Opens (or creates) a search file. `:memory:` keeps everything in memory. */
export function openSearchEngine(file: string): SearchEngine {
  return new SearchEngine(file);
}
