import type { Page } from '@playwright/test';
import { aCustomer, endSessions } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { Header } from './pages/Header.ts';
import { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

const NOTICE = "You've been logged out. Please login again.";

/** Returns everything that the browser stores for the shop, as JSON. */
const readBrowserStorage = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      tab: { ...sessionStorage },
      history: history.state,
      databases: await indexedDB.databases(),
      cookies: document.cookie,
      caches: await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name);
          const texts = (await cache.matchAll()).map((response) => response.text());
          const urls = (await cache.keys()).map(({ url }) => url);
          return [name, urls, name === 'encore-pages' ? await Promise.all(texts) : ''];
        }),
      ),
    }),
  );

test('asks to sign in when the session ends during an action, and then returns to the page', async ({
  page,
  request,
  signIn,
  gatewayRequests,
}) => {
  const person = await aCustomer(request);
  await signIn.startSession(person);
  await page.goto('/account/profile/password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-pass2');
  // Requests for the cart and the favorites would otherwise detect the ended session before the form does.
  await gatewayRequests.untilIdle();
  await endSessions(request, person);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/?logout=true');
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await signIn.fillIn(person);
  await expect(page).toHaveURL('/account/profile/password');
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test('stays on a public page when the session ends, without a redirect loop', async ({
  page,
  request,
  product,
  signIn,
  header,
  cartDrawer,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 22);
  await page.goto(item.path);
  await signIn.as(person);
  await endSessions(request, person);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await product.addButton.click();
  await expect(page).toHaveURL(`${item.path}?loggedout=true`);
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(signIn.opener).toBeVisible();
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await page.reload();
  await expect(signIn.opener).toBeVisible();
  expect(navigations.filter((url) => url.includes('loggedout')).length).toBeLessThanOrEqual(2);
  await signIn.as(person);
  await expect(page).toHaveURL(item.path);
});

test('adds a favorite after signing in again when the session ended half an hour ago', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 36);
  await page.clock.install();
  await page.goto(item.path);
  await signIn.as(person);
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorite/ });
  await expect(heart.first()).not.toHaveAttribute('aria-busy', 'true');
  await expect(signIn.dialog).toBeHidden();
  await endSessions(request, person);
  await page.clock.fastForward('30:00');
  await heart.first().click();
  await expect(page).toHaveURL(`${item.path}?loggedout=true`);
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await signIn.fillIn(person);
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(item.path);
});

test('asks to sign in again on the same sell page', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  await signIn.startSession(person);
  await page.goto('/');
  // The page must know the customer before the session ends.
  await expect(signIn.greeting(person.firstName)).toBeVisible();
  await endSessions(request, person);
  await page.goto('/sell/items');
  await expect(page).toHaveURL('/sell/items?logout=true');
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/sell/items');
});

test('shares the session and the cart between two tabs, ends it in both on sign-out and deletes all personal data from the browser', async ({
  page,
  request,
  context,
  signIn,
  product,
  cartDrawer,
}) => {
  const person = await aCustomer(request, 'Zerafina');
  const item = await anItem(request, 23);
  const second = await context.newPage();
  const secondSignIn = new SignIn(second);
  await second.goto('/our-designers');
  await expect(secondSignIn.opener).toBeVisible();
  // A page in the background draws one frame a second, and clicks wait for frames.
  await page.bringToFront();
  await page.goto(item.path);
  await signIn.as(person);
  await expect(secondSignIn.greeting(person.firstName)).toBeVisible();
  await product.addButton.click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(new Header(second).cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await second.goto('/account/profile/password');
  await expect(second.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.bringToFront();
  await expect.poll(() => readBrowserStorage(page)).toContain(person.firstName);
  expect(await readBrowserStorage(page)).not.toContain(person.email);

  await signIn.out(person.firstName);
  for (const [tab, its] of [
    [page, signIn],
    [second, secondSignIn],
  ] as const) {
    await expect(its.opener).toBeVisible();
    await expect(new Header(tab).cartButton).toHaveAccessibleName('Shopping Bag');
    for (const trace of [person.firstName, person.email, person.lastName, item.sku, 'Cart:']) {
      await expect.poll(() => readBrowserStorage(tab)).not.toContain(trace);
    }
  }
  await expect(second).toHaveURL('/');
  expect(new URL(page.url()).pathname).toBe(item.path);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('signs out on a link with loggedout, but not when Back returns to it', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await signIn.startSession(person);
  await page.goto('/');
  await page.goto('/our-designers?loggedout=true');
  await expect(signIn.opener).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /: home page$/ })
    .click();
  await expect(page).toHaveURL('/');
  await signIn.as(person);
  await page.goBack();
  await expect(page).toHaveURL('/our-designers?loggedout=true');
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test.describe('during a navigation', () => {
  // Responses of a service worker cannot be delayed.
  test.use({ serviceWorkers: 'block' });

  test('completes the navigation when the session ends during it', async ({
    page,
    request,
    signIn,
    gatewayRequests,
  }) => {
    const person = await aCustomer(request);
    await signIn.startSession(person);
    await page.goto('/');
    await signIn.greeting(person.firstName).waitFor();
    await gatewayRequests.untilIdle();
    await endSessions(request, person);
    const released = Promise.withResolvers<void>();
    const navigated = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await released.promise;
      await route.fallback();
    });
    await page.route('**/_root.data*', async (route) => {
      await navigated.promise;
      await route.fallback();
    });
    const requested = page.waitForRequest('**/graphql');
    await page.goto('/our-designers');
    await requested;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /: home page$/ })
      .click();
    await expect(page.locator('[data-part=loading-bar]')).toBeVisible();
    released.resolve();
    await expect(signIn.opener).toBeVisible();
    navigated.resolve();
    await expect(page).toHaveURL('/?loggedout=true');
    await page.goBack();
    await expect(page).toHaveURL('/our-designers');
  });
});
