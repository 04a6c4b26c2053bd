import { toMoment } from '../../core/moment.ts';
import type { WishlistResponse } from '../../sources/commerce-graphql/wishlist-query.ts';
import type { WishlistItemModel, WishlistModel } from './models.ts';

/** The favorites. An entry without its product is one that the shop no longer has. */
export const toWishlist = ({ wishlist }: WishlistResponse): WishlistModel => {
  const items = (wishlist?.items ?? []).flatMap((item): WishlistItemModel[] => {
    if (!item?.product) return [];
    const { id: productId, sku, name } = item.product;
    return [{ id: item.id, productId, sku, name: name ?? sku, addedAt: toMoment(item.added_at) }];
  });
  return { itemsCount: items.length, items };
};
