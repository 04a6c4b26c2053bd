import DataLoader from 'dataloader';
import { toError } from '../core/errors.ts';
import { requireToken, type Session } from '../session/session.ts';
import type { CommerceRest } from '../sources/commerce-rest/client.ts';
import type { Endpoint, PathParameters } from '../sources/commerce-rest/endpoint.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import { isServiceFailure } from '../sources/upstream-error.ts';
import { userErrorCode } from './user-errors.ts';

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

/** Reads of one request; nothing is kept beyond it. */
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
      // A back end that rejects the list is asked for each item.
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
