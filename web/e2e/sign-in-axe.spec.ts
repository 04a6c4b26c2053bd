import { aCustomer } from './backEnd.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

for (const width of [1440, 768, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('has no accessibility violations in the sign-in dialogs with validation errors', async ({
      page,
      signIn,
    }) => {
      await page.goto('/?logout=true');
      await expect(signIn.dialog.getByRole('button', { name: /Google/ })).toBeVisible();
      await signIn.submit().click();
      expect(await findViolations(page)).toEqual([]);
      await signIn.dialog.getByRole('button', { name: 'Create an Account' }).click();
      await signIn.submit(signIn.createDialog).click();
      await expect(signIn.createDialog.getByText('Email is required.')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('has no accessibility violations on the password pages', async ({
      page,
      request,
      signIn,
    }) => {
      const person = await aCustomer(request);
      await page.goto('/account/reset-password?token=x&email=a@b.test');
      await page.getByRole('button', { name: 'Save password' }).click();
      expect(await findViolations(page)).toEqual([]);
      await signIn.startSession(person);
      await page.goto('/account/profile/password');
      await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.goto('/logout');
      await expect(page.getByRole('heading', { name: 'You’re signed out.' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
