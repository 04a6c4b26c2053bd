import { AsyncLocalStorage } from 'node:async_hooks';

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
