import type { DatabaseSync } from 'node:sqlite';
import { productRecord, type RecordContext } from '../../../indexer/src/records/product-record.ts';
import { createCategoryRecorder } from '../catalogue/store/category-records.ts';
import { catalogueVersion, pendingSearch } from '../catalogue/store/state.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
import { createVariantsReader } from '../domains/catalog/variants.ts';
import {
  backOff,
  type Change,
  createSearchOutbox,
  type Operation,
  operationFor,
  reasonsByProduct,
} from './outbox.ts';

interface SearchTarget {
  /** Such as `http://127.0.0.1:5001`. */
  readonly url: string;
  readonly appId: string;
  readonly adminKey: string;
}

/** A query of a multi-query, with the parameters of the search protocol. */
interface SearchQuery {
  readonly indexName: string;
  readonly [parameter: string]: unknown;
}

export type SearchClient = ReturnType<typeof createSearchClient>;

/** A rejection by the service that a retry would repeat. */
export class SearchRejection extends Error {
  override readonly name = 'SearchRejection';
}

const TIMEOUT_MS = 10_000;

type Found = { readonly results: readonly { readonly hits: readonly { objectID: string }[] }[] };

/** Creates the HTTP client of the search service; `signal` aborts its calls. */
function createSearchClient(target: SearchTarget, signal: AbortSignal) {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${target.url}/1/indexes/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': target.appId,
        'x-algolia-api-key': target.adminKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return response.json();
    const message = `the search service responded with ${response.status}: ${(await response.text()).slice(0, 200)}`;
    throw response.status === 400 ? new SearchRejection(message) : new Error(message);
  };
  return {
    /** Executes the writes in order; each names its index. */
    write: async (operations: readonly Operation[]): Promise<void> => {
      if (operations.length > 0) await post('*/batch', { requests: operations });
    },
    /** The objectIDs found by each query, in the order of the queries. */
    search: async (queries: readonly SearchQuery[]): Promise<string[][]> => {
      if (queries.length === 0) return [];
      const { results } = (await post('*/queries', { requests: queries })) as Found;
      return results.map(({ hits }) => hits.map(({ objectID }) => objectID));
    },
  };
}

interface RecordOptions {
  /** The prefix of all index names. */
  readonly indexPrefix: string;
  /** The base URLs of pages and pictures, without a trailing slash. */
  readonly webUrl: string;
  readonly mediaUrl: string;
}

/** Adds the configurable product of each changed variant, whose record contains its variants. */
function shownChanges(
  changes: readonly Change[],
  byId: (id: number) => CatalogProduct | undefined,
) {
  const parents = changes.flatMap((change) => {
    const parentId = byId(change.productId)?.parentId ?? null;
    return parentId === null ? [] : { ...change, productId: parentId, reason: 'variant' };
  });
  return reasonsByProduct([...changes, ...parents]);
}

/** Creates the function that converts changes to the writes for the search service. */
function createRecordWriter(db: DatabaseSync, options: RecordOptions) {
  const catalog = createCatalogRepository(db);
  const createRecord = createCategoryRecorder(db);
  const getVariantsData = createVariantsReader(db);
  const { indexPrefix, webUrl, mediaUrl } = options;

  /** The writes for the categories of changed products: their counts, and the whole record if one may be new. */
  const categoryWrites = (touched: ReadonlyMap<number, boolean>, context: RecordContext) =>
    [...touched].flatMap(([id, isNew]): Operation[] => {
      const category = context.categories.get(id);
      if (category === undefined || category.urlPath === null) return [];
      const { objectID, product_count, ...rest } = createRecord(category, context);
      const indexName = `${indexPrefix}_categories`;
      return isNew
        ? [{ indexName, action: 'addObject', body: { objectID, product_count, ...rest } }]
        : [{ indexName, action: 'partialUpdateObjectNoCreate', body: { objectID, product_count } }];
    });

  return (changes: readonly Change[]): Operation[] => {
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    const context = { categories, webUrl, mediaUrl };
    const touched = new Map<number, boolean>();
    const products = [...shownChanges(changes, catalog.byId)].map(([productId, reasons]) => {
      const product = catalog.byId(productId);
      for (const id of product?.categoryIds ?? []) {
        touched.set(id, touched.get(id) === true || reasons.has('added'));
      }
      const isShown = product?.enabled === true && product.visible;
      const record = isShown
        ? productRecord({ ...product, ...getVariantsData(product) }, context)
        : undefined;
      return operationFor({ productId, reasons }, record, `${indexPrefix}_products`);
    });
    return [...products, ...categoryWrites(touched, context)];
  };
}

/** Called with changes after they were indexed; called again if it fails. */
export type ChangeListener = (changes: readonly Change[], search: SearchClient) => Promise<void>;

export interface IndexSyncOptions {
  readonly db: DatabaseSync;
  readonly target: SearchTarget;
  readonly records: RecordOptions;
  readonly listeners?: readonly ChangeListener[];
  /** Called with the error when the service becomes unreachable, and with undefined when it is reachable again. */
  readonly onTrouble?: (error: unknown) => void;
}

export type IndexSync = ReturnType<typeof startIndexSync>;

const POLL_MS = 200;
const BATCH = 200;

/** Executes the writes of a rejected batch one by one, so that one invalid record does not block the others. */
async function writeOneByOne(
  operations: Parameters<SearchClient['write']>[0],
  search: SearchClient,
  onTrouble: (error: unknown) => void,
): Promise<void> {
  for (const operation of operations) {
    try {
      await search.write([operation]);
    } catch (error) {
      if (!(error instanceof SearchRejection)) throw error;
      onTrouble(error);
    }
  }
}

function createDrain(options: IndexSyncOptions, search: SearchClient) {
  const { db, listeners = [], onTrouble = () => {} } = options;
  const outbox = createSearchOutbox(db);
  const operationsFor = createRecordWriter(db, options.records);
  /** Writes the oldest changes; returns false if there are none. */
  return async (): Promise<boolean> => {
    // An import is about to replace all records.
    if (pendingSearch(db) !== undefined) return false;
    const version = catalogueVersion(db);
    const changes = outbox.next(BATCH);
    const last = changes.at(-1);
    if (last === undefined) return false;
    const operations = operationsFor(changes);
    try {
      await search.write(operations);
    } catch (error) {
      if (!(error instanceof SearchRejection)) throw error;
      await writeOneByOne(operations, search, onTrouble);
    }
    // The catalogue was replaced in the meantime, so these records are obsolete.
    if (catalogueVersion(db) !== version) return true;
    for (const listener of listeners) await listener(changes, search);
    outbox.done(last.id);
    return true;
  };
}

/**
 * Writes the changes of the outbox to the search service, in order: checks five times a second, and waits longer after
 * each failure.
 */
export function startIndexSync(options: IndexSyncOptions) {
  const { onTrouble = () => {} } = options;
  const ending = new AbortController();
  const drain = createDrain(options, createSearchClient(options.target, ending.signal));
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async (): Promise<number> => {
    try {
      while (!ending.signal.aborted && (await drain()));
      if (failures > 0) onTrouble(undefined);
      failures = 0;
      return POLL_MS;
    } catch (error) {
      if (ending.signal.aborted) return 0;
      failures += 1;
      if (failures === 1) onTrouble(error);
      return backOff(failures);
    }
  };
  const schedule = (wait: number): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      running = round().then(schedule);
    }, wait);
  };
  schedule(0);
  return {
    /** Aborts a running call; unwritten changes stay in the outbox. */
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
