import type { Page } from '@playwright/test';
import type { SignIn } from './pages/SignIn.ts';
import { expect, test } from './shop.ts';

async function openPopup(
  page: Page,
  signIn: SignIn,
  provider: 'Google' | 'Facebook',
): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await signIn.dialog.getByRole('button', { name: `Continue with ${provider}` }).click();
  return opened;
}

async function expectSignIn(
  page: Page,
  signIn: SignIn,
  provider: 'Google' | 'Facebook',
): Promise<void> {
  const consent = await openPopup(page, signIn, provider);
  await consent.getByRole('button', { name: /Dana Whitman/ }).click();
  await expect(signIn.greeting('Dana')).toBeVisible();
  await expect(signIn.dialog).toBeHidden();
  expect(consent.isClosed()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ey');
}

test('signs in with Google after a cancelled or closed window and an account without a verified email', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await signIn.opener.click();
  const cancelled = await openPopup(page, signIn, 'Google');
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  const google = signIn.dialog.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toHaveAttribute('aria-busy', 'false');
  const closed = await openPopup(page, signIn, 'Google');
  await closed.close();
  await expect(google).toHaveAttribute('aria-busy', 'false');
  await expect(signIn.dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);

  const unverified = await openPopup(page, signIn, 'Google');
  await unverified.getByRole('button', { name: /Lena Brandt/ }).click();
  await expect(signIn.dialog.getByText('Something went wrong. Try again.')).toBeVisible();
  await expectSignIn(page, signIn, 'Google');
});

test('signs in with Facebook', async ({ page, signIn }) => {
  await page.goto('/');
  await signIn.opener.click();
  await expectSignIn(page, signIn, 'Facebook');
});
