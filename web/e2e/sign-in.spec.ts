import { aCustomer, putIntoCart } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedCart.ts';

const WRONG = 'Login email or password was incorrect. Try again.';

test('the dialog keeps its place: a click beside it does nothing, Esc closes it and gives the focus back', async ({
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

test('a wrong password is told, and the right one signs in and out again', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/our-designers');
  await signIn.opener.click();
  await signIn.fillIn({ ...person, password: 'Wrong-pass1' });
  await expect(signIn.dialog.getByRole('alert').first()).toHaveText(WRONG);
  await expect(signIn.password(signIn.dialog)).toBeFocused();
  await expect(page).toHaveURL('/our-designers');
  await signIn.fillIn(person);
  await expect(signIn.dialog).toBeHidden();
  await signIn.greeting(person.firstName).click();
  for (const [name, href] of [
    ['My Account', '/account'],
    ['My Orders', '/account/orders'],
    ...(process.env.E2E_STOCK ? [] : [['My Quotes', '/sell/items'] as const]),
  ] as const) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  }
  await page.keyboard.press('Escape');
  await signIn.out(person.firstName);
  await expect(signIn.opener).toBeVisible();
  await expect(page).toHaveURL('/our-designers');
});

test('after too many wrong passwords the right one is refused too', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/');
  await signIn.opener.click();
  for (let tries = 0; tries < 6; tries += 1) {
    const answered = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('customerSignIn')),
    );
    await signIn.fillIn({ ...person, password: `Wrong-pass${tries}` });
    await answered;
    await expect(signIn.submit()).toHaveText('Sign In');
  }
  await signIn.fillIn(person);
  await expect(signIn.dialog.getByRole('alert').first()).not.toBeEmpty();
  await expect(signIn.greeting(person.firstName)).toHaveCount(0);
});

test("a guest's bag moves into the customer's, and an item that both hold stays one", async ({
  page,
  request,
  product,
  header,
  bag,
  signIn,
}) => {
  const person = await aCustomer(request);
  const [same, other] = [await anItem(request, 20), await anItem(request, 21)];
  await putIntoCart(request, person, same.sku);
  for (const item of [same, other]) {
    await page.goto(item.path);
    await product.addButton.click();
    await expect(bag.panel).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 2 items');
  const guestCart = await storedCartId(page);
  await signIn.as(person);
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 2 items');
  await expect(
    page.getByRole('status').filter({ hasText: '1 item added from this visit' }),
  ).toBeVisible();
  await expect.poll(() => storedCartId(page)).not.toBe(guestCart);
  await header.bagButton.click();
  await expect(bag.lines).toHaveCount(2);
  await bag.removeButton(0).click();
  await expect(bag.lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await signIn.out(person.firstName);
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag');
});

test('signing in goes where the address says, and nowhere else', async ({
  page,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  await page.goto('/?redirect=our-designers');
  await signIn.as(person);
  await expect(page).toHaveURL('/our-designers');
  await signIn.out(person.firstName);
  await page.goto('/?redirect=//evil.example&page=2');
  await signIn.as(person);
  await expect(page).toHaveURL('/?page=2');
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're signed out.");
  // The end of a session closes what was opened in it.
  await questions.untilAnswered();
  await signIn.as(person);
  await expect(page).toHaveURL('/account');
});

test('an account page asks a guest to sign in and then shows itself', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/account/profile/password');
  await expect(signIn.dialog).toBeVisible();
  await signIn.fillIn(person);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(page).toHaveURL('/account/profile/password');
});

test('a phone has the same in its menu', async ({ page, request, signIn }) => {
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
