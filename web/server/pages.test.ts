import { afterEach, expect, test } from 'vitest';
import type { PageRenderer } from './pages.ts';
import { NONCE_PLACEHOLDER } from './renderedPage.ts';
import { aPage, aShop, closeAll, read } from './testing.test-helpers.ts';

afterEach(closeAll);

const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, 'nonce');

test('a public page is rendered once and then comes from memory', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  const first = await read(`${shop}/search?page=2&color=Black`);
  const second = await read(`${shop}/search?color=Black&page=2&utm_source=mail`);
  expect([first.cache, second.cache]).toEqual(['miss', 'hit']);
  expect(withoutNonce(second.body)).toBe(withoutNonce(first.body));
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect(second.headers.get('cache-control')).toContain('s-maxage');
  expect(rendered).toEqual(['/search?color=Black&page=2']);
});

test.each(['gzip', 'identity'])(
  'every response has a nonce of its own, in its policy and its page, when sent as %s',
  async (coding) => {
    const shop = await aShop({ page: aPage() });
    const nonces = new Set<string>();
    for (const _ of [1, 2, 3]) {
      const headers = { 'accept-encoding': coding };
      const page = await read(`${shop}/search`, { headers });
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

test('another address is another page', async () => {
  const shop = await aShop({ page: aPage() });
  await read(`${shop}/search?page=1`);
  expect((await read(`${shop}/search?page=2`)).cache).toBe('miss');
});

test.each([
  '/account',
  '/Account/orders',
  '/checkout/cart',
  '/sell/items',
  '/guest/order',
  '/favorites',
  '/status-500',
])('%s is rendered for every request anew', async (path) => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered) });
  await read(`${shop}${path}?a-b=1`);
  expect((await read(`${shop}${path}?a-b=1`)).cache).toBe('miss');
  expect(rendered).toHaveLength(2);
});

test('a page sets no cookie, because it may be sent to anybody', async () => {
  const page: PageRenderer = async () => new Response('', { headers: { 'Set-Cookie': 'a=1' } });
  const shop = await aShop({ page });
  expect((await read(shop)).headers.get('set-cookie')).toBeNull();
});

test('the renderer sees nothing of a request but its address', async () => {
  const seen: Request[] = [];
  const page: PageRenderer = async (request) => {
    seen.push(request);
    return new Response('');
  };
  const shop = await aShop({ page });
  await read(`${shop}/chanel`, { headers: { cookie: 'session=x', 'x-encore-request': 'forged' } });
  expect(seen[0]?.url).toBe('http://localhost:3000/chanel');
  expect([...(seen[0]?.headers ?? [])]).toEqual([
    ['x-encore-request', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ]);
});

test('a page not found keeps its status in memory', async () => {
  const shop = await aShop({ page: aPage() });
  const first = await read(`${shop}/status-404`);
  const second = await read(`${shop}/status-404`);
  expect([first.status, second.status, second.cache]).toEqual([404, 404, 'hit']);
});

test('without seconds nothing is cached', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: aPage(rendered), env: { PAGE_CACHE_SECONDS: 0 } });
  await read(`${shop}/`);
  await read(`${shop}/`);
  expect(rendered).toHaveLength(2);
});

test('requests for the same page at the same time wait for one rendering', async () => {
  const rendered: string[] = [];
  const shop = await aShop({ page: slowly(aPage(rendered)) });
  const pages = await Promise.all(Array.from({ length: 50 }, () => read(`${shop}/search`)));
  expect(pages.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(rendered).toHaveLength(1);
});

test('a page that can no longer be rendered whole is shown as it was', async () => {
  let isDown = false;
  const page: PageRenderer = async (request, context) => {
    if (!isDown) return aPage()(request, context);
    return new Response('down', { status: 500, headers: { 'Cache-Control': 'no-store' } });
  };
  const shop = await aShop({ page, env: { PAGE_CACHE_SECONDS: 0.05 } });
  await read(`${shop}/search`);
  isDown = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stale = await read(`${shop}/search`);
  expect([stale.status, stale.cache]).toEqual([200, 'stale']);
  expect(stale.body).toContain('page /search');
  const other = await read(`${shop}/chanel`);
  expect([other.status, other.body]).toEqual([500, 'down']);
});

test('beyond what the shop can render, pages are refused at once, and cached ones still come', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page: PageRenderer = async (request, context) => {
    if (!request.url.endsWith('/search')) await released;
    return aPage()(request, context);
  };
  const shop = await aShop({ page, env: { STORE_NAME: 'Rosie & Daughter' } });
  await read(`${shop}/search`);
  const all = Array.from({ length: 60 }, (_, index) => read(`${shop}/page-${index}`));
  const refused = await Promise.any(
    all.map(async (one) => {
      const answer = await one;
      return answer.status === 503 ? answer : Promise.reject(new Error('rendered'));
    }),
  );
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.body).toContain('Rosie &amp; Daughter');
  expect((await read(`${shop}/search`)).cache).toBe('hit');
  release();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(29);
  expect(statuses.filter((status) => status === 503)).toHaveLength(31);
  expect((await read(`${shop}/page-0`)).status).toBe(200);
});

function slowly(page: PageRenderer): PageRenderer {
  return async (request, context) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return page(request, context);
  };
}
