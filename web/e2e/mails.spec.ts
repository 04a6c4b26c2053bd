import { aCustomer, linksOf, mailsTo, orderOf, shipInAdmin } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';

/** Links of one kind differ in their numbers and codes only. */
const kindOf = (link: string) => link.replace(/=[^&]*/g, '=').replace(/\d+/g, 'N');

test('every kind of link in the mails of a customer leads to a working page', async ({
  page,
  request,
  signIn,
  complaints,
}) => {
  const person = await aCustomer(request);
  const orderId = await orderOf(request, person, (await anItem(request, 35)).sku);
  await shipInAdmin(request, orderId);
  await earnGiftCard(request, person);
  const kinds = async () => {
    const links = (await mailsTo(request, person.email)).flatMap(linksOf);
    return new Map(links.map((link) => [kindOf(link), link]));
  };
  await expect
    .poll(async () => [...(await kinds()).keys()].sort())
    .toEqual(['/', '/account', '/account/orders/N', '/sell/index/index/id/N']);

  await page.goto('/');
  await signIn.as(person);
  for (const link of (await kinds()).values()) {
    const answer = await page.goto(link);
    expect([link, answer?.status()]).toEqual([link, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/could not be (read|found)|is coming/)).toHaveCount(0);
    await expect(page).toHaveURL(link);
  }
  expect(complaints).toEqual([]);
});
