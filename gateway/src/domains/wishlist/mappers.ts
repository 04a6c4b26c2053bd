import { toDateTime } from '../../core/values.ts';
import type { WishlistPayload } from '../../generated/types.ts';
import type { WishlistResponse } from '../../sources/commerce-graphql/wishlist.ts';

/** A change; the favorites are read again only if the response selects them. */
export type WishlistPayloadModel = Omit<WishlistPayload, 'wishlist'> & {
  readonly isChanged: boolean;
};

/**
 * The favorites. Entries without a product, which the shop no longer has, are omitted. `listId` is null until Magento
 * has created the list.
 */
export function toWishlist(wishlist: WishlistResponse | null | undefined) {
  const items = (wishlist?.items ?? []).flatMap((item) => {
    if (!item?.product) return [];
    const { id: productId, sku, name } = item.product;
    return [{ id: item.id, productId, sku, name: name ?? sku, addedAt: toDateTime(item.added_at) }];
  });
  return { itemsCount: items.length, items, listId: wishlist?.id ?? null };
}

export type WishlistModel = ReturnType<typeof toWishlist>;
