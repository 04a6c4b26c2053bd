import { expectOneOrder, getLedger } from './ledger.ts';
import { Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart, storedCartId } from './storedState.ts';

const METHOD = 'encore_wallet';

test('buys from the product page with a wallet after the guest has reviewed total and address', async ({
  page,
  request,
  product,
}) => {
  const item = await anItemToBuy(request, 11);
  await page.goto(item.path);
  const main = page.getByRole('main');
  await expect(product.addButton).toBeVisible();
  const opened = page.waitForEvent('popup');
  await main.getByRole('button', { name: 'Buy now with Encore Wallet' }).click();
  await (await opened).getByRole('button', { name: 'Ada Marlowe' }).click();

  await expect(page).toHaveURL('/checkout');
  const checkout = new Checkout(page);
  await expect(main.getByRole('heading', { name: 'Review your order' })).toBeVisible();
  await expect(main).toContainText('2120 Vallejo Street');
  await expect(main).toContainText(item.name);
  const total = await checkout.waitForTotal();
  const cart = await storedCartId(page);
  expect((await getLedger(request, cart)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'Hold Held',
  ]);
  await page.reload();
  expect(await checkout.waitForTotal()).toBe(total);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expect(main).toContainText('ada.marlowe@wallet.example');
  const order = await expectOneOrder(request, cart, { number, method: METHOD });
  expect(order.sum.replace('.00', '')).toBe(total);
});

test('shows a wallet rejection on the cart page and keeps the cart', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 12)]);
  await setStoredCart(context, cart);
  await page.goto('/checkout/cart');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Buy now with Encore Wallet' });
  const payWith = async (who: string) => {
    const opened = page.waitForEvent('popup');
    await button.click();
    await (await opened).getByRole('button', { name: who }).click();
  };
  await payWith('Bruno Keller');
  const words = 'Transaction failed. Please try again later.';
  await expect(main.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await payWith('Ada Marlowe');
  await expect(main.getByRole('heading', { name: 'Review your order' })).toBeVisible();
  await main.getByRole('button', { name: 'Use another payment method' }).click();
  await expect(main.getByRole('radio', { name: 'Credit or debit card' })).toBeVisible();
  const states = (await getLedger(request, cart)).map(({ kind, state }) => `${kind} ${state}`);
  expect(states).toEqual(['Hold Voided', 'Hold Held']);
});
