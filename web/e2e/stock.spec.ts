import type { Page } from '@playwright/test';
import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { Checkout } from './pages/Checkout.ts';
import { aCart, anItemToBuy, giveCart } from './purchases.ts';
import { expect, test } from './shop.ts';

// Run by `npm run test:journeys -- --stock` alone: the back end has only what a stock Magento has.

/** Words of Magento's and of the gateway's that no shopper should read. */
const RAW = /does not match any route|NOT_SUPPORTED|No such entity|%fieldName|couldn’t load this/i;

/** What the page was told that the back end does not offer: it should not have asked for it. */
function watchUnsupported(page: Page): string[] {
  const unsupported: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('NOT_SUPPORTED')) unsupported.push(response.request().postData() ?? '');
  });
  return unsupported;
}

async function expectNothingRaw(page: Page): Promise<void> {
  expect(await page.getByRole('main').innerText()).not.toMatch(RAW);
}

test('a guest buys by check, and nothing is offered that the shop lacks', async ({
  page,
  context,
  request,
}) => {
  const unsupported = watchUnsupported(page);
  const item = await anItemToBuy(request, 31);
  await giveCart(context, await aCart(request, [item]));
  await page.goto('/');
  await expectNothingRaw(page);
  await page.goto(item.path);
  await expectNothingRaw(page);
  const designer = page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link');
  const address = (await designer.getAttribute('href')) ?? '';
  expect((await request.get(address)).url()).toMatch(/\/designers\//);
  const checkout = new Checkout(page);
  await checkout.open();
  await expect(checkout.card.getByLabel('Card number')).toHaveCount(0);
  await expect(checkout.way('PayPal')).toHaveCount(0);
  await checkout.fillGuest('stock.guest@example.test');
  await checkout.way('Check / Money order').check();
  await checkout.untilTotal();
  await checkout.place.click();
  expect(await checkout.ordered()).toMatch(/^\d{9}$/);
  await expectNothingRaw(page);
  expect(unsupported).toEqual([]);
});

test("a customer's favorites and orders come through Magento's own GraphQL", async ({
  page,
  request,
  signIn,
  product,
  header,
}) => {
  const unsupported = watchUnsupported(page);
  const [person, favorite] = [await aCustomer(request, 'Stella'), await anItem(request, 33)];
  const item = await anItemToBuy(request, 32);
  await page.goto(favorite.path);
  await signIn.as(person);
  const heart = page.getByRole('main').getByRole('button', { name: /^Favorite/ });
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await page.goto(item.path);
  await product.addButton.click();
  await expect(header.bagButton).toHaveAccessibleName('Shopping Bag, 1 item');
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillAddress();
  await checkout.way('Check / Money order').check();
  await checkout.untilTotal();
  await checkout.place.click();
  const number = await checkout.ordered();

  await page.goto('/account/orders');
  const order = page.getByRole('main').getByRole('link', { name: `Order ${number}` });
  await order.click();
  await expect(page.getByRole('main')).toContainText(item.name);
  await expectNothingRaw(page);
  expect(unsupported).toEqual([]);
});
