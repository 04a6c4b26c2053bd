import { aCustomer, aPerson, mailTo } from './backEnd.ts';
import { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

const sentTo = (email: string) =>
  `If there is an account associated with ${email} you will receive an email with a link to reset your password.`;

test('a forgotten password is replaced through the link of the mail, which works once', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await signIn.email(signIn.forgotDialog).fill(person.email);
  await signIn.submit(signIn.forgotDialog).click();
  await expect(signIn.forgotDialog.getByText(sentTo(person.email), { exact: true })).toBeVisible();

  const mail = await mailTo(request, person.email, '/account/reset-password');
  const link = /href="([^"]*\/account\/reset-password[^"]*)"/.exec(mail)?.[1] ?? '';
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL('/account/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('Another-pass2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await signIn.fillIn({ ...person, password: 'Another-pass2' });
  await expect(page).toHaveURL('/account');
  await expect(signIn.greeting(person.firstName)).toBeVisible();

  await page.goto(`${pathname}${search}`);
  await page.getByLabel('New password', { exact: true }).fill('A-third-pass3');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Send me another link' })).toBeVisible();
});

test('an address without an account gets the same answer', async ({ page, signIn }) => {
  const { email } = aPerson();
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await signIn.email(signIn.forgotDialog).fill(email);
  await signIn.submit(signIn.forgotDialog).click();
  await expect(signIn.forgotDialog.getByText(sentTo(email), { exact: true })).toBeVisible();
});

test('any failure reads the same', async ({ page, signIn }) => {
  await page.goto('/');
  await signIn.opener.click();
  await signIn.dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.route('**/graphql', (route) => route.abort());
  await signIn.email(signIn.forgotDialog).fill('ann@example.test');
  await signIn.submit(signIn.forgotDialog).click();
  await expect(signIn.forgotDialog.getByRole('alert').first()).toHaveText(
    'Email was incorrect. Please try again.',
  );
});

test('a changed password: a wrong current one is no lost session; other sessions end', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const person = await aCustomer(request);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const otherSignIn = new SignIn(other);
  await other.goto('/');
  await otherSignIn.as(person);

  await page.goto('/account/profile/password');
  await signIn.fillIn(person);
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('Wrong-pass1');
  await page.getByLabel('New password', { exact: true }).fill('Another-pass2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(current).toHaveAccessibleDescription(/doesn't match/);
  await expect(page).toHaveURL('/account/profile/password');
  await current.fill(person.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(signIn.greeting(person.firstName)).toBeVisible();

  await other.goto('/account/profile/password');
  await expect(other).toHaveURL('/?logout=true');
  await expect(otherSignIn.dialog).toBeVisible();
  await elsewhere.close();
});
