import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { LOGGED_OUT_NOTICE, session, useIntent, useSession } from '#apollo/session/session.ts';
import { NOT_DEDUPLICATED, onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { isSessionLost, RejectedError, toErrorMessage } from '#lib/forms/rejection.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { loadToasts, toaster } from '#ui/toaster.ts';
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

const NO_IDS: readonly string[] = [];

/**
 * Provides the customer's favorites: loads them after the sign-in and performs a guest's pending action. Their ids are
 * persisted in the cache, which shows them before they are loaded and shares them with other tabs. A guest has none.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const hasFavorites = useFeatures().has('WISHLIST');
  const isCustomer = useSession().status === 'customer' && hasFavorites;
  const known = useFavoriteIdsQuery().data?.favoriteProductIds ?? NO_IDS;
  const ids = isCustomer ? known : NO_IDS;
  const { change, ...loaded } = useWishlist(isCustomer);
  const status = isCustomer ? loaded.status : 'idle';
  const navigate = useNavigate();
  useIntent('favorite', (productId) => void change(productId, true));
  useIntent('favorite-removal', (productId) => void change(productId, false));

  const toggle = useCallback(
    (productId: string) => {
      if (session.getState().status === 'customer') return void change(productId);
      const params = new URLSearchParams(window.location.search);
      params.set('wishlist', productId);
      void navigate({ search: `?${params}` }, { replace: true, preventScrollReset: true });
      session.askToSignIn({ intent: { kind: 'favorite', value: productId } });
    },
    [change, navigate],
  );
  const value = useMemo(() => ({ status, ids, toggle }), [status, ids, toggle]);
  return <FavoritesContext value={value}>{children}</FavoritesContext>;
}

/** Loads the favorites of a customer and changes them, one at a time. */
function useWishlist(isCustomer: boolean) {
  const { cache } = useApolloClient();
  const [read] = useReadFavoritesLazyQuery({ fetchPolicy: 'no-cache' });
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const [status, setStatus] = useState<Favorites['status']>('idle');
  const [isChanging, setIsChanging] = useState(false);
  const loading = useRef<Promise<void> | null>(null);
  const changing = useRef(false);

  const load = useCallback(async () => {
    const generation = session.generation();
    setStatus('loading');
    const { data } = await read({ context: NOT_DEDUPLICATED }).catch(() => ({ data: undefined }));
    if (generation !== session.generation()) return;
    if (data) writeIds(cache, data.wishlist);
    setStatus(data ? 'ready' : 'failed');
    if (!data) loading.current = null;
    // Later changes may fail without a connection, when the code of the message could no longer be loaded.
    else void loadToasts().catch(() => undefined);
  }, [cache, read]);

  useEffect(() => {
    if (!isCustomer) return;
    loading.current ??= load();
    const stop = onBfcacheRestore(() => {
      loading.current = load();
    });
    return () => {
      loading.current = null;
      stop();
    };
  }, [isCustomer, load]);

  /** Toggles a favorite unless `isWanted` says what it should be. Never rejects. */
  const change = useCallback(
    async (productId: string, isWanted?: boolean) => {
      loading.current ??= load();
      await loading.current;
      const ids = readIds(cache);
      const isAdded = isWanted ?? !ids.includes(productId);
      if (changing.current || isAdded === ids.includes(productId)) return;
      changing.current = true;
      setIsChanging(true);
      const generation = session.generation();
      const expected = isAdded ? [...ids, productId] : ids.filter((id) => id !== productId);
      try {
        const { data } = await (isAdded ? add : remove)({
          variables: { input: { productId } },
          optimisticResponse: { change: toPayload(expected) },
          update: (store, result) => {
            const wishlist = result.data?.change.wishlist;
            if (wishlist && generation === session.generation()) writeIds(store, wishlist);
          },
        });
        const [userError] = data?.change.userErrors ?? [];
        if (userError || !data?.change.wishlist) throw new RejectedError(userError?.message);
      } catch (error) {
        handleFailedChange(error, productId, isAdded);
      }
      changing.current = false;
      setIsChanging(false);
    },
    [add, cache, load, remove],
  );
  return { status: isChanging ? 'loading' : status, change } as const;
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
