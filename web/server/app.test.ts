import type { RequestHandler } from 'express';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { cacheControlOf } from '../src/shared/cacheControl.ts';
import { listen } from './listen.ts';
import { aShop, closeAll, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

/** Stands for the renderer: a page per address, with the Cache-Control that the shop gives it. */
function aPage(rendered: string[] = []): RequestHandler {
  return (request, response) => {
    // The renderer reads the address that came in, not the one that is left of it.
    rendered.push(request.originalUrl);
    const status = Number(/status-(\d+)/.exec(request.url)?.[1] ?? 200);
    response.status(status).type('html');
    response.setHeader('Cache-Control', cacheControlOf(`http://shop${request.url}`, status));
    if (request.url.includes('cookie')) response.setHeader('Set-Cookie', 'a=1');
    response.write('<p>page ');
    response.end(request.url);
  };
}

async function read(url: string, init?: RequestInit) {
  const answer = await fetch(url, init);
  const cache = answer.headers.get('x-page-cache');
  return { status: answer.status, cache, headers: answer.headers, body: await answer.text() };
}

test('a public page is rendered once and then comes from memory, byte for byte', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  const first = await read(`${shop}/search?page=2&color=Black`);
  const second = await read(`${shop}/search?color=Black&page=2&utm_source=mail`);
  expect([first.cache, second.cache]).toEqual(['miss', 'hit']);
  expect(second.body).toBe(first.body);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(second.headers.get('cache-control')).toContain('s-maxage');
  expect(rendered).toEqual(['/search?color=Black&page=2']);
});

test.each(['br', 'gzip', 'identity'])(
  'a kept page is the same page when sent as %s',
  async (coding) => {
    const shop = await aShop({ page: aPage() });
    const headers = { 'accept-encoding': coding };
    const first = await read(`${shop}/search`, { headers });
    const second = await read(`${shop}/search`, { headers });
    const third = await read(`${shop}/search`, { headers });
    expect([first.cache, second.cache, third.cache]).toEqual(['miss', 'hit', 'hit']);
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(second.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(second.headers.get('vary')).toContain('Accept-Encoding');
  },
);

test('another address is another page', async () => {
  const shop = await aShop({ page: aPage() });
  await read(`${shop}/search?page=1`);
  expect((await read(`${shop}/search?page=2`)).cache).toBe('miss');
});

test.each([
  '/account',
  '/checkout/cart',
  '/sell/items',
  '/guest/order',
  '/favorites',
  '/status-500',
  '/cookie',
])('%s is rendered for every request anew', async (path) => {
  const shop = await aShop({ page: aPage() });
  await read(`${shop}${path}`);
  expect((await read(`${shop}${path}`)).cache).toBe('miss');
});

test('a page not found keeps its status in memory', async () => {
  const shop = await aShop({ page: aPage() });
  const first = await read(`${shop}/status-404`);
  const second = await read(`${shop}/status-404`);
  expect([first.status, second.status, second.cache]).toEqual([404, 404, 'hit']);
});

test('without seconds nothing is kept', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered), env: { PAGE_CACHE_SECONDS: 0 } });
  await read(`${shop}/`);
  await read(`${shop}/`);
  expect(rendered).toHaveLength(2);
});

test('what the renderer takes for the number of the request is never the visitor’s', async () => {
  const seen: unknown[] = [];
  const page: RequestHandler = (request, response) => {
    seen.push(request.headers['x-encore-request']);
    response.end();
  };
  const shop = await aShop({ page });
  await read(shop, { headers: { 'x-encore-request': 'forged' } });
  expect(seen).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

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
  expect([missing.status, missing.body]).toEqual([404, 'Not found']);
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
  const shop = await aShop({
    page: () => {
      throw new Error('not a page');
    },
  });
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

test('areas that are switched off are answered as addresses that lead nowhere', async () => {
  const rendered: string[] = [];
  const env = { SELL_TO_US: false, GIFT_CARDS: false };
  const shop = await aShop({ page: aPage(rendered), env });
  for (const path of ['/sell/new', '/selling-consignment.data', '/account/gift-cards', '/account'])
    await read(shop + path);
  expect(rendered).toEqual(['/closed', '/closed.data', '/account']);
});
