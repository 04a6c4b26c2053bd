import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';

test('opens the menu panel on hover and closes it when the pointer leaves or on Escape', async ({
  page,
  header,
}) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden();
  await header.entry('Handbags').hover();
  const panel = page.locator('#mega-menu-panel');
  await expect(panel.getByRole('link', { name: 'Totes', exact: true })).toBeVisible();
  await expect(panel.getByRole('img').first()).toBeVisible();
  await page.mouse.move(700, 850);
  await expect(panel).toBeHidden();
  await header.entry('Designers').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(header.entry('Designers')).toBeFocused();
});

test('keeps a dismissed banner hidden and navigates the nested menu on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  // Before hydration, a click has no effect.
  const close = banner.getByRole('button', { name: 'Close this message' });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 });
    await expect(banner.getByText('SPRING10')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // The code that writes it loads after the click.
  await page.waitForFunction(() => /"closedNotices":\["/.test(Object.values(localStorage).join()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0));
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner.getByText('SPRING10')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

  await banner.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const width = async () => (await menu.boundingBox())?.width;
  await expect.poll(width).toBeCloseTo(320);
  await menu.getByRole('button', { name: 'Handbags' }).click();
  await expect(menu.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'All Handbags' })).toBeVisible();
  await menu.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'Shoes' })).toBeVisible();
  await page.mouse.click(360, 500);
  await expect(menu).toBeHidden();
});

test('fits a longer store name into the header', async ({ page }) => {
  await page.goto('/our-designers');
  const sign = page.getByRole('banner').locator('[style^="--letters"]');
  const { length } = await sign.innerText();
  expect(await sign.getAttribute('style')).toContain(`--letters:${length}`);
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const fits = await sign.evaluate((element, name) => {
      element.textContent = name;
      element.style.setProperty('--letters', String(name.length));
      const place = element.parentElement?.getBoundingClientRect();
      const { width: wide, height: high } = element.getBoundingClientRect();
      return place !== undefined && wide <= place.width && high <= place.height;
    }, 'Maison Encore & Filles');
    expect(fits, `at ${width} px`).toBe(true);
  }
});

test('shows phone and contact at the same position on every page, including the checkout', async ({
  page,
}) => {
  const contact = page.getByRole('banner').getByRole('link', { name: /^(Call us|Contact us)/ });
  await page.goto('/');
  await expect(contact).toHaveCount(2);
  const home = await contact.first().boundingBox();
  await page.goto('/checkout');
  await expect(contact).toHaveCount(2);
  await expect.poll(() => contact.first().boundingBox()).toEqual(home);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0);
});

test('prints a product without navigation and buttons', async ({ page, request }) => {
  const item = await anItem(request, 4);
  await page.setViewportSize({ width: 740, height: 900 });
  await page.goto(item.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeHidden();
  await expect(page.getByRole('button', { name: /favorites/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add To Shopping Bag' })).toHaveCount(0);
});

test('shows a loading bar until the code of a panel has loaded', async ({
  page,
  header,
  cartDrawer,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/DialogParts-*', async (route) => {
    await released.promise;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await header.cartButton.click();
  const bar = page.locator('[data-part=loading-bar]');
  await expect(bar).toBeVisible();
  released.resolve();
  await expect(cartDrawer.empty).toBeVisible();
  await expect(bar).toHaveCount(0);
});
