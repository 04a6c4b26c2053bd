import { aPerson, shipOrder } from './backEnd.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';

test('creates an account after a guest order, and finds the order and its tracking', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const item = await anItemToBuy(request, 13);
  await setStoredCart(context, await createCart(request, [item]));
  const checkout = new Checkout(page);
  const { email, password, firstName } = aPerson();
  await checkout.open();
  await checkout.fillGuest(email);
  await checkout.fillCard(CARDS.good);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  const main = page.getByRole('main');
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Create an Account' }).click();
  await expect(main.getByText('Thank you for creating an account with Encore.')).toBeVisible();
  await signIn.as({ email, password, firstName, lastName: 'Vance' });

  const orders = await (await request.get(`${COMMERCE}/admin/orders`)).text();
  const id = new RegExp(`/admin/orders/(\\d+)">${number}<`).exec(orders)?.[1] ?? '';
  await shipOrder(request, id);
  await main.getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(`/guest/order#${number}`);
  const find = main.getByRole('button', { name: 'Find my order' });
  await expect(main.getByLabel('Order number')).toHaveValue(number);
  await main.getByLabel('Last name').fill('Somebody');
  await find.click();
  const noMatch = main.getByRole('alert').filter({ hasText: 'We couldn’t find an order' });
  await expect(noMatch).toBeVisible();
  const words = await noMatch.innerText();
  await main.getByLabel('Last name').fill('VANCE');
  await main.getByLabel('Billing postal code').fill('10001');
  await find.click();
  await expect(noMatch).toHaveText(words);
  await main.getByLabel('Billing postal code').fill('90001');
  await find.click();
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expect(main).toContainText(item.name);
  await expect(main.getByRole('heading', { name: 'Tracking' })).toBeVisible();
  await expect(main).not.toContainText('12 Harbor Lane');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(item.sku);
});
