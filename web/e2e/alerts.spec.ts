import { aCustomer, linksOf, mailsTo, submitAdminForm, watchPrice } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { putOnSale } from './selling.ts';
import { expect, test } from './shop.ts';

test('a price that drops in the admin arrives as an email, and as a badge on favorites and price alerts', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const item = await anItem(request, 33);
  await submitAdminForm(request, `/products/${item.sku}/price`, { price: '950' });
  await watchPrice(request, person, item.sku);
  await page.goto(item.path);
  const favoritesRead = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"ReadFavorites"')),
  );
  await signIn.as(person);
  await favoritesRead;
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorite/ });
  await expect(heart.first()).not.toHaveAttribute('aria-busy', 'true');
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

  await submitAdminForm(request, `/products/${item.sku}/price`, { price: '800' });
  const toldOfDrop = async () =>
    (await mailsTo(request, person.email)).find((mail) => linksOf(mail).includes(item.path));
  await expect.poll(toldOfDrop).toContain('/account/price-alerts');

  await page.goto(item.path);
  await expect(page.getByRole('button', { name: 'Price alert is on' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByText('Down $150 since you set an alert')).toBeVisible();
  await page.goto('/account/price-alerts');
  const alert = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Down $150' });
  await expect(alert).toContainText('$800 now');
});

test('a saved search finds a new piece: it is counted, mailed, and the link shows it', async ({
  page,
  request,
  signIn,
}) => {
  const person = await aCustomer(request);
  const owner = await aCustomer(request);
  const model = `Nocturne${Date.now().toString(36)} Flap`;
  const query = `/search?term=${encodeURIComponent(model)}`;
  await page.goto(`/account/saved-search/add?name=Nocturne&query=${encodeURIComponent(query)}`);
  await signIn.fillIn(person);
  await page.getByRole('button', { name: 'Save Search' }).click();
  await expect(page.getByText('No new matches')).toBeVisible();

  await putOnSale(request, owner, model);
  const mails = () => mailsTo(request, person.email);
  await expect.poll(async () => (await mails()).join(' ')).toContain(model);
  await page.reload();
  await expect(page.getByText('1 new')).toBeVisible();
  const links = linksOf((await mails()).find((mail) => mail.includes(model)) ?? '');
  expect(links).toContain('/account/saved-search');
  await page.goto(links.find((link) => link.startsWith('/search?')) ?? '');
  await expect(page.getByRole('main').getByRole('article')).toContainText(model);
});
