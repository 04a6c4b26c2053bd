import { decodeJwt } from 'jose';

/** The maximum duration of a session in milliseconds: a week. */
export const MAX_SESSION_MS = 7 * 86_400_000;

/** The claims of a token. They are unverified and only compared. */
interface TokenClaims {
  readonly customerId: string | null;
  /** Milliseconds since 1970. Tokens have a resolution of seconds, so this is the last millisecond of that second. */
  readonly issuedAt: number | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
}

/** The claims of a token of Magento 2.4.4 or newer, which is a JWT; all null for an older one. */
export function readClaims(token: string): TokenClaims {
  try {
    const { uid, iat, exp } = decodeJwt<{ uid?: number | string }>(token);
    return {
      customerId: uid === undefined ? null : String(uid),
      issuedAt: iat === undefined ? null : iat * 1_000 + 999,
      expiresAt: exp === undefined ? null : exp * 1_000,
    };
  } catch {
    return { customerId: null, issuedAt: null, expiresAt: null };
  }
}

/** The latest end of a session in milliseconds since 1970: a week after its start, or when its token expires. */
export function getSessionEnd(token: string, begunAt: number): number {
  return Math.min(
    begunAt + MAX_SESSION_MS,
    readClaims(token).expiresAt ?? Number.POSITIVE_INFINITY,
  );
}
