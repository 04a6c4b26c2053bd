import type { Wishlist, WishlistItem, WishlistPayload } from '../../generated/types.ts';

/** A favorite before its product is looked up. */
export type WishlistItemModel = Omit<WishlistItem, 'product'>;
/** Favorites before their products are looked up. */
export type WishlistModel = Omit<Wishlist, 'items'> & {
  readonly items: readonly WishlistItemModel[];
};
/** A change; the favorites are read again only when the answer selects them. */
export type WishlistPayloadModel = Omit<WishlistPayload, 'wishlist'> & {
  readonly isChanged: boolean;
};
