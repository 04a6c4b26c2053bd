import { aCustomer, createPriceAlert, getEmails, getLinks, submitAdminForm } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { putOnSale } from './selling.ts';
import { expect, test } from './shop.ts';

test('sends an email when the price drops and shows the drop on favorites and price alerts', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 33);
  await submitAdminForm(request, `/products/${item.sku}/price`, { price: '950' });
  await createPriceAlert(request, person, item.sku);
  const favoritesRead = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"ReadFavorites"')),
  );
  await signIn.startSession(person);
  await page.goto(item.path);
  await favoritesRead;
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorite/ });
  await expect(heart.first()).not.toHaveAttribute('aria-busy', 'true');
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

  await submitAdminForm(request, `/products/${item.sku}/price`, { price: '800' });
  const findEmail = async () =>
    (await getEmails(request, person.email)).find((mail) => getLinks(mail).includes(item.path));
  await expect.poll(findEmail).toContain('/account/price-alerts');

  await page.goto(item.path);
  await expect(page.getByRole('button', { name: 'Price alert is on' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByText('Down $150 since you set an alert')).toBeVisible();
  await page.goto('/account/price-alerts');
  const alert = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Down $150' });
  await expect(alert).toContainText('$800 now');
});

test('counts and emails new matches of a saved search', async ({ page, request, signIn }) => {
  const person = await aCustomer(request);
  const owner = await aCustomer(request);
  const model = `Nocturne${Date.now().toString(36)} Flap`;
  const query = `/search?term=${encodeURIComponent(model)}`;
  await signIn.startSession(person);
  await page.goto(`/account/saved-search/add?name=Nocturne&query=${encodeURIComponent(query)}`);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('No new matches')).toBeVisible();

  await putOnSale(request, owner, model);
  const getMails = () => getEmails(request, person.email);
  await expect.poll(async () => (await getMails()).join(' ')).toContain(model);
  await page.reload();
  await expect(page.getByText('1 new')).toBeVisible();
  const links = getLinks((await getMails()).find((mail) => mail.includes(model)) ?? '');
  expect(links).toContain('/account/saved-search');
  await page.goto(links.find((link) => link.startsWith('/search?')) ?? '');
  await expect(page.getByRole('main').getByRole('article')).toContainText(model);
});
