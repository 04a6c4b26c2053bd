import { aCustomer, createPriceAlert, fillAddressBook, placeOrder, shipOrder } from './backEnd.ts';
import { enlargeText, findBrokenWords, findOverflows, findSmallTargets } from './fit.ts';
import { anItem, aSoldItem } from './gateway.ts';
import { Checkout } from './pages/Checkout.ts';
import { Gallery } from './pages/Gallery.ts';
import { SellForm } from './pages/SellForm.ts';
import { PUBLIC_PATHS } from './publicPaths.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { createAcceptedItem, earnGiftCard } from './selling.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

const PHONE = { width: 375, height: 780 };

test.use({
  viewport: PHONE,
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

test('fits public pages with doubled text size to the width of a phone and of a desktop screen, and has touch targets at least 44 px high', async ({
  page,
  request,
}) => {
  test.slow();
  const products = [await anItem(request, 39), await aSoldItem(request)].map(({ path }) => path);
  for (const path of [...PATHS, ...products]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect.poll(() => findSmallTargets(page), path).toEqual([]);
    await page.evaluate(enlargeText);
    await expect.poll(() => findOverflows(page), path).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => findOverflows(page), `${path} at 1024 px`).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => findOverflows(page), `${path} at 1440 px`).toEqual([]);
    expect(await findBrokenWords(page), `${path} at 1440 px`).toEqual([]);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true });

  test('has touch targets at least 44 px high on public pages', async ({ page }) => {
    test.slow();
    for (const path of PATHS) {
      await page.goto(path);
      await expect.poll(() => findSmallTargets(page), path).toEqual([]);
    }
  });
});

test('fits account pages with doubled text size to the width of a phone, and has touch targets at least 44 px high', async ({
  page,
  request,
  signIn,
  gatewayRequests,
}) => {
  test.slow();
  const person = await aCustomer(request);
  await fillAddressBook(request, person, 2);
  await createPriceAlert(request, person, (await anItem(request, 39)).sku);
  const order = await placeOrder(request, person, (await anItemToBuy(request, 27)).sku);
  await shipOrder(request, order);
  await earnGiftCard(request, person);
  const offered = await createAcceptedItem(request, person, 'Boy Bag Medium');
  await signIn.startSession(person);
  await page.goto('/account');
  await expect(page.getByText(person.email)).toBeVisible();
  const own = [`/account/orders/${order}`, `/sell/index/index/id/${offered.id}`];
  for (const path of [...ACCOUNT_PATHS, ...own]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await gatewayRequests.untilIdle();
    await expect.poll(() => findSmallTargets(page), path).toEqual([]);
    await page.evaluate(enlargeText);
    await expect.poll(() => findOverflows(page), path).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => findOverflows(page), `${path} at 1024 px`).toEqual([]);
  }
});

test('has touch targets at least 44 px high in the cart', async ({ page, context, request }) => {
  await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 26)]));
  await page.goto('/checkout/cart');
  await expect(page.getByRole('button', { name: /^Remove Item/ })).toBeVisible();
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});

test.describe('with doubled text size', () => {
  test.beforeEach(({ page }) => page.addInitScript(enlargeText));

  test('fits filters, search, menu and sign-in to the width of a phone', async ({
    page,
    header,
    search,
    signIn,
  }) => {
    await page.goto('/handbags');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await page.goto('/');
    await header.searchButton.click();
    await search.field.fill('chanel');
    await expect(search.products).toHaveCount(3);
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await page.goto('/account');
    await expect(signIn.dialog).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
  });

  test('fits product page, cart and checkout to the width of a phone', async ({
    page,
    context,
    request,
    cartDrawer,
  }) => {
    const item = await anItemToBuy(request, 25);
    await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 26)]));
    await page.goto(item.path);
    const gallery = new Gallery(page);
    await gallery.pictures.first().click();
    await expect(gallery.button('Close')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What the grades mean' }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-part=buy-bar]').getByRole('button').click();
    await expect(cartDrawer.message).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await cartDrawer.link('View Shopping Bag').click();
    await expect(page.getByText('Calculated at checkout').first()).toBeVisible();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    const checkout = new Checkout(page);
    await checkout.open();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await checkout.place.click();
    await expect(checkout.alert.getByRole('listitem')).not.toHaveCount(0);
    await expect.poll(() => findOverflows(page)).toEqual([]);
  });

  test('fits all steps of a submission to the width of a phone', async ({ page }) => {
    const form = new SellForm(page);
    await page.goto('/sell/new');
    await form.describe();
    await form.choose(await form.aPhoto('front.jpg'));
    await expect(form.photos).toHaveCount(1);
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await form.continue();
    await form.chooseCondition();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await form.continue();
    await page.getByLabel('Dust bag').check();
    await expect.poll(() => findOverflows(page)).toEqual([]);
    await form.continue();
    await form.heading('How can we reach you?').waitFor();
    await expect.poll(() => findOverflows(page)).toEqual([]);
  });

  test('widens the summary beside the form of a checkout', async ({ page, context, request }) => {
    await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 34)]));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/checkout');
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary.getByRole('term').first()).toBeVisible();
    const { width = 0 } = (await summary.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(450);
    expect(await findBrokenWords(page)).toEqual([]);
  });

  test('shows whole sums beside the lines of a cart on a tablet', async ({
    page,
    context,
    request,
  }) => {
    await setStoredCart(context, await createCart(request, [await anItemToBuy(request, 34)]));
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/checkout/cart');
    const sums = page.getByRole('region', { name: 'Summary' }).getByRole('definition');
    await expect(sums.last()).toHaveText(/^\$/);
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    expect(await sums.first().evaluate(lines)).toBe(1);
    expect(await sums.last().evaluate(lines)).toBe(1);
  });
});
