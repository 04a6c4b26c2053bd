import { toDigest } from '../core/keys.ts';
import type { SessionPayload } from './encryption.ts';
import { MAX_SESSION_MS, readClaims } from './token.ts';
import type { TtlStore } from './ttl-store.ts';

type SessionOwner = Pick<SessionPayload, 'token' | 'mail'>;

/** The data by which a session's revocation is looked up. */
export interface StartedSession extends SessionOwner {
  /** The start of the session in milliseconds since 1970; null if unknown. */
  readonly at: number | null;
}

export function toEmailDigest(email: string): string {
  return toDigest(email.toLowerCase());
}

/** Stores revoked sessions in `store` for as long as they could still be used. */
export function createSessionRevocation(store: TtlStore) {
  const getOwners = ({ token, mail }: SessionOwner): string[] => {
    const { customerId: uid } = readClaims(token);
    return [...(uid === null ? [] : [`uid:${uid}`]), ...(mail === null ? [] : [`mail:${mail}`])];
  };
  const endAll = async (owners: readonly string[], spared = '') => {
    const end = Date.now();
    const text = `${end} ${spared}`;
    await Promise.all(owners.map((owner) => store.write(owner, text, MAX_SESSION_MS)));
    return end;
  };
  /** `entry` is the time of the revocation in milliseconds since 1970, and the digest of the token that it excludes. */
  const isEndedBy = (entry: string, { token, at }: StartedSession): boolean => {
    const [end, spared] = entry.split(' ');
    return at !== null && at <= Number(end) && spared !== toDigest(token);
  };
  return {
    /** True if the session was signed out, or if all earlier sessions of its customer were revoked. */
    async has(session: StartedSession): Promise<boolean> {
      const [signedOut = [], ...ends] = await store.readAll([
        `token:${toDigest(session.token)}`,
        ...getOwners(session),
      ]);
      return signedOut.length > 0 || ends.flat().some((end) => isEndedBy(end, session));
    },
    revoke: (token: string): Promise<void> =>
      store.write(`token:${toDigest(token)}`, '1', MAX_SESSION_MS),
    /**
     * Revokes every session of the token's customer that has started until now.
     *
     * @param isSpared Excludes sessions with this token, for clients that store it themselves.
     * @returns the revocation time in milliseconds since 1970; later sessions are valid.
     */
    revokeAll: (session: SessionOwner, isSpared: boolean): Promise<number> =>
      endAll(getOwners(session), isSpared ? toDigest(session.token) : ''),
    /** Revokes every session of the customer with this email address that has started until now. */
    async revokeAllForEmail(email: string): Promise<void> {
      const mail = toEmailDigest(email);
      const [uid] = await store.read([`uid-of:${mail}`]);
      await endAll([`mail:${mail}`, ...(typeof uid === 'string' ? [`uid:${uid}`] : [])]);
    },
    /** Records that `email` signed in with `token`, so that the customer's sessions can be found by address. */
    async link(email: string, token: string): Promise<void> {
      const { customerId: uid } = readClaims(token);
      if (uid !== null) await store.write(`uid-of:${toEmailDigest(email)}`, uid, MAX_SESSION_MS);
    },
  };
}

export type SessionRevocation = ReturnType<typeof createSessionRevocation>;
