import DataLoader from 'dataloader';
import { errorOf } from '../core/thrown.ts';
import { type Session, tokenOf } from '../session/session.ts';
import type { CommerceRest } from '../sources/commerce-rest/client.ts';
import type { Endpoint, PathParameters } from '../sources/commerce-rest/endpoint.ts';
import { CommerceError } from '../sources/commerce-rest/errors.ts';
import { userErrorCode } from './user-errors.ts';

/** What tells one read of an endpoint from another. */
export interface ReadInput<Path extends string> {
  readonly params?: PathParameters<Path>;
  readonly query?: Readonly<Record<string, string>>;
}

type Read = <Path extends string, Answer>(
  endpoint: Endpoint<Path, Answer, undefined>,
  input?: ReadInput<Path>,
) => Promise<Answer>;

/** Reads of one request. The same read is made once, however often it is asked for. */
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
export interface RestReadDeps {
  readonly rest: CommerceRest;
  readonly requestId: string;
  readonly session: Session;
}

interface KeyedRead {
  readonly key: readonly unknown[];
  readonly read: () => Promise<unknown>;
}

/** Reads of one request; nothing is kept beyond it. */
export const createRestReads = ({ rest, requestId, session }: RestReadDeps): RestReads => {
  const loader = new DataLoader<KeyedRead, unknown, string>(
    (reads) => Promise.all(reads.map(({ read }) => read().catch(errorOf))),
    // No call here answers several, so none waits for others.
    { batchScheduleFn: queueMicrotask, cacheKeyFn: ({ key }) => JSON.stringify(key) },
  );
  // A key always comes with the read that belongs to it, so the type holds.
  const once = <T>(key: readonly unknown[], read: () => Promise<T>): Promise<T> =>
    loader.load({ key, read }) as Promise<T>;
  return {
    anonymous: (endpoint, input = {}) =>
      once([endpoint.path, input], () => rest.call(endpoint, { ...input, requestId })),
    authenticated: async (endpoint, input = {}) => {
      const token = tokenOf(session);
      return once([endpoint.path, input, token], () =>
        rest.call(endpoint, { ...input, token, requestId }),
      );
    },
    clear: () => void loader.clearAll(),
  };
};

/** What `read` gives; null when the back end knows no such thing, or takes the id for none. */
export const orNull = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read();
  } catch (error) {
    const code = error instanceof CommerceError ? userErrorCode(error) : null;
    if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return null;
    throw error;
  }
};
