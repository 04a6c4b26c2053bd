import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';

/** What axe calls serious or critical, short enough to read in a report. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [
      '/',
      '/handbags',
      '/no/such/page',
      '/checkout/cart',
      '/our-designers',
      '/selling-consignment',
      '/sell/new',
      '/sell/items',
    ]) {
      test(`axe finds nothing serious on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('axe finds nothing serious on a product page and in the bag', async ({
      page,
      request,
      product,
      bag,
    }) => {
      const item = await anItem(request, width === 375 ? 6 : 7);
      await page.goto(item.path);
      expect(await violationsOf(page)).toEqual([]);
      await product.addButton.click();
      await expect(bag.message).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('axe finds nothing serious in the search popup', async ({ page, header, search }) => {
      await page.goto('/');
      await header.searchButton.click();
      await search.field.fill('chanel');
      await expect(search.products).toHaveCount(3);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
