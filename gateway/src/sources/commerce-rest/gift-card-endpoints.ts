import { z } from 'zod';
import { flag, number, text } from '../wire-values.ts';
import { endpoint } from './endpoint.ts';

const balance = z.looseObject({
  code: z.string(),
  balance: number,
  initial: number.nullish(),
  expires: text,
});
/** What a gift card is worth (docs/wire/giftcards.md). */
export type GiftCardBalanceResponse = z.infer<typeof balance>;

const card = balance.extend({
  is_expired: flag.nullish(),
  created_at: text,
  history: z
    .array(
      z.looseObject({
        date: text,
        reason: text,
        change: number,
        balance: number,
        order: text,
      }),
    )
    .nullish(),
});
/** A customer's gift card (docs/wire/giftcards.md). */
export type GiftCardResponse = z.infer<typeof card>;

/** A customer's gift cards, and what a card is worth: the first of a list. */
export const giftCardEndpoints = {
  mine: endpoint('GET', '/V1/gift-card/me', z.array(card))(),
  balance: endpoint('POST', '/V1/gift-card/me/balance', z.array(balance))<{
    readonly code: string;
  }>(),
} as const;
