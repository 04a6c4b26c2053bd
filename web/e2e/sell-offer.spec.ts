import type { APIRequestContext } from '@playwright/test';
import { aCustomer } from './backEnd.ts';
import { SellForm } from './pages/SellForm.ts';
import { expect, test } from './shop.ts';

const DESK = `${process.env.E2E_COMMERCE_URL || 'http://localhost:5000'}/desk`;

/** Sends one of the desk's forms, as the staff would. */
async function atDesk(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(`${DESK}${path}`, { form });
  expect(answer.ok()).toBe(true);
}

test('an owner submits, accepts the offer, and ships with a label', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const form = new SellForm(page);
  await page.goto('/sell/new');
  await form.describe();
  await form.choose(await form.aPhoto('front.jpg'), await form.aPhoto('back.jpg'));
  await expect(form.photos).toHaveCount(2);
  await form.finish();
  await page.getByRole('button', { name: 'Sign In and Send' }).click();
  await signIn.fillIn(person);
  const quoteId = /\d+/.exec(await page.getByText(/^Quote Id \d+$/).innerText())?.[0] ?? '';

  await atDesk(request, `/items/${quoteId}/quote`, {
    cash: '2000',
    list_low: '3500',
    list_high: '4200',
    note: 'A fine one.',
  });
  await page.goto('/sell/items?status=quote_ready_for_review');
  await page.getByRole('main').getByRole('link', { name: 'Classic Double Flap Medium' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('$2,200')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose cash now' }).click();
  await dialog.getByRole('button', { name: 'Accept the Offer' }).click();

  await dialog.getByRole('button', { name: 'Ship This Item' }).click();
  await dialog.getByLabel('Sender’s name').fill('Nora Vance');
  await dialog.getByLabel('Street address').fill('1 Main St');
  await dialog.getByLabel('City').fill('Los Angeles');
  await dialog.getByLabel('State').fill('CA');
  await dialog.getByLabel('ZIP code').fill('90001');
  await dialog.getByRole('button', { name: 'Make the Label' }).click();
  await expect(dialog.getByText('Your label is ready.')).toBeVisible();
  const label = await dialog.getByRole('link', { name: 'Print the Label' }).getAttribute('href');
  const file = await page.request.get(label ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  await dialog.getByRole('button', { name: 'Email the Label' }).click();
  await expect(dialog.getByText('The label is on its way to your email address.')).toBeVisible();
});

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
