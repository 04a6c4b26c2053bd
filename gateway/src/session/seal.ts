import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Turns a customer's token into an opaque text and back. */
export interface Seal {
  /** The token, encrypted. */
  close(token: string): Promise<string>;
  /** The token in `sealed`; null when it was not sealed with this key. */
  open(sealed: string): Promise<string | null>;
}

/** A seal whose key is made from `secret` (A256GCM; see jose's direct encryption). */
export const createSeal = (secret: string): Seal => {
  const key = createHash('sha256').update(secret).digest();
  return {
    close: (token) =>
      new EncryptJWT({ token })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .encrypt(key),
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key);
        return typeof payload.token === 'string' ? payload.token : null;
      } catch {
        return null;
      }
    },
  };
};
