import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Presses the link of a late letter; resolves with the heights that the page stood at on its way there. */
async function heightsOnTheWay(page: Page): Promise<number[]> {
  await page.goto('/our-designers');
  const letter = page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'M' });
  await expect(letter).toBeVisible();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const note = () => {
      if (seen.at(-1) !== window.scrollY) seen.push(window.scrollY);
      requestAnimationFrame(note);
    };
    note();
  });
  await letter.click();
  await expect(page).toHaveURL('/our-designers#letter-M');
  await expect(page.locator('#letter-M')).toBeInViewport();
  const top = () => page.locator('#letter-M').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

test('a link to a letter scrolls there, through the places between', async ({ page }) => {
  // A machine that is busy for all of the 300 ms draws no frame between the first and the last.
  await expect(async () => {
    const heights = await heightsOnTheWay(page);
    expect(heights.length).toBeGreaterThan(3);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  }).toPass();
});

test('with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await heightsOnTheWay(page)).length).toBeLessThanOrEqual(2);
});
