import { aCustomer, callAs } from './backEnd.ts';
import { ConsignedItem } from './pages/ConsignedItem.ts';
import { SellForm } from './pages/SellForm.ts';
import { aSeller } from './selling.ts';
import { expect, test } from './shop.ts';

test('edits a submitted item without a quote, and prefills a similar submission', async ({
  page,
  request,
  signIn,
}) => {
  const { person, id } = await aSeller(request);
  await page.goto(`/sell/index/index/id/${id}`);
  await signIn.onPage(person);
  const item = new ConsignedItem(page);
  const form = new SellForm(page);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Model', { exact: true }).fill('Boy Bag Small');
  await page.getByLabel('Color (optional)').fill('');
  await page.getByLabel('Asking price (optional)').fill('2400');
  await form.continue();
  const uploaded = page.waitForResponse(/\/uploads\/sell-photos/);
  await form.choose(await form.aPhoto('back.jpg'));
  await expect(form.photos).toHaveCount(2);
  // The progress bar appears only when the upload begins.
  await uploaded;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(item.main.getByRole('heading', { name: 'Boy Bag Small' })).toBeVisible();
  await expect(page.getByText('$2,400')).toBeVisible();
  const stored = await callAs(request, person, { method: 'GET', path: `/sell/my/item/${id}` });
  expect(stored).toMatchObject({ model: 'Boy Bag Small', color: '', asking_price: 2400 });
  expect(stored.photos).toHaveLength(2);

  await page.getByRole('link', { name: 'Sell a similar item' }).click();
  await expect(page).toHaveURL('/sell/new?step=item');
  await expect(form.designer).toHaveValue('Chanel');
  await expect(page.getByLabel('Asking price (optional)')).toHaveValue('2400.00');
  await form.continue();
  await expect(form.heading('Show it from every side')).toBeVisible();
  await expect(form.photos).toHaveCount(0);
});

test('opens a submission in a dialog over the list, keeps its draft, and returns to the same list', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/sell/items?status=paid');
  await signIn.onPage(person);
  await page.getByRole('link', { name: 'Sell an item' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New submission' });
  await dialog.getByLabel('Designer', { exact: true }).fill('Chanel');
  await expect(page).toHaveURL('/sell/items?status=paid&sell=new&step=item');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/sell/items?status=paid');
  await page.goto('/sell/new');
  await expect(new SellForm(page).designer).toHaveValue('Chanel');
});

test('redirects /sell and returns 404 below it', async ({ page }) => {
  await page.goto('/sell');
  await expect(page).toHaveURL('/selling-consignment');
  const nothing = await page.goto('/sell/nothing');
  expect(nothing?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
});
