import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { admin, ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

const start = 1_795_249_578_000;
let nowMs: number;
let shop: TestShop;
beforeEach(async () => {
  nowMs = start;
  shop = await openTestShop([], [], { now: () => nowMs });
});
afterEach(() => shop.close());

const rejected = {
  status: 401,
  body: {
    message:
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  },
};

async function post<Body = object>(path: string, body: object, token?: string) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const signIn = (password: string, username: string = ann.email) =>
  post<string>('/integration/customer/token', { username, password });
const revoke = (token: string) => post('/integration/customer/revoke-customer-token', {}, token);
const minutes = (count: number): number => count * 60 * 1000;

test('issues a token for the right password, which works until it is revoked', async () => {
  const { body: token } = await signIn(ann.password);
  expect(await revoke(token)).toEqual({ status: 200, body: true });
  expect((await revoke(token)).status).toBe(401);
  const { body: next } = await signIn(ann.password);
  expect((await revoke(next)).status).toBe(200);
});

test('ends a token after sixty minutes', async () => {
  const { body: token } = await signIn(ann.password, 'ANN@example.test');
  nowMs += minutes(60);
  expect((await revoke(token)).status).toBe(401);
});

test('rejects an overlong name like any other and stores no failure', async () => {
  expect(await signIn('wrong', 'x'.repeat(300))).toEqual(rejected);
  expect(shop.db.prepare('SELECT count(*) AS n FROM sign_in_failure').get()?.n).toBe(0);
});

test('returns the same error for an unknown account and a wrong password', async () => {
  expect(await signIn('wrong')).toEqual(rejected);
  expect(await signIn('wrong', 'nobody@example.test')).toEqual(rejected);
});

describe('guessing', () => {
  test('counts twenty simultaneous wrong passwords one by one and rejects the right one for half an hour', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(`wrong ${index}`)),
    );
    for (const response of responses) expect(response).toEqual(rejected);
    const row = shop.db.prepare('SELECT failures FROM customer WHERE id = 1').get();
    expect(row?.failures).toBe(6);
    expect(await signIn(ann.password)).toEqual(rejected);
    nowMs += minutes(30) - 1;
    expect(await signIn(ann.password, 'ANN@EXAMPLE.TEST')).toEqual(rejected);
    nowMs += 1;
    expect((await signIn(ann.password)).status).toBe(200);
  });

  test('forgets earlier failures after a success', async () => {
    for (const _ of [1, 2]) {
      for (const guess of ['a', 'b', 'c', 'd', 'e']) await signIn(guess);
      expect((await signIn(ann.password)).status).toBe(200);
    }
  });

  test('accepts twenty right passwords at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn(ann.password)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

test('issues tokens to the staff that belong to no customer', async () => {
  expect(await post('/integration/admin/token', { ...admin, password: 'x' })).toEqual(rejected);
  const { status, body: token } = await post<string>('/integration/admin/token', admin);
  expect(status).toBe(200);
  expect((await revoke(token)).body).toEqual({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName: 'customerId' },
  });
});
