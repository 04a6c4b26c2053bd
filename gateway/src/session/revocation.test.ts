import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt, SignJWT } from 'jose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { httpStub, LIMITS, sendJson } from '../../test/helpers/http-stub.ts';
import { startRedis, testWithRedis } from '../../test/helpers/redis-server.ts';
import { reject } from '../../test/helpers/rejections.ts';
import { serve } from '../../test/helpers/serve.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { createSharedState } from '../deps.ts';
import { readEnv } from '../env.ts';
import { createCommerceRest } from '../sources/commerce-rest/client.ts';
import { createHttpService } from '../sources/http.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createSessionEncryption } from './encryption.ts';
import { createSessionRevocation } from './revocation.ts';
import { createTtlStore } from './ttl-store.ts';

const customers: Readonly<Record<string, number>> = {
  'ann@example.test': 1,
  'bea@example.test': 2,
};
let issued = 0;
const tokenFor = (email: string) => {
  issued += 1;
  return new SignJWT({ uid: customers[email] ?? 0, n: issued })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .sign(Buffer.from('b'.repeat(32)));
};

const rest = {
  'POST /V1/integration/customer/token': ({ username }: { username: string }) => tokenFor(username),
  'POST /V1/integration/customer/revoke-customer-token': true,
  'PUT /V1/customers/me/password': true,
  'POST /V1/customers/resetPassword': true,
  'GET /V1/customers/me': { id: 1, email: 'ann@example.test' },
  'GET /V1/directory/countries': [],
};
const opaque = {
  'POST /V1/integration/customer/token': ({ username }: { username: string }) =>
    `opaque-${username}`,
};
const ME = '{ customer { email } }';
const PASSWORD_CHANGE =
  'mutation { customerPasswordChange(input: { currentPassword: "a", newPassword: "b" }) { isDone } }';

