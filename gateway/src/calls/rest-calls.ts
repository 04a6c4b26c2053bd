import { Mutex } from 'async-mutex';
import DataLoader from 'dataloader';
import { toError, unauthenticated } from '../core/errors.ts';
import type { UserError } from '../generated/types.ts';
import { requireToken, type Session } from '../session/session.ts';
import type {
  CallInput,
  CommerceRest,
  Endpoint,
  PathParameters,
} from '../sources/commerce-rest/client.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import { isServiceFailure } from '../sources/upstream-error.ts';
import { type ErrorRule, toUserErrors, userErrorCode } from './user-errors.ts';

/** What tells one read of an endpoint from another. */
interface ReadInput<Path extends string> {
  readonly params?: PathParameters<Path>;
  readonly query?: Readonly<Record<string, string>>;
}

type Read = <Path extends string, Response>(
  endpoint: Endpoint<Path, Response, undefined>,
  input?: ReadInput<Path>,
) => Promise<Response>;

/** Reads of one request. The same read is made once, however often it is requested. */
export interface RestReads {
  /** As anybody. */
  readonly anonymous: Read;
  /**
   * As the request's customer.
   * @throws {GraphQLError} UNAUTHENTICATED when nobody is signed in; no call is made then.
   */
  readonly authenticated: Read;
  /** Lets everything be read anew, after a write. */
  readonly clear: () => void;
}

/** What reads of one request need. */
interface RestReadDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
}

interface KeyedRead {
  readonly key: readonly unknown[];
  readonly read: () => Promise<unknown>;
}

/** Reads of one request; nothing outlives it. */
export function createRestReads({ rest, requestId, session }: RestReadDeps): RestReads {
  const loader = new DataLoader<KeyedRead, unknown, string>(
    (reads) => Promise.all(reads.map(({ read }) => read().catch(toError))),
    // No call here loads several, so none waits for others.
    { batchScheduleFn: queueMicrotask, cacheKeyFn: ({ key }) => JSON.stringify(key) },
  );
  // A key always comes with the read that belongs to it, so the type holds.
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

/** What `read` gives; null when the back end knows no such thing, or takes the id for none. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof CommerceError ? userErrorCode(error) : null;
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return null;
    throw error;
  }
}

/** How items are read by their ids. */
interface ListedReads<Item> {
  /** A list that may hold them. */
  readonly readAll: (ids: readonly string[]) => Promise<readonly Item[]>;
  readonly readOne: (id: string) => Promise<Item | null>;
  readonly hasId: (item: Item, id: string) => boolean;
}

/** Reads by id: several ids of one operation leave as one call of a list, and what is not in it is read by itself. */
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
      // When the back end rejects the list, each item is read by itself.
      if (error instanceof CommerceError && !isServiceFailure(error)) return [];
      throw error;
    }
  };
  // The reads beneath are cached, and a write clears them.
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
 * Runs a write. Rejections that a person can act on become user errors.
 * @throws {GraphQLError} UNAUTHENTICATED when the session has ended.
 * @throws the error itself otherwise.
 */
export async function attempt<Value>(
  job: () => Promise<Value>,
  rules: readonly ErrorRule[] = [],
): Promise<Attempt<Value>> {
  try {
    return { value: await job(), userErrors: [] };
  } catch (error) {
    const userErrors = toUserErrors(error, rules);
    if (userErrors.some(({ code }) => code === 'UNAUTHENTICATED')) throw unauthenticated();
    return { value: null, userErrors };
  }
}

/** The parts of a request's context that a write needs. */
interface WriteContext {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
  readonly reads: RestReads;
}

type WriteOptions<Path extends string, Body> = Omit<
  CallInput<Path, Body>,
  'requestId' | 'token'
> & {
  /** What the back end's errors mean to a person. */
  readonly rules: readonly ErrorRule[];
  /** Whose token goes along: the signed-in customer's (default), none, or the viewer's if there is one. */
  readonly as?: 'customer' | 'guest' | 'viewer';
};

/**
 * Makes a call that changes something. Later reads of the request see the change.
 * @throws {GraphQLError} UNAUTHENTICATED when a customer's token is needed and there is none.
 */
export async function write<Path extends string, Response, Body>(
  { rest, requestId, session, reads }: WriteContext,
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

/** The user error of an id that names nothing, so that no call is made. */
export function notFound(field: string, message: string): UserError {
  return { code: 'NOT_FOUND', message, field: [field], status: 404 };
}

/** A mutex for each key: jobs of one key run one after another, jobs of different keys side by side. */
export interface KeyedMutex {
  runExclusive<Result>(key: string, job: () => Promise<Result>): Promise<Result>;
}

/** Mutexes within this process; idle ones are dropped. */
export function createKeyedMutex(): KeyedMutex {
  const mutexes = new Map<string, Mutex>();
  return {
    async runExclusive(key, job) {
      const mutex = mutexes.get(key) ?? new Mutex();
      mutexes.set(key, mutex);
      try {
        return await mutex.runExclusive(job);
      } finally {
        if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key);
      }
    },
  };
}
