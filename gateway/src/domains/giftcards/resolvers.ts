import { GIFT_CARD_RULES } from '../../calls/errors/cart.ts';
import { notFound, write } from '../../calls/rest-calls.ts';
import { createToEnum } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { GiftCardChangeReason } from '../../generated/types.ts';
import {
  type GiftCardBalanceResponse,
  type GiftCardResponse,
  giftCardEndpoints,
} from '../../sources/commerce-rest/payments.ts';

const toReason = createToEnum<GiftCardChangeReason>(['ISSUED', 'REDEEMED', 'RETURNED']);

function toBalance({ expires: expiresAt, ...balance }: GiftCardBalanceResponse) {
  return { ...balance, expiresAt };
}

function toGiftCard({ isExpired, history, ...card }: GiftCardResponse) {
  return {
    ...toBalance(card),
    createdAt: card.createdAt,
    isExpired: isExpired ?? false,
    history: (history ?? []).map(({ date: createdAt, reason, order: orderNumber, ...change }) => ({
      ...change,
      createdAt,
      orderNumber,
      reason: toReason(reason),
    })),
  };
}

/** An empty list means that the card does not exist. */
const NO_CARD = notFound(
  'code',
  "The gift card code couldn't be found. Verify your information and try again.",
);

export const giftcardsResolvers: Resolvers = {
  Query: {
    giftCards: async (_, _args, { reads }) =>
      (await reads.authenticated(giftCardEndpoints.mine)).map(toGiftCard),
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
      const [card] = value;
      return card === undefined
        ? { giftCard: null, userErrors: [NO_CARD] }
        : { giftCard: toBalance(card), userErrors };
    },
  },
};
