import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What the cookie holds. Times are milliseconds since 1970. */
export interface SessionPayload {
  readonly token: string;
  /** When the session began. */
  readonly begunAt: number;
  /** When it was last sealed: about when it was last used. */
  readonly usedAt: number;
  /** Digest of the mail address it was begun with; null when it was begun otherwise. */
  readonly mail: string | null;
}

/** Secrets that keys are made from: the first closes and signs, all of them open and are believed. */
export type Secrets = readonly [string, ...string[]];

/** A session, and whether it was sealed with a key that is on its way out. */
export interface DecryptedSession extends SessionPayload {
  readonly isOldKey: boolean;
}

/** Turns a session into an opaque text and back. */
export interface SessionEncryption {
  /** The session, encrypted with the first key. */
  close(session: SessionPayload): Promise<string>;
  /** The session in `sealed`; null when it was sealed with none of the keys. */
  open(sealed: string): Promise<DecryptedSession | null>;
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const decrypt = async (sealed: string, key: Buffer): Promise<SessionPayload | null> => {
  try {
    const { payload } = await jwtDecrypt(sealed, key);
    const { token, begunAt, usedAt, mail } = payload;
    if (typeof token !== 'string') return null;
    if (typeof begunAt !== 'number' || typeof usedAt !== 'number') return null;
    return { token, begunAt, usedAt, mail: typeof mail === 'string' ? mail : null };
  } catch {
    return null;
  }
};

/** A seal whose keys are made from `secrets` (A256GCM; see jose's direct encryption). */
export const createSessionEncryption = ([newest, ...older]: Secrets): SessionEncryption => {
  const key = keyOf(newest);
  const keys = [key, ...older.map(keyOf)];
  return {
    close: ({ token, begunAt, usedAt, mail }) =>
      new EncryptJWT({ token, begunAt, usedAt, mail })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async open(sealed) {
      for (const one of keys) {
        const session = await decrypt(sealed, one);
        if (session !== null) return { ...session, isOldKey: one !== key };
      }
      return null;
    },
  };
};
