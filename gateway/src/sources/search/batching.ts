import DataLoader from 'dataloader';
import { toError } from '../../core/errors.ts';
import { noteProducts } from '../../core/request-scope.ts';
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
 * A search goes through three layers, the first one first:
 * 1. batchPerRequest: what one request searches at the same time is one call, and nothing is searched twice.
 * 2. a cache for all requests: what several of them search at the same time is searched once.
 * 3. batchAcrossRequests: what is searched in one turn of the event loop leaves as one call.
 */

/** A call's response stays below a megabyte with this many records. */
const RECORDS_PER_CALL = 400;
/** The service's own limit. */
const QUERIES_PER_CALL = 50;

type Fetch<Key, Value> = (keys: readonly Key[]) => Promise<Value[]>;

/** What one call may carry. */
interface BatchLimits<Key> {
  readonly keys: number;
  /** Records that its response may bring. */
  readonly records: number;
  /** How many records a key brings at most. */
  readonly countRecords: (key: Key) => number;
}

function throwFirstError<Value>(results: readonly (Value | Error)[]): Value[] {
  return results.map((result) => {
    if (result instanceof Error) throw result;
    return result;
  });
}

/** Look-ups by sku gather for a moment of their own first; waiting for the end of the turn lets them join. */
function atEndOfTurn(send: () => void): void {
  setImmediate(send);
}

/** The callers of one call, each with its keys. What one caller asks for is never divided. */
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

/** True when the fault may lie in what one of the callers wants: an outage fails them all. */
function isAboutOneCaller(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault === 'BAD_UPSTREAM' && error.status < 500;
}

/**
 * `fetchAll` for many callers: what is asked for in one turn of the event loop leaves as one call. When a call is
 * rejected, or its response is of no use, each of its callers gets a call of its own.
 */
export function batchAcrossRequests<Key, Value>(
  fetchAll: Fetch<Key, Value>,
  limits: BatchLimits<Key>,
): Fetch<Key, Value> {
  const sendAlone = (keys: readonly Key[]) => fetchAll(keys).catch(toError);
  const sendTogether = async (
    callers: readonly (readonly Key[])[],
  ): Promise<(Value[] | Error)[]> => {
    if (callers.length === 1) return Promise.all(callers.map(sendAlone));
    try {
      const values = await fetchAll(callers.flat());
      let end = 0;
      return callers.map(({ length }) => {
        end += length;
        return values.slice(end - length, end);
      });
    } catch (error) {
      if (isAboutOneCaller(error)) return Promise.all(callers.map(sendAlone));
      return callers.map(() => toError(error));
    }
  };
  const loader = new DataLoader<readonly Key[], Value[]>(
    async (callers) => (await Promise.all(toCalls(callers, limits).map(sendTogether))).flat(),
    { cache: false, batchScheduleFn: atEndOfTurn },
  );
  return (keys) => loader.load(keys);
}

/** Fetches all that is neither cached nor under way in one call. Stale records are reported as `catalogue`. */
function withCache<Key, Value>(cache: SwrCache, fetchAll: Fetch<Key, Value>): Fetch<Key, Value> {
  return (keys) => {
    const missing: Key[] = [];
    let response: Promise<Value[]> | undefined;
    const read = async (key: Key): Promise<Value> => {
      const index = missing.push(key) - 1;
      // The keys are gone through in one go; what is missing is known after it.
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

/** The search service for all requests of the process. */
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

/** The search service for one request. */
export function batchPerRequest(source: SearchSource): SearchSource {
  const options = { cacheKeyFn: JSON.stringify, batchScheduleFn: atEndOfTurn };
  const queries = new DataLoader(async (keys: readonly SearchQuery[]) => {
    const responses = await source.queries(keys);
    for (const { hits } of responses) noteProducts(hits);
    return responses;
  }, options);
  const objects = new DataLoader(async (keys: readonly SearchObjectKey[]) => {
    const records = await source.objects(keys);
    noteProducts(records);
    return records;
  }, options);
  return {
    queries: async (keys) => throwFirstError(await queries.loadMany(keys)),
    objects: async (keys) => throwFirstError(await objects.loadMany(keys)),
  };
}
