import type { LoaderContext } from '../../context.ts';
import { requireToken } from '../../session/session.ts';
import { type WishlistResponse, wishlistQuery } from '../../sources/commerce-graphql/wishlist.ts';
import { toWishlist, type WishlistModel } from './mappers.ts';

/** What the wishlist reads in one request. */
interface WishlistLoaders {
  /** The customer's favorites, read once. */
  readonly mine: () => Promise<WishlistModel>;
  /** Sets what a change has answered, so that it is not read again. */
  readonly prime: (response: WishlistResponse) => void;
  /** Lets them be read anew, after a change. */
  readonly clear: () => void;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly wishlist: WishlistLoaders;
  }
}

/** Wishlist loaders of one request. */
export function createWishlistLoaders({
  customerGraphql,
  requestId,
  session,
}: LoaderContext): WishlistLoaders {
  const known = new Map<string, Promise<WishlistModel>>();
  const read = async (token: string) => {
    const { customer } = await customerGraphql.run(wishlistQuery, { token, requestId });
    return toWishlist(customer.wishlist);
  };
  return {
    mine: async () => {
      const token = requireToken(session);
      const wishlist = known.get(token) ?? read(token);
      known.set(token, wishlist);
      return wishlist;
    },
    prime: (response) => known.set(requireToken(session), Promise.resolve(toWishlist(response))),
    clear: () => known.clear(),
  };
}
