import { aCustomer, addToCart, callAs, endSessions, fillAddressBook } from './backEnd.ts';
import { aGiftCard, expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test("places a customer's order with a saved address, a coupon and a gift card", async ({
  page,
  request,
  signIn,
}) => {
  const item = await anItemToBuy(request, 14);
  const person = await aCustomer(request);
  await fillAddressBook(request, person, 2);
  const cart = await addToCart(request, person, item.sku);
  const code = await aGiftCard(request, 25);
  await signIn.startSession(person);
  await page.goto('/');
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.main.getByRole('radio', { name: /2 Harbor Lane/ }).check();
  const before = await checkout.waitForTotal();

  const { main } = checkout;
  const status = main.getByRole('status');
  await main.getByRole('button', { name: 'Add a coupon' }).click();
  await main.getByLabel('Coupon code').fill('NO-SUCH');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByLabel('Coupon code')).toBeFocused();
  await expect(main.getByLabel('Coupon code')).toHaveAccessibleDescription(/isn't valid/);
  await main.getByLabel('Coupon code').fill('spring10');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(status.filter({ hasText: 'The coupon is applied.' })).toBeVisible();
  await main.getByRole('button', { name: 'Add a gift card' }).click();
  await main.getByLabel('Gift card code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(status.filter({ hasText: 'The gift card is applied.' })).toBeVisible();
  const after = await checkout.waitForTotal();
  expect(cents(after)).toBeLessThan(cents(before) - 2500);

  await main.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(main.getByRole('button', { name: `Remove ${code}` })).toHaveCount(0);
  const without = await checkout.waitForTotal();
  expect(cents(without) - cents(after)).toBe(2500);
  await main.getByRole('button', { name: 'Add a gift card' }).click();
  await main.getByLabel('Gift card code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(checkout.total).toHaveText(after);
  await checkout.fillCard(CARDS.good);
  await checkout.waitForTotal();
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expect(main).toContainText('2 Harbor Lane');
  const order = await expectOneOrder(request, cart, { number, method: 'encore_card' });
  expect(cents(order.sum)).toBe(cents(after));
  await expect(main.getByRole('link', { name: 'My Orders' })).toBeVisible();
});

test('restores the checkout form after the session ended, and removes a gift card that was applied on another device', async ({
  page,
  request,
  signIn,
  gatewayRequests,
}) => {
  const item = await anItemToBuy(request, 21);
  const person = await aCustomer(request);
  await addToCart(request, person, item.sku);
  const code = await aGiftCard(request, 25);
  await callAs(request, person, { method: 'PUT', path: `/carts/mine/gift-card/${code}` });
  await signIn.startSession(person);
  await page.goto('/');
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillAddress();
  await checkout.paymentMethod('Check / Money order').check();
  await gatewayRequests.untilIdle();
  await endSessions(request, person);
  await checkout.place.click();
  await expect(page).toHaveURL('/?logout=true');
  await signIn.fillIn(person);
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.field('Address')).toHaveValue('12 Harbor Lane');
  await expect(checkout.field('State')).toHaveValue('12');
  const before = cents(await checkout.waitForTotal());
  await checkout.main.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(checkout.main.getByRole('button', { name: `Remove ${code}` })).toHaveCount(0);
  expect(cents(await checkout.waitForTotal()) - before).toBe(2500);
});

test('merges both carts when a guest signs in at the checkout, and keeps the form', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const mine = await anItemToBuy(request, 15);
  const both = await anItemToBuy(request, 16);
  const guests = await anItemToBuy(request, 17);
  await addToCart(request, person, mine.sku);
  await addToCart(request, person, both.sku);
  await setStoredCart(context, await createCart(request, [both, guests]));
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.field('Address').fill('77 Elm Street');
  await checkout.main.getByRole('button', { name: 'Sign in' }).click();
  await signIn.fillIn(person);
  await expect(signIn.dialog).toBeHidden();
  await expect(checkout.main).toContainText(`Signed in as ${person.email}`);
  const lines = checkout.lines;
  await expect(lines).toHaveCount(3);
  for (const { name } of [mine, both, guests]) {
    await expect(lines.filter({ hasText: name })).not.toHaveCount(0);
  }
  await expect(checkout.field('Address')).toHaveValue('77 Elm Street');
  const report = '1 item added from this visit. 1 item already in your bag.';
  await expect(page.getByText(report)).toBeVisible();
});
