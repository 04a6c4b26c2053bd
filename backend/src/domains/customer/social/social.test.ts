import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/test-ports.ts';
import { ann, openTestShop, type TestShop } from '../../../../test/helpers/shop.ts';
import { createIssuer, type Issuer } from '../../../sandbox/identity/issuer.ts';
import { createSandboxServer } from '../../../sandbox/server.ts';
import { type IdentityTestUser, identityTestUsers } from '../../../sandbox/test-users.ts';

const webUrl = 'https://shop.test';
let nowMs = Date.now();
let sandboxUrl: string;
const folder = mkdtempSync(join(tmpdir(), 'encore-social-'));
let sandbox: FastifyInstance;
let shop: TestShop;

beforeAll(async () => {
  const port = await freePort();
  sandboxUrl = `http://127.0.0.1:${port}`;
  const env = { sandboxUrl, webUrl, dataDir: folder, sandboxApiKey: 'the-key-of-the-shop' };
  sandbox = await createSandboxServer({ env, now: () => nowMs });
  await sandbox.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  nowMs = Date.now();
  const env = { SANDBOX_PUBLIC_URL: sandboxUrl, WEB_URL: webUrl };
  shop = await openTestShop([], [], { now: () => nowMs, env });
});
afterEach(() => shop.close());

const [dana, marcus, lena] = identityTestUsers as readonly [
  IdentityTestUser,
  IdentityTestUser,
  IdentityTestUser,
];

const clientParams = (clientId: string): Record<string, string> => ({
  client_id: clientId,
  redirect_uri: `${webUrl}/account`,
  state: 'abc',
  nonce: 'n-1',
});

/** Completes the consent dialog like a browser and returns the result for the shop. */
async function consent(clientId: string, person: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ ...clientParams(clientId), person });
  const response = await fetch(`${sandboxUrl}/identity/authorize`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const target = new URL(response.headers.get('location') ?? '');
  expect(target.origin).toBe(webUrl);
  return new URLSearchParams(target.hash.slice(1));
}
const idToken = async (person: IdentityTestUser, clientId = 'encore-google'): Promise<string> =>
  (await consent(clientId, person.sub)).get('id_token') ?? '';
const accessToken = async (
  person: IdentityTestUser,
  clientId = 'encore-facebook',
): Promise<string> => (await consent(clientId, person.sub)).get('access_token') ?? '';

