import type { Locator, Page } from '@playwright/test';
import { addedMessage } from './pages/CartDrawer.ts';
import { expect, test } from './shop.ts';

/** A listing has 60 items with two tab stops each. */
const MAX_TABS = 200;

/** Presses the key until `target` has focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Found once: among the cards of a listing, finding an element by its role takes longer than a key.
  const element = await target.elementHandle();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await element?.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} did not get focus after ${MAX_TABS} times ${key}.`);
}

test('finds a product, adds it to the cart, and removes it with the keyboard only', async ({
  page,
  header,
  listing,
  product,
  cartDrawer,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await tabTo(page, header.entry('Handbags'));
  await page.keyboard.press('Enter');
  await expect(header.entry('Handbags')).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, header.entry('All Handbags'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbags');

  await tabTo(page, listing.filters.getByLabel('Find a designer'));
  await page.keyboard.type('Chanel');
  await tabTo(page, listing.value('Chanel'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/manufacturer=Chanel/);

  await tabTo(page, listing.filters.getByLabel('From, $'));
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/min=1000/);

  await tabTo(page, listing.sort, 'Shift+Tab');
  await page.keyboard.type('Newest');
  await expect(page).toHaveURL(/sorter=created_desc/);

  await tabTo(page, listing.page(2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(listing.page(2)).toHaveAttribute('aria-current', 'page');

  await tabTo(page, listing.link(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\.html$/);
  await expect(product.addButton).toBeVisible();
  const name = await product.name();
  await tabTo(page, product.addButton);
  await page.keyboard.press('Enter');

  await expect(cartDrawer.message).toHaveText(addedMessage(name));
  await expect(cartDrawer.heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cartDrawer.panel).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'In Your Shopping Bag' }).first(),
  ).toBeFocused();

  await page.reload();
  await tabTo(page, header.cartButton);
  await page.keyboard.press('Enter');
  await expect(cartDrawer.heading).toBeFocused();
  await tabTo(page, cartDrawer.removeButton(0));
  await page.keyboard.press('Enter');
  await expect(cartDrawer.empty).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.cartButton).toBeFocused();
});
