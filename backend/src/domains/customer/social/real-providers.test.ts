import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVerifier, type Verifier } from './verify.ts';

const CLIENT = 'shop.apps.googleusercontent.com';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const key = { ...(await exportJWK(publicKey)), kid: 'g1', alg: 'RS256', use: 'sig' };
const nowMs = Date.now();
/** Listed beside the first one, for another algorithm. */
const elliptic = await generateKeyPair('ES256');
const ellipticKey = { ...(await exportJWK(elliptic.publicKey)), kid: 'g2', alg: 'ES256' };
let verifier: Verifier;

/** A stub of Google's keys and Facebook's graph API: tokens are `{app}:{user}`. */
const stand = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (pathname === '/certs') return send(200, { keys: [key, ellipticKey] });
  if (pathname === '/debug_token') {
    const [app_id, user_id] = (searchParams.get('input_token') ?? '').split(':');
    if (searchParams.get('access_token') !== '77|secret') return send(400, { error: {} });
    return send(200, { data: { app_id, user_id, is_valid: user_id !== 'gone' } });
  }
  const [, id] = (searchParams.get('access_token') ?? '').split(':');
  if (id === 'down') return send(503, {});
  const email = id === 'unnamed' ? undefined : `${id}@example.test`;
  return send(200, { id, email, first_name: 'Dana', last_name: 'Whitman' });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
  verifier = createVerifier(
    {
      sandboxUrl: 'http://127.0.0.1:9/identity',
      google: { clientId: CLIENT, keysUrl: `${base}/certs` },
      facebook: { appId: '77', appSecret: 'secret', graphUrl: base },
    },
    () => nowMs,
  );
});
afterAll(() => stand.close());

const seconds = Math.floor(nowMs / 1000);
const claims = { email: 'dana@example.test', email_verified: true, given_name: 'Dana' };

function googleToken(
  part: { audience?: string; issuer?: string; exp?: number } = {},
  signingKey = privateKey,
  header = { alg: 'RS256', kid: 'g1' },
) {
  const { audience = CLIENT, issuer = 'https://accounts.google.com', exp = seconds + 60 } = part;
  return new SignJWT(claims)
    .setProtectedHeader({ ...header, typ: 'JWT' })
    .setSubject('1001')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(exp)
    .sign(signingKey);
}

describe('the real Google', () => {
  test.each(['https://accounts.google.com', 'accounts.google.com'])(
    'accepts a token issued by %s',
    async (issuer) => {
      const found = await verifier.google(await googleToken({ issuer }));
      expect(found).toMatchObject({ provider: 'google', subject: '1001', isEmailVerified: true });
      expect(found.tokenId).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  test.each([{ audience: 'another shop' }, { issuer: 'https://evil.test' }, { exp: seconds - 60 }])(
    'rejects a token with %j',
    async (part) => {
      const token = await googleToken(part);
      await expect(verifier.google(token)).rejects.toMatchObject({ status: 401 });
    },
  );

  test('rejects a token with another algorithm than RS256', async () => {
    const token = await googleToken({}, elliptic.privateKey, { alg: 'ES256', kid: 'g2' });
    await expect(verifier.google(token)).rejects.toMatchObject({ status: 401 });
  });

  test('rejects a token that Google has not signed', async () => {
    const forger = await generateKeyPair('RS256');
    for (const token of ['nonsense', await googleToken({}, forger.privateKey)])
      await expect(verifier.google(token)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the real Facebook', () => {
  test('looks up the owner of each access token', async () => {
    const first = await verifier.facebook('77:5');
    const second = await verifier.facebook('77:5');
    expect(first).toMatchObject({ subject: '5', email: '5@example.test', familyName: 'Whitman' });
    expect(first.tokenId).not.toBe(second.tokenId);
  });

  test.each([
    ['was given to another shop', '78:5', 401],
    ['has ended', '77:gone', 401],
    ['names nobody with a confirmed address', '77:unnamed', 401],
    ['cannot be asked about', '77:down', 400],
  ])('rejects a token that %s', async (_, token, status) => {
    await expect(verifier.facebook(token)).rejects.toMatchObject({ status });
  });
});
