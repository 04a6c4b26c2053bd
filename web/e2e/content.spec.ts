import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

test('links blog posts from the list and back', async ({ page, consoleErrors }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Reading a condition grade' }).click();
  await expect(page).toHaveURL('/blog/reading-a-condition-grade');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reading a condition grade');
  await main.getByRole('link', { name: 'Journal', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  expect(consoleErrors).toEqual([]);
});

test('shows photos of the social feed on the home page', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Lately in the shop' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('img')).toHaveCount(6);
  const first = strip.getByRole('img').first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(312);
});

test('tracks page views, viewed items and added items', async ({
  page,
  listing,
  product,
  cartDrawer,
}) => {
  const events = () =>
    page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer ?? []);
  await page.goto('/search?term=chanel');
  await listing.link(0).click();
  await expect(product.addButton).toBeVisible();
  const path = new URL(page.url()).pathname;
  await product.addButton.click();
  await expect(cartDrawer.message).toBeVisible();
  const tracked = await events();
  expect(tracked.map(({ event }) => event)).toEqual([
    'page_view',
    'page_view',
    'view_item',
    'add_to_cart',
  ]);
  expect(tracked[0]).toMatchObject({ page_path: '/search?term=chanel' });
  const item = { quantity: 1, price: expect.any(Number), url: expect.stringContaining(path) };
  for (const event of tracked.slice(2))
    expect(event).toMatchObject({ ecommerce: { items: [item] } });
});

test('moves focus to the section that a link on the same page points to', async ({
  page,
  listing,
}) => {
  await page.goto('/handbags?includeSold=true');
  await listing.items.filter({ hasText: 'Recently sold' }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'See similar items' }).click();
  const similar = page.getByRole('region', { name: 'Similar items available now' });
  await expect(similar).toBeFocused();
  await expect(similar).toBeInViewport();
  await expect(
    page.getByRole('link', { name: 'Notify me when a similar piece arrives' }),
  ).toHaveAttribute('href', /saved-search\/add/);
});

test("shows one of the two images that Magento's Page Builder writes", async ({ page }) => {
  await page.goto('/faq');
  const content = page.locator('.e-html').first();
  await content.evaluate((element) => {
    for (const name of ['pagebuilder-mobile-hidden', 'pagebuilder-mobile-only']) {
      const image = document.createElement('img');
      image.className = name;
      image.width = 20;
      image.height = 20;
      element.append(image);
    }
  });
  const wide = content.locator('.pagebuilder-mobile-hidden');
  const narrow = content.locator('.pagebuilder-mobile-only');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(narrow).toBeVisible();
  await expect(wide).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(wide).toBeVisible();
  await expect(narrow).toBeHidden();
});
