import { createToEnum } from '../../core/values.ts';
import type { GiftCardChangeReason } from '../../generated/types.ts';
import type {
  GiftCardBalanceResponse,
  GiftCardResponse,
} from '../../sources/commerce-rest/payments.ts';

const toReason = createToEnum<GiftCardChangeReason>(['ISSUED', 'REDEEMED', 'RETURNED']);

export function toBalance({ expires: expiresAt, ...balance }: GiftCardBalanceResponse) {
  return { ...balance, expiresAt };
}

export function toGiftCard({ isExpired, history, ...card }: GiftCardResponse) {
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
