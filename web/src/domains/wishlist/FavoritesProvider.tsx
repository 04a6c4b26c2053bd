import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { session, useIntent, useSession } from '#apollo/session/session.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { failureText, Refused } from '#lib/forms/failureText.ts';
import { isSessionLost, LOGGED_OUT_NOTICE } from '#lib/session/lostSession.ts';
import { toaster } from '#ui/toaster.ts';
import {
  FavoriteIds,
  type Favorites_WishlistFragment,
  useAddFavoriteMutation,
  useFavoriteIdsQuery,
  useReadFavoritesLazyQuery,
  useRemoveFavoriteMutation,
} from './Favorites.generated.ts';
import { type Favorites, FavoritesContext } from './useFavorites.ts';

type Status = Favorites['status'];

const NO_IDS: readonly string[] = [];

/**
 * Gives the shop the customer's favorites: reads them when a customer is there, and goes on with what a guest wanted.
 * Their ids are in the cache, which shows them before they are read and tells the other tabs. A guest has none.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const isCustomer = useSession().status === 'customer';
  const [status, setStatus] = useState<Status>('idle');
  const known = useFavoriteIdsQuery().data?.favoriteProductIds ?? NO_IDS;
  const ids = isCustomer ? known : NO_IDS;
  const actions = useFavoriteActions(setStatus);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isCustomer) return actions.reset();
    void actions.load();
    return onBfcacheRestore(() => void actions.load());
  }, [actions, isCustomer]);
  useIntent('favorite', (productId) => void actions.setOnceLoaded(productId, true));
  useIntent('favorite-removal', (productId) => void actions.setOnceLoaded(productId, false));

  const toggle = useCallback(
    (productId: string) => {
      if (session.getState().status === 'customer') return void actions.toggle(productId);
      const params = new URLSearchParams(window.location.search);
      params.set('wishlist', productId);
      void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
      session.askToSignIn({ intent: { kind: 'favorite', value: productId } });
    },
    [actions, navigate],
  );
  const value = useMemo(() => ({ status, ids, toggle }), [status, ids, toggle]);
  return <FavoritesContext value={value}>{children}</FavoritesContext>;
}

/** The requests of the favorites, one at a time; they stay the same as long as the page lives. None rejects. */
function useFavoriteActions(setStatus: (status: Status) => void) {
  const { cache } = useApolloClient();
  const [read] = useReadFavoritesLazyQuery({ fetchPolicy: 'no-cache' });
  const change = useFavoriteMutations();
  const [actions] = useState(() => {
    let running: Promise<void> | null = null;
    let settled: Status = 'idle';
    const settle = (status: Status) => {
      settled = status;
      running = null;
      setStatus(status);
    };

    /** Runs a request; its result counts only for the customer who was there when it began. */
    function run(request: () => Promise<readonly string[]>, onError: (error: unknown) => Status) {
      const generation = session.generation();
      setStatus('loading');
      running = request().then(
        (ids) => {
          if (generation !== session.generation()) return;
          writeIds(cache, ids);
          settle('ready');
        },
        (error: unknown) => {
          const status = onError(error);
          if (generation === session.generation()) settle(status);
        },
      );
      return running;
    }

    function load(): Promise<void> {
      return (
        running ??
        run(
          async () => toIds(await read()),
          () => 'failed',
        )
      );
    }

    function set(productId: string, isAdded: boolean): Promise<void> {
      const before = settled;
      return run(
        () => change(productId, isAdded),
        (error) => {
          handleFailedChange(error, productId, isAdded);
          return before;
        },
      );
    }

    async function setOnceLoaded(productId: string, isAdded: boolean): Promise<void> {
      await load();
      if (readIds(cache).includes(productId) !== isAdded) await set(productId, isAdded);
    }

    async function toggle(productId: string): Promise<void> {
      if (!running) await set(productId, !readIds(cache).includes(productId));
    }
    return { load, toggle, setOnceLoaded, reset: () => settle('idle') };
  });
  return actions;
}

/** Adds a product to the customer's favorites or removes it, and gives the ids that are there after it. */
function useFavoriteMutations() {
  const [add] = useAddFavoriteMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useRemoveFavoriteMutation({ fetchPolicy: 'no-cache' });
  return async (productId: string, isAdded: boolean): Promise<readonly string[]> => {
    const variables = { input: { productId } };
    const payload = isAdded
      ? (await add({ variables })).data?.wishlistItemAdd
      : (await remove({ variables })).data?.wishlistItemRemove;
    const [userError] = payload?.userErrors ?? [];
    if (userError || !payload?.wishlist) throw new Refused(userError?.message);
    return toIds({ data: payload });
  };
}

/** A lost session goes on with the change once somebody has signed in again; else the reason is shown. */
function handleFailedChange(error: unknown, productId: string, isAdded: boolean): void {
  if (isSessionLost(error)) {
    const kind = isAdded ? 'favorite' : 'favorite-removal';
    session.askToSignIn({ notice: LOGGED_OUT_NOTICE, intent: { kind, value: productId } });
    return;
  }
  const title = isAdded ? 'Unable to add to favorites' : 'Unable to remove from favorites';
  toaster.create({ title, description: failureText(error), type: 'error' });
}

interface WishlistResult {
  readonly data?: { readonly wishlist?: Favorites_WishlistFragment | null } | undefined;
  readonly error?: unknown;
}

function toIds({ data, error }: WishlistResult): readonly string[] {
  if (!data) throw error ?? new Error('The gateway sent no favorites.');
  return data.wishlist?.items.map(({ productId }) => productId) ?? [];
}

function readIds(cache: ApolloCache): readonly string[] {
  return cache.readQuery({ query: FavoriteIds })?.favoriteProductIds ?? NO_IDS;
}

function writeIds(cache: ApolloCache, ids: readonly string[]): void {
  cache.writeQuery({ query: FavoriteIds, data: { favoriteProductIds: [...ids] } });
}
