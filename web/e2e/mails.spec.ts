import { aCustomer, getEmails, getLinks, placeOrder, shipOrder } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';

/** Removes numbers and codes from a link: links of the same kind differ only in these. */
const toKind = (link: string) => link.replace(/=[^&]*/g, '=').replace(/\d+/g, 'N');

test('sends emails whose links all lead to working pages', async ({
  page,
  request,
  signIn,
  consoleErrors,
}) => {
  const person = await aCustomer(request);
  const orderId = await placeOrder(request, person, (await anItem(request, 35)).sku);
  await shipOrder(request, orderId);
  await earnGiftCard(request, person);
  const kinds = async () => {
    const links = (await getEmails(request, person.email)).flatMap(getLinks);
    return new Map(links.map((link) => [toKind(link), link]));
  };
  await expect
    .poll(async () => [...(await kinds()).keys()].sort())
    .toEqual([
      '/',
      '/account',
      '/account/gift-cards',
      '/account/orders/N',
      '/sell/index/index/id/N',
    ]);

  await signIn.startSession(person);
  await page.goto('/');
  for (const link of (await kinds()).values()) {
    const response = await page.goto(link);
    expect([link, response?.status()]).toEqual([link, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/could not be (read|found)|is coming/)).toHaveCount(0);
    await expect(page).toHaveURL(link);
  }
  expect(consoleErrors).toEqual([]);
});
