import type { Page } from '@playwright/test';
import { aCustomer, addToCart, COMMERCE, endSessions, type Person } from './backEnd.ts';
import { anItem, sendQuery } from './gateway.ts';
import type { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

// Playwright disables Chromium's back/forward cache, and the headless shell has none. A new service worker that takes
// over a page would evict it.
test.use({
  serviceWorkers: 'block',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const ADD_FAVORITE = `mutation ($input: WishlistItemAddInput!) {
  wishlistItemAdd(input: $input) { userErrors { message } }
}`;

/** Leaves the page, runs `meanwhile`, and returns to the page in the back/forward cache. */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<unknown>,
  url = `${COMMERCE}/mail`,
): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-restored', ''));
  await page.goto(url);
  await meanwhile();
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-e2e-restored', '');
}

/** Opens the account by navigation: an account page that was loaded directly is not put into the back/forward cache. */
async function openAccount(page: Page, signIn: SignIn, person: Person): Promise<void> {
  await signIn.startSession(person);
  await page.goto('/our-designers');
  await signIn.greeting(person.firstName).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
}

test('updates cart and favorites on a page restored from the back/forward cache', async ({
  page,
  request,
  signIn,
  header,
  gatewayRequests,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 38);
  await signIn.startSession(person);
  const favorites = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"ReadFavorites"')),
  );
  await page.goto('/our-designers');
  await favorites;
  // A page with pending requests may not be put into the back/forward cache.
  await gatewayRequests.untilIdle();
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag');
  await leaveAndReturn(page, async () => {
    await addToCart(request, person, item.sku);
    await sendQuery(page.request, ADD_FAVORITE, { input: { productId: item.id } });
  });
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Favorites, 1 item' }),
  ).toBeVisible();
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test('asks to sign in when the session ended while the page was in the back/forward cache', async ({
  page,
  request,
  signIn,
  gatewayRequests,
}) => {
  const person = await aCustomer(request);
  await openAccount(page, signIn, person);
  await gatewayRequests.untilIdle();
  await leaveAndReturn(page, () => endSessions(request, person));
  await expect(signIn.dialog).toBeVisible();
  await expect(page).toHaveURL('/?logout=true');
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('hides personal data on a restored page after a sign-out on another page of the tab', async ({
  page,
  request,
  signIn,
  gatewayRequests,
}) => {
  const person = await aCustomer(request);
  await openAccount(page, signIn, person);
  await gatewayRequests.untilIdle();
  const clearSession = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/graphql*', (route) => route.abort());
  };
  await leaveAndReturn(page, clearSession, '/robots.txt');
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(signIn.opener).toBeVisible();
  await expect(page).toHaveURL('/');
});
