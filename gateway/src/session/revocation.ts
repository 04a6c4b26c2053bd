import { toDigest } from '../core/keys.ts';
import { MAX_SESSION_MS, readClaims } from './token.ts';
import type { TtlStore } from './ttl-store.ts';

/** The data by which a session's revocation is looked up. Times in milliseconds since 1970. */
export interface StartedSession {
  readonly token: string;
  /** The start of the session; null if unknown. */
  readonly at: number | null;
  /** Digest of the email address used to sign in; null for other ways of signing in. */
  readonly mail: string | null;
}

/** Stores revoked sessions for as long as they could still be used. */
export interface SessionRevocation {
  /** True if the session was signed out, or if all earlier sessions of its customer were revoked. */
  has(session: StartedSession): Promise<boolean>;
  /** Revokes the sessions of one token. */
  revoke(token: string): Promise<void>;
  /**
   * Revokes every session of the token's customer that has started until now.
   *
   * @param isSpared Excludes sessions with this token, for clients that store it themselves.
   * @returns the revocation time in milliseconds since 1970; later sessions are valid.
   */
  revokeAll(session: Pick<StartedSession, 'token' | 'mail'>, isSpared: boolean): Promise<number>;
  /** Revokes every session of the customer with this email address that has started until now. */
  revokeAllForEmail(email: string): Promise<void>;
  /** Records that `email` signed in with `token`, so that the customer's sessions can be found by address. */
  link(email: string, token: string): Promise<void>;
}

/** A digest of an email address, for storage. */
export function digestOfMail(email: string): string {
  return toDigest(email.trim().toLowerCase());
}

/** Stores revocations in `store`. `now` returns the time in milliseconds since 1970. */
export function createSessionRevocation(
  store: TtlStore,
  now: () => number = Date.now,
): SessionRevocation {
  const getOwners = ({ token, mail }: Pick<StartedSession, 'token' | 'mail'>): string[] => {
    const { customerId: uid } = readClaims(token);
    return [...(uid === null ? [] : [`uid:${uid}`]), ...(mail === null ? [] : [`mail:${mail}`])];
  };
  const endAll = async (owners: readonly string[], spared = '') => {
    const end = now();
    const text = `${end} ${spared}`;
    await Promise.all(owners.map((owner) => store.write(owner, text, MAX_SESSION_MS)));
    return end;
  };
  const isEndedBy = (note: string | null, { token, at }: StartedSession): boolean => {
    const [end, spared] = (note ?? '0').split(' ');
    return at !== null && at <= Number(end) && spared !== toDigest(token);
  };
  return {
    async has(session) {
      const [signedOut = null, ...ends] = await store.read([
        `token:${toDigest(session.token)}`,
        ...getOwners(session),
      ]);
      return signedOut !== null || ends.some((end) => isEndedBy(end, session));
    },
    revoke: (token) => store.write(`token:${toDigest(token)}`, '1', MAX_SESSION_MS),
    revokeAll: (session, isSpared) =>
      endAll(getOwners(session), isSpared ? toDigest(session.token) : ''),
    async revokeAllForEmail(email) {
      const mail = digestOfMail(email);
      const [uid] = await store.read([`uid-of:${mail}`]);
      await endAll([`mail:${mail}`, ...(typeof uid === 'string' ? [`uid:${uid}`] : [])]);
    },
    async link(email, token) {
      const { customerId: uid } = readClaims(token);
      if (uid !== null) await store.write(`uid-of:${digestOfMail(email)}`, uid, MAX_SESSION_MS);
    },
  };
}
