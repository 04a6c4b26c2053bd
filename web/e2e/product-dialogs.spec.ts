import { aCustomer, aPerson } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';
import { findViolations } from './violations.ts';

test('creates a price alert after the guest signs in', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  await page.goto((await anItem(request, 26)).path);
  await page.getByRole('button', { name: 'Notify me when the price drops' }).click();
  const dialog = page.getByRole('dialog', { name: 'Price Alert' });
  await expect(dialog).toContainText('Please sign in to add this item to your price alerts.');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await signIn.fillIn(person);
  await expect(dialog).toContainText('Price alert added! We will notify you when the price drops.');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/account/price-alerts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Price alert is on' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Price alert is on' })).toBeVisible();
});

test('explains the condition grades in a dialog', async ({ page, request }) => {
  await page.goto((await anItem(request, 27)).path);
  await page.getByRole('button', { name: 'What the grades mean' }).click();
  const dialog = page.getByRole('dialog', { name: /^Condition guide: / });
  await expect(dialog.getByRole('table')).toContainText('Excellent');
  expect(await findViolations(page)).toEqual([]);
});

test('subscribes to the newsletter in the footer, and reports a second subscription', async ({
  page,
}) => {
  await page.goto('/our-designers', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Sign up for Updates' });
  await expect(form, 'rendered by the server, its code not loaded yet').toHaveCount(1, {
    timeout: 1,
  });
  const send = form.getByRole('button', { name: 'Sign up' });
  await send.click();
  await expect(form).toContainText('Email is required.');
  const { email } = aPerson('Ida');
  await form.getByLabel('Email').fill(email);
  await send.click();
  await expect(form.getByRole('status')).toHaveText('Thank you for your subscription.');
  await form.getByLabel('Email').fill(email);
  await send.click();
  await expect(form).toContainText('This email address is already subscribed.');
});

test('does not block clicks after a dialog closes without an animationend event', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    for (const name of ['animationend', 'animationcancel']) {
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    }
  });
  await page.goto((await anItem(request, 27)).path);
  await page.getByRole('button', { name: 'What the grades mean' }).click();
  const dialog = page.getByRole('dialog', { name: /^Condition guide: / });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.chakra-dialog__backdrop')).toHaveAttribute('data-state', 'closed');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/');
});
