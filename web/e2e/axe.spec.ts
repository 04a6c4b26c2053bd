import { anItem } from './gateway.ts';
import { PUBLIC_PATHS } from './publicPaths.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('has no accessibility violations on public pages', async ({ page }) => {
      for (const path of PUBLIC_PATHS) {
        await page.goto(path);
        expect.soft(await findViolations(page), path).toEqual([]);
      }
    });

    test('has no accessibility violations on a product page and in the cart drawer', async ({
      page,
      request,
      product,
      cartDrawer,
    }) => {
      const item = await anItem(request, width === 375 ? 6 : 7);
      await page.goto(item.path);
      expect(await findViolations(page)).toEqual([]);
      await product.addButton.click();
      await expect(cartDrawer.message).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('has no accessibility violations in the search popup', async ({
      page,
      header,
      search,
    }) => {
      await page.goto('/');
      await header.searchButton.click();
      await search.field.fill('chanel');
      await expect(search.products).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('fits all public pages into 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PUBLIC_PATHS, (await anItem(request, 7)).path]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  await page
    .locator('.chakra-breadcrumb__root li:nth-child(n + 3) > *, h1 a, dd')
    .evaluateAll((names) => {
      for (const name of names) name.textContent = 'Maison de la Grande Couture '.repeat(4);
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'long names').toBe(320);
});
