import { expect, test } from './shop.ts';

test('a guest sees no list, and may ship with a code that has to be right', async ({ page }) => {
  await page.goto('/sell/items');
  await page.getByRole('button', { name: 'Ship With a Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship with a code' });
  await dialog.getByLabel('Owner’s email').fill('nobody@example.test');
  await dialog.getByLabel('Ship codes').fill('5CNZ-7DRT-H6M9');
  await dialog.getByLabel('Sender’s name').fill('Bo Ray');
  await dialog.getByLabel('Street address').fill('5 Elm St');
  await dialog.getByLabel('City').fill('Reno');
  await dialog.getByLabel('State').fill('NV');
  await dialog.getByLabel('ZIP code').fill('89501');
  await dialog.getByRole('button', { name: 'Make the Label' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
});
