import { GIFT_CARD_RULES } from '../../calls/errors/cart.ts';
import { write } from '../../calls/rest-calls.ts';
import { notFound } from '../../calls/user-errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { giftCardEndpoints } from '../../sources/commerce-rest/payments.ts';

/** An empty list means that the card does not exist. */
const NO_CARD = notFound(
  'code',
  "The gift card code couldn't be found. Verify your information and try again.",
);

export const giftcardsResolvers: Resolvers = {
  Query: {
    giftCards: (_, _args, { reads }) => reads.authenticated(giftCardEndpoints.mine),
  },
  Mutation: {
    /**
     * The balance of a card: the first of the list. The customer's token is sent if there is one, because some back
     * ends require it.
     */
    giftCardBalanceCheck: async (_, { input: { code } }, context) => {
      const call = { body: { code }, as: 'viewer', rules: GIFT_CARD_RULES } as const;
      const { value, userErrors } = await write(context, giftCardEndpoints.balance, call);
      if (value === null) return { giftCard: null, userErrors };
      const [giftCard = null] = value;
      return { giftCard, userErrors: giftCard === null ? [NO_CARD] : userErrors };
    },
  },
};
