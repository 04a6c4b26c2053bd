import { anItem } from './gateway.ts';
import { PUBLIC_PATHS } from './publicPaths.ts';
import { expect, test } from './shop.ts';
import { violationsOf } from './violations.ts';

for (const width of [1440, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC_PATHS) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    test('axe finds nothing on a product page and in the bag', async ({
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

    test('axe finds nothing in the search popup', async ({ page, header, search }) => {
      await page.goto('/');
      await header.searchButton.click();
      await search.field.fill('chanel');
      await expect(search.products).toHaveCount(3);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('nothing is wider than a screen of 320 px', async ({ page, request }) => {
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
