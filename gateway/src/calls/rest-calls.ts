import { Mutex } from 'async-mutex';
import DataLoader from 'dataloader';
import { toError } from '../core/errors.ts';
import type { UserError } from '../generated/types.ts';
import { requireToken, type Session } from '../session/session.ts';
import type { CallInput, CommerceRest, Endpoint } from '../sources/commerce-rest/client.ts';
import { CommerceError, NO_ERROR_BODY } from '../sources/commerce-rest/errors.ts';
import { isServiceFailure } from '../sources/upstream-error.ts';
import { type ErrorRule, toUserErrors, userErrorCode } from './user-errors.ts';

interface Caller {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
}

type Read = <Path extends string, Response>(
  endpoint: Endpoint<Path, Response, undefined>,
  input?: Pick<CallInput<Path, undefined>, 'params' | 'query'>,
) => Promise<Response>;

/** The reads of one request; identical reads share one call. */
export interface RestReads {
  readonly anonymous: Read;
  /**
   * With the token of the request's customer.
   *
   * @throws {GraphQLError} UNAUTHENTICATED without a call if no customer is signed in.
   */
  readonly authenticated: Read;
  readonly clear: () => void;
}

interface KeyedRead {
  readonly key: readonly unknown[];
  readonly read: () => Promise<unknown>;
}

export function createRestReads({ rest, requestId, session }: Caller): RestReads {
  const loader = new DataLoader<KeyedRead, unknown, string>(
    (reads) => Promise.all(reads.map(({ read }) => read().catch(toError))),
    // No call here loads several keys, so there is no reason to wait for a batch.
    { batchScheduleFn: queueMicrotask, cacheKeyFn: ({ key }) => JSON.stringify(key) },
  );
  // A key always comes with its own read, so the type is correct.
  const once = <T>(key: readonly unknown[], read: () => Promise<T>): Promise<T> =>
    loader.load({ key, read }) as Promise<T>;
  return {
    anonymous: (endpoint, input = {}) =>
      once([endpoint.path, input], () => rest.call(endpoint, { ...input, requestId })),
    authenticated: async (endpoint, input = {}) => {
      const token = requireToken(session);
      return once([endpoint.path, input, token], () =>
        rest.call(endpoint, { ...input, token, requestId }),
      );
    },
    clear: () => void loader.clearAll(),
  };
}

/**
 * The result of `read`; null if the back end has no such object or rejects the id's format.
 *
 * @throws the error itself if it has no message: the page of a proxy says nothing about the object.
 */
export async function nullIfNotFound<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommerceError) || error.template === NO_ERROR_BODY) throw error;
    const code = userErrorCode(error);
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return null;
    throw error;
  }
}

interface ListedReads<Item> {
  readonly readAll: (ids: readonly string[]) => Promise<readonly Item[]>;
  readonly readOne: (id: string) => Promise<Item | null>;
  readonly hasId: (item: Item, id: string) => boolean;
}

/**
 * Loads items by id: several ids of one operation share one list call; items missing from the list are read
 * individually.
 */
export function createListedLoader<Item>({
  readAll,
  readOne,
  hasId,
}: ListedReads<Item>): DataLoader<string, Item | null> {
  const readListed = async (ids: readonly string[]): Promise<readonly Item[]> => {
    if (ids.length < 2) return [];
    try {
      return await readAll(ids);
    } catch (error) {
      // If the back end rejects the list, each item is read individually.
      if (error instanceof CommerceError && !isServiceFailure(error)) return [];
      throw error;
    }
  };
  // The underlying reads are cached, and a write clears them.
  return new DataLoader(
    async (ids) => {
      const listed = await readListed([...new Set(ids)]);
      return Promise.all(
        ids.map((id) => listed.find((item) => hasId(item, id)) ?? readOne(id).catch(toError)),
      );
    },
    { cache: false },
  );
}

/** The result of a write: its value, or why it was rejected. */
export type Attempt<Value> =
  | { readonly value: Value; readonly userErrors: readonly [] }
  | { readonly value: null; readonly userErrors: readonly UserError[] };

/**
 * Runs a write. Rejections that the user can act on become user errors.
 *
 * @throws the error itself otherwise, and if the session has ended.
 */
export async function attempt<Value>(
  job: () => Promise<Value>,
  rules: readonly ErrorRule[] = [],
): Promise<Attempt<Value>> {
  try {
    return { value: await job(), userErrors: [] };
  } catch (error) {
    const userErrors = toUserErrors(error, rules);
    if (userErrors.some(({ code }) => code === 'UNAUTHENTICATED')) throw error;
    return { value: null, userErrors };
  }
}

type WriteOptions<Path extends string, Body> = Omit<
  CallInput<Path, Body>,
  'requestId' | 'token'
> & {
  readonly rules: readonly ErrorRule[];
  /** The token to send: the signed-in customer's (default), none, or the viewer's if there is one. */
  readonly as?: 'customer' | 'guest' | 'viewer';
};

/**
 * Makes a call that changes data; later reads of the request see the change.
 *
 * @throws {GraphQLError} UNAUTHENTICATED if a customer's token is required and missing.
 */
export async function write<Path extends string, Response, Body>(
  { rest, requestId, session, reads }: Caller & { readonly reads: RestReads },
  endpoint: Endpoint<Path, Response, Body>,
  { rules, as = 'customer', ...input }: WriteOptions<Path, Body>,
): Promise<Attempt<Response>> {
  const token = as === 'customer' ? requireToken(session) : session.customer?.token;
  const isAnonymous = as === 'guest' || token === undefined;
  const call = { ...input, requestId, ...(isAnonymous ? {} : { token }) };
  const result = await attempt(() => rest.call(endpoint, call), rules);
  reads.clear();
  return result;
}

/** A mutex per key within this process: jobs with the same key run sequentially. Idle mutexes are dropped. */
export function createKeyedMutex() {
  const mutexes = new Map<string, Mutex>();
  return {
    async runExclusive<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
      const mutex = mutexes.get(key) ?? new Mutex();
      mutexes.set(key, mutex);
      try {
        return await mutex.runExclusive(job);
      } finally {
        if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key);
      }
    },
    /** Waits until no job is running, including those whose clients have disconnected. */
    async whenIdle(): Promise<void> {
      for (const mutex of mutexes.values()) await mutex.waitForUnlock();
    },
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
