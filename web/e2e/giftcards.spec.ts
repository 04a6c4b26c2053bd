import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';

test('store credit is a gift card with a history, whose balance can be checked and which pays for the bag', async ({
  page,
  request,
  signIn,
  product,
  bag,
}) => {
  const person = await aCustomer(request);
  await earnGiftCard(request, person);
  await page.goto('/account/gift-cards');
  await signIn.fillIn(person);
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
  await expect(bag.lines).toHaveCount(1);
  await page.goto('/account/gift-cards');
  await use.click();
  await page.getByRole('link', { name: 'View Shopping Bag' }).click();
  await expect(page).toHaveURL('/checkout/cart');
  const sums = page.getByRole('region', { name: 'Summary' });
  await expect(sums.getByText(/^-\$/)).toBeVisible();
});

test('a guest finds the way to the balance of a gift card, and reads it', async ({
  page,
  request,
  browser,
  signIn,
}) => {
  const person = await aCustomer(request);
  await earnGiftCard(request, person);
  await page.goto('/account/gift-cards');
  await signIn.fillIn(person);
  const use = page.getByRole('button', { name: /^Apply to bag: / }).first();
  const code = ((await use.getAttribute('aria-label')) ?? '').replace('Apply to bag: ', '');

  const guest = await browser.newPage();
  await guest.goto(new URL('/account', page.url()).href);
  const gate = guest.getByRole('main').getByRole('link', { name: 'Gift card balance' });
  await expect(gate).toHaveAttribute('href', '/gift-card-balance');
  await expect(guest.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click();
  await guest.getByLabel('Gift card code').fill(code);
  await guest.getByRole('button', { name: 'Check balance' }).click();
  await expect(
    guest.getByRole('status').filter({ hasText: `${code} has a balance of` }),
  ).toBeVisible();
  await expect(guest.getByRole('button', { name: /^Apply to bag/ })).toHaveCount(0);
  await guest.close();
});
