import type { LoaderContext } from '../../context.ts';
import { requireToken } from '../../session/session.ts';
import { type WishlistResponse, wishlistQuery } from '../../sources/commerce-graphql/wishlist.ts';
import { toWishlist, type WishlistModel } from './mappers.ts';

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
