import { toMoment } from '../../core/moment.ts';
import { toMoney } from '../../core/money.ts';
import type { GiftCard, GiftCardBalance, GiftCardChangeReason } from '../../generated/types.ts';
import type {
  GiftCardBalanceResponse,
  GiftCardResponse,
} from '../../sources/commerce-rest/gift-card-endpoints.ts';

const REASONS: ReadonlySet<string> = new Set<GiftCardChangeReason>([
  'ISSUED',
  'REDEEMED',
  'RETURNED',
]);

const isReason = (name: string): name is GiftCardChangeReason => REASONS.has(name);

const toReason = (reason: string | null | undefined): GiftCardChangeReason | null => {
  const name = (reason ?? '').toUpperCase();
  return isReason(name) ? name : null;
};

/** What a gift card is worth. */
export const toBalance = (answer: GiftCardBalanceResponse): GiftCardBalance => ({
  code: answer.code,
  balance: toMoney(answer.balance),
  initial: typeof answer.initial === 'number' ? toMoney(answer.initial) : null,
  expiresAt: toMoment(answer.expires),
});

/** A customer's gift card. */
export const toGiftCard = (answer: GiftCardResponse): GiftCard => ({
  code: answer.code,
  balance: toMoney(answer.balance),
  initial: typeof answer.initial === 'number' ? toMoney(answer.initial) : null,
  expiresAt: toMoment(answer.expires),
  isExpired: answer.is_expired ?? false,
  createdAt: toMoment(answer.created_at),
  history: (answer.history ?? []).map((entry) => ({
    createdAt: toMoment(entry.date),
    reason: toReason(entry.reason),
    change: toMoney(entry.change),
    balance: toMoney(entry.balance),
    orderNumber: entry.order || null,
  })),
});
