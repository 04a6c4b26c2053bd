import type { ApolloClient } from '@apollo/client';
import { dropVisited } from '#lib/storage/browserCaches.ts';
import { ShopCache } from './cache.ts';
import { persistence } from './persist.ts';

/**
 * Takes everything of a customer out of this page and this browser: answers under way, Apollo's cache (what is public
 * stays), the persisted cache, localStorage, sessionStorage, IndexedDB, the history's state, and the pages and pictures
 * that the service worker has kept. Never rejects.
 */
export async function forgetCustomer(client: ApolloClient): Promise<void> {
  forgetOnPage(client);
  await persistence.clear(async () => {
    clear(() => window.localStorage);
    await Promise.all([dropDatabases(), dropVisited()]);
  });
}

/** Takes everything of a customer out of this page alone: who had gone before has left nothing in the browser besides. */
export function forgetOnPage(client: ApolloClient): void {
  if (client.cache instanceof ShopCache) client.cache.forgetPersonal();
  clear(() => window.sessionStorage);
  window.history.replaceState(withoutUserState(window.history.state), '');
}

function clear(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // Where storage is forbidden there is nothing in it.
  }
}

/** The router keeps its own `key` and `idx` in there; a page's state is under `usr`. */
function withoutUserState(state: unknown): unknown {
  return typeof state === 'object' && state !== null ? { ...state, usr: null } : state;
}

async function dropDatabases(): Promise<void> {
  try {
    for (const { name } of await window.indexedDB.databases()) {
      if (name) window.indexedDB.deleteDatabase(name);
    }
  } catch {
    // Not every browser can list its databases; the shop itself has none.
  }
}
