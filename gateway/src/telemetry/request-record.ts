import { AsyncLocalStorage } from 'node:async_hooks';

/** One call that left for a service. It names no path and no value: those may hold a person's data. */
export interface UpstreamCall {
  /** The service, such as `commerce` or `search`. */
  readonly service: string;
  readonly method: string;
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number;
  /** When it left, in milliseconds since 1970. */
  readonly startedAt: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** How an answer came about: from memory, from Redis, made anew for keeping, or never kept. */
export type CacheResult = 'memory' | 'redis' | 'miss' | 'private';

/** What is known about one request while it runs; nothing of its variables or its answer. */
export interface RequestRecord {
  readonly requestId: string;
  /** The operation's name; `anonymous` when it has none. */
  operation: string;
  /** `query`, `mutation`, or `invalid` while the document has not been read. */
  kind: string;
  cache: CacheResult;
  readonly calls: UpstreamCall[];
  /** Codes of the errors in the answer. */
  readonly errorCodes: string[];
  /** Seconds that a client was asked to wait; 0 when it was not. */
  retryAfter: number;
}

const records = new AsyncLocalStorage<RequestRecord>();

/** A record of a request about which nothing is known yet. */
export const newRecord = (requestId: string): RequestRecord => ({
  requestId,
  operation: 'anonymous',
  kind: 'invalid',
  cache: 'private',
  calls: [],
  errorCodes: [],
  retryAfter: 0,
});

/** Runs `job` so that everything it starts finds `record`. */
export const withRecord = <T>(record: RequestRecord, job: () => T): T => records.run(record, job);

/** The record of the request that is being answered; undefined outside of one. */
export const currentRecord = (): RequestRecord | undefined => records.getStore();
