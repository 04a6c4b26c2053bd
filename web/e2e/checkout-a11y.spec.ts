import { aPerson } from './backEnd.ts';
import { expectOneOrder } from './ledger.ts';
import { ADDRESS, CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';
import { findViolationsAt } from './violations.ts';

const WIDTHS = [1440, 375];

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('has no accessibility violations from the empty form to the confirmation, and validates as the guest types', async ({
    page,
    context,
    request,
  }) => {
    const cart = await createCart(request, [await anItemToBuy(request, 22)]);
    await setStoredCart(context, cart);
    const checkout = new Checkout(page);
    await checkout.open();
    await expect(checkout.card.getByLabel('Card number')).toBeVisible();
    expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
    await checkout.email.fill('nobody');
    await checkout.email.blur();
    await expect(checkout.email).toHaveAccessibleDescription(/valid email/);
    await checkout.place.click();
    const summary = checkout.alert.filter({ hasText: 'to place your order:' });
    await expect(summary.getByRole('listitem')).toHaveCount(8);
    await expect(checkout.email).toBeFocused();
    expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
    await summary.getByRole('button', { name: 'ZIP code is required.' }).click();
    await expect(checkout.field('ZIP code')).toBeFocused();
    await checkout.field('ZIP code').fill('90001');
    await expect(summary.getByRole('listitem')).toHaveCount(7);
    await checkout.fillGuest(aPerson().email);
    await expect(summary).toHaveCount(0);
    await checkout.fillCard(CARDS.good);
    expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
    await checkout.place.click();
    const number = await checkout.waitForOrder();
    expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
    await expectOneOrder(request, cart, { number, method: 'encore_card' });
    await page.getByRole('link', { name: 'Track order' }).click();
    await expect(page.getByLabel('Order number')).toHaveValue(number);
    expect(await findViolationsAt(page, WIDTHS)).toEqual([]);
  });
});

test('completes the checkout with the keyboard only', async ({ page, context, request }) => {
  const cart = await createCart(request, [await anItemToBuy(request, 23)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await expect(checkout.card.getByLabel('Card number')).toBeVisible();
  const { keyboard } = page;
  const texts: Record<string, string> = { Email: aPerson().email, ...ADDRESS };
  const main = page.getByRole('main');
  for (const [label, text] of Object.entries(texts)) {
    const field = main.getByLabel(label, { exact: true });
    for (let steps = 0; steps < 40; steps += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    if (label === 'ZIP code') {
      await keyboard.press('Shift+Tab');
      await expect(checkout.field('State')).toBeFocused();
      await keyboard.type('California');
      await keyboard.press('Tab');
    }
    await keyboard.type(text);
  }
  await checkout.waitForTotal();
  const number = checkout.card.getByLabel('Card number');
  for (let steps = 0; steps < 10; steps += 1) {
    if (await number.evaluate((element) => element === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await keyboard.type(CARDS.good.replaceAll(' ', ''));
  await keyboard.press('Tab');
  await keyboard.type('1239');
  await keyboard.press('Tab');
  await keyboard.type('123');
  for (let steps = 0; steps < 10; steps += 1) {
    if (await checkout.place.evaluate((element) => element === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await expect(checkout.place).toBeFocused();
  await keyboard.press('Enter');
  const order = await checkout.waitForOrder();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expectOneOrder(request, cart, { number: order, method: 'encore_card' });
});

test('reaches the order summary with the Tab key where it is shown, and disables the order button and hides the old total while the total is updated', async ({
  page,
  context,
  request,
}) => {
  await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 24)]));
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  const before = await checkout.waitForTotal();
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('New York')) {
      requested.resolve();
      await released.promise;
    }
    return route.continue();
  });
  await checkout.field('State').selectOption({ label: 'New York' });
  await checkout.field('ZIP code').fill('10001');
  await requested.promise;
  await expect(checkout.place).toHaveText('Updating the total…');
  await expect(checkout.place).toBeDisabled();
  await expect(checkout.summary).not.toContainText(before);
  released.resolve();
  expect(await checkout.waitForTotal()).not.toBe(before);

  await checkout.card.getByLabel('Card number').fill(CARDS.good);
  await checkout.main.getByRole('link', { name: 'Back to your bag' }).focus();
  await page.keyboard.press('Tab');
  await expect(checkout.summary.getByRole('button', { name: 'Add a coupon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('SAVE');
  await page.setViewportSize({ width: 375, height: 812 });
  await checkout.summary.getByRole('button', { name: /^Show/ }).focus();
  await page.keyboard.press('Tab');
  await expect(checkout.email).toBeFocused();
  await checkout.summary.getByRole('button', { name: /^Show/ }).click();
  await expect(checkout.summary.getByLabel('Coupon code')).toHaveValue('SAVE');
  await expect(checkout.card.getByLabel('Card number')).toHaveValue(CARDS.good);
});
