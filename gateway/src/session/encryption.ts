import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What the cookie holds. Times are milliseconds since 1970. */
export interface SessionPayload {
  readonly token: string;
  /** When the session began. */
  readonly begunAt: number;
  /** When it was last encrypted: about when it was last used. */
  readonly usedAt: number;
  /** Digest of the mail address it was begun with; null when it was begun otherwise. */
  readonly mail: string | null;
}

/** Secrets that keys are derived from: the first encrypts and signs, all of them decrypt and verify. */
export type Secrets = readonly [string, ...string[]];

/** A session, and whether it was encrypted with a key that is on its way out. */
export interface DecryptedSession extends SessionPayload {
  readonly isOldKey: boolean;
}

/** Turns a session into an opaque text and back. */
export interface SessionEncryption {
  /** The session, encrypted with the first key. */
  encrypt(session: SessionPayload): Promise<string>;
  /** Null when the text was encrypted with none of the keys. */
  decrypt(text: string): Promise<DecryptedSession | null>;
}

function deriveKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function decryptWith(text: string, key: Buffer): Promise<SessionPayload | null> {
  try {
    const { payload } = await jwtDecrypt(text, key);
    const { token, begunAt, usedAt, mail } = payload;
    if (typeof token !== 'string') return null;
    if (typeof begunAt !== 'number' || typeof usedAt !== 'number') return null;
    return { token, begunAt, usedAt, mail: typeof mail === 'string' ? mail : null };
  } catch {
    return null;
  }
}

/** Keys are derived from `secrets` (A256GCM; see jose's direct encryption). */
export function createSessionEncryption([newest, ...older]: Secrets): SessionEncryption {
  const key = deriveKey(newest);
  const keys = [key, ...older.map(deriveKey)];
  return {
    encrypt: ({ token, begunAt, usedAt, mail }) =>
      new EncryptJWT({ token, begunAt, usedAt, mail })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async decrypt(text) {
      for (const one of keys) {
        const session = await decryptWith(text, one);
        if (session !== null) return { ...session, isOldKey: one !== key };
      }
      return null;
    },
  };
}
