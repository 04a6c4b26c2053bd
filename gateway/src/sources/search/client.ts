import { algoliasearch } from 'algoliasearch';
import { Agent } from 'undici';
import { z } from 'zod';
import { chunk } from '../../core/values.ts';
import { type HttpLimits, type OnCall, sendRequest } from '../http.ts';
import { UpstreamError } from '../upstream-error.ts';
import type { SearchObjectKey, SearchQuery, SearchResponse, SearchSource } from './types.ts';

interface SearchConfig {
  /** Host URLs; an empty list selects the hosted service. */
  readonly hosts: readonly string[];
  readonly appId: string;
  /** A key that only permits searching. */
  readonly apiKey: string;
  /** Prefix of all index names, such as `encore_default`. */
  readonly indexPrefix: string;
  readonly limits: SearchLimits;
  readonly onCall?: OnCall | undefined;
}

const SERVICE = 'search';
/** The service accepts at most 50 queries and 1,000 objects per call. */
const QUERIES_PER_CALL = 50;
const OBJECTS_PER_CALL = 1_000;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

const record = z.looseObject({ objectID: z.string() });
const facetStat = z.object({ min: z.number(), max: z.number() });
const foundResponse = z
  .object({
    // A page has hundreds of values, and the mappers tolerate missing ones, so only the outer shape is validated.
    hits: z.array(z.custom<z.infer<typeof record>>(isObject)),
    nbHits: z.number().default(0),
    nbPages: z.number().default(0),
    facets: z.custom<SearchResponse['facets']>(isObject).default({}),
    facets_stats: z.record(z.string(), facetStat).default({}),
  })
  .transform(({ facets_stats: facetStats, ...found }) => ({ ...found, facetStats }));
const multiResponse = z.object({ results: z.array(foundResponse) });
const objectsResponse = z.object({ results: z.array(record.nullable()) });

function toWire(query: SearchQuery, prefix: string) {
  const { facetFilters = [], numericFilters = [] } = query;
  const attributes = query.hitsPerPage === 0 ? [] : query.attributes;
  return {
    indexName: `${prefix}_${query.index}`,
    query: query.query ?? '',
    hitsPerPage: query.hitsPerPage,
    page: query.page ?? 0,
    attributesToHighlight: [],
    attributesToSnippet: [],
    ...(facetFilters.length > 0 && {
      facetFilters: facetFilters.map((any) => (typeof any === 'string' ? any : [...any])),
    }),
    ...(numericFilters.length > 0 && { numericFilters: [...numericFilters] }),
    ...(query.facets && { facets: [...query.facets], maxValuesPerFacet: 1_000 }),
    ...(attributes && { attributesToRetrieve: [...attributes] }),
  };
}

/** Converts URLs such as `http://localhost:5001` to the search client's hosts, which have a separate port field. */
export function toSearchHosts(addresses: readonly string[]) {
  return addresses.map((address) => {
    const { hostname, port, protocol } = new URL(address);
    return {
      url: hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
      accept: 'readWrite' as const,
    };
  });
}

/** After trying every host, the client reports no cause, but its stack trace of attempts does. */
function hasTimedOut(error: unknown): boolean {
  if (!(error instanceof Error) || !('stackTrace' in error)) return false;
  const tries: unknown = error.stackTrace;
  return JSON.stringify(tries).includes('"isTimedOut":true');
}

function failed(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (status === 0) {
    const fault = hasTimedOut(error) ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE';
    return new UpstreamError(fault, SERVICE, { message: 'no host responds', cause: error });
  }
  const message = error instanceof Error ? error.message : 'failed';
  return new UpstreamError('BAD_UPSTREAM', SERVICE, { message, status, cause: error });
}

function badResponse(message: string): UpstreamError {
  return new UpstreamError('BAD_UPSTREAM', SERVICE, { message });
}

