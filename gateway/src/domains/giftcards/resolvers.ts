import type { Resolvers } from '../../generated/resolvers.ts';
import { giftCardEndpoints } from '../../sources/commerce-rest/gift-card-endpoints.ts';
import { checkBalance } from './balance-check.ts';
import { toGiftCard } from './mappers.ts';

/** A customer's gift cards, and what a card is worth. */
export const giftcardsResolvers: Resolvers = {
  Query: {
    giftCards: async (_, _args, { reads }) =>
      (await reads.authenticated(giftCardEndpoints.mine)).map(toGiftCard),
  },
  Mutation: {
    giftCardBalanceCheck: (_, { input }, context) => checkBalance(input.code, context),
  },
};
