import { aCustomer, aPerson, orderOf } from './backEnd.ts';
import { expectNoOrder, expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { aCart, anItemToBuy, giveCart } from './purchases.ts';
import { expect, test } from './shop.ts';

const APPROVED = 'Nora Whitfield';
const REFUSED = 'Oscar Lindqvist';
const PAYS = 'Ada Marlowe';
const HAS_NO_MONEY = 'Bruno Keller';

test('a guest pays over time: cancelled, refused, declined, then approved', async ({
  page,
  context,
  request,
}) => {
  const cart = await aCart(request, [await anItemToBuy(request, 7)]);
  await giveCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.way('Pay over time').check();
  await checkout.placeAndAnswer('Cancel');
  await expect(checkout.place).toBeEnabled();
  await checkout.placeAndAnswer(REFUSED);
  await expect(checkout.alert.filter({ hasText: 'wasn’t approved' })).toBeVisible();
  await checkout.placeAndAnswer('Pilar Moreno');
  const failure = 'There was an issue while placing an order. Please try again later.';
  await expect(checkout.alert.filter({ hasText: failure })).toBeVisible();
  await expectNoOrder(request, cart);
  await checkout.placeAndAnswer(APPROVED);
  const number = await checkout.ordered();
  await expectOneOrder(request, cart, { number, method: 'encore_financing' });
});

test('a guest pays by wallet, after one that is refused', async ({ page, context, request }) => {
  const cart = await aCart(request, [await anItemToBuy(request, 8)]);
  await giveCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.way('Encore Wallet').check();
  await checkout.placeAndAnswer(HAS_NO_MONEY);
  const words = 'Transaction failed. Please try again later.';
  await expect(checkout.alert.filter({ hasText: words })).toBeVisible();
  await expectNoOrder(request, cart);
  await checkout.placeAndAnswer(PAYS);
  const number = await checkout.ordered();
  await expectOneOrder(request, cart, { number, method: 'encore_wallet' });
});

test('an item that is sold while the wallet is asked is named, the payment is voided, and the rest can be bought', async ({
  page,
  context,
  request,
}) => {
  const [kept, lost] = [await anItemToBuy(request, 9), await anItemToBuy(request, 10)];
  const cart = await aCart(request, [kept, lost]);
  await giveCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.way('Encore Wallet').check();
  const opened = page.waitForEvent('popup');
  await checkout.place.click();
  const popup = await opened;
  await popup.getByRole('button', { name: PAYS }).waitFor();
  await orderOf(request, await aCustomer(request), lost.sku);
  await popup.getByRole('button', { name: PAYS }).click();

  const notice = checkout.alert.filter({ hasText: 'sold to someone else' });
  await expect(notice).toContainText(lost.name);
  await expect(notice).not.toContainText(kept.name);
  await expect(notice).toBeFocused();
  const voided = await expectNoOrder(request, cart);
  expect(voided.map(({ kind, state }) => `${kind} ${state}`)).toContain('Hold Voided');

  await notice.getByRole('button', { name: 'Remove it and continue' }).click();
  await expect(notice).toHaveCount(0);
  await checkout.untilTotal();
  await expect(checkout.summary).not.toContainText(lost.name);
  await checkout.way('Credit or debit card').check();
  await checkout.fillCard(CARDS.good);
  await checkout.place.click();
  const number = await checkout.ordered();
  await expectOneOrder(request, cart, { number, method: 'encore_card' });
});
