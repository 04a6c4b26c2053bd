import { aCustomer, callAs, endSessions, fillAddressBook, putIntoCart } from './backEnd.ts';
import { aGiftCard, expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { aCart, anItemToBuy, giveCart } from './purchases.ts';
import { expect, test } from './shop.ts';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test('a customer buys with a saved address, a coupon and a gift card', async ({
  page,
  request,
  signIn,
}) => {
  const [item, person] = [await anItemToBuy(request, 14), await aCustomer(request)];
  await fillAddressBook(request, person, 2);
  const cart = await putIntoCart(request, person, item.sku);
  const code = await aGiftCard(request, 25);
  await page.goto('/');
  await signIn.as(person);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.main.getByRole('radio', { name: /2 Harbor Lane/ }).check();
  const before = await checkout.untilTotal();

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
  const after = await checkout.untilTotal();
  expect(cents(after)).toBeLessThan(cents(before) - 2500);

  await main.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(main.getByRole('button', { name: `Remove ${code}` })).toHaveCount(0);
  const without = await checkout.untilTotal();
  expect(cents(without) - cents(after)).toBe(2500);
  await main.getByRole('button', { name: 'Add a gift card' }).click();
  await main.getByLabel('Gift card code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(checkout.total).toHaveText(after);
  await checkout.fillCard(CARDS.good);
  await checkout.untilTotal();
  await checkout.place.click();
  const number = await checkout.ordered();
  await expect(main).toContainText('2 Harbor Lane');
  const order = await expectOneOrder(request, cart, { number, method: 'encore_card' });
  expect(cents(order.sum)).toBe(cents(after));
  await expect(main.getByRole('link', { name: 'My Orders' })).toBeVisible();
});

test('a session that ends at the checkout gives back what was typed; a gift card of another device can be taken off', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const [item, person] = [await anItemToBuy(request, 21), await aCustomer(request)];
  await putIntoCart(request, person, item.sku);
  const code = await aGiftCard(request, 25);
  await callAs(request, person, { method: 'PUT', path: `/carts/mine/gift-card/${code}` });
  await page.goto('/');
  await signIn.as(person);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillAddress();
  await checkout.way('Check / Money order').check();
  await questions.untilAnswered();
  await endSessions(request, person);
  await checkout.place.click();
  await expect(page).toHaveURL('/?logout=true');
  await signIn.fillIn(person);
  await expect(page).toHaveURL('/checkout');
  await expect(checkout.field('Address')).toHaveValue('12 Harbor Lane');
  await expect(checkout.field('State')).toHaveValue('12');
  const before = cents(await checkout.untilTotal());
  await checkout.main.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(checkout.main.getByRole('button', { name: `Remove ${code}` })).toHaveCount(0);
  expect(cents(await checkout.untilTotal()) - before).toBe(2500);
});

test('signing in from the checkout brings both bags together, says so, and keeps what was typed', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const [mine, both] = [await anItemToBuy(request, 15), await anItemToBuy(request, 16)];
  const guests = await anItemToBuy(request, 17);
  await putIntoCart(request, person, mine.sku);
  await putIntoCart(request, person, both.sku);
  await giveCart(context, await aCart(request, [both, guests]));
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
