import type { Response } from '@playwright/test';
import { anItem, aSoldItem, sendQuery } from './gateway.ts';
import { CartDrawer } from './pages/CartDrawer.ts';
import { Header } from './pages/Header.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedState.ts';

test('shows the same cart in two tabs', async ({
  page,
  request,
  product,
  header,
  cartDrawer,
  context,
}) => {
  const item = await anItem(request, 1);
  const second = await context.newPage();
  const secondHeader = new Header(second);
  await Promise.all([page.goto(item.path), second.goto('/')]);
  await expect(secondHeader.cartButton).toHaveAccessibleName('Shopping Bag');
  await product.addButton.click();
  await expect(cartDrawer.panel).toBeVisible();
  await expect(secondHeader.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');

  await secondHeader.cartButton.click();
  const secondBag = new CartDrawer(second);
  await secondBag.removeButton(0).click();
  await expect(secondBag.empty).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag');
});

test('closes the cart drawer on an outside click and on navigation, and locks scrolling while it is open', async ({
  page,
  header,
  cartDrawer,
}) => {
  await page.goto('/');
  await header.cartButton.click();
  await expect(cartDrawer.empty).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await expect.poll(overflow).toBe('hidden');
  // What the page would inherit costs a phone 30 ms for each dialog.
  const inherited = await page.evaluate(() => [
    getComputedStyle(document.body).pointerEvents,
    document.documentElement.style.getPropertyValue('--scrollbar-width'),
  ]);
  expect(inherited).toEqual(['auto', '0px']);
  await page.mouse.click(200, 400);
  await expect(cartDrawer.panel).toBeHidden();
  await header.cartButton.click();
  await cartDrawer.panel.getByRole('link').first().click();
  await expect(page).not.toHaveURL('/');
  await expect(cartDrawer.panel).toBeHidden();
});

test('scrolls title, items and buttons of the cart drawer together on low screens', async ({
  page,
  request,
  product,
  cartDrawer,
}) => {
  const item = await anItem(request, 2);
  await page.goto(item.path);
  await product.addButton.click();
  const line = cartDrawer.lines.first();
  const link = cartDrawer.link('View Shopping Bag');
  await expect(link).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [667, 375],
    [568, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [line, link, cartDrawer.heading]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(link).not.toBeInViewport();
  }
  await page.setViewportSize({ width: 375, height: 667 });
  for (const part of [line, link, cartDrawer.heading]) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('adds an item once on a double click, shows lines and totals of the back end on the cart page, and removes and restores a line', async ({
  page,
  request,
  product,
  cartDrawer,
  header,
  browserName,
}) => {
  const item = await anItem(request, 0);
  const adds: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('guestCartItemAdd')) adds.push(sent.url());
  });
  await page.goto(item.path);
  await product.addButton.dblclick();
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 1 item');
  const name = await product.name();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'In Your Shopping Bag' })
    .first()
    .click();
  await expect(cartDrawer.panel).toBeVisible();
  await expect(cartDrawer.lines).toHaveCount(1);
  // Over WebDriver BiDi, bodies cannot be read.
  expect(adds).toHaveLength(browserName === 'firefox' ? 0 : 1);
  await cartDrawer.link('View Shopping Bag').click();
  await expect(page).toHaveURL('/checkout/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping Bag');
  await expect(main.getByRole('listitem')).toContainText(name);

  const cartId = await storedCartId(page);
  const { guestCart } = await sendQuery<{
    guestCart: { totals: { grandTotal: { amount: string } } };
  }>(request, `{ guestCart(cartId: "${cartId}") { totals { grandTotal { amount } } } }`);
  const total = Number(guestCart.totals.grandTotal.amount);
  const shown = await main.getByRole('definition').last().innerText();
  expect(Number(shown.replace(/[$,]/g, ''))).toBe(total);

  await expect(main.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await main.getByRole('button', { name: /^Remove Item/ }).click();
  await expect(main.getByText('Your shopping bag is empty.', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('listitem')).toContainText(name);
  await expect(cartDrawer.panel).toBeHidden();
});

test("shows the server's message in a dialog when an added item has been sold", async ({
  page,
  request,
  product,
  cartDrawer,
}) => {
  const item = await anItem(request, 3);
  const sold = await aSoldItem(request);
  await page.route('**/graphql', (route) =>
    route.continue({ postData: route.request().postData()?.replace(item.sku, sold.sku) ?? null }),
  );
  const isAddResponse = (response: Response) =>
    Boolean(response.request().postData()?.includes('guestCartItemAdd'));
  await page.goto(item.path);
  const added = page.waitForResponse(isAddResponse);
  await product.addButton.click();
  const { data } = await (await added).json();
  const [rejection] = data.guest.userErrors;
  expect(rejection).toMatchObject({ code: 'OUT_OF_STOCK', message: expect.stringMatching(/\w/) });
  await expect(product.apology).toBeVisible();
  await expect(product.apology).toContainText(rejection.message);
  await expect(cartDrawer.panel).toBeHidden();
  await product.apology.getByRole('button', { name: 'OK' }).click();
  await expect(product.addButton).toBeFocused();
});

test('marks a cart line as out of stock when its item has been sold, and removes it', async ({
  page,
  request,
  product,
  cartDrawer,
}) => {
  const item = await anItem(request, 8);
  await page.goto(item.path);
  await product.addButton.click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace('"availability":"AVAILABLE"', '"availability":"SOLD"'),
    });
  });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Shopping Bag, 1 item' }).click();
  await expect(cartDrawer.lines).toContainText('Product is out of stock');
  await cartDrawer.removeButton(0).click();
  // The line disappears before the gateway responds.
  await expect(cartDrawer.empty).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('shows a sold item without a price and without an add button', async ({
  page,
  request,
  product,
}) => {
  const item = await aSoldItem(request);
  await page.goto(item.path);
  await expect(page.getByRole('main').getByText('Recently sold').first()).toBeVisible();
  await expect(product.addButton).toHaveCount(0);
});
