import { SellForm } from './pages/SellForm.ts';
import { expect, test } from './shop.ts';

test('estimates the payout immediately and prefills the submission', async ({ page }) => {
  await page.goto('/selling-consignment');
  const estimator = page.getByRole('region', { name: 'What’s it worth?' });
  const result = estimator.getByRole('status');
  await expect(result).toContainText('Choose all three');
  await estimator.getByLabel('Designer').selectOption('Chanel');
  await estimator.getByLabel('Model').selectOption('Classic Double Flap Medium');
  await estimator.getByLabel('Condition').selectOption('Very Good');
  await expect(result).toContainText(/Cash now\s*\$[\d,]+–\$[\d,]+/);
  const first = await result.innerText();
  await estimator.getByLabel('Condition').selectOption('Fair');
  await expect(result).not.toHaveText(first);
  await estimator.getByRole('button', { name: 'Send photos for an offer' }).click();
  const form = new SellForm(page);
  await expect(form.designer).toHaveValue('Chanel');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Classic Double Flap Medium');
  await form.continue();
  await expect(form.heading('Show it from every side')).toBeVisible();
});

test('explains selling without JavaScript', async ({ request }) => {
  const html = await (await request.get('/selling-consignment')).text();
  for (const text of ['How it works', 'Under $200', 'Van Cleef &amp; Arpels', 'When am I paid?']) {
    expect(html).toContain(text);
  }
});
