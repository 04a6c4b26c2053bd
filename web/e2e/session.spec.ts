import type { Page } from '@playwright/test';
import { aCustomer, endSessions } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { Header } from './pages/Header.ts';
import { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

const NOTICE = "You've been logged out. Please login again.";

/** Everything the browser keeps for the shop, as text. */
const kept = (page: Page) =>
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
          const texts = (await cache.matchAll()).map((answer) => answer.text());
          const addresses = (await cache.keys()).map(({ url }) => url);
          return [name, addresses, name === 'encore-pages' ? await Promise.all(texts) : ''];
        }),
      ),
    }),
  );

test('a session that ends in mid-action is told, and signing in again leads back', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  await page.goto('/account/profile/password');
  await signIn.fillIn(person);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-pass2');
  // Bag and favorites are read after signing in: they would find the session gone before the form does.
  await questions.untilAnswered();
  await endSessions(request, person);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/?logout=true');
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await signIn.fillIn(person);
  await expect(page).toHaveURL('/account/profile/password');
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test('elsewhere the page stays, with loggedout in its address, and nothing goes round in circles', async ({
  page,
  request,
  product,
  signIn,
  header,
  bag,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 22);
  await page.goto(item.path);
  await signIn.as(person);
  await endSessions(request, person);
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(frame.url()));
  await product.addButton.click();
  await expect(page).toHaveURL(`${item.path}?loggedout=true`);
  await expect(bag.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(signIn.opener).toBeVisible();
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await page.reload();
  await expect(signIn.opener).toBeVisible();
  expect(moves.filter((url) => url.includes('loggedout')).length).toBeLessThanOrEqual(2);
  await signIn.as(person);
  await expect(page).toHaveURL(item.path);
});

test('half an hour later a pressed heart finds the session gone, and is filled by signing in again', async ({
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

test('a price alert that finds the session gone is on after signing in again', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 38);
  await page.goto(item.path);
  await signIn.as(person);
  await questions.untilAnswered();
  await endSessions(request, person);
  await page.getByRole('button', { name: 'Notify me when the price drops' }).click();
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await signIn.fillIn(person);
  await expect(page.getByRole('dialog', { name: 'Price Alert' })).toContainText(
    'Price alert added! We will notify you when the price drops.',
  );
  await expect(page).toHaveURL(item.path);
});

test('two tabs are one customer: signing in and the bag reach the other', async ({
  page,
  request,
  context,
  signIn,
  product,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 37);
  const second = await context.newPage();
  await second.goto('/our-designers');
  await expect(new SignIn(second).opener).toBeVisible();
  await page.goto(item.path);
  await signIn.as(person);
  await expect(new SignIn(second).greeting(person.firstName)).toBeVisible();
  await product.addButton.click();
  await expect(new Header(second).bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
});

test('on a sell page the same page asks to sign in again', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  await page.goto('/');
  await signIn.as(person);
  await endSessions(request, person);
  await page.goto('/sell/items');
  await expect(page).toHaveURL('/sell/items?logout=true');
  await expect(signIn.dialog.getByText(NOTICE, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/sell/items');
});

test('signing out ends the session in every tab and leaves nothing of the customer behind', async ({
  page,
  request,
  context,
  signIn,
  product,
  bag,
}) => {
  const person = await aCustomer(request, 'Zerafina');
  const item = await anItem(request, 23);
  await page.goto('/');
  await signIn.as(person);
  await page.goto(item.path);
  await product.addButton.click();
  await expect(bag.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  const secondSignIn = new SignIn(second);
  await second.goto('/account/profile/password');
  await expect(secondSignIn.greeting(person.firstName)).toBeVisible();
  await expect(new Header(second).bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await expect.poll(() => kept(page)).toContain(person.firstName);
  expect(await kept(page)).not.toContain(person.email);

  await signIn.out(person.firstName);
  for (const [tab, its] of [
    [page, signIn],
    [second, secondSignIn],
  ] as const) {
    await expect(its.opener).toBeVisible();
    await expect(new Header(tab).bagButton).toHaveAccessibleName('Shopping Bag');
    for (const trace of [person.firstName, person.email, person.lastName, item.sku, 'Cart:']) {
      await expect.poll(() => kept(tab)).not.toContain(trace);
    }
  }
  await expect(second).toHaveURL('/');
  expect(new URL(page.url()).pathname).toBe(item.path);
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('a link with loggedout signs out; going back to it later does not', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/');
  await signIn.as(person);
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

test.describe('between two pages', () => {
  // What a service worker answers cannot be held back.
  test.use({ serviceWorkers: 'block' });

  test('a link that was clicked is followed, though the session ends on the way', async ({
    page,
    request,
    signIn,
    questions,
  }) => {
    const person = await aCustomer(request);
    await page.goto('/');
    await signIn.as(person);
    await questions.untilAnswered();
    await endSessions(request, person);
    const [lost, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/graphql', async (route) => {
      await lost.promise;
      await route.fallback();
    });
    await page.route('**/_root.data*', async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    const refused = page.waitForRequest('**/graphql');
    await page.goto('/our-designers');
    await refused;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /: home page$/ })
      .click();
    await expect(page.locator('[data-part=loading-bar]')).toBeVisible();
    lost.resolve();
    await expect(signIn.opener).toBeVisible();
    arrived.resolve();
    await expect(page).toHaveURL('/?loggedout=true');
    await page.goBack();
    await expect(page).toHaveURL('/our-designers');
  });
});