async function send<Body = { message: string }>(path: string, body?: object, token?: string) {
  const response = await fetch(`${shop.url}/api/rest/V1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const google = (token: string, userInfo: object = {}) =>
  send<string>('/social/googlelogin', { userInfo, token });
const facebook = (token: string) => send<string>('/social/facebooklogin', { accessToken: token });
const me = async (token: string) =>
  (await send<{ id: number; email: string; firstname: string }>('/customers/me', undefined, token))
    .body;

describe('signing in', () => {
  test("creates an account from the provider's claims, not the browser's", async () => {
    const { body: token } = await google(await idToken(dana), {
      id: '1',
      email: ann.email,
      given_name: 'Eve',
      family_name: 'X',
    });
    expect(await me(token)).toMatchObject({ id: 2, email: dana.email, firstname: 'Dana' });
    const mails = shop.db.prepare('SELECT recipient, kind FROM mail_outbox').all();
    expect(mails).toEqual([{ recipient: dana.email, kind: 'welcome' }]);
  });

  test('leads to the same account again and with the other provider', async () => {
    const tokens = [
      await google(await idToken(dana)),
      await google(await idToken(dana)),
      await facebook(await accessToken(dana)),
    ];
    for (const { body } of tokens) expect(await me(body)).toMatchObject({ id: 2 });
  });

  test('takes over an account with an unconfirmed address and revokes its password and tokens', async () => {
    const body = {
      customer: { email: dana.email, firstname: 'Eve', lastname: 'X' },
      password: 'Passw0rd!23',
    };
    await send('/customers', body);
    const planted = shop.getToken(dana.email);
    const { body: token } = await google(await idToken(dana));
    expect(await me(token)).toMatchObject({ id: 2, email: dana.email });
    expect((await send('/customers/me', undefined, planted)).status).toBe(401);
    const signIn = { username: dana.email, password: 'Passw0rd!23' };
    expect((await send('/integration/customer/token', signIn)).status).toBe(401);
    const mail = shop.db.prepare('SELECT text FROM mail_outbox ORDER BY id DESC').get();
    const resetToken = /token=(\w{32})/.exec(String(mail?.text))?.[1];
    const reset = { email: dana.email, resetToken, newPassword: 'N3wpass!99' };
    expect((await send('/customers/resetPassword', reset)).status).toBe(200);
    await facebook(await accessToken(dana));
    const again = { username: dana.email, password: 'N3wpass!99' };
    expect((await send('/integration/customer/token', again)).status).toBe(200);
  });

  test('creates one account for ten simultaneous sign-ins', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => idToken(marcus)));
    const responses = await Promise.all(tokens.map((token) => google(token)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(shop.db.prepare('SELECT count(*) AS n FROM customer').get()?.n).toBe(2);
  });
});

describe('a rejected token', () => {
  const expectRejected = async (token: string) => {
    const { status, body } = await send('/social/googlelogin', { token });
    expect([status, body.message]).toEqual([401, "We couldn't sign you in. Please try again."]);
  };
  test('rejects a token that was used before', async () => {
    const token = await idToken(dana);
    expect((await google(token)).status).toBe(200);
    await expectRejected(token);
  });
  test('rejects an expired token', async () => {
    const token = await idToken(dana);
    nowMs += 601_000;
    await expectRejected(token);
  });
  test("rejects a token for the other provider's button", async () => {
    await expectRejected(await idToken(dana, 'encore-facebook'));
    const other = await facebook(await accessToken(dana, 'encore-google'));
    expect(other.status).toBe(401);
  });
  test('rejects an access token as an id token and the reverse', async () => {
    await expectRejected(await accessToken(dana, 'encore-google'));
    expect((await facebook(await idToken(dana, 'encore-facebook'))).status).toBe(401);
  });
  test('rejects a token that the provider has not signed', async () => {
    const forger: Issuer = await createIssuer(`${sandboxUrl}/identity`, () => nowMs);
    const grant = { person: dana, clientId: 'encore-google', nonce: undefined };
    await expectRejected(await forger.idToken(grant));
    await expectRejected('nonsense');
    const [head, body] = (await idToken(dana)).split('.');
    await expectRejected(`${head}.${body}.`);
  });
  test('rejects an address that the provider has not verified, even one with an account', async () => {
    const rejected = { status: 401, body: { message: expect.stringContaining('confirmed') } };
    expect(await google(await idToken(lena))).toEqual(rejected);
    expect(shop.db.prepare('SELECT count(*) AS n FROM customer').get()?.n).toBe(1);
    const customer = { email: lena.email, firstname: 'Lena', lastname: 'X' };
    await send('/customers', { customer, password: 'Passw0rd!23' });
    expect(await google(await idToken(lena))).toEqual(rejected);
  });
});

test.each([
  ['/social/googlelogin', {}, 'token'],
  ['/social/googlelogin', { token: '' }, 'token'],
  ['/social/facebooklogin', {}, 'accessToken'],
])('returns 400 for %s with %j', async (path, body, fieldName) => {
  expect(await send(path, body)).toEqual({
    status: 400,
    body: { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName } },
  });
});

test('returns 400 in plain words while the provider cannot be reached', async () => {
  const env = { SANDBOX_PUBLIC_URL: `http://127.0.0.1:${await freePort()}` };
  const alone = await openTestShop([], [], { env });
  const response = await fetch(`${alone.url}/rest/V1/social/googlelogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await idToken(dana) }),
  });
  expect([response.status, (await response.json()) as object]).toEqual([
    400,
    { message: "The sign-in service can't be reached right now. Please try again later." },
  ]);
  await alone.close();
});

describe('the consent window', () => {
  const open = (part: Record<string, string>) =>
    fetch(
      `${sandboxUrl}/identity/authorize?${new URLSearchParams({ ...clientParams('encore-google'), ...part })}`,
    );
  test('shows the test accounts and a cancel button and escapes the state', async () => {
    const response = await open({ state: '"><script>' });
    const html = await response.text();
    for (const { email } of identityTestUsers) expect(html).toContain(email);
    expect(html).toContain('Cancel');
    expect(html).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
  test.each<[string, Record<string, string>]>([
    ['an unknown shop', { client_id: 'other' }],
    ['another origin', { redirect_uri: 'https://evil.test/' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['a missing address', { redirect_uri: '' }],
  ])('rejects %s', async (_, part) => {
    expect((await open(part)).status).toBe(400);
  });
  test('returns access_denied after a cancellation', async () => {
    const response = await consent('encore-google', '');
    expect(Object.fromEntries(response)).toEqual({ error: 'access_denied', state: 'abc' });
  });
  test('posts its result to the origin of the shop only', async () => {
    const fields = {
      ...clientParams('encore-google'),
      response_mode: 'web_message',
      person: dana.sub,
    };
    const response = await fetch(`${sandboxUrl}/identity/authorize`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const html = await response.text();
    expect(html).toContain('"type":"identity"');
    expect(html).toContain(`"${webUrl}")`);
  });
});
