import { aPerson } from './backEnd.ts';
import { ask } from './gateway.ts';
import { expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedCart.ts';

interface Found {
  readonly productSearch: {
    readonly products: readonly { readonly path: string; readonly quoteId: string | null }[];
  };
}

test('a quote goes into the bag with its id, and is paid for without a delivery', async ({
  page,
  bag,
  product,
  request,
}) => {
  const query = '{ productSearch(term: "Restoration as Quoted") { products { path quoteId } } }';
  const { productSearch } = await ask<Found>(request, query);
  const quote = productSearch.products.find(({ quoteId }) => quoteId !== null);
  if (!quote) throw new Error('The demo shop has no quote on sale.');

  await page.goto(quote.path);
  const name = await product.name();
  await product.addButton.click();
  await expect(bag.lines).toHaveCount(1);
  await expect(bag.lines.first()).toContainText(`Quote Id: ${quote.quoteId}`);

  await bag.link('Checkout').click();
  const checkout = new Checkout(page);
  await expect(checkout.place).toBeVisible();
  await expect(checkout.main.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expect(checkout.main.getByRole('heading', { name: 'Shipping address' })).toHaveCount(0);
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.good);
  const cart = await storedCartId(page);
  await checkout.place.click();
  const number = await checkout.ordered();
  await expect(page.getByRole('main')).toContainText(name);
  await expectOneOrder(request, cart, { number, method: 'encore_card' });
});
