import { aCustomer, addToCart } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedState.ts';

test('closes the sign-in dialog on Escape but not on an outside click, and returns the focus', async ({
  page,
  signIn,
}) => {
  await page.goto('/');
  await signIn.opener.click();
  await expect(signIn.dialog).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(signIn.dialog).toBeVisible();
  await expect(signIn.email(signIn.dialog)).toHaveAttribute('autocomplete', 'username');
  await expect(signIn.password(signIn.dialog)).toHaveAttribute('autocomplete', 'current-password');
  await page.keyboard.press('Escape');
  await expect(signIn.dialog).toBeHidden();
  await expect(signIn.opener).toBeFocused();
});

test("merges the guest's cart into the customer's cart without duplicates", async ({
  page,
  request,
  product,
  header,
  cartDrawer,
  signIn,
}) => {
  const person = await aCustomer(request);
  const same = await anItem(request, 20);
  const other = await anItem(request, 21);
  await addToCart(request, person, same.sku);
  for (const item of [same, other]) {
    await page.goto(item.path);
    await product.addButton.click();
    await expect(cartDrawer.panel).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 2 items');
  const guestCart = await storedCartId(page);
  await signIn.as(person);
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag, 2 items');
  await expect(
    page.getByRole('status').filter({ hasText: '1 item added from this visit' }),
  ).toBeVisible();
  await expect.poll(() => storedCartId(page)).not.toBe(guestCart);
  await header.cartButton.click();
  await expect(cartDrawer.lines).toHaveCount(2);
  await cartDrawer.removeButton(0).click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await signIn.out(person.firstName);
  await expect(header.cartButton).toHaveAccessibleName('Shopping Bag');
});

test('signs in and out from the menu on a phone', async ({ page, request, signIn }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const person = await aCustomer(request);
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign In' }).click();
  await signIn.fillIn(person);
  await expect(signIn.dialog).toBeHidden();
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText(`Hi, ${person.firstName}`)).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'My Orders' })).toHaveAttribute(
    'href',
    '/account/orders',
  );
  await drawer.getByRole('button', { name: 'Sign Out' }).click();
  await menu.click();
  await expect(drawer.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
