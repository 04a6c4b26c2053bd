import { toDigest } from '../core/keys.ts';
import { MAX_SESSION_MS, readClaims } from './token.ts';
import type { TtlStore } from './ttl-store.ts';

/** A session as its end is looked up. Times are milliseconds since 1970. */
export interface StartedSession {
  readonly token: string;
  /** When it began; null when nobody knows. */
  readonly at: number | null;
  /** Digest of the mail address it was begun with; null when it was begun otherwise. */
  readonly mail: string | null;
}

/** Remembers which sessions were ended before their time, as long as they could still be used. */
export interface SessionRevocation {
  /** True when the session was signed out, or when its customer ended all that had begun before. */
  has(session: StartedSession): Promise<boolean>;
  /** Ends the sessions of one token. */
  revoke(token: string): Promise<void>;
  /**
   * Ends every session of the token's customer that has begun until now.
   * @param isSpared Leaves out those that use this very token, for clients that keep it themselves.
   * @returns the end, in milliseconds since 1970: what begins later lasts.
   */
  revokeAll(session: Pick<StartedSession, 'token' | 'mail'>, isSpared: boolean): Promise<number>;
  /** Ends every session of the customer with this mail address that has begun until now. */
  revokeAllForEmail(email: string): Promise<void>;
  /** Notes that `email` signed in with `token`, so that the address leads to the customer's sessions. */
  link(email: string, token: string): Promise<void>;
}

/** What stands for a mail address where the address itself must not. */
export function digestOfMail(email: string): string {
  return toDigest(email.trim().toLowerCase());
}

/** Stores the ends of sessions in `store`. `now` tells the time in milliseconds since 1970. */
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
