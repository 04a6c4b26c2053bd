import { anItem } from './gateway.ts';
import { PUBLIC_PATHS } from './publicPaths.ts';
import { expect, test } from './shop.ts';
import { FRAME, findViolationsAt, MORE_CARDS } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1440, 375];

test('has no accessibility violations on public pages, and fits them into 320 px', async ({
  page,
}) => {
  test.slow();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    const scope = { checked: path === '/' ? MORE_CARDS : [...FRAME, ...MORE_CARDS] };
    expect.soft(await findViolationsAt(page, WIDTHS, scope), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.soft.poll(width, path).toBe(320);
  }
});

test('has no accessibility violations on a product page and in the cart drawer, and fits long names into 320 px', async ({
  page,
  request,
  product,
  cartDrawer,
}) => {
  await page.goto((await anItem(request, 7)).path);
  expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await product.addButton.click();
  await expect(cartDrawer.message).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cartDrawer.panel).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(320);
  await page
    .locator('.chakra-breadcrumb__root li:nth-child(n + 3) > *, h1 a, dd')
    .evaluateAll((names) => {
      for (const name of names) name.textContent = 'Maison de la Grande Couture '.repeat(4);
    });
  expect(await width()).toBe(320);
});

test('has no accessibility violations in the search popup', async ({ page, header, search }) => {
  await page.goto('/');
  await header.searchButton.click();
  await search.field.fill('chanel');
  await expect(search.products).toHaveCount(3);
  expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
});
