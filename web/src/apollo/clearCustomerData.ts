import type { ApolloClient } from '@apollo/client';
import { clearVisitedCaches } from '#lib/storage/browserCaches.ts';
import { tryTo } from '#lib/tryTo.ts';
import { ShopCache } from './cache.ts';
import { persistence } from './persist.ts';

/**
 * Removes all customer data from this page and this browser: requests in flight, non-public entries of Apollo's cache,
 * the persisted cache, localStorage, sessionStorage, IndexedDB, the history state, and the service worker's cached
 * pages and images. Never rejects.
 */
export async function clearCustomerData(client: ApolloClient): Promise<void> {
  clearPageData(client);
  await persistence.clear(async () => {
    tryTo(() => window.localStorage.clear());
    await Promise.all([deleteDatabases(), clearVisitedCaches()]);
  });
}

/** Removes the customer's data from this page only: a sign-out in another tab has already cleared the browser's storage. */
export function clearPageData(client: ApolloClient): void {
  if (client.cache instanceof ShopCache) client.cache.clearPersonalData();
  tryTo(() => window.sessionStorage.clear());
  window.history.replaceState(withoutUserState(window.history.state), '');
}

/** The router stores its own `key` and `idx` in the history state; a page's state is under `usr`. */
function withoutUserState(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? { ...state, usr: null } : state;
}

async function deleteDatabases(): Promise<void> {
  try {
    for (const { name } of await window.indexedDB.databases()) {
      if (name) window.indexedDB.deleteDatabase(name);
    }
  } catch {
    // Some browsers cannot list their databases.
  }
}
