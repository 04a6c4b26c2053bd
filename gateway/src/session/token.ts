import { decodeJwt } from 'jose';

/** The longest that a session can last, in milliseconds: a week. */
export const MAX_SESSION_MS = 7 * 86_400_000;

/** What a token says about itself. Not trusted, only compared. */
interface TokenClaims {
  readonly customerId: string | null;
  /** Milliseconds since 1970. A token counts whole seconds, so this is the last of them. */
  readonly issuedAt: number | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
}

/** The claims of a token of Magento 2.4.4 and newer, which is a JWT; all null for an older one. */
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

/** When a session ends at the latest, in milliseconds since 1970: a week after it began, or with its token. */
export function getSessionEnd(token: string, begunAt: number): number {
  return Math.min(
    begunAt + MAX_SESSION_MS,
    readClaims(token).expiresAt ?? Number.POSITIVE_INFINITY,
  );
}
