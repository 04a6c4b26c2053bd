import { aCustomer, aPerson, placeOrder } from './backEnd.ts';
import { expectNoOrder, expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { anItemToBuy, createCart } from './purchases.ts';
import { expect, test } from './shop.ts';
import { setStoredCart } from './storedState.ts';

const APPROVED_PAYER = 'Nora Whitfield';
const REJECTED_PAYER = 'Oscar Lindqvist';
const SOLVENT_PAYER = 'Ada Marlowe';
const INSOLVENT_PAYER = 'Bruno Keller';

test('offers to retry a cancelled, rejected or declined financing, then places the order', async ({
  page,
  context,
  request,
}) => {
  const cart = await createCart(request, [await anItemToBuy(request, 7)]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.paymentMethod('Pay over time').check();
  await checkout.placeInPopup('Cancel');
  await expect(checkout.place).toBeEnabled();
  await checkout.placeInPopup(REJECTED_PAYER);
  await expect(checkout.alert.filter({ hasText: 'wasn’t approved' })).toBeVisible();
  await checkout.placeInPopup('Pilar Moreno');
  const failure = 'There was an issue while placing an order. Please try again later.';
  await expect(checkout.alert.filter({ hasText: failure })).toBeVisible();
  await expectNoOrder(request, cart);
  await checkout.placeInPopup(APPROVED_PAYER);
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: 'encore_financing' });
});

test('offers to retry a rejected wallet payment, names an item that is sold during the next, voids it, and sells the rest', async ({
  page,
  context,
  request,
}) => {
  const remaining = await anItemToBuy(request, 9);
  const sold = await anItemToBuy(request, 10);
  const cart = await createCart(request, [remaining, sold]);
  await setStoredCart(context, cart);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.fillGuest(aPerson().email);
  await checkout.paymentMethod('Encore Wallet').check();
  await checkout.placeInPopup(INSOLVENT_PAYER);
  const words = 'Transaction failed. Please try again later.';
  await expect(checkout.alert.filter({ hasText: words })).toBeVisible();
  await expectNoOrder(request, cart);
  const opened = page.waitForEvent('popup');
  await checkout.place.click();
  const popup = await opened;
  await popup.getByRole('button', { name: SOLVENT_PAYER }).waitFor();
  await placeOrder(request, await aCustomer(request), sold.sku);
  await popup.getByRole('button', { name: SOLVENT_PAYER }).click();

  const notice = checkout.alert.filter({ hasText: 'sold to someone else' });
  await expect(notice).toContainText(sold.name);
  await expect(notice).not.toContainText(remaining.name);
  await expect(notice).toBeFocused();
  const voided = await expectNoOrder(request, cart);
  expect(voided.map(({ kind, state }) => `${kind} ${state}`)).toContain('Hold Voided');

  await notice.getByRole('button', { name: 'Remove it and continue' }).click();
  await expect(notice).toHaveCount(0);
  await expect(checkout.main.getByRole('heading', { name: 'Contact' })).toBeFocused();
  await checkout.waitForTotal();
  await expect(checkout.summary).not.toContainText(sold.name);
  await checkout.paymentMethod('Credit or debit card').check();
  await checkout.fillCard(CARDS.good);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expectOneOrder(request, cart, { number, method: 'encore_card' });
});
