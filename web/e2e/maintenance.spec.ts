import { startShopInMaintenance } from './otherShops.ts';
import { expect, test } from './shop.ts';

test('shows the maintenance page for every URL, without scripts', async ({
  page,
  consoleErrors,
}) => {
  await using shop = await startShopInMaintenance();
  const response = await page.goto(`${shop.url}/handbags?color=Black`, {
    waitUntil: 'networkidle',
  });
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('300');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText("Sorry! We're down for maintenance.");
  await expect(page.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  await expect(page.locator('script[src], script[type=module]')).toHaveCount(0);
  expect(consoleErrors.filter((text) => !text.includes('503'))).toEqual([]);
});
