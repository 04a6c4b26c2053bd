import type { Resolvers } from '../../generated/resolvers.ts';
import { subscribe } from './newsletter.ts';

/** The menu and the news. Pages, blocks, addresses and the shop's configuration come from the stitched back end. */
export const contentResolvers: Resolvers = {
  Query: {
    menu: (_, _args, { loaders }) => loaders.content.menu(),
  },
  Mutation: {
    newsletterSubscribe: (_, { input }, context) => subscribe(input.email, context),
  },
};
