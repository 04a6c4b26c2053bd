import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  /** Aborted when the client has disconnected or the operation has timed out. */
  readonly signal: AbortSignal;
  /** Limits the remaining time to `ms` milliseconds. */
  readonly limitTo?: (ms: number) => void;
  /** Parts served from memory because their source failed, such as `menu`. */
  readonly stale: Set<string>;
  /** Parts that are incomplete, with the causes. */
  readonly partial?: PartialResponse[];
}

interface PartialResponse {
  readonly failure: unknown;
  readonly path: readonly (string | number)[];
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function inRequest<T>(scope: RequestScope, job: () => T): T {
  return scopes.run(scope, job);
}

/** The current request; undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

export function createDisconnectError(): DOMException {
  return new DOMException('The client has disconnected', 'AbortError');
}

export function isClientDisconnected(): boolean {
  return currentRequest()?.signal.reason?.name === 'AbortError';
}

/** A controller that aborts after `ms` milliseconds unless `end` is called first, which also clears the timer. */
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

/** Reports the cause of an incomplete response, so that the client learns of it. */
export function reportPartial(partial: PartialResponse): void {
  currentRequest()?.partial?.push(partial);
}

/** The result of `shared`, unless the current request ends first; then rejects with its abort reason. */
export async function rejectOnAbort<T>(shared: Promise<T>): Promise<T> {
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

/** Runs `job` outside of the request's scope: it continues after the first client has disconnected. */
export function detached<T>(job: () => T): T {
  return scopes.exit(job);
}

/** A call to a service. It contains neither path nor values, because those may contain personal data. */
export interface UpstreamCall {
  /** The service, such as `commerce` or `search`. */
  readonly service: string;
  readonly method: string;
  /** HTTP status of the response; 0 without one. */
  readonly status: number;
  readonly ms: number;
}

/**
 * The source of a response: memory, Redis, an execution whose result is cached (`miss`), or one whose result is not.
 */
export type CacheResult = 'memory' | 'redis' | 'miss' | 'private';

/** A call of a rate-limited field, such as a sign-in. */
export interface Attempt {
  readonly field: string;
  readonly result: 'accepted' | 'rejected' | 'rate-limited' | 'failed';
  /** The client's network. */
  readonly network: string;
}

/** Metadata of a running request, without variables and response. */
export interface RequestRecord {
  readonly requestId: string;
  /** The operation's name, or `anonymous`. */
  operation: string;
  /** `query`, `mutation`, or `invalid` until the document is parsed. */
  kind: string;
  cache: CacheResult;
  readonly calls: UpstreamCall[];
  readonly errorCodes: string[];
  /** Seconds of the Retry-After header; 0 without one. */
  retryAfter: number;
  /** The operation's call of a rate-limited field, of which it may have one. */
  attempt: Attempt | undefined;
}

const records = new AsyncLocalStorage<RequestRecord>();

export function createRecord(requestId: string): RequestRecord {
  return {
    requestId,
    operation: 'anonymous',
    kind: 'invalid',
    cache: 'private',
    calls: [],
    errorCodes: [],
    retryAfter: 0,
    attempt: undefined,
  };
}

export function withRecord<T>(record: RequestRecord, job: () => T): T {
  return records.run(record, job);
}

/** Undefined outside of a GraphQL request. */
export function currentRecord(): RequestRecord | undefined {
  return records.getStore();
}

/** Raises the Retry-After of the current request's response, if there is one, to at least `ms` milliseconds. */
export function raiseRetryAfter(ms: number): void {
  const record = currentRecord();
  if (record !== undefined) record.retryAfter = Math.max(record.retryAfter, Math.ceil(ms / 1_000));
}

export function recordAttempt(attempt: Attempt): void {
  const record = currentRecord();
  if (record !== undefined) record.attempt = attempt;
}