type Gateway = Awaited<ReturnType<typeof serve>>;
const cookieIn = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const signIn = async (
  gateway: Gateway,
  email = 'ann@example.test',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> =>
  cookieIn(
    await gateway.post(
      `mutation { customerSignIn(input: { email: "${email}", password: "x" }) { userErrors { code } } }`,
      headers,
    ),
  );
const isSignedIn = async (gateway: Gateway, cookie: string): Promise<boolean> => {
  const response = await gateway.post(ME, { cookie });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { data, errors } = await response.json();
  if (errors) expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  return data.customer !== null;
};

test('rejects a copied cookie after sign-out', async () => {
  await using gateway = await serve({ rest });
  const cookie = await signIn(gateway);
  expect(await isSignedIn(gateway, cookie)).toBe(true);
  await gateway.post('mutation { customerSignOut { isSignedOut } }', { cookie });
  expect(await isSignedIn(gateway, cookie)).toBe(false);
});

test('a sign-in ends the session that it replaces, and no other', async () => {
  await using gateway = await serve({ rest });
  const elsewhere = await signIn(gateway);
  const replaced = await signIn(gateway);
  const cookie = await signIn(gateway, 'bea@example.test', { cookie: replaced });
  expect(await isSignedIn(gateway, replaced)).toBe(false);
  expect(await isSignedIn(gateway, cookie)).toBe(true);
  expect(await isSignedIn(gateway, elsewhere)).toBe(true);
});

test('a second sign-in stays valid when the back end returns the token of the first one', async () => {
  await using gateway = await serve({ rest: { ...rest, ...opaque } });
  const cookie = await signIn(gateway, 'ann@example.test', { cookie: await signIn(gateway) });
  expect(await isSignedIn(gateway, cookie)).toBe(true);
});

test("a new password ends the customer's other sessions only", async () => {
  await using gateway = await serve({ rest });
  const here = await signIn(gateway);
  const there = await signIn(gateway);
  const other = await signIn(gateway, 'bea@example.test');
  const renewed = cookieIn(await gateway.post(PASSWORD_CHANGE, { cookie: here }));
  expect(await isSignedIn(gateway, renewed)).toBe(true);
  expect(await isSignedIn(gateway, there)).toBe(false);
  expect(await isSignedIn(gateway, other)).toBe(true);
  expect(await isSignedIn(gateway, await signIn(gateway))).toBe(true);
});

test('two gateways with one Redis each know the latest password change', async () => {
  const texts = new Map<string, string>();
  const redis = {
    mget: async (...keys: string[]) => keys.map((key) => texts.get(key) ?? null),
    set: async (key: string, text: string) => texts.set(key, text),
    del: async (key: string) => texts.delete(key),
  };
  const [one, two] = [1, 2].map(() => createSessionRevocation(createTtlStore(redis)));
  const sessionAt = async (at: number) => ({
    token: await tokenFor('ann@example.test'),
    at,
    mail: null,
  });
  await one?.revokeAll(await sessionAt(0), false);
  await sleep(5);
  const later = await sessionAt(Date.now());
  expect(await one?.has(later)).toBe(false);
  await sleep(5);
  const end = (await two?.revokeAll(await sessionAt(0), false)) ?? 0;
  expect([await one?.has(later), await two?.has(later)]).toEqual([true, true]);
  expect(await two?.has(await sessionAt(end))).toBe(true);
  expect(await two?.has(await sessionAt(end + 1))).toBe(false);
});

testWithRedis(
  'a session that one gateway has revoked stays revoked at the other when Redis is restarted empty',
  { timeout: 20_000 },
  async () => {
    await using server = await startRedis();
    const env = { ...readEnv({}), REDIS_URL: server.url };
    const deps = { log: pino({ level: 'silent' }), metrics: createMetrics(), clearReads: () => {} };
    const gateways = [1, 2].map(() => createSharedState(env, deps));
    const isRevoked = () => gateways[1]?.revocation.has({ token: 'token', at: null, mail: null });
    const revoke = async () => {
      await gateways[0]?.revocation.revoke('token');
      return isRevoked();
    };
    await expect.poll(revoke).toBe(true);
    const connection = await server.connect();
    await connection.flushall();
    await connection.call('CLIENT', 'KILL', 'TYPE', 'normal');
    await expect.poll(isRevoked, { timeout: 10_000 }).toBe(true);
    connection.disconnect();
    for (const gateway of gateways) gateway.close();
  },
);

test('a password reset by email ends all sessions of that address', async () => {
  await using gateway = await serve({ rest });
  const ann = await signIn(gateway);
  const bea = await signIn(gateway, 'bea@example.test');
  await gateway.post(
    'mutation { customerPasswordReset(input: { email: "Ann@example.test", resetToken: "t", newPassword: "n" }) { isDone } }',
  );
  expect(await isSignedIn(gateway, ann)).toBe(false);
  expect(await isSignedIn(gateway, bea)).toBe(true);
});

test('a password that is not set ends no session', async () => {
  const wrong = {
    'PUT /V1/customers/me/password': reject(401, 'The password is wrong.'),
    'POST /V1/customers/resetPassword': reject(400, 'The password token is mismatched.'),
  };
  await using gateway = await serve({ rest: { ...rest, ...wrong } });
  const here = await signIn(gateway);
  const there = await signIn(gateway);
  await gateway.post(PASSWORD_CHANGE, { cookie: here });
  await gateway.post(
    'mutation { customerPasswordReset(input: { email: "ann@example.test", resetToken: "t", newPassword: "n" }) { isDone } }',
  );
  expect([await isSignedIn(gateway, here), await isSignedIn(gateway, there)]).toEqual([true, true]);
});

test('a password reset by email ends a session whose token names no customer', async () => {
  await using gateway = await serve({ rest: { ...rest, ...opaque } });
  const ann = await signIn(gateway);
  const bea = await signIn(gateway, 'bea@example.test');
  await gateway.post(
    'mutation { customerPasswordReset(input: { email: " Ann@example.test ", resetToken: "t", newPassword: "n" }) { isDone } }',
  );
  expect(await isSignedIn(gateway, ann)).toBe(false);
  expect(await isSignedIn(gateway, bea)).toBe(true);
});

test("a new password ends the customer's other sessions whose token names no customer", async () => {
  await using gateway = await serve({ rest: { ...rest, ...opaque } });
  const here = await signIn(gateway);
  const there = await signIn(gateway);
  const bea = await signIn(gateway, 'bea@example.test');
  const renewed = cookieIn(await gateway.post(PASSWORD_CHANGE, { cookie: here }));
  expect(await isSignedIn(gateway, renewed)).toBe(true);
  expect(await isSignedIn(gateway, there)).toBe(false);
  expect(await isSignedIn(gateway, bea)).toBe(true);
});

test('a client that stores its token keeps it after a new password, and the others lose theirs', async () => {
  await using gateway = await serve({ rest });
  const toToken = (n: number) =>
    new SignJWT({ uid: 1, n })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(Date.now() / 1_000) - 1)
      .sign(Buffer.from('b'.repeat(32)));
  const [here, there] = await Promise.all([toToken(1), toToken(2)]);
  const read = async (token: string) =>
    (await (await gateway.post(ME, { authorization: `Bearer ${token}` })).json()).data.customer;
  await gateway.post(PASSWORD_CHANGE, { authorization: `Bearer ${here}` });
  expect(await read(here)).not.toBeNull();
  expect(await read(there)).toBeNull();
  // A token of the same second may be newer than the password.
  expect(await read(await tokenFor('ann@example.test'))).not.toBeNull();
});

