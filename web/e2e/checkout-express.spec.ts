import { expectOneOrder, ledgerOf } from './ledger.ts';
import { Checkout } from './pages/Checkout.ts';
import { aCart, anItemToBuy, giveCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedCart.ts';

const METHOD = 'encore_wallet';

test('a guest buys from the product page by wallet, and sees total and address before the order', async ({
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
  const total = await checkout.untilTotal();
  const cart = await storedCartId(page);
  expect((await ledgerOf(request, cart)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'Hold Held',
  ]);
  await page.reload();
  expect(await checkout.untilTotal()).toBe(total);
  await checkout.place.click();
  const number = await checkout.ordered();
  await expect(main).toContainText('ada.marlowe@wallet.example');
  const order = await expectOneOrder(request, cart, { number, method: METHOD });
  expect(order.sum.replace('.00', '')).toBe(total);
});

test('from the bag a wallet that refuses is told, and the bag stays', async ({
  page,
  context,
  request,
}) => {
  const cart = await aCart(request, [await anItemToBuy(request, 12)]);
  await giveCart(context, cart);
  await page.goto('/checkout/cart');
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Buy now with Encore Wallet' });
  const press = async (who: string) => {
    const opened = page.waitForEvent('popup');
    await button.click();
    await (await opened).getByRole('button', { name: who }).click();
  };
  await press('Bruno Keller');
  const words = 'Transaction failed. Please try again later.';
  await expect(main.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await press('Ada Marlowe');
  await expect(main.getByRole('heading', { name: 'Review your order' })).toBeVisible();
  await main.getByRole('button', { name: 'Use another payment method' }).click();
  await expect(main.getByRole('radio', { name: 'Credit or debit card' })).toBeVisible();
  const states = (await ledgerOf(request, cart)).map(({ kind, state }) => `${kind} ${state}`);
  expect(states).toEqual(['Hold Voided', 'Hold Held']);
});
