import { aCustomer, placeOrder } from './backEnd.ts';
import { itemsToBuy } from './gateway.ts';
import { aSeller } from './selling.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const line = (element: Element) => getComputedStyle(element).borderTopColor;

test('distinguishes completed and upcoming steps in forced-colors mode', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const [sku = ''] = await itemsToBuy(request, 1);
  const order = await placeOrder(request, person, sku);
  await signIn.startSession(person);
  await page.goto(`/account/orders/${order}`);
  const dot = (element: Element) => {
    const indicator = element.querySelector('.chakra-timeline__indicator');
    return indicator && getComputedStyle(indicator).backgroundColor;
  };
  const stations = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  await expect(stations.first()).toBeVisible();
  expect(await stations.first().evaluate(dot)).not.toBe(await stations.last().evaluate(dot));

  await page.goto('/sell/new');
  const steps = page.getByRole('tablist', { name: 'Steps' }).getByRole('tab');
  await expect(steps.first()).toBeVisible();
  const ahead = await steps.last().evaluate(line);
  expect(await steps.first().evaluate(line)).not.toBe(ahead);
});

test('shows color swatches unchanged in forced-colors mode', async ({ page, listing }) => {
  await page.goto('/handbags');
  const swatches = listing.filters.locator('.swatch');
  await expect(swatches.nth(1)).toBeVisible();
  const shown = await swatches.evaluateAll((each) =>
    each.map((one) => getComputedStyle(one).background),
  );
  expect(new Set(shown).size).toBe(shown.length);
});

test('shows the range of the price slider in forced-colors mode', async ({ page, listing }) => {
  await page.goto('/handbags');
  const slider = listing.filters.locator('.chakra-slider__root');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const canvas = await page.locator('body').evaluate(background);
  const range = slider.locator('.chakra-slider__range');
  await expect(range).toBeVisible();
  expect(await range.evaluate(background)).not.toBe(canvas);
});

test('frames badges in forced-colors mode', async ({ page, request, signIn }) => {
  const { person } = await aSeller(request);
  await signIn.startSession(person);
  await page.goto('/sell/items');
  const badge = page.getByRole('main').locator('.chakra-badge');
  await expect(badge).toBeVisible();
  const frame = await badge.evaluate((element) => getComputedStyle(element).outlineColor);
  expect(frame).not.toBe('rgba(0, 0, 0, 0)');
});

test('marks the current page of the account in forced-colors mode', async ({
  page,
  request,
  signIn,
}) => {
  await signIn.startSession(await aCustomer(request));
  await page.goto('/account/orders');
  const nav = page.getByRole('navigation', { name: 'My Account' });
  const current = nav.getByRole('link', { name: 'My Orders' });
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const other = nav.getByRole('link', { name: 'Overview' });
  await expect(other).toHaveCSS('text-decoration-line', 'none');
  const edge = (element: Element) => getComputedStyle(element).borderInlineStartColor;
  expect(await current.evaluate(edge)).not.toBe(await other.evaluate(edge));
});
