import type { ApolloClient } from '@apollo/client';
import {
  FavoriteAdd,
  FavoriteRemove,
  type Favorites_WishlistFragment,
  FavoritesRead,
} from '../../../generated/documents.ts';
import type { FavoriteCalls, FavoritesChange } from './FavoritesStore.ts';

interface Payload {
  readonly wishlist: Favorites_WishlistFragment | null;
  readonly userErrors: readonly { readonly message: string }[];
}

const idsOf = (wishlist: Favorites_WishlistFragment | null | undefined): string[] =>
  wishlist?.items.map(({ productId }) => productId) ?? [];

function changed(payload: Payload | undefined): FavoritesChange {
  const refusal = payload?.userErrors[0]?.message ?? null;
  if (refusal === null && !payload?.wishlist) throw new Error('The shop gave an empty answer.');
  return { ids: idsOf(payload?.wishlist), refusal };
}

/** The calls of the favorites through Apollo. */
export function makeFavoriteCalls(client: ApolloClient): FavoriteCalls {
  const fetchPolicy = 'no-cache' as const;
  return {
    async read() {
      const { data } = await client.query({ query: FavoritesRead, fetchPolicy });
      return idsOf(data?.wishlist);
    },
    async add(productId) {
      const variables = { input: { productId } };
      const { data } = await client.mutate({ mutation: FavoriteAdd, variables, fetchPolicy });
      return changed(data?.wishlistItemAdd);
    },
    async remove(productId) {
      const variables = { input: { productId } };
      const { data } = await client.mutate({ mutation: FavoriteRemove, variables, fetchPolicy });
      return changed(data?.wishlistItemRemove);
    },
  };
}
