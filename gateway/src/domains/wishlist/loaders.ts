import { type Session, tokenOf } from '../../session/session.ts';
import type { CustomerGraphqlClient } from '../../sources/commerce-graphql/customer-client.ts';
import { wishlistQuery } from '../../sources/commerce-graphql/wishlist-query.ts';
import { toWishlist } from './mappers.ts';
import type { WishlistModel } from './models.ts';

/** What the wishlist reads in one request. */
export interface WishlistLoaders {
  /** The customer's favorites, read once. */
  readonly mine: () => Promise<WishlistModel>;
  /** Lets them be read anew, after a change. */
  readonly forget: () => void;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly wishlist: WishlistLoaders;
  }
}

/** What the wishlist needs from the gateway. */
export interface WishlistDeps {
  readonly ownGraphql: CustomerGraphqlClient;
  readonly requestId: string;
  readonly session: Session;
}

/** Wishlist loaders of one request. */
export const createWishlistLoaders = ({
  ownGraphql,
  requestId,
  session,
}: WishlistDeps): WishlistLoaders => {
  const known = new Map<string, Promise<WishlistModel>>();
  const read = async (token: string) =>
    toWishlist(await ownGraphql.ask(wishlistQuery, { token, requestId }));
  return {
    mine: async () => {
      const token = tokenOf(session);
      const wishlist = known.get(token) ?? read(token);
      known.set(token, wishlist);
      return wishlist;
    },
    forget: () => known.clear(),
  };
};
