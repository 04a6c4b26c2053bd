import type { Page } from '@playwright/test';
import { aCustomer, COMMERCE, endSessions, type Person, putIntoCart } from './backEnd.ts';
import { anItem, ask } from './gateway.ts';
import type { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

// Playwright switches Chromium's back/forward cache off; people's browsers have it, unless a new service worker takes the page over.
test.use({
  serviceWorkers: 'block',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const ADD_FAVORITE = `mutation ($input: WishlistItemAddInput!) {
  wishlistItemAdd(input: $input) { userErrors { message } }
}`;

/** Leaves the shop, does what happens meanwhile, and comes back to the page in the back/forward cache. */
async function awayFrom(
  page: Page,
  meanwhile: () => Promise<unknown>,
  elsewhere = `${COMMERCE}/mail`,
): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-restored', ''));
  await page.goto(elsewhere);
  await meanwhile();
  // Nothing is loaded then, so there is no event of that to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-e2e-restored', '');
}

/** By clicks: an account page that was loaded at its address does not get into the back/forward cache. */
async function openAccount(page: Page, signIn: SignIn, person: Person): Promise<void> {
  await page.goto('/our-designers');
  await signIn.as(person);
  await signIn.greeting(person.firstName).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
}

test('a restored page brings cart and favorites up to date', async ({
  page,
  request,
  signIn,
  header,
  questions,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 38);
  await page.goto('/our-designers');
  await signIn.as(person);
  await questions.untilAnswered();
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag');
  await awayFrom(page, async () => {
    await putIntoCart(request, person, item.sku);
    await ask(page.request, ADD_FAVORITE, { input: { productId: item.id } });
  });
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Favorites, 1 item' }),
  ).toBeVisible();
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test('a session that ended while the page was in the back/forward cache is over on it', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  await openAccount(page, signIn, person);
  await questions.untilAnswered();
  await awayFrom(page, () => endSessions(request, person));
  await expect(signIn.dialog).toBeVisible();
  await expect(page).toHaveURL('/?logout=true');
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('whoever has signed out on another page of the tab is gone from the restored one at once', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  await openAccount(page, signIn, person);
  await questions.untilAnswered();
  const forget = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route('**/graphql*', (route) => route.abort());
  };
  await awayFrom(page, forget, '/robots.txt');
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(signIn.opener).toBeVisible();
  await expect(page).toHaveURL('/');
});
