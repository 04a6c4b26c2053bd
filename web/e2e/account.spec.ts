import {
  aCustomer,
  addToCart,
  callAs,
  fillAddressBook,
  getStreets,
  placeOrder,
  shipOrder,
  submitAdminForm,
} from './backEnd.ts';
import { anItem } from './gateway.ts';
import { expect, test } from './shop.ts';
import { FRAME, findViolationsAt } from './violations.ts';

test('edits, sets as default and deletes single addresses in an address book of 30', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await fillAddressBook(request, person, 30);
  await signIn.startSession(person);
  await page.goto('/account/addresses');
  await page.getByRole('link', { name: /^Edit .*, 7 Harbor Lane$/ }).click();
  // The link is gone with the list.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByLabel('Address', { exact: true }).fill('700 Hill Street');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('700 Hill Street')).toBeVisible();
  const others = Array.from({ length: 30 }, (_, at) => `${at + 1} Harbor Lane`);
  const changed = others.map((street, at) => (at === 6 ? '700 Hill Street' : street)).sort();
  expect((await getStreets(request, person)).sort()).toEqual(changed);

  await page.getByRole('button', { name: /^Set as default shipping: .*, 9 Harbor Lane$/ }).click();
  await expect(page.getByText('Default shipping', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete .*, 8 Harbor Lane$/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(dialog).toBeHidden();
  const left = changed.filter((street) => street !== '8 Harbor Lane');
  expect((await getStreets(request, person)).sort()).toEqual(left);
});

test('fits the longest address lines into 320 px', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  const { email, firstName: firstname, lastName: lastname } = person;
  const line = 'W'.repeat(255);
  const place = { city: line, region_id: 12, postcode: '90001', country_id: 'US' };
  const address = { firstname: line, lastname: line, street: [line], telephone: '2135550123' };
  const customer = { email, firstname, lastname, website_id: 1 };
  const data = { customer: { ...customer, addresses: [{ ...address, ...place }] } };
  await callAs(request, person, { method: 'PUT', path: '/customers/me', data });
  await addToCart(request, person, (await anItem(request, 46)).sku);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const seen = page.getByRole('main').getByText(line).first();
  await signIn.startSession(person);
  await page.goto('/account/addresses');
  await expect(seen).toBeVisible();
  await expect.poll(width).toBe(320);
  await page.goto('/checkout');
  await expect(seen).toBeVisible();
  await expect.poll(width).toBe(320);
});

test('changes the email only with the current password, and signs in with the new one', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await signIn.startSession(person);
  await page.goto('/account/profile/email');
  const email = `new.${person.email}`;
  const current = page.getByLabel('Current password', { exact: true });
  await page.getByLabel('New email').fill(email);
  await current.fill('Wrong-pass1');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(current).toHaveAccessibleDescription(/incorrect/);
  await current.fill(person.password);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(/^Your email is updated/)).toBeVisible();
  await signIn.out(person.firstName);
  await signIn.as({ ...person, email });
});

test('shows the progress of an order and returns an item for the displayed refund', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const orderId = await placeOrder(request, person, (await anItem(request, 30)).sku);
  await signIn.startSession(person);
  await page.goto('/account/orders');
  await expect(page.getByText('Placed', { exact: true })).toBeVisible();
  await shipOrder(request, orderId);
  await page.getByRole('link', { name: /^Order 0/ }).click();
  await expect(page.getByRole('heading', { name: 'Tracking' })).toBeVisible();
  await expect(page.getByText('12 Harbor Lane')).toHaveCount(2);

  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Choose at least one item.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Reason').selectOption('Too small');
  const sums = page.getByRole('region', { name: 'Your refund' });
  await expect(sums.getByText('−$15')).toBeVisible();
  const shown = await sums.getByRole('definition').last().innerText();
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByRole('heading', { name: /^Return \d+ of order/ })).toBeVisible();
  const sent = page.getByRole('region', { name: 'Items' });
  await expect(sent.getByRole('definition').last()).toHaveText(shown);
  await expect(page.getByRole('img', { name: /^Barcode of RET\d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print label' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Print the label')).toBeHidden();
  await expect(page.getByRole('img', { name: /^Barcode of RET\d+$/ })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/account/orders/${orderId}`);
  await expect(page.getByText('You’re already returning every item in this order')).toBeVisible();
  await page.getByRole('link', { name: 'See my returns' }).click();
  await expect(page).toHaveURL('/account/orders/returns');

  const [{ id }] = await callAs(request, person, { method: 'GET', path: '/orders/returns' });
  await submitAdminForm(request, `/returns/${id}/received`);
  await submitAdminForm(request, `/returns/${id}/refunded`);
  await page.goto(`/account/orders/${orderId}`);
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('Refunded');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(`−${shown}`);
});

test('saves a search from a listing after the guest signs in', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await page.goto('/handbags?color=Black');
  await page.getByRole('link', { name: 'Save search' }).click();
  await signIn.fillIn(person);
  await expect(page.getByLabel('Search name')).toHaveValue('Handbags: Black');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'View results: Handbags: Black' }).click();
  await expect(page).toHaveURL('/handbags?color=Black');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove saved search: Handbags: Black' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

const PAGES = {
  'what was bought and is watched': [
    '/account',
    '/account/orders',
    '/account/orders/returns',
    '/account/price-alerts',
    '/account/saved-search',
    '/account/gift-cards',
  ],
  'the forms': [
    '/account/addresses',
    '/account/addresses?edit=new',
    '/account/profile',
    '/account/profile/name',
    '/account/profile/email',
    '/account/saved-search/add?name=Bags&query=/handbags',
  ],
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test.beforeEach(async ({ request, signIn }) => signIn.startSession(await aCustomer(request)));

  test('scrolls the tabs of the account and of sold items to the current one', async ({ page }) => {
    const pages = {
      '/account/profile': page.getByRole('navigation', { name: 'My Account' }),
      '/sell/items?view=payouts': page.getByRole('navigation', { name: 'Filter by status' }),
    };
    for (const [path, tabs] of Object.entries(pages)) {
      await page.goto(path);
      await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      await expect(tabs.getByRole('link').first()).not.toBeInViewport();
      await tabs.getByRole('link').first().click();
      await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', /./);
      await expect(tabs.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows the action of a page beside its title', async ({ page }) => {
    const actions = { '/account/orders': 'Returns', '/sell/items': 'Sell an item' };
    for (const [path, name] of Object.entries(actions)) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      const action = page.getByRole('main').getByRole('link', { name }).first();
      await expect(action).toBeVisible();
      const [left, right] = await Promise.all([title.boundingBox(), action.boundingBox()]);
      expect(right?.x, path).toBeGreaterThan((left?.x ?? Number.NaN) + (left?.width ?? 0));
      expect(right?.y, path).toBeLessThan((left?.y ?? Number.NaN) + (left?.height ?? 0));
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [what, paths] of Object.entries(PAGES)) {
    test(`has no accessibility violations on the account pages: ${what}`, async ({
      page,
      request,
      signIn,
    }) => {
      test.slow();
      const person = await aCustomer(request);
      await fillAddressBook(request, person, 2);
      await signIn.startSession(person);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
        const scope = { checked: path === '/account' ? [] : FRAME };
        expect(await findViolationsAt(page, [1440, 768, 375], scope), path).toEqual([]);
      }
    });
  }
});
