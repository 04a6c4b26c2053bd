import { toDateTime, toMoney } from '../../core/values.ts';
import type { GiftCard, GiftCardBalance, GiftCardChangeReason } from '../../generated/types.ts';
import type {
  GiftCardBalanceResponse,
  GiftCardResponse,
} from '../../sources/commerce-rest/payments.ts';

const REASONS: ReadonlySet<string> = new Set<GiftCardChangeReason>([
  'ISSUED',
  'REDEEMED',
  'RETURNED',
]);

function isReason(name: string): name is GiftCardChangeReason {
  return REASONS.has(name);
}

function toReason(reason: string | null | undefined): GiftCardChangeReason | null {
  const name = (reason ?? '').toUpperCase();
  return isReason(name) ? name : null;
}

/** What a gift card is worth. */
export function toBalance(response: GiftCardBalanceResponse): GiftCardBalance {
  return {
    code: response.code,
    balance: toMoney(response.balance),
    initial: typeof response.initial === 'number' ? toMoney(response.initial) : null,
    expiresAt: toDateTime(response.expires),
  };
}

/** A customer's gift card. */
export function toGiftCard(response: GiftCardResponse): GiftCard {
  return {
    code: response.code,
    balance: toMoney(response.balance),
    initial: typeof response.initial === 'number' ? toMoney(response.initial) : null,
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
