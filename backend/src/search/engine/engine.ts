import { setTimeout } from 'node:timers/promises';
import { publishVersion, stageIndex } from './index/build.ts';
import { Catalog, summaries } from './index/catalog.ts';
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
import { SynonymBook } from './settings/synonyms.ts';
import { pickChangeable, rejectShared } from './settings/virtual-replicas.ts';
import {
  badRequest,
  type IndexContents,
  type IndexSettings,
  type JsonObject,
  missingIndex,
  type RawParams,
  type Synonym,
} from './types.ts';

export type { IndexContents, IndexSettings } from './types.ts';

const POLL_MS = 50;
const EMPTY_BATCH = 2000;
const EMPTY_PAUSE_MS = 5;

/** The embedded search engine over one SQLite file. Another process may write the same file. */
export class SearchEngine {
  readonly #store: Store;
  readonly #catalog: Catalog;
  readonly #writer: Writer;
  readonly #book: SynonymBook;

  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#store = new Store(file);
    this.#catalog = new Catalog(this.#store);
    this.#writer = new Writer(this.#store, this.#catalog);
    this.#book = new SynonymBook(this.#store);
  }

  #refresh(): void {
    if (this.#catalog.refresh()) this.#book.forget();
  }

  /** Replaces an index with its sort replicas: readers see the old or the new, and other writers hardly wait. */
  replaceIndex(name: string, contents: IndexContents): void {
    const version = crypto.randomUUID();
    this.stageIndex(version, name, contents);
    this.publish(version);
    this.dropUnused();
  }

  /** Writes an index with its sort replicas that no one sees before its version is published. */
  stageIndex(version: string, name: string, contents: IndexContents): void {
    stageIndex(this.#store, { version, name }, contents);
  }

  /**
   * Puts all indexes of a version in the place of those with their names, at once. Publishing it
   * again does nothing. False when it was never staged.
   */
  publish(version: string): boolean {
    const isDone = publishVersion(this.#store, version);
    this.#catalog.reload();
    this.#book.forget();
    return isDone;
  }

  /** Forgets what was staged and never published, as a writer that was killed leaves it. */
  discardStaged(): void {
    this.#store.transaction(() => this.#store.deleteStaged());
  }

  /**
   * Removes the records that published indexes have replaced, so that other writers hardly wait; `dropUnused` ends it.
   */
  async emptyUnused(): Promise<void> {
    for (const _ of this.#store.emptyUnused(EMPTY_BATCH)) await setTimeout(EMPTY_PAUSE_MS);
  }

  /** Frees the records that published indexes have replaced. */
  dropUnused(): void {
    this.#store.transaction(() => this.#store.dropUnused());
  }

  /** One search with the hosted service's parameters and response. 404 without such an index. */
  search(index: string, params: RawParams): JsonObject {
    this.#refresh();
    return search(this.#catalog.context(index), params, this.#book.of(index));
  }

  searchFacetValues(index: string, facet: string, request: RawParams): JsonObject {
    this.#refresh();
    const context = this.#catalog.context(index);
    return searchFacetValues(context, facet, { request, synonyms: this.#book.of(index) });
  }

  /** One page of all records, with a cursor to the next. */
  browse(index: string, params: RawParams): JsonObject {
    this.#refresh();
    return browse(this.#catalog.context(index), params, this.#book.of(index));
  }

  /** One record, or null. 404 without such an index. */
  getObject(
    index: string,
    objectID: string,
    attributes: readonly string[] | null,
  ): JsonObject | null {
    return this.getObjects([{ index, objectID, attributes }])[0] ?? null;
  }

  /** Many records, null for each that does not exist. 404 without one of the indexes. */
  getObjects(
    requests: readonly { index: string; objectID: string; attributes: readonly string[] | null }[],
  ): (JsonObject | null)[] {
    this.#refresh();
    return requests.map(({ index, objectID, attributes }) => {
      const row = this.#catalog.row(index);
      if (!row) throw missingIndex(index);
      const dataset = this.#store.dataset(row.dataset);
      const doc = dataset.getDoc(objectID);
      const json = doc === null ? null : dataset.json(doc);
      if (json === null) return null;
      return retrieve(JSON.parse(json), attributes, row.settings.unretrievableAttributes ?? []);
    });
  }

  /** Runs writes on one index, which is made when missing. Returns the records' ids in order. */
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

  /** Removes the records that a search with these filters finds. */
  deleteByQuery(index: string, request: RawParams): void {
    this.#refresh();
    const context = this.#catalog.context(index);
    const params = parseParams(request, context.settings);
    // Without this a forgotten filter would remove every record; clearing is a call of its own.
    if (!parseExpression(params.raw)) throw badRequest('deleteBy needs a filter');
    const { matched } = find(context, params, this.#book.of(index));
    const ids = [...matched.docs].flatMap((doc) => {
      const json = context.view.dataset.json(doc);
      return json === null ? [] : [String(JSON.parse(json).objectID)];
    });
    const operations = ids.map(
      (objectID): Operation => ({ action: 'deleteObject', body: { objectID } }),
    );
    this.#writer.batch(index, operations);
  }

  /** Copies or moves an index, or only its settings. */
  copy(index: string, request: CopyRequest): void {
    this.#refresh();
    copyIndex({ catalog: this.#catalog, writer: this.#writer, book: this.#book }, index, request);
  }

  getSettings(index: string): Record<string, unknown> {
    this.#refresh();
    return { ...DEFAULT_SETTINGS, ...this.#catalog.settings(index) };
  }

  /** Changes settings of an index, which is made when missing, and of its replicas if requested. */
  setSettings(index: string, change: IndexSettings, forwardToReplicas: boolean): void {
    this.#refresh();
    if (this.#catalog.isVirtual(index)) rejectShared(change);
    this.#writer.run(() => {
      const row = this.#writer.families.ensure(index);
      const { replicas: _, ...forwarded } = change;
      const names = this.#catalog.replicas(row);
      this.#writer.families.applySettings(row, mergeSettings(row.settings, change));
      if (!forwardToReplicas) return;
      for (const { name } of names) {
        const replica = this.#catalog.row(name);
        if (replica?.primary !== index) continue;
        const taken = this.#catalog.isVirtual(name) ? pickChangeable(forwarded) : forwarded;
        this.#writer.families.applySettings(replica, mergeSettings(replica.settings, taken));
      }
    });
  }

  synonyms(index: string): JsonObject[] {
    return this.#book.list(index);
  }

  /** One synonym. 404 without one of that id. */
  synonym(index: string, objectID: string): JsonObject {
    return this.#book.get(index, objectID);
  }

  saveSynonyms(
    index: string,
    synonyms: readonly Synonym[],
    options: { replace: boolean; forwardToReplicas: boolean },
  ): void {
    this.#refresh();
    const row = this.#writer.run(() => this.#writer.families.ensure(index));
    const replicas = options.forwardToReplicas ? this.#catalog.replicas(row) : [];
    for (const { name } of [row, ...replicas]) this.#book.save(name, synonyms, options.replace);
  }

  removeSynonym(index: string, objectID: string): void {
    this.#book.remove(index, objectID);
  }

  clearSynonyms(index: string): void {
    this.#book.clear(index);
  }

  /** One row per index. `entries` counts records, `dataSize` bytes of their JSON. */
  list() {
    this.#refresh();
    return summaries(this.#store, this.#catalog);
  }

  /** A number for a write that is done: a write is visible when its response is sent. */
  nextTask(): number {
    return this.#store.next('task');
  }

  /** Reads all indexes into memory, so that no first search waits for it. */
  warm(): void {
    this.#refresh();
    for (const row of this.#catalog.rows()) this.#catalog.context(row.name).order.order;
  }

  /**
   * Lets a service that runs over the same file read a staged version before it is published, and
   * waits for that: at most `noticeMs` for the service to begin, and `loadMs` for its end.
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

  /** Reads the version that an import is about to publish, a slice at a time between requests. */
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
