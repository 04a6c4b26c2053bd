import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** What the cookie holds. Times are milliseconds since 1970. */
export interface Sealed {
  readonly token: string;
  /** When the session began. */
  readonly begunAt: number;
  /** When it was last sealed: about when it was last used. */
  readonly usedAt: number;
  /** Digest of the mail address it was begun with; null when it was begun otherwise. */
  readonly mail: string | null;
}

/** Turns a session into an opaque text and back. */
export interface Seal {
  /** The session, encrypted. */
  close(session: Sealed): Promise<string>;
  /** The session in `sealed`; null when it was not sealed with this key. */
  open(sealed: string): Promise<Sealed | null>;
}

/** A seal whose key is made from `secret` (A256GCM; see jose's direct encryption). */
export const createSeal = (secret: string): Seal => {
  const key = createHash('sha256').update(secret).digest();
  return {
    close: (session) =>
      new EncryptJWT({ ...session })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key);
        const { token, begunAt, usedAt, mail } = payload;
        if (typeof token !== 'string') return null;
        if (typeof begunAt !== 'number' || typeof usedAt !== 'number') return null;
        return { token, begunAt, usedAt, mail: typeof mail === 'string' ? mail : null };
      } catch {
        return null;
      }
    },
  };
};
