import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { LOGGED_OUT_NOTICE, session, useIntent, useSession } from '#apollo/session/session.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { isSessionLost, RejectedError, toErrorMessage } from '#lib/forms/rejection.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { toaster } from '#ui/toaster.ts';
import {
  FavoriteIds,
  useAddFavoriteMutation,
  useFavoriteIdsQuery,
  useReadFavoritesLazyQuery,
  useRemoveFavoriteMutation,
  type Favorites_WishlistFragment as Wishlist,
} from './Favorites.generated.ts';

interface Favorites {
  /** idle: a guest, or not loaded yet. loading: a request is in progress. failed: loading failed. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The back end's numeric ids of the favorite products. */
  readonly ids: readonly string[];
  /**
   * Adds a product or removes it, once the favorites are loaded; ignored while a change is in progress. A guest
   * signs in first; meanwhile the URL holds the product.
   */
  readonly toggle: (productId: string) => void;
}

const FavoritesContext = createContext<Favorites>({
  status: 'idle',
  ids: [],
  toggle: () => undefined,
});

export const useFavorites = (): Favorites => useContext(FavoritesContext);

type Status = Favorites['status'];

const NO_IDS: readonly string[] = [];

/**
 * Provides the customer's favorites: loads them after the sign-in and performs a guest's pending action. Their ids are
 * persisted in the cache, which shows them before they are loaded and shares them with other tabs. A guest has none.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const hasFavorites = useFeatures().has('WISHLIST');
  const isCustomer = useSession().status === 'customer' && hasFavorites;
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

/** Requests for favorites, one at a time; stable for the page's lifetime. None rejects. */
function useFavoriteActions(setStatus: (status: Status) => void) {
  const { cache } = useApolloClient();
  const [read] = useReadFavoritesLazyQuery({ fetchPolicy: 'no-cache' });
  const change = useFavoriteMutations();
  const [actions] = useState(() => {
    let running: Promise<unknown> | null = null;
    let loading: Promise<unknown> | null = null;
    let settled: Status = 'idle';
    const settle = (status: Status) => {
      settled = status;
      running = null;
      setStatus(status);
    };

    /** Runs a request; its result is ignored if the customer has changed since. */
    function run(
      request: (isCurrent: () => boolean) => Promise<void>,
      onError: (error: unknown) => Status,
    ) {
      const generation = session.generation();
      const isCurrent = () => generation === session.generation();
      setStatus('loading');
      running = request(isCurrent).then(
        () => isCurrent() && settle('ready'),
        (error: unknown) => {
          const status = onError(error);
          if (isCurrent()) settle(status);
        },
      );
      return running;
    }

    function load(): Promise<unknown> {
      const readAll = async (isCurrent: () => boolean) => {
        const { data, error } = await read();
        if (!data) throw error ?? new Error('The gateway sent no favorites.');
        if (isCurrent()) writeIds(cache, data.wishlist);
      };
      if (running) return running;
      loading = run(readAll, () => 'failed');
      return loading;
    }

    function set(productId: string, isAdded: boolean): Promise<unknown> {
      const before = settled;
      return run(
        (isCurrent) => change({ productId, isAdded, ids: readIds(cache), isCurrent }),
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
      if (running === loading) await loading;
      if (!running) await set(productId, !readIds(cache).includes(productId));
    }
    return { load, toggle, setOnceLoaded, reset: () => settle('idle') };
  });
  return actions;
}

interface Change {
  readonly productId: string;
  readonly isAdded: boolean;
  /** The ids before the change. */
  readonly ids: readonly string[];
  readonly isCurrent: () => boolean;
}

/**
 * Adds a product to the customer's favorites or removes it. The cache is updated optimistically and restored on
 * failure.
 */
function useFavoriteMutations() {
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  return async ({ productId, isAdded, ids, isCurrent }: Change): Promise<void> => {
    const expected = isAdded ? [...ids, productId] : ids.filter((id) => id !== productId);
    const { data } = await (isAdded ? add : remove)({
      variables: { input: { productId } },
      optimisticResponse: { change: toPayload(expected) },
      update: (cache, result) => {
        const wishlist = result.data?.change.wishlist;
        if (wishlist && isCurrent()) writeIds(cache, wishlist);
      },
    });
    const [userError] = data?.change.userErrors ?? [];
    if (userError || !data?.change.wishlist) throw new RejectedError(userError?.message);
  };
}

function toPayload(ids: readonly string[]) {
  const items = ids.map((id) => ({
    __typename: 'WishlistItem',
    id: `product-${id}`,
    productId: id,
  }));
  const wishlist = { __typename: 'Wishlist', itemsCount: ids.length, items };
  return { __typename: 'WishlistPayload', wishlist, userErrors: [] };
}

/** After a lost session, the change is repeated when the customer signs in again; otherwise an error is shown. */
function handleFailedChange(error: unknown, productId: string, isAdded: boolean): void {
  if (isSessionLost(error)) {
    const kind = isAdded ? 'favorite' : 'favorite-removal';
    session.askToSignIn({ notice: LOGGED_OUT_NOTICE, intent: { kind, value: productId } });
    return;
  }
  const title = isAdded ? 'Unable to add to favorites' : 'Unable to remove from favorites';
  toaster.create({ title, description: toErrorMessage(error), type: 'error' });
}

function readIds(cache: ApolloCache): readonly string[] {
  return cache.readQuery({ query: FavoriteIds })?.favoriteProductIds ?? NO_IDS;
}

function writeIds(cache: ApolloCache, wishlist: Wishlist | null | undefined): void {
  const favoriteProductIds = wishlist?.items.map(({ productId }) => productId) ?? [];
  cache.writeQuery({ query: FavoriteIds, data: { favoriteProductIds } });
}
