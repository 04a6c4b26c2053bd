import { aPerson } from './backEnd.ts';
import { sendQuery } from './gateway.ts';
import { expectOneOrder } from './ledger.ts';
import { CARDS, Checkout } from './pages/Checkout.ts';
import { expect, test } from './shop.ts';
import { storedCartId } from './storedState.ts';

interface Found {
  readonly productSearch: {
    readonly products: readonly { readonly path: string; readonly quoteId: string | null }[];
  };
}

test('adds a quote to the cart with its id, and sells it without a shipping address', async ({
  page,
  cartDrawer,
  product,
  request,
}) => {
  const query = '{ productSearch(term: "Restoration as Quoted") { products { path quoteId } } }';
  const { productSearch } = await sendQuery<Found>(request, query);
  const quote = productSearch.products.find(({ quoteId }) => quoteId !== null);
  if (!quote) throw new Error('The demo shop has no quote on sale.');

  await page.goto(quote.path);
  const name = await product.name();
  await product.addButton.click();
  await expect(cartDrawer.lines).toHaveCount(1);
  await expect(cartDrawer.lines.first()).toContainText(`Quote Id: ${quote.quoteId}`);

  await cartDrawer.link('Checkout').click();
  const checkout = new Checkout(page);
  await expect(checkout.place).toBeVisible();
  await expect(checkout.main.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expect(checkout.main.getByRole('heading', { name: 'Shipping address' })).toHaveCount(0);
  await checkout.fillGuest(aPerson().email);
  await checkout.fillCard(CARDS.good);
  const cart = await storedCartId(page);
  await checkout.place.click();
  const number = await checkout.waitForOrder();
  await expect(page.getByRole('main')).toContainText(name);
  await expectOneOrder(request, cart, { number, method: 'encore_card' });
});
