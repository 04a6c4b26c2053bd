import { createHmac, timingSafeEqual } from 'node:crypto';

/** Magento's user types, as in the `utypid` claim. */
export const userTypes = { admin: 2, customer: 3 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

/** The claims of a Magento token: user and validity period (Unix seconds). */
export interface Claims {
  readonly uid: number;
  readonly utypid: UserType;
  readonly iat: number;
  readonly exp: number;
  /** Unique, so that two tokens issued in the same second differ; Magento's tokens have none. */
  readonly jti: string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const header = encode({ kid: '1', alg: 'HS256' });

const hmacSha256 = (text: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Creates a token with these claims, signed with HS256. */
export function sign({ uid, utypid, iat, exp, jti }: Claims, key: Buffer): string {
  const text = `${header}.${encode({ uid, utypid, iat, exp, jti })}`;
  return `${text}.${hmacSha256(text, key).toString('base64url')}`;
}

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' &&
  value !== null &&
  'jti' in value &&
  typeof value.jti === 'string' &&
  ['uid', 'utypid', 'iat', 'exp'].every((name) =>
    Number.isSafeInteger((value as Record<string, unknown>)[name]),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** The claims of a token signed with `key`; undefined for any other text. The expiry is not checked. */
export function verify(token: string, key: Buffer): Claims | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (head !== header || body === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  const expected = hmacSha256(`${head}.${body}`, key);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = parsed(body);
  return isClaims(claims) ? claims : undefined;
}
