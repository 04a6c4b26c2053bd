import { AsyncLocalStorage } from 'node:async_hooks';

/** One request of a client, while it is under way. */
export interface RequestScope {
  /** Aborted when the client has gone, or the operation has taken its whole time. */
  readonly signal: AbortSignal;
  /** What was answered from memory because its source failed, such as `menu`. */
  readonly stale: Set<string>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `job` as a part of the request `scope`. */
export const inRequest = <T>(scope: RequestScope, job: () => T): T => scopes.run(scope, job);

/** The request that the caller works for; undefined outside of one. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

/** Runs `job` for everybody: it goes on when the client that asked first has gone. */
export const forEverybody = <T>(job: () => T): T => scopes.exit(job);
