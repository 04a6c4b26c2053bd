import { aPerson, type Person } from './backEnd.ts';
import type { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

async function fillInForm(signIn: SignIn, person: Person): Promise<void> {
  const dialog = signIn.createDialog;
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await signIn.email(dialog).fill(person.email);
  await signIn.password(dialog).fill(person.password);
}

test('creates an account with an invisible captcha', async ({ page, signIn }) => {
  const person = aPerson();
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await fillInForm(signIn, person);
  await expect(signIn.createDialog.getByText('Good')).toBeVisible();
  await signIn.submit(signIn.createDialog).click();
  await expect(signIn.submit(signIn.createDialog)).toHaveText('Creating Account ...');
  const thanks = signIn.createDialog.getByRole('status').filter({ hasText: 'Thank you' });
  await expect(thanks).toContainText('Please sign in');
  await signIn.createDialog.getByRole('button', { name: 'Sign In' }).first().click();
  await signIn.fillIn(person);
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});
