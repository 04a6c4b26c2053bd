import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** The contents of the cookie. Times in milliseconds since 1970. */
const sessionPayload = z.object({
  token: z.string(),
  begunAt: z.number(),
  /** When it was last encrypted, which approximates its last use. */
  usedAt: z.number(),
  /** Digest of the email address used to sign in; null for other ways of signing in. */
  mail: z.string().nullable(),
});
export type SessionPayload = Readonly<z.infer<typeof sessionPayload>>;

/** Secrets from which keys are derived: the first encrypts and signs, all decrypt and verify. */
export type Secrets = readonly [string, ...string[]];

/** A session, and whether it was encrypted with an old key. */
export interface DecryptedSession extends SessionPayload {
  readonly isOldKey: boolean;
}

function deriveKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** See jose's direct encryption. */
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;
const ALGORITHMS = {
  keyManagementAlgorithms: [HEADER.alg],
  contentEncryptionAlgorithms: [HEADER.enc],
};

async function decryptWith(text: string, key: Buffer): Promise<SessionPayload | null> {
  try {
    return sessionPayload.parse((await jwtDecrypt(text, key, ALGORITHMS)).payload);
  } catch {
    return null;
  }
}

export function createSessionEncryption([newest, ...older]: Secrets) {
  const key = deriveKey(newest);
  const keys = [key, ...older.map(deriveKey)];
  return {
    encrypt: ({ token, begunAt, usedAt, mail }: SessionPayload): Promise<string> =>
      new EncryptJWT({ token, begunAt, usedAt, mail }).setProtectedHeader(HEADER).encrypt(key),
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
