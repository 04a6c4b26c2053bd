import { toDateTime } from '../../core/values.ts';
import type { Wishlist, WishlistItem, WishlistPayload } from '../../generated/types.ts';
import type { WishlistResponse } from '../../sources/commerce-graphql/wishlist.ts';

/** A favorite before its product is looked up. */
export type WishlistItemModel = Omit<WishlistItem, 'product'>;
/** Favorites before their products are looked up. */
export type WishlistModel = Omit<Wishlist, 'items'> & {
  readonly items: readonly WishlistItemModel[];
  /** The list's own id; null before Magento has made one. */
  readonly listId: string | null;
};
/** A change; the favorites are read again only when the response selects them. */
export type WishlistPayloadModel = Omit<WishlistPayload, 'wishlist'> & {
  readonly isChanged: boolean;
};

/** The favorites. An entry without its product is one that the shop no longer has. */
export function toWishlist(wishlist: WishlistResponse | null | undefined): WishlistModel {
  const items = (wishlist?.items ?? []).flatMap((item): WishlistItemModel[] => {
    if (!item?.product) return [];
    const { id: productId, sku, name } = item.product;
    return [{ id: item.id, productId, sku, name: name ?? sku, addedAt: toDateTime(item.added_at) }];
  });
  return { itemsCount: items.length, items, listId: wishlist?.id ?? null };
}
