import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** The contents of the cookie. Times in milliseconds since 1970. */
export interface SessionPayload {
  readonly token: string;
  readonly begunAt: number;
  /** When it was last encrypted, which approximates its last use. */
  readonly usedAt: number;
  /** Digest of the email address used to sign in; null for other ways of signing in. */
  readonly mail: string | null;
}

/** Secrets from which keys are derived: the first encrypts and signs, all decrypt and verify. */
export type Secrets = readonly [string, ...string[]];

/** A session, and whether it was encrypted with an old key. */
export interface DecryptedSession extends SessionPayload {
  readonly isOldKey: boolean;
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

/** Derives keys from `secrets` (A256GCM; see jose's direct encryption). */
export function createSessionEncryption([newest, ...older]: Secrets) {
  const key = deriveKey(newest);
  const keys = [key, ...older.map(deriveKey)];
  return {
    encrypt: ({ token, begunAt, usedAt, mail }: SessionPayload): Promise<string> =>
      new EncryptJWT({ token, begunAt, usedAt, mail })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    /** Null if no key can decrypt the text. */
    async decrypt(text: string): Promise<DecryptedSession | null> {
      for (const one of keys) {
        const session = await decryptWith(text, one);
        if (session !== null) return { ...session, isOldKey: one !== key };
      }
      return null;
    },
  };
}

export type SessionEncryption = ReturnType<typeof createSessionEncryption>;
