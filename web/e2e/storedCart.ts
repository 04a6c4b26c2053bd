import type { Page } from '@playwright/test';

/** Where the browser stores the shop's persisted cache. */
const KEY = 'encore-cache-v5';

/** What a browser has stored that knows nothing but its cart. */
export const storedCart = (id: string): [key: string, value: string] => [
  KEY,
  JSON.stringify({ ROOT_QUERY: { __typename: 'Query', cartId: id } }),
];

/** The id of the cart that the browser remembers; empty for none. */
export function storedCartId(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored.ROOT_QUERY?.cartId ?? '';
  }, KEY);
}
