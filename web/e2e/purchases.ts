import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { ask } from './gateway.ts';
import { storedCart } from './storedCart.ts';

export interface Item {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
}

interface Found {
  readonly productSearch: {
    readonly products: readonly (Item & { readonly availability: string })[];
  };
}

/** Far from what other journeys look at. */
const FIRST_PAGE = 10;

/**
 * An item that may be bought, and is nobody else's: each journey has a place of its own (0-based). Sold items keep
 * theirs, so a journey can run again on the same shop some times.
 */
export async function anItemToBuy(request: APIRequestContext, place: number): Promise<Item> {
  const page = FIRST_PAGE + place;
  const query = `{ productSearch(includeSold: true, sort: NAME_ASC, page: ${page}, pageSize: 20)
    { products { sku name path availability } } }`;
  const { productSearch } = await ask<Found>(request, query);
  const item = productSearch.products.find(({ availability }) => availability === 'AVAILABLE');
  if (!item) throw new Error(`Everything on page ${page} has been bought.`);
  return item;
}

const quoted = (text: string) => JSON.stringify(text);

/** A guest's cart that holds these items, made through the gateway; returns its masked id. */
export async function aCart(request: APIRequestContext, items: readonly Item[]): Promise<string> {
  const { made } = await ask<{ made: { cart: { id: string } } }>(
    request,
    'mutation { made: guestCartCreate { cart { id } } }',
  );
  for (const { sku } of items) {
    const input = `{ cartId: ${quoted(made.cart.id)}, sku: ${quoted(sku)}, quantity: 1 }`;
    const { added } = await ask<{ added: { userErrors: { message: string }[] } }>(
      request,
      `mutation { added: guestCartItemAdd(input: ${input}) { userErrors { message } } }`,
    );
    if (added.userErrors[0]) throw new Error(added.userErrors[0].message);
  }
  return made.cart.id;
}

/** Gives every new tab of a browser this cart, once, as if its items had been put into the bag there. */
export async function giveCart(context: BrowserContext, cartId: string): Promise<void> {
  await context.addInitScript(([key, value]) => {
    if (localStorage.getItem('e2e-cart-given')) return;
    localStorage.setItem('e2e-cart-given', key);
    localStorage.setItem(key, value);
  }, storedCart(cartId));
}
