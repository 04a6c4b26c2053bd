import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '../src/lib/server/log.server.ts';
import { listen } from './listen.ts';
import { aPage, aShop, closeAll, fetchPage, serve } from './testing.test-helpers.ts';

afterEach(() => {
  closeAll();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', null],
  ['identity', null],
])(
  'serves a precompressed asset for Accept-Encoding %s with Content-Encoding %s',
  async (accepted, coding) => {
    const shop = await aShop({ page: aPage() });
    const asset = await fetchPage(`${shop}/assets/compressed.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(asset.body).toBe('export const a = 1;');
    expect(asset.headers.get('content-encoding')).toBe(coding);
    expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(asset.headers.get('vary')).toContain('Accept-Encoding');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  ['id=7&token=a%2Bb', 'token=a%2Bb'],
  ['email=a%40example.test&id=7&token=a%2Bb', 'token=a%2Bb&email=a%40example.test'],
])('redirects the link of Magento’s reset email with %s to the reset form', async (query, form) => {
  const shop = await aShop({ page: aPage() });
  const response = await fetch(`${shop}/customer/account/createPassword?${query}`, {
    redirect: 'manual',
  });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/account/reset-password?${form}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('serves assets as immutable and responds with a plain 404 to a missing one', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  const asset = await fetchPage(`${shop}/assets/a.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await fetchPage(`${shop}/assets/b.js`);
  expect([missing.status, missing.body]).toEqual([404, 'Not Found']);
  expect(rendered).toEqual([]);
});

test('inserts the name of the shop and a nonce of the policy in the offline page', async () => {
  const shop = await aShop({ page: aPage(), env: { STORE_NAME: "Rosie & Daughter's $&" } });
  const { body, headers } = await fetchPage(`${shop}/offline.html`);
  expect(body).toContain('<title>You’re offline | Rosie &amp; Daughter&apos;s $&amp;</title>');
  const [, nonce] = /<style nonce="(.+)">/.exec(body) ?? [];
  expect(headers.get('content-security-policy')).toContain(`'strict-dynamic' 'nonce-${nonce}'`);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'rejects %s requests for pages with 405',
  async (method) => {
    const rendered: string[] = [];
    const shop = await aShop({ page: aPage(rendered) });
    const response = await fetchPage(`${shop}/search`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(rendered).toEqual([]);
  },
);

test('responds to health checks without rendering a page', async () => {
  const shop = await aShop({ page: () => Promise.reject(new Error('not a page')) });
  expect(await fetchPage(`${shop}/health`)).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('renders the maintenance page for every path under maintenance, but still serves health and assets', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered), env: { MAINTENANCE: true } });
  await fetchPage(`${shop}/search?page=3`);
  expect(rendered).toEqual(['/maintenance']);
  expect((await fetchPage(`${shop}/health`)).status).toBe(200);
});

test('names the port in the error when it is already in use', async () => {
  const taken = new URL(await serve(() => {}));
  const attempt = listen(express(), { HOST: '127.0.0.1', PORT: Number(taken.port) });
  await expect(attempt).rejects.toThrow(
    `Port ${taken.port} on 127.0.0.1 is already in use: set PORT to a free one.`,
  );
});

test('does not log a malformed report, and shows no internals of an error', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  vi.stubEnv('NODE_ENV', 'development');
  const shop = await aShop({ page: () => Promise.reject(new Error('a fault')) });
  const malformed = await fetchPage(`${shop}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":\nA forged line of the log',
  });
  expect([malformed.status, malformed.body]).toEqual([400, 'Bad Request']);
  expect(logged).not.toHaveBeenCalled();
  const failed = await fetchPage(shop);
  expect([failed.status, failed.body]).toEqual([500, 'Internal Server Error']);
  expect(failed.headers.get('cache-control')).toBe('no-store');
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: new Error('a fault') }, 'request failed');
});
