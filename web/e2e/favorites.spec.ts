import { AxeBuilder } from '@axe-core/playwright';
import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';

test('a guest who presses a heart signs in, and the piece is among the favorites', async ({
  page,
  request,
  product,
  header,
  bag,
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await product.addButton.click();
  await expect(bag.message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a failure is told with the words of the shop, and the heart stays empty', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto((await anItem(request, 25)).path);
  await signIn.as(person);
  await page.route('**/graphql*', (route) =>
    route.request().postData()?.includes('AddFavorite')
      ? route.fulfill({
          json: {
            data: {
              wishlistItemAdd: {
                __typename: 'WishlistPayload',
                wishlist: null,
                userErrors: [{ __typename: 'UserError', message: 'It is gone.' }],
              },
            },
          },
        })
      : route.continue(),
  );
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .first();
  await heart.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to add to favorites' });
  await expect(alert).toContainText('It is gone.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(alert).toHaveCount(0);
});

test('guests are asked to sign in on the page of favorites, which then shows what they become, here and in another tab', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const [first, second] = [await anItem(request, 24), await anItem(request, 25)];
  await page.goto(`/favorites?wishlist=${first.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn.fillIn(await aCustomer(request));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(second.path);
  await expect(other.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible();
  const heart = other
    .getByRole('main')
    .getByRole('button', { name: /^Favorite/ })
    .first();
  // Not while the favorites are read: a heart is then deaf (spec §4).
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});
