import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

/** The names of visible controls that do nothing without scripts; photos and headings of filter groups are not listed. */
const findDeadControls = (page: Page) =>
  page.evaluate(() => {
    const isDead = (each: Element) =>
      each instanceof HTMLButtonElement && each.type === 'button'
        ? !each.querySelector('img') && each.dataset.part !== 'item-trigger'
        : !each.closest('form[action]');
    return [...document.querySelectorAll('button, select, input, textarea, [role=slider]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && isDead(each))
      .map((each) => each.ariaLabel ?? each.textContent);
  });

const PATHS = [
  ...['/', '/handbags', '/our-designers', '/selling-consignment', '/gift-card-balance'],
  ...['/checkout', '/account', '/account/reset-password', '/logout'],
];

const WIDTHS = [1440, 375];

test('shows only controls that work', async ({ page }) => {
  const expectNoDeadControls = async (path: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findDeadControls(page), `${path} at ${width} px`).toEqual([]);
    }
  };
  for (const path of PATHS) {
    await page.goto(path);
    await expectNoDeadControls(path);
    await expect(page.locator('.chakra-skeleton').filter({ visible: true })).toHaveCount(0);
  }
  await page.goto('/handbags');
  await page.getByRole('main').locator('a[href$=".html"]').first().click();
  await expect(page).toHaveURL(/\.html$/);
  await expectNoDeadControls('a product page');
});

test('sorts, filters and navigates on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Handbags', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handbags');
  await page.getByRole('link', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: /^Chanel/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/manufacturer=Chanel/);
  await page.getByLabel('Sort by').selectOption('Price (Low to High)');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(
    /manufacturer=Chanel.*sorter=price_asc|sorter=price_asc.*manufacturer=Chanel/,
  );
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc');
});
