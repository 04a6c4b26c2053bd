import type { DatabaseSync } from 'node:sqlite';
import { productRecord, type RecordContext } from '../../../indexer/src/records/product-record.ts';
import { createCategoryRecorder } from '../catalogue/store/category-records.ts';
import { catalogueVersion, pendingSearch } from '../catalogue/store/state.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
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

/** One query of a multi-query; the parameters of the search protocol. */
interface SearchQuery {
  readonly indexName: string;
  readonly [parameter: string]: unknown;
}

export type SearchClient = ReturnType<typeof createSearchClient>;

/** The service responded, and a retry would get the same response. */
export class SearchRejection extends Error {
  override readonly name = 'SearchRejection';
}

const PATIENCE_MS = 10_000;

type Found = { readonly results: readonly { readonly hits: readonly { objectID: string }[] }[] };

/** Calls the search service over HTTP. A call ends when `signal` does. */
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (response.ok) return response.json();
    const message = `the search service responded with ${response.status}: ${(await response.text()).slice(0, 200)}`;
    throw response.status === 400 ? new SearchRejection(message) : new Error(message);
  };
  return {
    /** Writes in the order given, to as many indexes as are named. */
    write: async (operations: readonly Operation[]): Promise<void> => {
      if (operations.length > 0) await post('*/batch', { requests: operations });
    },
    /** The objectIDs that each query finds, in the order of the queries. */
    search: async (queries: readonly SearchQuery[]): Promise<string[][]> => {
      if (queries.length === 0) return [];
      const { results } = (await post('*/queries', { requests: queries })) as Found;
      return results.map(({ hits }) => hits.map(({ objectID }) => objectID));
    },
  };
}

interface RecordOptions {
  /** What every index name begins with. */
  readonly indexPrefix: string;
  /** The shop's and the pictures' addresses, without a slash at the end. */
  readonly webUrl: string;
  readonly mediaUrl: string;
}

/** A variant has no record of its own; its configurable product's changes with it. */
function shownChanges(
  changes: readonly Change[],
  byId: (id: number) => CatalogProduct | undefined,
) {
  const parents = changes.flatMap((change) => {
    const parentId = byId(change.productId)?.parentId ?? null;
    return parentId === null ? [] : { ...change, productId: parentId };
  });
  return reasonsByProduct([...changes, ...parents]);
}

/** Makes the writes that bring the search up to date with what the shop holds now. */
function createRecordWriter(db: DatabaseSync, options: RecordOptions) {
  const catalog = createCatalogRepository(db);
  const createRecord = createCategoryRecorder(db);
  const { indexPrefix, webUrl, mediaUrl } = options;

  /** The categories of what changed: how many items they hold, and all of them that may be new. */
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
      const record = isShown ? productRecord(product, context) : undefined;
      return operationFor({ productId, reasons }, record, `${indexPrefix}_products`);
    });
    return [...products, ...categoryWrites(touched, context)];
  };
}

/** Called with changes that the search service knows by now; called again when it fails. */
export type ChangeListener = (changes: readonly Change[], search: SearchClient) => Promise<void>;

export interface IndexSyncOptions {
  readonly db: DatabaseSync;
  readonly target: SearchTarget;
  readonly records: RecordOptions;
  readonly listeners?: readonly ChangeListener[];
  /** Told when the service is out of reach, and when it is back (undefined). */
  readonly onTrouble?: (error: unknown) => void;
}

export type IndexSync = ReturnType<typeof startIndexSync>;

const LOOK_EVERY_MS = 200;
const BATCH = 200;

/** Writes what a rejection concerns one by one, so that one bad record holds nothing up. */
async function writeApart(
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
  /** Writes the oldest changes; false when there are none. */
  return async (): Promise<boolean> => {
    // The new catalogue's records, as they were imported, are about to take the place of these.
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
      await writeApart(operations, search, onTrouble);
    }
    // An import came between: these were records of the old catalogue.
    if (catalogueVersion(db) !== version) return true;
    for (const listener of listeners) await listener(changes, search);
    outbox.done(last.id);
    return true;
  };
}

/**
 * Keeps the search service up to date with the outbox: looks five times a second, writes in the
 * order of the changes, and waits ever longer while the service is out of reach.
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
      return LOOK_EVERY_MS;
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
    /** Ends a call under way; what was not written stays in the outbox. */
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
