import type { Response } from '@playwright/test';
import { anItem, aSoldItem, ask } from './gateway.ts';
import { CartDrawer } from './pages/CartDrawer.ts';
import { Header } from './pages/Header.ts';
import { expect, test } from './shop.ts';
import { storedCart, storedCartId } from './storedCart.ts';

test('a double click adds once, and what is in the bag is not added again', async ({
  page,
  request,
  product,
  bag,
  header,
}) => {
  const item = await anItem(request, 0);
  const adds: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('guestCartItemAdd')) adds.push(sent.url());
  });
  await page.goto(item.path);
  await product.addButton.dblclick();
  await expect(bag.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'In Your Shopping Bag' })
    .first()
    .click();
  await expect(bag.panel).toBeVisible();
  await expect(bag.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  expect(adds).toHaveLength(1);
});

test('two tabs show the same bag', async ({ page, request, product, header, context }) => {
  const item = await anItem(request, 1);
  const second = await context.newPage();
  const secondHeader = new Header(second);
  await Promise.all([page.goto(item.path), second.goto('/')]);
  await expect(secondHeader.bagButton).toHaveAccessibleName('Shopping Bag');
  await product.addButton.click();
  await expect(secondHeader.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');

  await secondHeader.bagButton.click();
  const secondBag = new CartDrawer(second);
  await secondBag.removeButton(0).click();
  await expect(secondBag.empty).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag');
});

test('the panel closes on a click on the page and when the page changes, and locks the scroll', async ({
  page,
  header,
  bag,
}) => {
  await page.goto('/');
  await header.bagButton.click();
  await expect(bag.empty).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await expect.poll(overflow).toBe('hidden');
  await page.mouse.click(200, 400);
  await expect(bag.panel).toBeHidden();
  await header.bagButton.click();
  await bag.panel.getByRole('link').first().click();
  await expect(page).not.toHaveURL('/');
  await expect(bag.panel).toBeHidden();
});

test('the full bag page shows lines and the sums of the back end', async ({
  page,
  request,
  product,
  bag,
}) => {
  const item = await anItem(request, 2);
  await page.goto(item.path);
  await product.addButton.click();
  const name = await product.name();
  await bag.link('View Shopping Bag').click();
  await expect(page).toHaveURL('/checkout/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping Bag');
  await expect(main.getByRole('listitem')).toContainText(name);

  const cartId = await storedCartId(page);
  const { guestCart } = await ask<{ guestCart: { totals: { grandTotal: { amount: string } } } }>(
    request,
    `{ guestCart(cartId: "${cartId}") { totals { grandTotal { amount } } } }`,
  );
  const total = Number(guestCart.totals.grandTotal.amount);
  const shown = await main.getByRole('definition').last().innerText();
  expect(Number(shown.replace(/[$,]/g, ''))).toBe(total);

  await expect(main.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await main.getByRole('button', { name: /^Remove Item/ }).click();
  await expect(main.getByText('Your shopping bag is empty.', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('listitem')).toContainText(name);
  await expect(bag.panel).toBeHidden();
});

test('an item that was sold meanwhile is refused in a dialog with the words of the server', async ({
  page,
  request,
  product,
  bag,
}) => {
  const [item, sold] = [await anItem(request, 3), await aSoldItem(request)];
  await page.route('**/graphql', (route) =>
    route.continue({ postData: route.request().postData()?.replace(item.sku, sold.sku) ?? null }),
  );
  const isAnswer = (response: Response) =>
    Boolean(response.request().postData()?.includes('guestCartItemAdd'));
  await page.goto(item.path);
  const answered = page.waitForResponse(isAnswer);
  await product.addButton.click();
  const { data } = await (await answered).json();
  const [refusal] = data.guestCartItemAdd.userErrors;
  expect(refusal).toMatchObject({ code: 'OUT_OF_STOCK', message: expect.stringMatching(/\w/) });
  await expect(product.apology).toBeVisible();
  await expect(product.apology).toContainText(refusal.message);
  await expect(bag.panel).toBeHidden();
  await product.apology.getByRole('button', { name: 'OK' }).click();
  await expect(product.addButton).toBeFocused();
});

test('a line that was sold meanwhile says so and can be removed', async ({
  page,
  request,
  product,
  bag,
}) => {
  const item = await anItem(request, 8);
  await page.goto(item.path);
  await product.addButton.click();
  await expect(bag.lines).toHaveCount(1);
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
  await expect(bag.lines).toContainText('Product is out of stock');
  await bag.removeButton(0).click();
  // The line is gone before the gateway has answered.
  await expect(bag.empty).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a cart that cannot be read says so and can be read again', async ({ page, header, bag }) => {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key, value),
    storedCart('unreadable'),
  );
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/');
  await header.bagButton.click();
  await expect(bag.panel.getByRole('alert')).toContainText('could not load your shopping bag');
  await page.unroute('**/graphql');
  await bag.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(bag.empty).toBeVisible();
});

test('a sold item shows no price and cannot be added', async ({ page, request, product }) => {
  const item = await aSoldItem(request);
  await page.goto(item.path);
  await expect(page.getByRole('main').getByText('Recently sold').first()).toBeVisible();
  await expect(product.addButton).toHaveCount(0);
});
