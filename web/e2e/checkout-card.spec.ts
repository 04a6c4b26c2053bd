import { aPerson } from './backEnd.ts';
import { expectNoOrder, expectOneOrder, getLedger } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart, storedCartId } from './storedState.ts';

const METHOD = 'encore_card';

test("charges a guest's card once, sends the card number only to the provider, and clears the cart", async ({
  page,
  context,
  request,
  consoleErrors,
}) => {
  const one = await anItemToBuy(request, 0);
  const two = await anItemToBuy(request, 1);
  const cart = await createCart(request, [one, two]);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (new URL(each.url()).port !== new URL(page.url()).port) return;
    sent.push(`${each.url()} ${each.postData() ?? ''}`);
  });
  await setStoredCart(context, cart);
  await page.addInitScript(() => {
    const check = (): void => {
      if (document.body?.innerText.includes('already placed this order')) window.name = 'flashed';
    };
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
  });
  const checkout = new Checkout(page);
  await checkout.open();
  const fields = checkout.main.locator(
    'form[aria-label="Checkout"] :is(input:not([type=radio], [type=checkbox]), select)',
  );
  expect(await fields.filter({ visible: true }).count()).toBeLessThanOrEqual(8);
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.good);
  const total = await checkout.waitForTotal();
  await checkout.place.click();

  const number = await checkout.waitForOrder();
  expect(await page.evaluate(() => window.name)).toBe('');
  const main = page.getByRole('main');
  await expect(main).toContainText(one.name);
  await expect(main).toContainText(two.name);
  await expect(main.locator('[data-total] dd')).toHaveText(total);
  const order = await expectOneOrder(request, cart, { number, method: METHOD });
  expect(order.sum.replace('.00', '')).toBe(total);
  expect(sent.join('\n')).not.toMatch(/4242.?4242/);
  expect(sent.join('\n')).toContain('payment_method_nonce');
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(readStorage).not.toContain('Cart:');
  expect(await storedCartId(page)).toBe('');
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  expect(events).toContain(`"transaction_id":"${number}"`);
  expect(consoleErrors).toEqual([]);
});

test("shows the provider's message for a declined card and accepts another card", async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 2)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  const { email } = aPerson();
  await checkout.fillGuest(email);
  const height = async () => (await page.getByTitle('Card details').boundingBox())?.height ?? 0;
  const initialHeight = await height();
  await checkout.place.click();
  await expect(checkout.card.getByText('Enter the card number.')).toBeVisible();
  await expect.poll(height).toBeGreaterThan(initialHeight);
  await checkout.fillCard(CARDS.declined);
  await expect.poll(height).toBe(initialHeight);
  // After scrolling, a busy Chromium may still route the click to the frame of the card fields.
  await expect(async () => {
    await checkout.place.click();
    await expect(checkout.alert.filter({ hasText: 'Your card was declined.' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await expect(checkout.email).toHaveValue(email);
  await expect(checkout.field('Address')).toHaveValue('12 Harbor Lane');
  await expectNoOrder(request, cart);
  await checkout.paymentMethod('Check / Money order').check();
  await expect(checkout.alert.filter({ hasText: 'declined' })).toHaveCount(0);
  await checkout.paymentMethod('Credit or debit card').check();
  await checkout.fillCard(CARDS.other);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: METHOD });
});

test('shows a pending payment until its result arrives, also after a reload', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 3)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.hidden);
  await checkout.place.click();
  const processing = page.getByRole('heading', { name: 'Your order is being placed' });
  await expect(processing).toBeVisible();
  await expect(checkout.place).toBeHidden();
  expect((await getLedger(request, cart)).filter(({ kind }) => kind === 'Order')).toEqual([]);
  await page.reload();
  await expect(processing).toBeVisible();
  await expect(page).toHaveURL('/order-complete', { timeout: 60_000 });
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: METHOD });
});

test('places one order with one charge on a double click, in two tabs and after Back', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 4)]);
  await setStoredCart(context, cart);
  const { email } = aPerson();
  const second = await context.newPage();
  const tabs = [new Checkout(page), new Checkout(second)] as const;
  for (const tab of tabs) {
    await tab.open();
    await tab.fillGuest(email);
    await tab.fillCard(CARDS.good);
  }
  const bothPressed = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('payment_method_nonce')) await bothPressed.promise;
    return route.continue();
  });
  for (const [index, tab] of [page, second].entries()) {
    await tabs[index]?.place.dblclick();
    await tab.waitForFunction(() =>
      sessionStorage.getItem('encore-tab-v1')?.includes('orderAttempt'),
    );
  }
  bothPressed.resolve();
  const first = await tabs[0].waitForOrder();
  const other = await tabs[1].waitForOrder();
  expect(other).toBe(first);
  await expectOneOrder(request, cart, { number: first, method: METHOD });
  await page.goBack();
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText('Your shopping bag is empty.');
  await expectOneOrder(request, cart, { number: first, method: METHOD });
});

test('keeps the form while offline and places one order once online again', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 5)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.good);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await checkout.place.click();
  await expect(checkout.alert.filter({ hasText: /\w/ })).toBeVisible();
  await expect(checkout.field('Address')).toHaveValue('12 Harbor Lane');
  await expectNoOrder(request, cart);
  await context.setOffline(false);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: METHOD });
});

test('places one order when the response to it is lost', async ({ page, context, request }) => {
  const cart = await createCart(request, [await anItemToBuy(request, 6)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.good);
  let tries = 0;
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('"PlaceOrder"')) return route.continue();
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await checkout.place.click();
  await expect(page.getByRole('heading', { name: 'Your order is being placed' })).toBeVisible();
  const number = await checkout.waitForOrder();
  expect(tries).toBe(2);
  await expectOneOrder(request, cart, { number, method: METHOD });
});
