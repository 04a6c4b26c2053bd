import { toDateTime } from '../../core/values.ts';
import type { Wishlist, WishlistItem, WishlistPayload } from '../../generated/types.ts';
import type { WishlistResponse } from '../../sources/commerce-graphql/wishlist.ts';

/** A favorite without its product. */
export type WishlistItemModel = Omit<WishlistItem, 'product'>;
/** Favorites without their products. */
export type WishlistModel = Omit<Wishlist, 'items'> & {
  readonly items: readonly WishlistItemModel[];
  /** The list's own id; null until Magento has created one. */
  readonly listId: string | null;
};
/** A change; the favorites are read again only if the response selects them. */
export type WishlistPayloadModel = Omit<WishlistPayload, 'wishlist'> & {
  readonly isChanged: boolean;
};

/** The favorites. Entries without a product, which the shop no longer has, are omitted. */
export function toWishlist(wishlist: WishlistResponse | null | undefined): WishlistModel {
  const items = (wishlist?.items ?? []).flatMap((item): WishlistItemModel[] => {
    if (!item?.product) return [];
    const { id: productId, sku, name } = item.product;
    return [{ id: item.id, productId, sku, name: name ?? sku, addedAt: toDateTime(item.added_at) }];
  });
  return { itemsCount: items.length, items, listId: wishlist?.id ?? null };
}
