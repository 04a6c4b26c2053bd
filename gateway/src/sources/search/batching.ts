import DataLoader from 'dataloader';
import type { ServicePolicy } from '../policies.ts';
import type { SwrCache } from '../swr-cache.ts';
import { UpstreamError } from '../upstream-error.ts';
import type {
  SearchObjectKey,
  SearchQuery,
  SearchRecord,
  SearchResponse,
  SearchSource,
} from './types.ts';

/*
 * A search passes through three layers in this order:
 * 1. batchPerRequest combines concurrent queries of one request into one call and removes duplicates.
 * 2. A cache for all requests shares concurrent identical queries.
 * 3. batchAcrossRequests combines the queries of one event-loop turn into one call.
 */

/**
 * One page of a listing, so that a call's records are garbage before the next response is parsed: with six pages per
 * call, a third of what a request allocates outlived two garbage collections.
 */
const RECORDS_PER_CALL = 60;
/** Limit of the service. */
const QUERIES_PER_CALL = 50;

type Fetch<Key, Value> = (keys: readonly Key[]) => Promise<Value[]>;

interface BatchLimits<Key> {
  readonly keys: number;
  readonly records: number;
  readonly countRecords: (key: Key) => number;
}

function throwFirstError<Value>(results: readonly (Value | Error)[]): Value[] {
  return results.map((result) => {
    if (result instanceof Error) throw result;
    return result;
  });
}

/** Loaders collect SKUs for the rest of the current tick; sending at its end includes their queries. */
function atEndOfTurn(send: () => void): void {
  setImmediate(send);
}

/** Groups the keys of callers into calls. The keys of one caller are never split. */
function toCalls<Key>(callers: readonly (readonly Key[])[], limits: BatchLimits<Key>) {
  const calls: (readonly Key[])[][] = [];
  let left = { keys: 0, records: 0 };
  for (const keys of callers) {
    const records = keys.reduce((sum, key) => sum + limits.countRecords(key), 0);
    const last = calls.at(-1);
    const fits = last !== undefined && keys.length <= left.keys && records <= left.records;
    if (fits) last.push(keys);
    else calls.push([keys]);
    const before = fits ? left : limits;
    left = { keys: before.keys - keys.length, records: before.records - records };
  }
  return calls;
}

/** True if a caller's keys may have caused the error; an outage affects all callers. */
function isAboutOneCaller(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault === 'BAD_UPSTREAM' && error.status < 500;
}

/**
 * Batches the callers of one event-loop turn into calls of `fetchAll`. If a call is rejected or its response is
 * invalid, each of its callers gets its own call.
 */
export function batchAcrossRequests<Key, Value>(
  fetchAll: Fetch<Key, Value>,
  limits: BatchLimits<Key>,
): Fetch<Key, Value> {
  const send = (callers: readonly (readonly Key[])[]): Promise<Value[]>[] => {
    const response = fetchAll(callers.flat());
    let end = 0;
    return callers.map(async (keys) => {
      end += keys.length;
      const from = end - keys.length;
      const to = end;
      try {
        return (await response).slice(from, to);
      } catch (error) {
        if (callers.length > 1 && isAboutOneCaller(error)) return fetchAll(keys);
        throw error;
      }
    });
  };
  // The values are promises, so that a caller waits for its own call only: if all responses of a turn were processed
  // together, their records would survive several garbage collections.
  const loader = new DataLoader<readonly Key[], Promise<Value[]>>(
    async (callers) => toCalls(callers, limits).flatMap(send),
    { cache: false, batchScheduleFn: atEndOfTurn },
  );
  return async (keys) => loader.load(keys);
}

/** Fetches all keys that are neither cached nor in progress in one call. Stale records are reported as `catalogue`. */
function withCache<Key, Value>(cache: SwrCache, fetchAll: Fetch<Key, Value>): Fetch<Key, Value> {
  return (keys) => {
    const missing: Key[] = [];
    let response: Promise<Value[]> | undefined;
    const read = async (key: Key): Promise<Value> => {
      const index = missing.push(key) - 1;
      // The cache visits all keys synchronously, so the missing ones are known afterwards.
      response ??= Promise.resolve().then(() => fetchAll(missing));
      const value = (await response)[index];
      if (value === undefined) throw new RangeError('The search service sent too few results.');
      return value;
    };
    return Promise.all(
      keys.map((key) => cache.get(`catalogue:${JSON.stringify(key)}`, () => read(key))),
    );
  };
}

export function shareSearch(
  source: SearchSource,
  policy: ServicePolicy,
  cache: SwrCache,
): SearchSource {
  const isRead = { isRead: true };
  const queries = batchAcrossRequests<SearchQuery, SearchResponse>(
    (keys) => policy.execute(() => source.queries(keys), isRead),
    {
      keys: QUERIES_PER_CALL,
      records: RECORDS_PER_CALL,
      countRecords: ({ hitsPerPage }) => hitsPerPage,
    },
  );
  const objects = batchAcrossRequests<SearchObjectKey, SearchRecord | null>(
    (keys) => policy.execute(() => source.objects(keys), isRead),
    {
      keys: RECORDS_PER_CALL,
      records: RECORDS_PER_CALL,
      countRecords: () => 1,
    },
  );
  return { queries: withCache(cache, queries), objects: withCache(cache, objects) };
}

export function batchPerRequest(source: SearchSource): SearchSource {
  const options = { cacheKeyFn: JSON.stringify, batchScheduleFn: atEndOfTurn };
  const queries = new DataLoader((keys: readonly SearchQuery[]) => source.queries(keys), options);
  const objects = new DataLoader(
    (keys: readonly SearchObjectKey[]) => source.objects(keys),
    options,
  );
  return {
    queries: async (keys) => throwFirstError(await queries.loadMany(keys)),
    objects: async (keys) => throwFirstError(await objects.loadMany(keys)),
  };
}
