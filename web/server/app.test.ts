import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import type { PageRenderer } from './pages.ts';
import { aPage, aShop, closeAll, read, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', null],
  ['identity', null],
])(
  'an asset that the build packed is handed out to a browser that takes %s as %s',
  async (accepted, coding) => {
    const shop = await aShop({ page: aPage() });
    const asset = await read(`${shop}/assets/packed.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(asset.body).toBe('export const a = 1;');
    expect(asset.headers.get('content-encoding')).toBe(coding);
    expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(asset.headers.get('vary')).toContain('Accept-Encoding');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test('assets may be kept for ever, a missing one is a plain 404', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  const asset = await read(`${shop}/assets/a.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await read(`${shop}/assets/b.js`);
  expect([missing.status, missing.body]).toEqual([404, 'Not Found']);
  expect(rendered).toEqual([]);
});

test('the page for when there is no network bears the name of the shop', async () => {
  const shop = await aShop({ page: aPage(), env: { STORE_NAME: "Rosie & Daughter's $&" } });
  const { body, headers } = await read(`${shop}/offline.html`);
  expect(body).toBe('<title>You are offline | Rosie &amp; Daughter&apos;s $&amp;</title>');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('every answer says what browsers must not do', async () => {
  const shop = await aShop({ page: aPage() });
  for (const path of ['/', '/health', '/assets/a.js', '/status-404']) {
    const { headers } = await read(`${shop}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.has('x-powered-by')).toBe(false);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is no way to ask for a page',
  async (method) => {
    const rendered: string[] = [];
    const shop = await aShop({ page: aPage(rendered) });
    const answer = await read(`${shop}/search`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(rendered).toEqual([]);
  },
);

test('health is answered without a page', async () => {
  const shop = await aShop({ page: () => Promise.reject(new Error('not a page')) });
  expect(await read(`${shop}/health`)).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('under maintenance every page is the maintenance page; health and assets still answer', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered), env: { MAINTENANCE: true } });
  await read(`${shop}/search?page=3`);
  expect(rendered).toEqual(['/maintenance']);
  expect((await read(`${shop}/health`)).status).toBe(200);
});

test('a taken port is named in one line', async () => {
  const taken = new URL(await serve(() => {}));
  const attempt = listen(express(), { HOST: '127.0.0.1', PORT: Number(taken.port) });
  await expect(attempt).rejects.toThrow(
    `Port ${taken.port} on 127.0.0.1 is already in use: set PORT to a free one.`,
  );
});

test('areas that are off are answered as addresses that lead nowhere', async () => {
  const rendered: string[] = [];
  const page: PageRenderer = (request, context) => {
    context.features = ['WISHLIST'];
    return aPage(rendered)(request, context);
  };
  const shop = await aShop({ page });
  for (const path of [
    '/sell/new',
    '/selling-consignment.data',
    '/account/gift-cards',
    '/account',
    '/favorites',
  ])
    await read(shop + path);
  // The first one tells what the shop offers.
  expect(rendered).toEqual(['/sell/new', '/closed', '/closed.data', '/account', '/favorites']);
});
