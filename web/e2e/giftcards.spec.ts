import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { aGiftCard } from './ledger.ts';
import { earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';

test('lists store credit as a gift card with a history and applies it to the cart', async ({
  page,
  request,
  signIn,
  product,
  cartDrawer,
}) => {
  const person = await aCustomer(request);
  await earnGiftCard(request, person);
  await signIn.startSession(person);
  await page.goto('/account/gift-cards');
  const use = page.getByRole('button', { name: /^Apply to bag: / }).first();
  const code = ((await use.getAttribute('aria-label')) ?? '').replace('Apply to bag: ', '');
  await page.getByLabel(`History of ${code}`).click();
  await expect(page.getByText('Issued')).toBeVisible();
  await page.getByLabel('Gift card code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${code} has a balance of $2,200` }),
  ).toBeVisible();
  await use.click();
  await expect(page.getByText('Your shopping bag is empty. Add an item first.')).toBeVisible();

  await page.goto((await anItem(request, 34)).path);
  await product.addButton.click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.goto('/account/gift-cards');
  await use.click();
  await page.getByRole('link', { name: 'View Shopping Bag' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  const sums = page.getByRole('region', { name: 'Summary' });
  await expect(sums.getByText(/^−\$/)).toBeVisible();
});

test('leads a guest from the sign-in page to the balance of a gift card', async ({
  page,
  request,
  signIn,
}) => {
  const code = await aGiftCard(request, 25);
  await page.goto('/account');
  // The open dialog hides the page from assistive technology.
  await expect(signIn.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const link = page.getByRole('main').getByRole('link', { name: 'Gift card balance' });
  await expect(link).toHaveAttribute('href', '/gift-card-balance');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click();
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${code} has a balance of` }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply to bag/ })).toHaveCount(0);
});
