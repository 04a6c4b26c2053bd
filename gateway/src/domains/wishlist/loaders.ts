import type { LoaderContext } from '../../context.ts';
import type { WishlistPayload } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import {
  type WishlistResponse,
  wishlistQuery,
} from '../../sources/commerce-graphql/customer-operations.ts';

/** A change; the favorites are read again only if the response selects them. */
export type WishlistPayloadModel = Omit<WishlistPayload, 'wishlist'> & {
  readonly isChanged: boolean;
};

/**
 * The favorites. Entries without a product, which the shop no longer has, are omitted. `listId` is null until Magento
 * has created the list.
 */
function toWishlist(wishlist: WishlistResponse | null | undefined) {
  const items = (wishlist?.items ?? []).flatMap((item) => {
    if (!item.product) return [];
    const { id: productId, sku, name } = item.product;
    return [{ id: item.id, productId, sku, name: name ?? sku, addedAt: item.added_at }];
  });
  return { itemsCount: items.length, items, listId: wishlist?.id ?? null };
}

type WishlistModel = ReturnType<typeof toWishlist>;

export function createWishlistLoaders({ customerGraphql, requestId, session }: LoaderContext) {
  const known = new Map<string, Promise<WishlistModel>>();
  const read = async (token: string) => {
    const { customer } = await customerGraphql.run(wishlistQuery, { token, requestId });
    return toWishlist(customer.wishlist);
  };
  return {
    /** The customer's favorites, read once. */
    mine: async () => {
      const token = requireToken(session);
      const wishlist = known.get(token) ?? read(token);
      known.set(token, wishlist);
      return wishlist;
    },
    /** Sets the response of a change, so that it is not read again. */
    prime: (response: WishlistResponse) =>
      known.set(requireToken(session), Promise.resolve(toWishlist(response))),
    clear: () => known.clear(),
  };
}