/** Validates a response and returns one result per request. */
function read<T>(schema: z.ZodType<{ results: T[] }>, response: unknown, count: number): T[] {
  const parsed = schema.safeParse(response);
  if (!parsed.success) throw badResponse('response has an unexpected shape');
  const { results } = parsed.data;
  if (results.length === count) return results;
  throw badResponse(`${results.length} results for ${count} requests`);
}

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/** The search client's transport; `close` closes its connections. */
type SearchRequester = Requester & { close(): Promise<void> };

type SearchLimits = Pick<HttpLimits, 'connectMs' | 'readMs' | 'responseBytes'>;

const TOO_MANY_REQUESTS = 429;
/** Back-off in milliseconds after a rejection without Retry-After. */
const DEFAULT_WAIT_MS = 1_000;

/**
 * Sends the search client's requests over persistent connections. A failed host yields status 0, so that the client
 * tries the next one; errors that another host cannot fix are thrown.
 * @throws {UpstreamError} if the service requests a back-off, the response is too large, or the caller has disconnected
 */
function createSearchRequester({ limits, onCall }: SearchConfig): SearchRequester {
  const agent = new Agent({
    connections: 64,
    keepAliveTimeout: 4_000,
    connect: { timeout: limits.connectMs },
    maxResponseSize: limits.responseBytes,
  });
  const options = { service: SERVICE, timeoutMs: limits.readMs, isRead: true, onCall };
  return {
    async send({ url, method, headers, data }) {
      const { origin, pathname, search } = new URL(url);
      const body = typeof data === 'string' ? data : null;
      try {
        const request = { origin, path: `${pathname}${search}`, method, headers, body };
        const { status, text, retryAfterMs } = await sendRequest(agent, request, options);
        if (status === TOO_MANY_REQUESTS || (status >= 500 && retryAfterMs > 0)) {
          throw new UpstreamError('UPSTREAM_UNAVAILABLE', SERVICE, {
            message: 'rate limited',
            status,
            retryAfterMs: retryAfterMs || DEFAULT_WAIT_MS,
          });
        }
        return { status, content: text, isTimedOut: false };
      } catch (error) {
        const isHostFailure =
          error instanceof UpstreamError &&
          error.status === 0 &&
          !error.isAborted &&
          error.fault !== 'BAD_UPSTREAM';
        if (!isHostFailure) throw error;
        const isTimedOut = error.fault === 'UPSTREAM_TIMEOUT';
        return { status: 0, content: error.message, isTimedOut };
      }
    },
    close: () => agent.close(),
  };
}

/** Creates a search source with the official client; `close` closes its connections. */
export function createSearchSource(
  config: SearchConfig,
): SearchSource & { close(): Promise<void> } {
  const { limits } = config;
  const requester = createSearchRequester(config);
  const client = algoliasearch(config.appId, config.apiKey, {
    requester,
    timeouts: { connect: limits.connectMs, read: limits.readMs, write: limits.readMs },
    ...(config.hosts.length === 0 ? {} : { hosts: toSearchHosts(config.hosts) }),
  });
  const fail = (error: unknown) => {
    throw failed(error);
  };
  const search = async (queries: SearchQuery[]): Promise<SearchResponse[]> => {
    const requests = queries.map((query) => toWire(query, config.indexPrefix));
    const response = await client.search({ requests }).catch(fail);
    return read(multiResponse, response, requests.length);
  };
  const objects = async (keys: SearchObjectKey[]) => {
    const requests = keys.map(({ index, objectID }) => ({
      indexName: `${config.indexPrefix}_${index}`,
      objectID,
    }));
    const batch = await client.getObjects({ requests }).catch(fail);
    return read(objectsResponse, batch, requests.length);
  };
  return {
    queries: async (queries) =>
      (await Promise.all(chunk(queries, QUERIES_PER_CALL).map(search))).flat(),
    objects: async (keys) => (await Promise.all(chunk(keys, OBJECTS_PER_CALL).map(objects))).flat(),
    close: () => requester.close(),
  };
}
