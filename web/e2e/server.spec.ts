import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { anItem, aSoldItem } from './gateway.ts';
import { expect, test } from './shop.ts';

test('renders the complete product page on the server', async ({ request }) => {
  const item = await anItem(request, 4);
  const response = await request.get(item.path);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${item.path}"`));
  expect(html).toMatch(/<h1[^>]*>/);
  expect(html).toMatch(/\$\d/);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = scripts.map(([, json]) => JSON.parse(json ?? ''));
  const product = data.find((entry) => entry['@type'] === 'Product');
  expect(product).toMatchObject({
    sku: item.sku,
    offers: { priceCurrency: 'USD', itemCondition: expect.stringContaining('UsedCondition') },
  });
});

test('renders structured data, a preview image and a note for browsers without JavaScript', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  expect(home).toMatch(/"@type":"Organization"[^}]*"logo":"http[^"]+\.svg"/);
  for (const path of ['/our-designers', '/blog', '/authenticate']) {
    const html = await (await request.get(path)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()['content-type'], path).toBe('image/png');
    expect(html, path).toMatch(/<noscript>.*browse everything without JavaScript/s);
  }
});

test('responds with 404 and two links to an unknown path', async ({ page }) => {
  const response = await page.goto('/no/such/page', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText("Oops! We can't seem to find the page you're looking for.");
  const toHome = main.getByRole('link', { name: 'Return to Home Page.' });
  await expect(toHome).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Go to "Sell To Us" page.' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await toHome.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('redirects every spelling of a URL to the canonical one', async ({ request }) => {
  const getRedirect = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return `${response.status()} ${response.headers().location ?? ''}`;
  };
  expect(await getRedirect('/Account?a=B')).toBe('301 /account?a=B');
  expect(await getRedirect('/%61ccount')).toBe('301 /account');
  expect(await getRedirect('/handbags/')).toBe('301 /handbags');
  expect(await getRedirect('/Search')).toBe('301 /search');
  expect(await getRedirect('/HANDBAGS?page=2')).toBe('301 /handbags?page=2');
  expect(await getRedirect('/No-Such-Page')).toBe('301 /no-such-page');
  const reset = '/customer/account/createPassword?id=7&token=a';
  expect(await getRedirect(reset)).toBe('302 /account/reset-password?token=a');
});

test('disables forms until they are hydrated, so that no input gets into a URL', async ({
  request,
}) => {
  const path = '/account/reset-password?token=a&email=ann@example.test';
  const html = await (await request.get(path)).text();
  const senders = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? [];
  expect(senders.length).toBeGreaterThan(0);
  expect(senders.filter((button) => !button.includes('disabled'))).toEqual([]);
});

test('disallows private paths in robots.txt and lists all items in the sitemaps', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/account', '/checkout', '/guest/', '/sell/'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  const site = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1];
  const readSitemap = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('xml');
    return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      url.replace(site ?? '', ''),
    );
  };
  const maps = await readSitemap('/sitemap.xml');
  expect(maps[0]).toBe('/sitemaps/pages.xml');
  const pages = await readSitemap('/sitemaps/pages.xml');
  expect(pages).toEqual(expect.arrayContaining(['/', '/handbags', '/blog', '/about-us']));
  const last = await readSitemap(maps.at(-1) ?? '');
  const item = await anItem(request, 4);
  const sold = await aSoldItem(request);
  const before = await readSitemap(maps.at(-2) ?? '');
  expect([...before, ...last]).toEqual(expect.arrayContaining([item.path, sold.path]));
  for (const none of ['products-0', 'products-9999'])
    expect((await request.get(`/sitemaps/${none}.xml`)).status()).toBe(404);
});

test('marks private and filtered pages as noindex', async ({ request }) => {
  for (const path of ['/checkout', '/favorites', '/search?term=bag', '/handbags?color=Black']) {
    expect(await (await request.get(path)).text(), path).toContain('content="noindex"');
  }
});