test('a password reset by email ends a session started with Google once its account has been read', async () => {
  const google = { 'POST /V1/social/googlelogin': () => tokenFor('ann@example.test') };
  await using gateway = await serve({ rest: { ...rest, ...google } });
  const cookie = cookieIn(
    await gateway.post(
      'mutation { customerSignInWithGoogle(input: { token: "t", googleId: "1", email: "a@b.test", firstName: "A", lastName: "L" }) { userErrors { code } } }',
    ),
  );
  expect(await isSignedIn(gateway, cookie)).toBe(true);
  await gateway.post(
    'mutation { customerPasswordReset(input: { email: "ann@example.test", resetToken: "t", newPassword: "n" }) { isDone } }',
  );
  expect(await isSignedIn(gateway, cookie)).toBe(false);
});

test('a password reset by a changed email address ends the session that changed it', async () => {
  const update = { 'PUT /V1/customers/me': { id: 1, email: 'new@example.test' } };
  await using gateway = await serve({ rest: { ...rest, ...update } });
  const cookie = await signIn(gateway);
  await gateway.post(
    'mutation { customerUpdate(input: { email: "new@example.test", currentPassword: "x" }) { userErrors { code } } }',
    { cookie },
  );
  await gateway.post(
    'mutation { customerPasswordReset(input: { email: "new@example.test", resetToken: "t", newPassword: "n" }) { isDone } }',
  );
  expect(await isSignedIn(gateway, cookie)).toBe(false);
});

test('ends a session after a day without use or a week in all, and records its use', async () => {
  await using gateway = await serve({ rest });
  const seal = createSessionEncryption(['a'.repeat(32)]);
  const HOUR = 3_600_000;
  const aged = async (begun: number, used: number) => {
    const begunAt = Date.now() - begun * HOUR;
    const usedAt = Date.now() - used * HOUR;
    return `encore-session=${await seal.encrypt({ token: 't', begunAt, usedAt, mail: null })}`;
  };
  expect(await isSignedIn(gateway, await aged(100, 20))).toBe(true);
  expect(await isSignedIn(gateway, await aged(100, 25))).toBe(false);
  expect(await isSignedIn(gateway, await aged(170, 1))).toBe(false);
  // A session of the future would outlive every revocation.
  expect(await isSignedIn(gateway, await aged(-1, 0))).toBe(false);
  const renewed = await gateway.post(ME, { cookie: await aged(100, 20) });
  expect(cookieIn(renewed)).toMatch(/^encore-session=.+/);
  expect(cookieIn(await gateway.post(ME, { cookie: await aged(100, 0) }))).toBe('');
});

test('keeps a session through a change of the secret and re-encrypts it with the first one', async () => {
  const older = 'a'.repeat(32);
  const newer = 'b'.repeat(32);
  const times = { begunAt: Date.now() - 1_000, usedAt: Date.now() - 1_000 };
  const old = await createSessionEncryption([older]).encrypt({ token: 't', ...times, mail: 'm' });
  const cookie = `encore-session=${old}`;
  await using changed = await serve(
    { rest },
    { encryption: createSessionEncryption([newer, older]) },
  );
  const response = await changed.post(ME, { cookie });
  expect((await response.json()).data.customer).not.toBeNull();
  const renewed = cookieIn(response);
  const [, sealed = ''] = renewed.split('=');
  expect(await createSessionEncryption([newer]).decrypt(sealed)).toMatchObject({
    token: 't',
    mail: 'm',
  });

  await using later = await serve({ rest }, { encryption: createSessionEncryption([newer]) });
  expect(await isSignedIn(later, renewed)).toBe(true);
  expect(cookieIn(await later.post(ME, { cookie: renewed }))).toBe('');
  expect(await isSignedIn(later, cookie)).toBe(false);
});

test('never mixes the responses of two concurrent customers', async () => {
  // The stub returns the owner of the token, for one customer later than for the other.
  await using backEnd = await httpStub(({ url, headers }, response) => {
    if (url.endsWith('/countries')) return sendJson(response, 200, []);
    const { uid } = decodeJwt<{ uid: number }>(
      String(headers.authorization).slice('Bearer '.length),
    );
    const email = Object.keys(customers).find((one) => customers[one] === uid);
    return setTimeout(() => sendJson(response, 200, { id: uid, email }), uid * 5);
  });
  const http = createHttpService('commerce', backEnd.url, LIMITS);
  await using gateway = await serve(
    {},
    { rest: createCommerceRest(http, '/rest'), cache: createResponseCache() },
  );
  const people = await Promise.all(
    Object.keys(customers).map(async (email) => ({ email, token: await tokenFor(email) })),
  );
  const rounds = Array.from({ length: 200 }, (_, n) => n);
  const responses = people.flatMap(({ email, token }) =>
    rounds.map(async (n) => {
      const query = n % 2 === 0 ? ME : '{ countries { id } customer { email } }';
      const response = await gateway.post(query, { authorization: `Bearer ${token}` });
      return (await response.json()).data.customer.email === email;
    }),
  );
  expect((await Promise.all(responses)).filter((isOwn) => !isOwn)).toEqual([]);
  await http.close();
});
