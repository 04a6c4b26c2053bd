import type { APIRequestContext } from '@playwright/test';
import { sendQuery } from './gateway.ts';

export interface Item {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
}

interface ProductSearchData {
  readonly productSearch: {
    readonly products: readonly (Item & { readonly availability: string })[];
  };
}

/** Page of the catalogue that no other test reads. */
const FIRST_PAGE = 10;

/**
 * An item on sale that only one test buys. Sold items keep their place, so a test can run several times on the same shop.
 *
 * @param place a 0-based number that no other test uses
 */
export async function anItemToBuy(request: APIRequestContext, place: number): Promise<Item> {
  const page = FIRST_PAGE + place;
  const query = `{ productSearch(includeSold: true, sort: NAME_ASC, page: ${page}, pageSize: 20)
    { products { sku name path availability } } }`;
  const { productSearch } = await sendQuery<ProductSearchData>(request, query);
  const item = productSearch.products.find(({ availability }) => availability === 'AVAILABLE');
  if (!item) throw new Error(`All items on page ${page} are sold. Start the shop with new data.`);
  return item;
}

const quote = (text: string) => JSON.stringify(text);

/** Creates a guest cart with these items; returns its masked id. */
export async function createCart(
  request: APIRequestContext,
  items: readonly Item[],
): Promise<string> {
  const { guestCartCreate } = await sendQuery<{ guestCartCreate: { cart: { id: string } } }>(
    request,
    'mutation { guestCartCreate { cart { id } } }',
  );
  const cartId = guestCartCreate.cart.id;
  for (const { sku } of items) {
    const input = `{ cartId: ${quote(cartId)}, sku: ${quote(sku)}, quantity: 1 }`;
    const { added } = await sendQuery<{ added: { userErrors: { message: string }[] } }>(
      request,
      `mutation { added: guestCartItemAdd(input: ${input}) { userErrors { message } } }`,
    );
    if (added.userErrors[0]) throw new Error(added.userErrors[0].message);
  }
  return cartId;
}
