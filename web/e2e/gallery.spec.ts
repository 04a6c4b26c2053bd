import { Gallery } from './pages/Gallery.ts';
import { expect, test } from './shop.ts';

test.beforeEach(async ({ page, listing, product }) => {
  await page.goto('/handbags');
  await listing.link(0).click();
  await expect(product.addButton).toBeVisible();
  // The card has only the first photo; the others load with the page.
  await expect.poll(() => new Gallery(page).pictures.count()).toBeGreaterThan(2);
});

test('navigates and zooms the full-screen photos with the keyboard', async ({ page }) => {
  const gallery = new Gallery(page);
  const count = await gallery.pictures.count();
  await gallery.pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.pictures.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.viewer).toContainText(`2 of ${count}`);

  // The viewer appears shortly before it handles keys.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(gallery.viewer).toContainText(`${count} of ${count}`, { timeout: 1000 });
  }).toPass();
  await expect(gallery.button('Next photo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.viewer).toContainText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(gallery.viewer).toContainText(`1 of ${count}`);

  await page.keyboard.press('+');
  await expect.poll(() => gallery.scale()).toBeCloseTo(1.25);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('+');
  await expect.poll(() => gallery.scale()).toBeCloseTo(2.25);
  await expect(gallery.button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('+');
  expect(await gallery.scale()).toBeLessThanOrEqual(2.26);
  await page.keyboard.press('0');
  await expect.poll(() => gallery.scale()).toBeCloseTo(1);

  await page.keyboard.press('Escape');
  await expect(gallery.viewer).toBeHidden();
  await expect(gallery.pictures.first()).toBeFocused();
  await expect(gallery.thumbnails.first()).toHaveAttribute('aria-current', 'true');
});

test('magnifies a photo under the pointer without blocking scrolling', async ({ page }) => {
  const picture = new Gallery(page).pictures.first();
  await picture.hover();
  await expect(picture).toHaveAttribute('data-magnified', '');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.mouse.move(5, 5);
  await expect(picture).not.toHaveAttribute('data-magnified', '');
});

test.describe('with touch input', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('fits the full-screen photos into the visible part of a page zoomed by a pinch', async ({
    page,
    context,
  }) => {
    const gallery = new Gallery(page);
    const browser = await context.newCDPSession(page);
    await browser.send('Input.synthesizePinchGesture', { x: 180, y: 400, scaleFactor: 3 });
    await gallery.pictures.first().press('Enter');
    await expect(gallery.viewer).toBeVisible();
    const width = await page.evaluate(() => window.visualViewport?.width);
    expect(width).toBeLessThan(150);
    // Relative to the visible part.
    await expect
      .poll(async () => Object.values((await gallery.viewer.boundingBox()) ?? {}).map(Math.round))
      .toEqual([0, 0, Math.round(width ?? 0), expect.any(Number)]);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(async () => (await gallery.viewer.boundingBox())?.width).toBe(375);
  });

  test('zooms on a double tap and ignores slow taps', async ({ page }) => {
    const gallery = new Gallery(page);
    await gallery.pictures.first().tap();
    await expect(gallery.stage).toBeVisible();
    await gallery.tapTwice('slowly');
    await gallery.tapTwice('quickly');
    await expect.poll(() => gallery.scale()).toBeCloseTo(2.25);
    await gallery.button('Next photo').tap();
    await expect.poll(() => gallery.scale()).toBeCloseTo(1);
    await expect(gallery.button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await gallery.tapTwice('quickly');
    await expect.poll(() => gallery.scale()).toBeCloseTo(2.25);
    await page.waitForTimeout(400);
    await gallery.tapTwice('quickly');
    await expect.poll(() => gallery.scale()).toBeCloseTo(1);
  });
});
