import type { LoaderContext } from '../../context.ts';
import { requireToken } from '../../session/session.ts';
import { wishlistQuery } from '../../sources/commerce-graphql/customer-client.ts';
import { toWishlist, type WishlistModel } from './mappers.ts';

/** What the wishlist reads in one request. */
interface WishlistLoaders {
  /** The customer's favorites, read once. */
  readonly mine: () => Promise<WishlistModel>;
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
  const read = async (token: string) =>
    toWishlist(await customerGraphql.query(wishlistQuery, { token, requestId }));
  return {
    mine: async () => {
      const token = requireToken(session);
      const wishlist = known.get(token) ?? read(token);
      known.set(token, wishlist);
      return wishlist;
    },
    clear: () => known.clear(),
  };
}
