import type { BrowserContext, Page } from '@playwright/test';

/** The localStorage key of the shop's persisted Apollo cache. */
export const CACHE_KEY = 'encore-cache-v6';

/** Stores fields of the persisted cache in the browser before its first page loads; later pages keep what they find. */
async function storeFields(context: BrowserContext, fields: object): Promise<void> {
  const stored = JSON.stringify({ ROOT_QUERY: { __typename: 'Query', ...fields } });
  await context.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem('e2e-stored')) return;
      localStorage.setItem('e2e-stored', 'true');
      localStorage.setItem(key, value);
    },
    [CACHE_KEY, stored] as const,
  );
}

/** Makes this cart the cart of a guest's browser. */
export const setStoredCart = (context: BrowserContext, cartId: string): Promise<void> =>
  storeFields(context, { cartId });

/** Makes the browser remember a customer who is signed in. */
export const setStoredCustomer = (context: BrowserContext, firstName: string): Promise<void> =>
  storeFields(context, { localCustomer: { __typename: 'LocalCustomer', firstName } });

/** Returns the cart id that the browser has stored, or an empty string. */
export function storedCartId(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored.ROOT_QUERY?.cartId ?? '';
  }, CACHE_KEY);
}
