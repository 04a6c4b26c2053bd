import { aCustomer, fillAddressBook, orderOf, shipInAdmin, watchPrice } from './backEnd.ts';
import { enlargeText, lowTargetsOf, misfitsOf } from './fit.ts';
import { anItem, aSoldItem } from './gateway.ts';
import { Checkout } from './pages/Checkout.ts';
import { SellForm } from './pages/SellForm.ts';
import { PUBLIC_PATHS } from './publicPaths.ts';
import { aCart, anItemToBuy, giveCart } from './purchases.ts';
import { acceptedBag, earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';

test.use({
  viewport: { width: 375, height: 780 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const PATHS = [
  ...PUBLIC_PATHS,
  ...['/latest-arrivals', '/blog', '/guest/order', '/account', '/faq'],
];

const ACCOUNT_PATHS = [
  '/account',
  '/account/orders',
  '/account/orders/returns',
  '/account/addresses',
  '/account/addresses?edit=new',
  '/account/gift-cards',
  '/account/price-alerts',
  '/account/profile',
  '/account/profile/email',
  '/account/profile/name',
  '/account/profile/password',
  '/account/saved-search',
  '/account/saved-search/add?name=Handbags&query=%2Fhandbags',
  '/favorites',
  '/sell/items',
  '/sell/items?view=payouts',
];

test.describe('with text of twice its size', () => {
  test.beforeEach(({ page }) => enlargeText(page));

  for (const path of PATHS) {
    test(`${path} is no wider than a phone`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => misfitsOf(page)).toEqual([]);
    });
  }

  test('no item is wider than a phone', async ({ page, request }) => {
    for (const { path } of [await anItem(request, 39), await aSoldItem(request)]) {
      await page.goto(path);
      await expect.poll(() => misfitsOf(page), path).toEqual([]);
    }
  });

  test('nothing sticks out of the filters, the search, the menu and the sign-in', async ({
    page,
    header,
    search,
    signIn,
  }) => {
    await page.goto('/handbags');
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await page.goto('/');
    await header.searchButton.click();
    await search.field.fill('chanel');
    await expect(search.products).toHaveCount(3);
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await page.goto('/account');
    await expect(signIn.dialog).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
  });

  test('nothing sticks out from the item to the checkout', async ({
    page,
    context,
    request,
    bag,
  }) => {
    const item = await anItemToBuy(request, 25);
    await giveCart(context, await aCart(request, [await anItemToBuy(request, 26)]));
    await page.goto(item.path);
    await page.getByRole('button', { name: 'What the grades mean' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-part=buy-bar]').getByRole('button').click();
    await expect(bag.message).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await bag.link('View Shopping Bag').click();
    await expect(page.getByText('Calculated at checkout').first()).toBeVisible();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    const checkout = new Checkout(page);
    await checkout.open();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await checkout.place.click();
    await expect(checkout.alert.getByRole('listitem')).not.toHaveCount(0);
    await expect.poll(() => misfitsOf(page)).toEqual([]);
  });

  test('no step of selling is wider than a phone', async ({ page }) => {
    const form = new SellForm(page);
    await page.goto('/sell/new');
    await form.describe();
    await form.choose(await form.aPhoto('front.jpg'));
    await expect(form.photos).toHaveCount(1);
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await form.go();
    await form.chooseCondition();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await form.go();
    await page.getByLabel('Dust bag').check();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
    await form.go();
    await form.heading('How can we reach you?').waitFor();
    await expect.poll(() => misfitsOf(page)).toEqual([]);
  });

  test('no page of the account is wider than a phone', async ({
    page,
    request,
    signIn,
    questions,
  }) => {
    test.slow();
    const person = await aCustomer(request);
    await fillAddressBook(request, person, 2);
    await watchPrice(request, person, (await anItem(request, 39)).sku);
    const order = await orderOf(request, person, (await anItemToBuy(request, 27)).sku);
    await shipInAdmin(request, order);
    await earnGiftCard(request, person);
    const offered = await acceptedBag(request, person, 'Boy Bag Medium');
    await page.goto('/account');
    await signIn.fillIn(person);
    await expect(page.getByText(person.email)).toBeVisible();
    const own = [`/account/orders/${order}`, `/sell/index/index/id/${offered.id}`];
    for (const path of [...ACCOUNT_PATHS, ...own]) {
      await page.goto(path);
      await questions.untilAnswered();
      await expect.poll(() => misfitsOf(page), path).toEqual([]);
    }
  });
});

for (const path of PATHS) {
  test(`a finger has 44 px to hit on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => lowTargetsOf(page)).toEqual([]);
  });
}

test('a finger has 44 px to hit on an item, in the bag and the account', async ({
  page,
  context,
  request,
  signIn,
  questions,
}) => {
  const person = await aCustomer(request);
  await orderOf(request, person, (await anItemToBuy(request, 28)).sku);
  await giveCart(context, await aCart(request, [await anItemToBuy(request, 26)]));
  await page.goto((await anItem(request, 39)).path);
  await expect.poll(() => lowTargetsOf(page)).toEqual([]);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('button', { name: /^Remove Item/ })).toBeVisible();
  await expect.poll(() => lowTargetsOf(page)).toEqual([]);
  await page.goto('/account/orders');
  await signIn.fillIn(person);
  await expect(page.getByRole('link', { name: /^Order 0/ })).toBeVisible();
  await questions.untilAnswered();
  await expect.poll(() => lowTargetsOf(page)).toEqual([]);
});
