import { anItem } from './gateway.ts';
import { startShopWithoutSearch } from './otherShops.ts';
import { expect, test } from './shop.ts';

test('shows and sells items while the search service is down', async ({
  page,
  request,
  product,
  cartDrawer,
  listing,
}) => {
  const item = await anItem(request, 9);
  await using shop = await startShopWithoutSearch();
  const main = page.getByRole('main');

  await page.goto(shop.url);
  await expect(main.getByRole('article')).toHaveCount(12);

  const list = await page.goto(`${shop.url}/handbags?sorter=price_desc`);
  expect(list?.status()).toBe(200);
  expect(list?.headers()['cache-control']).toBe('no-store');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Handbags');
  await expect(listing.items).toHaveCount(60);
  await expect(main.getByRole('note')).toContainText('We couldn’t load the filters.');
  await expect(main.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);

  await page.goto(shop.url + item.path);
  await expect(main.getByRole('note')).toContainText('We couldn’t load the condition');
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Item number']);
  await product.addButton.click();
  await expect(cartDrawer.message).toBeVisible();

  await page.goto(`${shop.url}/gucci-horsebit-loafers.html`);
  await main.getByLabel('Color').selectOption('Brown');
  await main.getByLabel('Shoe size').selectOption('38');
  await product.addButton.click();
  await expect(cartDrawer.panel).toContainText('Gucci Horsebit Loafers Brown 38');

  expect((await page.goto(`${shop.url}/no-such-item.html`))?.status()).toBe(404);
  const filtered = `${shop.url}/handbags?color=Black`;
  const failed = await page.goto(filtered);
  expect(failed?.status()).toBe(503);
  expect(failed?.headers()['retry-after']).toBe('5');
  await expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    /color=Black/,
  );
});
