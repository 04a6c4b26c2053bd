import type { Page } from '@playwright/test';
import { aCustomer } from './backEnd.ts';
import { anItem } from './gateway.ts';
import { Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

// Run only by `npm run test:journeys -- --stock`, with a back end that has no more than stock Magento.

/** Matches error messages of Magento and the gateway that shoppers must not see. */
const INTERNAL_MESSAGES =
  /does not match any route|NOT_SUPPORTED|No such entity|%fieldName|couldn’t load this/i;

/** Collects the requests that failed with NOT_SUPPORTED; the shop should not have sent them. */
function watchUnsupported(page: Page): string[] {
  const unsupported: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('NOT_SUPPORTED')) unsupported.push(response.request().postData() ?? '');
  });
  return unsupported;
}

async function expectNoInternalMessages(page: Page): Promise<void> {
  expect(await page.getByRole('main').innerText()).not.toMatch(INTERNAL_MESSAGES);
}

test('sells to a guest by check and offers nothing that stock Magento lacks', async ({
  page,
  context,
  request,
}) => {
  const unsupported = watchUnsupported(page);
  const item = await anItemToBuy(request, 31);
  await setStoredCart(context, await createCart(request, [item]));
  await page.goto('/');
  await expectNoInternalMessages(page);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('row', { name: 'Favorites' })).toBeVisible();
  await expect(page.getByRole('row', { name: /alerts|saved searches|offer/i })).toHaveCount(0);
  await page.goto(item.path);
  await expectNoInternalMessages(page);
  const designer = page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link');
  const address = (await designer.getAttribute('href')) ?? '';
  expect((await request.get(address)).url()).toMatch(/\/designers\//);
  const checkout = new Checkout(page);
  await checkout.open();
  await expect(checkout.card.getByLabel('Card number')).toHaveCount(0);
  await expect(checkout.paymentMethod('PayPal')).toHaveCount(0);
  await checkout.fillGuest('stock.guest@example.test');
  await checkout.paymentMethod('Check / Money order').check();
  await checkout.waitForTotal();
  await checkout.place.click();
  expect(await checkout.waitForOrder()).toMatch(/^\d{9}$/);
  await expect(checkout.main.getByText('Returns', { exact: true })).toHaveCount(0);
  await expectNoInternalMessages(page);
  expect(unsupported).toEqual([]);
});

test("reads and writes a customer's favorites and orders through Magento's GraphQL", async ({
  page,
  request,
  signIn,
  product,
  cartDrawer,
}) => {
  const unsupported = watchUnsupported(page);
  const person = await aCustomer(request, 'Stella');
  const favorite = await anItem(request, 33);
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
  await expect(cartDrawer.lines).toHaveCount(1);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillAddress();
  await checkout.paymentMethod('Check / Money order').check();
  await checkout.waitForTotal();
  await checkout.place.click();
  const number = await checkout.waitForOrder();

  await page.goto('/account/orders');
  const order = page.getByRole('main').getByRole('link', { name: `Order ${number}` });
  await order.click();
  await expect(page.getByRole('main')).toContainText(item.name);
  await expectNoInternalMessages(page);
  expect(unsupported).toEqual([]);
});

test('shows the 404 page once for an area that stock Magento lacks', async ({ page }) => {
  for (const path of ['/gift-card-balance', '/selling-consignment', '/account/price-alerts']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The form is enabled once the page is hydrated.
    await expect(signUp).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByText('Sell', { exact: true })).toHaveCount(0);
  }
});

test("shows Magento's categories as the menu", async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Handbags' }).hover();
  await menu.getByRole('link', { name: 'Shoulder Bags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shoulder Bags' })).toBeVisible();
});
