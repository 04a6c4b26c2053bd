import type { FavoritesRouteQuery } from './FavoritesRoute.generated.ts';

type Item = NonNullable<FavoritesRouteQuery['wishlist']>['items'][number];

/** A favorite with the product that its card shows. */
export type Favorite = Item & { readonly product: NonNullable<Item['product']> };

/** True for what can no longer be bought. */
export const isSold = ({ product }: Favorite): boolean => product.availability === 'RECENTLY_SOLD';

/** The favorites that can be shown and are still among `ids`, in their order, sold ones last. */
export function shownFavorites(items: readonly Item[], ids: readonly string[]): Favorite[] {
  const shown = items.filter(
    (item): item is Favorite => item.product !== null && ids.includes(item.productId),
  );
  return [...shown.filter((item) => !isSold(item)), ...shown.filter(isSold)];
}

/** The favorites among `ids` that have not been read. */
export function missingFavorites(items: readonly Item[], ids: readonly string[]): string[] {
  return ids.filter((id) => !items.some((item) => item.productId === id));
}
