import { aCustomer, aPerson, type Person } from './backEnd.ts';
import type { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

async function fillInNew(signIn: SignIn, person: Person): Promise<void> {
  const dialog = signIn.createDialog;
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await signIn.email(dialog).fill(person.email);
  await signIn.password(dialog).fill(person.password);
}

test('an account is opened with an unseen captcha, and then signed in to', async ({
  page,
  signIn,
}) => {
  const person = aPerson();
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await fillInNew(signIn, person);
  await expect(signIn.createDialog.getByText('Good')).toBeVisible();
  await signIn.submit(signIn.createDialog).click();
  await expect(signIn.submit(signIn.createDialog)).toHaveText('Creating Account ...');
  const thanks = signIn.createDialog.getByRole('status').filter({ hasText: 'Thank you' });
  await expect(thanks).toContainText('Please sign in');
  await signIn.createDialog.getByRole('button', { name: 'Sign In' }).first().click();
  await signIn.fillIn(person);
  await expect(signIn.greeting(person.firstName)).toBeVisible();
});

test('without an answer to the captcha no account is opened', async ({ page, signIn }) => {
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"CaptchaChallenge"')) return route.abort();
    sent.push(body);
    return route.continue();
  });
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await fillInNew(signIn, aPerson());
  await signIn.submit(signIn.createDialog).click();
  const alert = signIn.createDialog.getByRole('alert').first();
  await expect(alert).toHaveText('Please tick recaptcha.');
  expect(sent.filter((body) => body.includes('customerCreate'))).toEqual([]);
});

test('a machine that forges the captcha gets the same words from the gateway', async ({
  page,
  signIn,
}) => {
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    const forged = body.replace(/"captcha":"[^"]+"/, '"captcha":"Zm9yZ2Vk"');
    return route.continue({ postData: forged });
  });
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await fillInNew(signIn, aPerson());
  await signIn.submit(signIn.createDialog).click();
  await expect(signIn.createDialog.getByRole('alert').first()).toHaveText('Please tick recaptcha.');
});

test('an address that has an account already is refused in the words of the server', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  await fillInNew(signIn, person);
  await signIn.submit(signIn.createDialog).click();
  await expect(signIn.createDialog.getByRole('alert').first()).toContainText('same email address');
  await expect(signIn.email(signIn.createDialog)).toHaveValue(person.email);
});

test('the form says what is missing, in the words of the house, and leads to it', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
  const dialog = signIn.createDialog;
  await signIn.submit(dialog).click();
  await expect(dialog.getByText('First name is required field')).toBeVisible();
  await expect(dialog.getByText('Password is required field')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expect(dialog.getByLabel('First name')).toHaveAccessibleDescription(
    'First name is required field',
  );

  const password = signIn.password(dialog);
  await password.fill('sh-rt');
  await expect(password).toHaveAccessibleDescription(
    'Password should be at least 8 characters long',
  );
  await password.fill('longenough');
  await expect(password).toHaveAccessibleDescription(
    'Password should be at least 8 characters long and contain at least 1 special character',
  );
  await password.fill('long-enough');
  await expect(password).toHaveAccessibleDescription('');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
