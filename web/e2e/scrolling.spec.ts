import type { Page } from '@playwright/test';
import { Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

/** Clicks the link to a letter at the end of the page; returns the scroll positions of the frames until it is reached. */
async function recordScroll(page: Page): Promise<number[]> {
  await page.goto('/our-designers');
  const letter = page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M' });
  await expect(letter).toBeVisible();
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const record = () => {
      if (positions.at(-1) !== window.scrollY) positions.push(window.scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
  await letter.click();
  await expect(page).toHaveURL('/our-designers#letter-M');
  await expect(page.locator('#letter-M')).toBeInViewport();
  const top = () => page.locator('#letter-M').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test('scrolls smoothly to a letter', async ({ page }) => {
  // On a busy machine the browser may draw no frame during the 300 ms of the animation.
  await expect(async () => {
    const heights = await recordScroll(page);
    expect(heights.length).toBeGreaterThan(3);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  }).toPass();
});

test('jumps to a letter with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await recordScroll(page)).length).toBeLessThanOrEqual(2);
});

test('keeps its position in a reloaded checkout, whose form appears after hydration', async ({
  page,
  context,
  request,
}) => {
  await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 24)]));
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest('nora@example.test');
  const top = () => checkout.place.evaluate((button) => button.getBoundingClientRect().top);
  await checkout.place.scrollIntoViewIfNeeded();
  const before = await top();
  await page.reload();
  await checkout.waitForTotal();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
});
