import { afterEach, expect, test } from 'vitest';
import type { PageRenderer } from './pages.ts';
import { NONCE_PLACEHOLDER } from './renderedPage.ts';
import { aPage, aShop, closeAll, fetchPage } from './testing.test-helpers.ts';

afterEach(closeAll);

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, 'nonce');

test('renders a public page once and serves it from the cache afterwards', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  const first = await fetchPage(`${shop}/search?page=2&color=Black`);
  const second = await fetchPage(`${shop}/search?color=Black&page=2&utm_source=mail`);
  expect([first.cache, second.cache]).toEqual(['miss', 'hit']);
  expect(withoutNonce(second.body)).toBe(withoutNonce(first.body));
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(second.headers.get('cache-control')).toContain('s-maxage');
  expect(rendered).toEqual(['/search?color=Black&page=2']);
});

test.each(['gzip', 'identity'])(
  'sends each response with its own nonce in the policy and the page, encoded as %s',
  async (coding) => {
    const shop = await aShop({ page: aPage() });
    const nonces = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const headers = { 'accept-encoding': coding };
      const page = await fetchPage(`${shop}/search`, { headers });
      const [, nonce = ''] =
        /script-src [^;]*'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ??
        [];
      expect(page.body).toContain(`<script nonce="${nonce}">`);
      expect(page.body).not.toContain(NONCE_PLACEHOLDER);
      expect(page.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
      expect(page.headers.get('vary')).toContain('Accept-Encoding');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  },
);

test('renders a page separately for each URL', async () => {
  const shop = await aShop({ page: aPage() });
  await fetchPage(`${shop}/search?page=1`);
  expect((await fetchPage(`${shop}/search?page=2`)).cache).toBe('miss');
});

test.each([
  '/account',
  '/Account/orders',
  '/checkout/cart',
  '/sell/items',
  '/guest/order',
  '/favorites',
  '/status-500',
])('renders %s anew for each request', async (path) => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  await fetchPage(`${shop}${path}?a-b=1`);
  expect((await fetchPage(`${shop}${path}?a-b=1`)).cache).toBe('miss');
  expect(rendered).toHaveLength(2);
});

test('removes Set-Cookie from pages, because they may be shared', async () => {
  const page: PageRenderer = async () => new Response('', { headers: { 'Set-Cookie': 'a=1' } });
  const shop = await aShop({ page });
  expect((await fetchPage(shop)).headers.get('set-cookie')).toBeNull();
});

test('passes nothing of a request but its URL to the renderer', async () => {
  const received: Request[] = [];
  const page: PageRenderer = async (request) => {
    received.push(request);
    return new Response('');
  };
  const shop = await aShop({ page });
  await fetchPage(`${shop}/chanel`, { headers: { cookie: 'session=x' } });
  expect(received[0]?.url).toBe('http://localhost:3000/chanel');
  expect([...(received[0]?.headers ?? [])]).toEqual([]);
});

test('caches a 404 page with its status', async () => {
  const shop = await aShop({ page: aPage() });
  const first = await fetchPage(`${shop}/status-404`);
  const second = await fetchPage(`${shop}/status-404`);
  expect([first.status, second.status, second.cache]).toEqual([404, 404, 'hit']);
});

test('caches nothing when PAGE_CACHE_SECONDS is 0', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered), env: { PAGE_CACHE_SECONDS: 0 } });
  await fetchPage(`${shop}/`);
  await fetchPage(`${shop}/`);
  expect(rendered).toHaveLength(2);
});

test('renders a page once for concurrent requests', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: slowly(aPage(rendered)) });
  const pages = await Promise.all(Array.from({ length: 50 }, () => fetchPage(`${shop}/search`)));
  expect(pages.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(rendered).toHaveLength(1);
});

test('serves the stale copy of a page that can no longer be rendered completely', async () => {
  let isDown = false;
  const page: PageRenderer = async (request, context) => {
    if (!isDown) return aPage()(request, context);
    return new Response('down', { status: 500, headers: { 'Cache-Control': 'no-store' } });
  };
  const shop = await aShop({ page, env: { PAGE_CACHE_SECONDS: 0.05 } });
  await fetchPage(`${shop}/search`);
  isDown = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stale = await fetchPage(`${shop}/search`);
  expect([stale.status, stale.cache]).toEqual([200, 'stale']);
  expect(stale.body).toContain('page /search');
  const other = await fetchPage(`${shop}/chanel`);
  expect([other.status, other.body]).toEqual([500, 'down']);
});

test('responds with 503 when the render queue is full, and still serves cached pages', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page: PageRenderer = async (request, context) => {
    if (!request.url.endsWith('/search')) await released;
    return aPage()(request, context);
  };
  const shop = await aShop({ page, env: { STORE_NAME: 'Rosie & Daughter' } });
  await fetchPage(`${shop}/search`);
  const responses = Array.from({ length: 60 }, (_, index) => fetchPage(`${shop}/page-${index}`));
  const rejected = await Promise.any(
    responses.map(async (pending) => {
      const response = await pending;
      return response.status === 503 ? response : Promise.reject(new Error('rendered'));
    }),
  );
  expect(rejected.headers.get('retry-after')).toBe('5');
  expect(rejected.headers.get('cache-control')).toBe('no-store');
  expect(rejected.body).toContain('Rosie &amp; Daughter');
  expect((await fetchPage(`${shop}/search`)).cache).toBe('hit');
  release();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(35);
  expect(statuses.filter((status) => status === 503)).toHaveLength(25);
  expect((await fetchPage(`${shop}/page-0`)).status).toBe(200);
});

function slowly(page: PageRenderer): PageRenderer {
  return async (request, context) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return page(request, context);
  };
}

test('keeps the parameters for the browser when a cached page redirects', async () => {
  const shop = await aShop({
    page: async () =>
      new Response(null, { status: 301, headers: { Location: '/designers/chanel' } }),
  });
  for (const query of ['', '?wishlist=7', '?utm_source=mail&x=1']) {
    const { headers } = await fetch(`${shop}/chanel${query}`, { redirect: 'manual' });
    const remaining = query.replace('&x=1', '');
    expect(headers.get('location')).toBe(`/designers/chanel${remaining}`);
  }
});
