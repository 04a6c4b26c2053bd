import { closedShop } from './otherShops.ts';
import { expect, test } from './shop.ts';

test('under maintenance any address shows the notice, and it stays once scripts would have run', async ({
  page,
  complaints,
}) => {
  await using shop = await closedShop();
  const answer = await page.goto(`${shop.url}/handbags?color=Black`, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(503);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText("Sorry! We're down for maintenance.");
  await expect(page.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  await expect(page.locator('script[src], script[type=module]')).toHaveCount(0);
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
});
