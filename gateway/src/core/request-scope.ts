import { AsyncLocalStorage } from 'node:async_hooks';

/** One request of a client, while it is under way. */
interface RequestScope {
  /** Aborted when the client has gone, or the operation has taken its whole time. */
  readonly signal: AbortSignal;
  /** Leaves it no more than `ms` milliseconds from now. */
  readonly limitTo?: (ms: number) => void;
  /** Names the trace that the client takes part in; passed on to every service. */
  readonly trace?: Readonly<Record<string, string>>;
  /** What was answered from memory because its source failed, such as `menu`. */
  readonly stale: Set<string>;
  /** What was answered only in part, with the failure behind it. */
  readonly partial?: PartialResponse[];
  /** The skus of the products that were read, where the response is to be kept. */
  readonly skus?: Set<string>;
}

/** A failure that left a part of what it concerns. */
interface PartialResponse {
  readonly failure: unknown;
  /** The place in the response. */
  readonly path: readonly (string | number)[];
}

const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
const MOST_TRACESTATE = 512;

/** The headers of W3C Trace Context among `headers`; none when they name no trace. */
export function traceIn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return {};
  return typeof tracestate === 'string' && tracestate.length <= MOST_TRACESTATE
    ? { traceparent, tracestate }
    : { traceparent };
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `job` as a part of the request `scope`. */
export function inRequest<T>(scope: RequestScope, job: () => T): T {
  return scopes.run(scope, job);
}

/** The request that the caller works for; undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** The reason of a signal whose request nobody waits for any more. */
export function clientGone(): DOMException {
  return new DOMException('The client has gone', 'AbortError');
}

/** True when nobody waits for the response of the running request any more. */
export function isClientDisconnected(): boolean {
  return currentRequest()?.signal.reason?.name === 'AbortError';
}

/** A controller that aborts when `ms` milliseconds are over, unless `end` is called before; nothing is left of it then. */
export function startTimeLimit(ms: number) {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('Out of time', 'TimeoutError'));
  let timer = setTimeout(late, ms).unref();
  const end = () => clearTimeout(timer);
  const limitTo = (atMostMs: number) => {
    if (atMostMs >= ms) return;
    end();
    timer = setTimeout(late, atMostMs).unref();
  };
  return { controller, end, limitTo };
}

/** Names the failure behind a response that is whole in form only, so that the client learns of it. */
export function reportPartial(partial: PartialResponse): void {
  currentRequest()?.partial?.push(partial);
}

/** Notes the products that a response is made from, so that it is dropped when one of them changes. */
export function noteProducts(records: Iterable<Readonly<Record<string, unknown>> | null>): void {
  const skus = currentRequest()?.skus;
  if (skus === undefined) return;
  for (const record of records) if (typeof record?.sku === 'string') skus.add(record.sku);
}

/** What `shared` gives, unless the running request ends before: then the reason of its end. */
export async function whileWaited<T>(shared: Promise<T>): Promise<T> {
  const signal = scopes.getStore()?.signal;
  if (signal === undefined) return shared;
  let leave = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
  });
  return Promise.race([shared, over]).finally(() => signal.removeEventListener('abort', leave));
}

/** Runs `job` for everybody: it goes on when the client that asked first has gone. */
export function detached<T>(job: () => T): T {
  return scopes.exit(job);
}

/** One call that left for a service. It names no path and no value: those may hold a person's data. */
export interface UpstreamCall {
  /** The service, such as `commerce` or `search`. */
  readonly service: string;
  readonly method: string;
  /** HTTP status of the response; 0 when there was none. */
  readonly status: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** Where a response came from: memory, Redis, an execution whose result is cached (`miss`), or one whose is not. */
export type CacheResult = 'memory' | 'redis' | 'miss' | 'private';

/** What is known about one request while it runs; nothing of its variables or its response. */
export interface RequestRecord {
  readonly requestId: string;
  /** The operation's name; `anonymous` when it has none. */
  operation: string;
  /** `query`, `mutation`, or `invalid` while the document has not been read. */
  kind: string;
  cache: CacheResult;
  readonly calls: UpstreamCall[];
  /** Codes of the errors in the response. */
  readonly errorCodes: string[];
  /** Seconds of the Retry-After header; 0 without one. */
  retryAfter: number;
}

const records = new AsyncLocalStorage<RequestRecord>();

/** A record of a request that was not read yet. */
export function createRecord(requestId: string): RequestRecord {
  return {
    requestId,
    operation: 'anonymous',
    kind: 'invalid',
    cache: 'private',
    calls: [],
    errorCodes: [],
    retryAfter: 0,
  };
}

/** Runs `job` so that everything it starts finds `record`. */
export function withRecord<T>(record: RequestRecord, job: () => T): T {
  return records.run(record, job);
}

/** Undefined outside of a GraphQL request. */
export function currentRecord(): RequestRecord | undefined {
  return records.getStore();
}
