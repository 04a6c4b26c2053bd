import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestCall } from '../../test/helpers/fake-sources.ts';
import { reject } from '../../test/helpers/rejections.ts';
import { fakeDeps } from '../../test/helpers/run-operation.ts';
import { createTestServer } from '../../test/helpers/serve.ts';

/** A token as Magento 2.4.4 and newer issue it. */
const tokenFor = (seconds: number) =>
  new SignJWT({ uid: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(Buffer.from('b'.repeat(32)));

let server: FastifyInstance;
let calls: RestCall[];
/** The same gateway for a shop with HTTPS. */
let secureServer: FastifyInstance;

beforeAll(async () => {
  const wrong = reject(401, 'The account sign-in was incorrect or your account is disabled.');
  let signIns = 0;
  const nextToken = () => {
    signIns += 1;
    return `magento-token-${signIns}`;
  };
  const { deps, restCalls } = fakeDeps({
    rest: {
      'POST /V1/integration/customer/token': ({ password }: { password: string }) => {
        if (password.startsWith('lasts ')) return tokenFor(Number(password.slice(6)));
        return password === 'right' ? nextToken() : wrong();
      },
      'GET /V1/customers/me': { id: 1, email: 'ann@example.test' },
      'POST /V1/integration/customer/revoke-customer-token': true,
      'GET /V1/directory/countries': [],
    },
  });
  calls = restCalls;
  server = await createTestServer(deps);
  const webOrigins = ['https://shop.test', 'http://localhost:4000'];
  secureServer = await createTestServer(deps, { webOrigins });
});
afterAll(async () => {
  await server.close();
  await secureServer.close();
});

const post = (query: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });

const SIGN_IN = (password: string) =>
  `mutation { customerSignIn(input: { email: "ann@example.test", password: "${password}" }) { token customer { email sessionEndsAt } userErrors { code status } } }`;
const getCookie = (response: Awaited<ReturnType<typeof post>>) =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const ME = '{ customer { email } }';

describe('a browser session', () => {
  test('starts with an HttpOnly cookie that encrypts the token', async () => {
    const response = await post(SIGN_IN('right'), { origin: 'http://shop.test' });
    expect(response.json().data.customerSignIn).toEqual({
      token: null,
      customer: { email: 'ann@example.test', sessionEndsAt: expect.any(String) },
      userErrors: [],
    });
    const cookie = String(response.headers['set-cookie']);
    const [value, ...attributes] = cookie.split('; ');
    expect(value).toMatch(/^encore-session=.+/);
    const expected = ['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'];
    expect(attributes.sort()).toEqual(expected);
    expect(cookie).not.toContain('magento-token');
    const { data } = (await post(ME, { cookie: getCookie(response) })).json();
    expect(data.customer).toEqual({ email: 'ann@example.test' });
    expect(calls.at(-1)).toEqual({
      call: 'GET /V1/customers/me',
      token: expect.stringMatching(/^magento-token-\d$/),
    });
  });

  test('has a cookie bound to HTTPS and the host where the shop has HTTPS', async () => {
    const { headers } = await secureServer.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: SIGN_IN('right') },
    });
    const [value, ...attributes] = String(headers['set-cookie']).split('; ');
    expect(value).toMatch(/^__Host-encore-session=.+/);
    expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'Path=/']));
    expect(String(headers['set-cookie'])).not.toContain('Domain');
  });

  test('does not start with a wrong password, which is a user error', async () => {
    const response = await post(SIGN_IN('wrong'));
    const customerSignIn = {
      token: null,
      customer: null,
      userErrors: [{ code: 'BAD_USER_INPUT', status: 401 }],
    };
    expect(response.json()).toEqual({ data: { customerSignIn } });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('ends with sign-out, which revokes the token', async () => {
    const cookie = getCookie(await post(SIGN_IN('right')));
    const response = await post('mutation { customerSignOut { isSignedOut } }', { cookie });
    expect(response.json()).toEqual({ data: { customerSignOut: { isSignedOut: true } } });
    expect(response.headers['set-cookie']).toContain('encore-session=; ');
    expect(response.headers['set-cookie']).toContain('Max-Age=0');
    expect(calls.at(-1)).toMatchObject({ token: expect.stringMatching(/^magento-token-\d$/) });
  });

  test('cannot be used by pages of other sites', async () => {
    const cookie = getCookie(await post(SIGN_IN('right')));
    const origin = 'http://evil.test';
    expect((await post(ME, { cookie, origin })).statusCode).toBe(403);
    expect((await post(ME, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const own = [
      { origin: 'http://shop.test' },
      // The gateway's own pages, such as the playground.
      { origin: 'http://gateway.test', host: 'gateway.test' },
      // An address that the user has typed.
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of own)
      expect((await post(ME, { cookie, ...headers })).statusCode).toBe(200);
  });

  test('is UNAUTHENTICATED when it cannot be decrypted, never a silent guest', async () => {
    const { errors } = (await post(ME, { cookie: 'encore-session=forged' })).json();
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await post(ME)).json()).toEqual({ data: { customer: null } });
  });

  test('is not sent with public upstream calls', async () => {
    const cookie = getCookie(await post(SIGN_IN('right')));
    await post('{ countries { id } }', { cookie });
    expect(calls.at(-1)).toEqual({ call: 'GET /V1/directory/countries' });
  });
});

describe('a session whose token has an expiry', () => {
  const END = '{ customer { sessionEndsAt } }';
  const secondsLeft = (endsAt: string) => Math.round((Date.parse(endsAt) - Date.now()) / 1_000);

  test('has a cookie that expires with the token, and returns its end', async () => {
    const response = await post(SIGN_IN('lasts 3600'));
    const [, age] = /Max-Age=(\d+)/.exec(String(response.headers['set-cookie'])) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(3598);
    expect(Number(age)).toBeLessThanOrEqual(3600);
    const { data } = (await post(END, { cookie: getCookie(response) })).json();
    for (const { customer } of [response.json().data.customerSignIn, data]) {
      expect(secondsLeft(customer.sessionEndsAt)).toBeGreaterThanOrEqual(3590);
      expect(secondsLeft(customer.sessionEndsAt)).toBeLessThanOrEqual(3600);
    }
  });

  test('lasts a week when the token lasts longer or has no expiry', async () => {
    for (const password of ['lasts 6048000', 'right']) {
      const response = await post(SIGN_IN(password));
      expect(response.headers['set-cookie']).toContain('Max-Age=604800');
      const { data } = (await post(END, { cookie: getCookie(response) })).json();
      expect(secondsLeft(data.customer.sessionEndsAt)).toBeGreaterThan(604_700);
    }
  });

  test('ends with the token and sends no call afterwards', async () => {
    const cookie = getCookie(await post(SIGN_IN('lasts -120')));
    const before = calls.length;
    const bearer = { authorization: `Bearer ${await tokenFor(-120)}` };
    for (const headers of [{ cookie }, bearer]) {
      const { errors } = (await post(ME, headers)).json();
      expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
    expect(calls.length).toBe(before);
    // The clock of another gateway, or of Magento, may be a minute behind.
    const early = { authorization: `Bearer ${await tokenFor(-30)}` };
    for (const headers of [{ cookie: getCookie(await post(SIGN_IN('lasts -30'))) }, early])
      expect((await post(ME, headers)).json().data.customer).not.toBeNull();
  });

  test("returns only the token's expiry to a client that stores its token", async () => {
    const end = async (token: string) => {
      const { data } = (await post(END, { authorization: `Bearer ${token}` })).json();
      return data.customer.sessionEndsAt;
    };
    expect(secondsLeft(await end(await tokenFor(3600)))).toBeGreaterThan(3590);
    expect(await end('opaque')).toBeNull();
  });
});

describe('a non-browser client', () => {
  test('receives the token instead of a cookie and sends it as a bearer token', async () => {
    const response = await post(SIGN_IN('right'), { 'x-session': 'bearer' });
    expect(response.headers['set-cookie']).toBeUndefined();
    const { token, customer } = response.json().data.customerSignIn;
    // Only the token's own expiry ends the session, and this token has none.
    expect(customer.sessionEndsAt).toBeNull();
    const { data } = (await post(ME, { authorization: `bearer ${token}` })).json();
    expect(data.customer).toEqual({ email: 'ann@example.test' });
  });

  test('cannot be imitated by a page', async () => {
    const headers = { 'x-session': 'bearer', 'sec-fetch-site': 'same-origin' };
    expect((await post(SIGN_IN('right'), headers)).json().data.customerSignIn.token).toBeNull();
  });
});

test('allows one sign-in per operation', async () => {
  const one = 'customerSignIn(input: { email: "a", password: "b" }) { token }';
  const { errors } = (
    await post(`mutation { a: ${one} ...F } fragment F on Mutation { b: ${one} }`)
  ).json();
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
