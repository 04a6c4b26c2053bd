import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createTokens, type Tokens, tokenLifetime, userTypes } from './tokens.ts';

const start = 1_795_249_578_000;
const user = { type: userTypes.customer, id: 7 } as const;
let nowMs: number;
let tokens: Tokens;
beforeEach(() => {
  nowMs = start;
  tokens = createTokens(openDatabase(':memory:'), () => nowMs);
});

const part = (token: string, index: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());

test("issues tokens with Magento's header and claims", () => {
  const token = tokens.issue(user);
  expect(part(token, 0)).toEqual({ kid: '1', alg: 'HS256' });
  const iat = start / 1000;
  const jti = expect.any(String);
  expect(part(token, 1)).toEqual({ uid: 7, utypid: 3, iat, exp: iat + 3600, jti });
});

test.each(['Bearer', 'bearer', 'BEARER'])('reads a token after %s', (word) => {
  expect(tokens.getCaller(`${word} ${tokens.issue(user)}`)).toMatchObject({ customerId: 7 });
});

test('issues different tokens within one second', () => {
  expect(tokens.issue(user)).not.toBe(tokens.issue(user));
});

test("treats an administrator's token as no customer's", () => {
  const token = tokens.issue({ type: userTypes.admin, id: 1 });
  expect(tokens.getCaller(`Bearer ${token}`)).toEqual({ customerId: null, isAdmin: true });
});

test('accepts a token for 60 minutes, used or not', () => {
  const header = `Bearer ${tokens.issue(user)}`;
  nowMs += tokenLifetime * 1000 - 1;
  expect(tokens.getCaller(header).customerId).toBe(7);
  nowMs += 1;
  expect(tokens.getCaller(header).customerId).toBeNull();
});

describe('an invalid token', () => {
  const tampered = (token: string): string => {
    const [head, , signature] = token.split('.');
    const claims = { uid: 8, utypid: 3, iat: start / 1000, exp: start / 1000 + 3600 };
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };
  const unsigned = (token: string): string => {
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    return `${head}.${token.split('.')[1]}.`;
  };
  test.each<[string, (token: string) => string | undefined]>([
    ['no header', () => undefined],
    ['another scheme', () => 'Basic YTpi'],
    ['no token', () => 'Bearer '],
    ['nonsense', () => 'Bearer nonsense'],
    ['dots', () => 'Bearer ...'],
    ['changed claims', (token) => `Bearer ${tampered(token)}`],
    ['no signature', (token) => `Bearer ${unsigned(token)}`],
    [
      'the token of another shop',
      () => `Bearer ${createTokens(openDatabase(':memory:')).issue(user)}`,
    ],
  ])('treats a caller with %s as a guest', (_, headerFor) => {
    expect(tokens.getCaller(headerFor(tokens.issue(user)))).toEqual({ customerId: null });
  });
});

describe('a revocation', () => {
  test('revokes all tokens of the user and none of another user', () => {
    const mine = tokens.issue(user);
    const other = tokens.issue({ ...user, id: 8 });
    tokens.revoke(user);
    expect(tokens.getCaller(`Bearer ${mine}`).customerId).toBeNull();
    expect(tokens.getCaller(`Bearer ${other}`).customerId).toBe(8);
  });
  test('spares the given token until the next revocation', () => {
    const mine = tokens.issue(user);
    const other = tokens.issue(user);
    tokens.revoke(user, tokens.getCaller(`Bearer ${mine}`).tokenId);
    expect(tokens.getCaller(`Bearer ${mine}`).customerId).toBe(7);
    expect(tokens.getCaller(`Bearer ${other}`).customerId).toBeNull();
    tokens.revoke(user);
    expect(tokens.getCaller(`Bearer ${mine}`).customerId).toBeNull();
  });
  test('accepts a token issued after a revocation in the same second, and can be repeated', () => {
    for (const _ of [1, 2, 3]) {
      const token = tokens.issue(user);
      expect(tokens.getCaller(`Bearer ${token}`).customerId).toBe(7);
      tokens.revoke(user);
      expect(tokens.getCaller(`Bearer ${token}`).customerId).toBeNull();
    }
  });
});

test("accepts an integration's access token as the staff's only where one is set", () => {
  const db = openDatabase(':memory:');
  const staff = { customerId: null, isAdmin: true };
  expect(
    createTokens(db, Date.now, 'integration-token').getCaller('Bearer integration-token'),
  ).toEqual(staff);
  expect(createTokens(db).getCaller('Bearer integration-token')).toEqual({ customerId: null });
  db.close();
});
