import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { ALONE, makeChannel } from '../../../shared/channel.ts';
import { LOGGED_OUT_NOTICE } from '../../../shared/session/signInParams.ts';
import { session } from '../../../shared/session/useSession.ts';
import { showToast } from '../../../ui/Toast.tsx';
import { FavoritesStore, noFavorites } from './FavoritesStore.ts';
import { keptIds } from './keptIds.ts';

const stores = new WeakMap<ApolloClient, FavoritesStore>();

/** The favorites that belong to a client: one for the page in the browser, an idle one for each request on the server. */
export function favoritesOf(client: ApolloClient): FavoritesStore {
  const known = stores.get(client);
  if (known) return known;
  const store = new FavoritesStore({
    kept: keptIds(() => window.localStorage),
    calls: () => import('./favoriteCalls.ts').then((m) => m.makeFavoriteCalls(client)),
    tabs: typeof window === 'undefined' ? ALONE : makeChannel('encore-favorites'),
    onFailure: (failure) => showToast({ ...failure, isError: true }),
    onInterrupted: (productId, isAdded) => {
      const kind = isAdded ? 'favorite' : 'favorite-removal';
      session.askToSignIn({ notice: LOGGED_OUT_NOTICE, intent: { kind, value: productId } });
    },
  });
  stores.set(client, store);
  return store;
}

/** The favorites and what can be done with them; followed live. */
export function useFavorites() {
  const store = favoritesOf(useApolloClient());
  const state = useSyncExternalStore(store.subscribe, store.getState, () => noFavorites);
  return { ...state, toggle: store.toggle, load: store.load };
}
