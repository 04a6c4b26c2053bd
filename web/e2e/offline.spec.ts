import type { Page } from '@playwright/test';
import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';

/** Waits until the service worker is active and handles the next navigation. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });

/** Returns the name of the cache and the path for each entry of Cache Storage. */
const getCachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        cached.push(`${name} ${url.replace(location.origin, '')}`);
      }
    }
    return cached;
  });

test('shows visited pages offline, and the offline page for all others until the connection is back', async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  const item = await anItem(request, 26);
  await page.goto('/');
  await waitForWorker(page);
  await page.goto(`${item.path}?wishlist=1`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('img').first().waitFor();
  await page.goto('/checkout/cart');
  await expect(page.getByText('Your shopping bag is empty.')).toBeVisible();
  const name = await page.title();
  expect(consoleErrors).toEqual([]);

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
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'My Account',
  );
  await page.goto('/shoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoes');
  const cached = await getCachedUrls(page);
  expect(cached).toContain(`encore-pages ${item.path}`);
  const responses = cached.filter((entry) => !entry.startsWith('encore-assets '));
  expect(responses.filter((entry) => /graphql|account|checkout|wishlist/.test(entry))).toEqual([]);
  expect(cached.some((entry) => entry.startsWith('encore-pictures http'))).toBe(true);
  expect(cached.some((entry) => entry.startsWith('encore-assets /assets/'))).toBe(true);
});

test('keeps the page when a panel cannot be loaded offline, and opens the panel when the connection is back', async ({
  page,
  context,
  header,
  cartDrawer,
}) => {
  await page.goto('/guest/order', { waitUntil: 'networkidle' });
  const name = page.getByLabel('Last name');
  await name.fill('Vance');
  await context.setOffline(true);
  await header.cartButton.click();
  const note = page.getByText('You’re offline');
  await expect(note).toBeInViewport();
  await expect(name).toHaveValue('Vance');
  await context.setOffline(false);
  await expect(cartDrawer.panel).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(name).toHaveValue('Vance');
});

test('says offline why a favorite was not saved', async ({ page, context, request, signIn }) => {
  await signIn.startSession(await aCustomer(request));
  const loaded = page.waitForResponse('**/assets/ToastRegion-*');
  await page.goto('/handbags');
  await (await loaded).finished();
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Unable to add to favorites');
});

test('loads a page that failed offline when the connection is back', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/handbags', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.locator('main a[href$=".html"]').first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await context.setOffline(false);
  await expect(product.addButton).toBeVisible();
});

test('replaces the service worker and its caches after a release while pages are open', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await waitForWorker(page);
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
  // The old worker first completes its pending fetches.
  await expect.poll(scripts, { timeout: 60_000 }).toEqual(['/sw.js', null]);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('encore-offline-of-an-older-release');
  const { 'cache-control': cacheControl } = (await request.get('/sw.js')).headers();
  expect(cacheControl).toBe('no-cache');
});