test('hydrates pages without console errors, requests to the gateway, and sorting or formatting by locale', async ({
  page,
  request,
  consoleErrors,
  header,
}) => {
  const requested: string[] = [];
  page.on('request', (sent) => {
    const body = sent.postData() ?? sent.url();
    // Only the browser requests the payment settings, which the express checkout buttons need.
    const isNew = body.includes('"PaymentProviderSettings"');
    if (sent.url().includes('/graphql') && !isNew) requested.push(body);
  });
  const localized = await watchLocales(page);
  for (const path of ['/', '/handbags', '/our-designers', (await anItem(request, 5)).path]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(localized, path).toEqual([]);
    await header.cartButton.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(consoleErrors, path).toEqual([]);
    expect(requested, path).toEqual([]);
  }
});

/** Records what loads the data of a locale, which takes 15 to 70 ms. */
async function watchLocales(page: Page): Promise<readonly string[]> {
  const called: string[] = [];
  await page.exposeFunction('note', (name: string) => called.push(name));
  await page.addInitScript(() => {
    const { localeCompare } = String.prototype;
    String.prototype.localeCompare = function (...others: Parameters<typeof localeCompare>) {
      Reflect.apply(Reflect.get(window, 'note'), null, ['localeCompare']);
      return localeCompare.apply(this, others);
    };
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'DisplayNames'] as const) {
      const value = new Proxy<object>(Intl[name], {
        construct: (...args: Parameters<typeof Reflect.construct>) => {
          Reflect.apply(Reflect.get(window, 'note'), null, [name]);
          return Reflect.construct(...args);
        },
      });
      Object.defineProperty(Intl, name, { value });
    }
  });
  return called;
}

test('hydrates pages without layout shifts', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const item = (await anItem(request, 5)).path;
  for (const path of ['/', '/handbags', item, '/checkout/cart', '/favorites', '/account']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Pages that need an account ask the guest to sign in.
    const gate = page.locator('main button', { hasText: 'Sign In' });
    if (/favorites|account/.test(path)) await expect(gate).toBeAttached();
    const { sum } = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts,
    );
    expect(sum, path).toBeLessThan(0.05);
  }
});

test('loads the page on the way when its script of an older release is gone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  const fail = (route: Route) => route.fulfill({ status: 404 });
  await page.route('**/assets/OurDesignersRoute*.js', fail, { times: 1 });
  await page.getByRole('main').getByRole('link', { name: 'All designers' }).click();
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Our designers' })).toBeVisible();
});

test('loads less than 230 kB of JavaScript on the home page', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(230_000);
  // Chromium compiles the functions of libraries and shell while they download; only a first line tells it to.
  const hinted = scripts.filter((script) => `${script}`.startsWith('//# allFunctionsCalledOnLoad'));
  expect(hinted).toHaveLength(2);
});

test('renders with inlined critical CSS: requests no style sheet and loads scripts with low priority', async ({
  page,
  request,
}) => {
  const item = await anItem(request, 4);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`));
  // On a slow connection the browser's preload scanner would request style sheets early.
  const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  for (const path of ['/', '/handbags', item.path]) {
    requested.length = 0;
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    expect(html).toContain('.e-picture{');
    for (const [preload] of html.matchAll(/<link rel="modulepreload"[^>]*>/g))
      expect(preload).toContain('fetchpriority="low"');
    expect(requested.filter((line) => line.startsWith('script')).length).toBeGreaterThan(0);
    expect(requested.filter((line) => line.startsWith('stylesheet'))).toEqual([]);
  }
});

test('renders a page anew that an extension changed before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const change = (_: unknown, observer: MutationObserver) => {
      const heading = document.querySelector('h1');
      if (!heading || !document.querySelector('footer')) return;
      observer.disconnect();
      heading.textContent = 'Sacs à main';
    };
    new MutationObserver(change).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/handbags');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbags');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Cormorant/);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});
