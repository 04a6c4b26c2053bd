import type { Resolvers } from '../../generated/resolvers.ts';
import { addItem, removeItem } from './writes.ts';

/** The customer's favorites. */
export const wishlistResolvers: Resolvers = {
  Query: {
    wishlist: (_, _args, { loaders }) => loaders.wishlist.mine(),
  },
  Mutation: {
    wishlistItemAdd: (_, { input }, context) => addItem(input.productId, context),
    wishlistItemRemove: (_, { input }, context) => removeItem(input.productId, context),
  },
  WishlistPayload: {
    wishlist: ({ isChanged }, _args, { loaders }) => (isChanged ? loaders.wishlist.mine() : null),
  },
};
