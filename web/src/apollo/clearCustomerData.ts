import type { ApolloClient } from '@apollo/client';
import { attempt } from '#lib/attempt.ts';
import { clearPersonalCaches } from '#lib/storage/browserCaches.ts';
import { ShopCache } from './cache.ts';
import { persistence } from './persist.ts';

/**
 * Removes all customer data from this page and this browser: requests in flight, non-public entries of Apollo's cache,
 * the persisted cache, localStorage, sessionStorage, the history state, and cached pages, images and photos. Never
 * rejects.
 */
export async function clearCustomerData(client: ApolloClient): Promise<void> {
  clearPageData(client);
  await persistence.clear(async () => {
    attempt(() => window.localStorage.clear());
    await clearPersonalCaches();
  });
}

/**
 * Removes all customer data from this page only. Used when the previous sign-out has already cleared the browser's
 * storage.
 */
export function clearPageData(client: ApolloClient): void {
  if (client.cache instanceof ShopCache) client.cache.clearPersonalData();
  attempt(() => window.sessionStorage.clear());
  window.history.replaceState(withoutUserState(window.history.state), '');
}

/** The router stores its own `key` and `idx` in the history state; a page's state is under `usr`. */
function withoutUserState(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? { ...state, usr: null } : state;
}
