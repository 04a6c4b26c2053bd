import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

test('adds a favorite after the guest signs in, and moves it to the cart or removes it on the favorites page', async ({
  page,
  request,
  product,
  header,
  cartDrawer,
  signIn,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 24);
  await page.goto(item.path);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .first();
  await heart.click();
  await expect(page).toHaveURL(/\?wishlist=\d+$/);
  await signIn.fillIn(person);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(item.path);
  const link = page.getByRole('banner').getByRole('link', { name: 'Favorites, 1 item' });
  await link.click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await product.addButton.click();
  await expect(cartDrawer.message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('asks guests to sign in on the favorites page and updates it when another tab adds a favorite', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const first = await anItem(request, 24);
  const second = await anItem(request, 25);
  await page.goto(`/favorites?wishlist=${first.id}`);
  await signIn.onPage(await aCustomer(request));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(second.path);
  await expect(other.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible();
  const heart = other
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .first();
  // The button is disabled while the favorites load.
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});
