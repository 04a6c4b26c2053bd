import type { Resolvers } from '../../generated/resolvers.ts';

/** The menu. Pages, blocks, addresses and the shop's configuration come from the stitched back end. */
export const contentResolvers: Resolvers = {
  Query: {
    menu: (_, _args, { loaders }) => loaders.content.menu(),
  },
};
