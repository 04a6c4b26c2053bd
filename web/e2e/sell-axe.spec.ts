import { aCustomer, submitAdminForm } from './backEnd.ts';
import { ConsignedItem } from './pages/ConsignedItem.ts';
import { createAcceptedItem, submitItem } from './selling.ts';
import { expect, test } from './shop.ts';
import { FRAME, findViolationsAt } from './violations.ts';

const FINAL = {
  condition: 'good',
  found_exterior: 'Scuffs along base',
  report: 'The base is worn.',
  cash: '1500',
  list_low: '2500',
  list_high: '3000',
  note: '',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1440, 375];

test('has no accessibility violations in the list, an offer, a change and the payouts', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const fresh = await submitItem(request, person, 'Gabrielle Hobo Medium');
  const offered = await createAcceptedItem(request, person, 'Boy Bag Medium');
  const waiting = await createAcceptedItem(request, person, 'Wallet on Chain');
  await submitAdminForm(request, `/items/${offered.id}/receive`);
  await submitAdminForm(request, `/items/${offered.id}/revise`, FINAL);
  await submitAdminForm(request, `/items/${waiting.id}/receive`);
  await submitAdminForm(request, `/items/${waiting.id}/approve`, {
    condition: 'good',
    report: '',
  });

  await signIn.startSession(person);
  await page.goto('/sell/items');
  await page.getByRole('link', { name: 'Gabrielle Hobo Medium' }).click();
  await expect(page.getByRole('dialog').getByText('New Quote Requested')).not.toHaveCount(0);
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);

  const item = new ConsignedItem(page);
  await item.open(offered.id);
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await item.main.getByRole('button', { name: 'Make a counteroffer' }).click();
  await page.getByRole('dialog', { name: 'Make a counteroffer' }).waitFor();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await item.open(fresh);
  await item.main.getByRole('button', { name: 'Edit details' }).click();
  await item.main.getByRole('button', { name: 'Continue' }).click();
  await expect(item.main.getByRole('heading', { name: 'Show it from every side' })).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await page.goto('/sell/items?view=payouts');
  await expect(page.getByRole('row', { name: 'Wallet on Chain' })).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
});
