import type { Page } from '@playwright/test';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';

/** Resolves once the service worker is there to answer this browser's next page. */
const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

/** Addresses of everything that the browser keeps in caches, without the origin. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        kept.push(`${name} ${url.replace(location.origin, '')}`);
      }
    }
    return kept;
  });

test('without a network, pages that were seen open again, and others say that there is none', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const item = await anItem(request, 26);
  await page.goto('/');
  await workerReady(page);
  await page.goto(`${item.path}?wishlist=1`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('img').first().waitFor();
  await page.goto('/checkout/cart');
  await expect(page.getByText('Your shopping bag is empty.')).toBeVisible();
  const name = await page.title();
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await page.goto(item.path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).not.toBe(name);
  for (const path of ['/shoes', '/checkout/cart', '/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You’re offline.' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }

  await context.setOffline(false);
  await page.goto('/shoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes');
  const kept = await keptAddresses(page);
  expect(kept).toContain(`encore-pages ${item.path}`);
  const responses = kept.filter((entry) => !entry.startsWith('encore-assets '));
  expect(responses.filter((entry) => /graphql|account|checkout|wishlist/.test(entry))).toEqual([]);
  expect(kept.some((entry) => entry.startsWith('encore-pictures http'))).toBe(true);
  expect(kept.some((entry) => entry.startsWith('encore-assets /assets/'))).toBe(true);
});

test('a new release takes the place of the old one while its pages are still open', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await workerReady(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?an-older-release');
    await caches.open('encore-offline-of-an-older-release');
  });
  const scripts = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return [active?.scriptURL.replace(location.origin, ''), waiting];
    });
  await expect.poll(scripts).toEqual(['/sw.js?an-older-release', null]);
  await page.goto('/handbags');
  // The old one first ends what it has begun to fetch.
  await expect.poll(scripts, { timeout: 60_000 }).toEqual(['/sw.js', null]);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('encore-offline-of-an-older-release');
  const { 'cache-control': cacheControl } = (await request.get('/sw.js')).headers();
  expect(cacheControl).toBe('no-cache');
});
