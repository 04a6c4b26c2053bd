import { aCustomer } from './backEnd.ts';
import { expect, test } from './shop.ts';
import { FRAME, findViolationsAt } from './violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [1440, 768, 375];

test('has no accessibility violations in the sign-in dialogs with validation errors', async ({
  page,
  signIn,
}) => {
  await page.goto('/?logout=true');
  await expect(signIn.dialog.getByRole('button', { name: /Google/ })).toBeVisible();
  await signIn.submit().click();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await signIn.submit(signIn.createDialog).click();
  await expect(signIn.createDialog.getByText('Email is required.')).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
});

test('has no accessibility violations on the password pages', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  await page.goto('/account/reset-password?token=x&email=a@b.test');
  await page.getByRole('button', { name: 'Save password' }).click();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await signIn.startSession(person);
  await page.goto('/account/profile/password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out.' })).toBeVisible();
  expect(await findViolationsAt(page, WIDTHS, { checked: FRAME })).toEqual([]);
});
