import { aCustomer, endSessions, waitForEmail } from './backEnd.ts';
import { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

const toConfirmation = (email: string) =>
  `If there is an account associated with ${email} you will receive an email with a link to reset your password.`;

test('resets a forgotten password with the emailed link, which works once and also after the session has ended', async ({
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
  await expect(
    signIn.forgotDialog.getByText(toConfirmation(person.email), { exact: true }),
  ).toBeVisible();

  const mail = await waitForEmail(request, person.email, '/account/reset-password');
  const link = /href="([^"]*\/account\/reset-password[^"]*)"/.exec(mail)?.[1] ?? '';
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL('/account/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('Another-pass2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signIn.onPage({ ...person, password: 'Another-pass2' });
  await expect(page).toHaveURL('/account');
  await expect(signIn.greeting(person.firstName)).toBeVisible();

  await endSessions(request, { ...person, password: 'Another-pass2' });
  await page.goto(`${pathname}${search}`, { waitUntil: 'networkidle' });
  await expect(signIn.opener).toBeVisible();
  await expect(page).toHaveURL('/account/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('A-third-pass3');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Send me another link' })).toBeVisible();
});

test('keeps the session when the current password is wrong, and ends other sessions after a password change', async ({
  page,
  request,
  signIn,
  browser,
  baseURL,
}) => {
  const person = await aCustomer(request);
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await otherContext.newPage();
  const otherSignIn = new SignIn(other);
  await otherSignIn.startSession(person);
  await other.goto('/');
  await signIn.startSession(person);
  await page.goto('/account/profile/password');
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
  await otherContext.close();
});
