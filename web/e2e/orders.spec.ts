import { aCustomer, placeOrder } from './backEnd.ts';
import { itemsToBuy } from './gateway.ts';
import { expect, test } from './shop.ts';

test('paginates orders by ten and prints an invoice without header and footer', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  for (const sku of await itemsToBuy(request, 11)) await placeOrder(request, person, sku);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn.startSession(person);
  await page.goto('/account/orders');
  const orders = page.getByRole('main').getByRole('link', { name: /^Order 0/ });
  await expect(orders).toHaveCount(10);
  const newest = await orders.first().innerText();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/account/orders?page=2');
  await expect(orders).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.goBack();
  await expect(orders).toHaveCount(10);
  expect(await orders.first().innerText()).toBe(newest);

  await orders.first().click();
  await page.getByRole('button', { name: 'Print invoice' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Encore · Invoice')).toBeVisible();
  await expect(page.getByText('12 Harbor Lane').first()).toBeVisible();
  const getTop = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await getTop('Billing address')).toBe(await getTop('Shipping address'));
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print invoice' })).toBeHidden();
});
