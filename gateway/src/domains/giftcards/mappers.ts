import { createToEnum, moneyOrNull, toDateTime, toMoney } from '../../core/values.ts';
import type { GiftCard, GiftCardBalance, GiftCardChangeReason } from '../../generated/types.ts';
import type {
  GiftCardBalanceResponse,
  GiftCardResponse,
} from '../../sources/commerce-rest/payments.ts';

const toReason = createToEnum<GiftCardChangeReason>(['ISSUED', 'REDEEMED', 'RETURNED']);

export function toBalance(response: GiftCardBalanceResponse): GiftCardBalance {
  return {
    code: response.code,
    balance: toMoney(response.balance),
    initial: moneyOrNull(response.initial),
    expiresAt: toDateTime(response.expires),
  };
}

export function toGiftCard(response: GiftCardResponse): GiftCard {
  return {
    code: response.code,
    balance: toMoney(response.balance),
    initial: moneyOrNull(response.initial),
    expiresAt: toDateTime(response.expires),
    isExpired: response.is_expired ?? false,
    createdAt: toDateTime(response.created_at),
    history: (response.history ?? []).map((entry) => ({
      createdAt: toDateTime(entry.date),
      reason: toReason(entry.reason),
      change: toMoney(entry.change),
      balance: toMoney(entry.balance),
      orderNumber: entry.order || null,
    })),
  };
}
