import { aCustomer, callAs, submitAdminForm } from './backEnd.ts';
import { ParcelForm } from './pages/ParcelForm.ts';
import { aSeller, createAcceptedItem, QUOTE } from './selling.ts';
import { expect, test } from './shop.ts';

test("ships an owner's item as a guest with a valid ship code", async ({ page, request }) => {
  const owner = await aCustomer(request);
  const { id, shipCode } = await createAcceptedItem(request, owner, 'Boy Bag Medium');
  await page.goto('/sell/items');
  await page.getByRole('button', { name: 'Ship with a code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship with a code' });
  await dialog.getByRole('button', { name: 'Create label' }).click();
  await expect(dialog.getByLabel('Owner’s email')).toBeFocused();
  await expect(dialog.getByText('Please enter a ship code.')).toBeVisible();
  await dialog.getByLabel('Owner’s email').fill(owner.email);
  await dialog.getByLabel('Ship codes').fill('5CNZ-7DRT-H6M9');
  await new ParcelForm(dialog).submit();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'We couldn’t find an item to ship' }),
  ).toBeVisible();

  await dialog.getByLabel('Ship codes').fill(shipCode.toLowerCase());
  await dialog.getByRole('button', { name: 'Create label' }).click();
  await expect(dialog.getByText('Your label is ready.')).toBeVisible();
  const label = await dialog.getByRole('link', { name: 'Print label' }).getAttribute('href');
  const file = await page.request.get(label ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  const item = await callAs(request, owner, { method: 'GET', path: `/sell/my/item/${id}` });
  expect(item.history.at(-1)).toMatchObject({ move: 'ship', actor: 'guest' });
});

test('shows a new offer on the open page without a reload', async ({ page, request, signIn }) => {
  const { person, id } = await aSeller(request);
  const subscribed = page.waitForResponse(/\/graphql\/stream/);
  await signIn.startSession(person);
  await page.goto(`/sell/index/index/id/${id}`);
  const state = page.getByRole('main').getByRole('status');
  await expect(state).toContainText('New Quote Requested');
  expect((await subscribed).headers()['content-type']).toContain('text/event-stream');
  await submitAdminForm(request, `/items/${id}/quote`, QUOTE);
  // Less than the polling interval of 15 seconds.
  await expect(state).toContainText('Quote Ready for Review', { timeout: 12_000 });
});

test('ships several accepted items in one package and moves them to the list of shipped items', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  await createAcceptedItem(request, person, 'Boy Bag Medium');
  await createAcceptedItem(request, person, 'Gabrielle Hobo Medium');
  await signIn.startSession(person);
  await page.goto('/sell/items?status=to_ship');
  const filters = page.getByRole('navigation', { name: 'Filter by status' });
  await expect(filters.getByRole('link', { name: 'To ship 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Ship Chanel Boy Bag Medium' }).click();
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByRole('checkbox', { name: 'Chanel Boy Bag Medium' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeDisabled();
  await expect(chosen).toHaveCSS('background-image', /^url\(/);
  await dialog.getByRole('checkbox', { name: 'Chanel Gabrielle Hobo Medium' }).check();
  await new ParcelForm(dialog).submit();
  await expect(dialog.getByText('Insured for')).toBeVisible();
  await dialog.getByRole('button', { name: 'Packages in transit' }).click();
  await expect(
    dialog.getByText('Chanel Gabrielle Hobo Medium, Chanel Boy Bag Medium'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await filters.getByRole('link', { name: 'Shipped 2' }).click();
  await expect(page).toHaveURL('/sell/items?status=shipped');
  await expect(page.getByRole('main').getByRole('link', { name: /Hobo|Boy Bag/ })).toHaveCount(2);
});

test('dims the dialog of an item below the question about its offer', async ({
  page,
  request,
  signIn,
}) => {
  const { person, id } = await aSeller(request);
  await submitAdminForm(request, `/items/${id}/quote`, QUOTE);
  await signIn.startSession(person);
  await page.goto(`/sell/items?item=${id}`);
  await page.getByRole('button', { name: 'Choose cash now' }).click();
  await expect(page.getByRole('dialog', { name: 'Accept offer' })).toBeVisible();
  const toLevels = (elements: Element[]) =>
    elements.map((element) => Number(getComputedStyle(element).zIndex));
  const [item = Number.NaN] = await page
    .locator('.chakra-dialog__positioner')
    .evaluateAll(toLevels);
  const backdrops = page.locator('.chakra-dialog__backdrop');
  await expect(backdrops).toHaveCount(2);
  const [below = Number.NaN, question = Number.NaN] = await backdrops.evaluateAll(toLevels);
  expect(below).toBeLessThan(item);
  expect(question).toBeGreaterThanOrEqual(item);
});
