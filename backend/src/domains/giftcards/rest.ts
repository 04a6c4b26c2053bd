import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { moment } from '../../shared/moment.ts';
import { dollars } from '../../shared/money.ts';
import { rejection } from '../../shared/webapi/errors.ts';
import { customerRoute, publicRoute, type Route } from '../../shared/webapi/route.ts';
import { createGiftCardRepository, type GiftCard, isValid } from './repository.ts';

/** Minimum duration of a balance response in milliseconds, so that its timing discloses nothing. */
const RESPONSE_MS = 100;

const balanceView = ({ code, balanceCents, initialCents, expiresAt }: GiftCard) => ({
  code,
  balance: dollars(balanceCents),
  initial: dollars(initialCents),
  expires: expiresAt,
});

const cardView = (card: GiftCard, now: string) => ({
  ...balanceView(card),
  is_expired: !isValid(card.expiresAt, now),
  created_at: card.createdAt,
  history: card.history.map((entry) => ({
    date: entry.createdAt,
    reason: entry.reason,
    change: dollars(entry.changeCents),
    balance: dollars(entry.balanceCents),
    order: entry.orderIncrementId,
  })),
});

/** A customer's gift cards and the balance of a card (docs/wire/giftcards.md). */
export function giftCardRoutes({
  db,
  now,
}: {
  readonly db: DatabaseSync;
  readonly now: () => number;
}): Route[] {
  const cards = createGiftCardRepository(db, now);
  return [
    customerRoute.get('/gift-card/me', {}, ({ customerId }) =>
      cards.of(customerId).map((card) => cardView(card, moment(now()))),
    ),
    publicRoute.post('/gift-card/me/balance', { code: 'string' }, async ({ args }) => {
      const over = sleep(RESPONSE_MS);
      const card = cards.byCode(args.code);
      await over;
      if (card !== undefined && isValid(card.expiresAt, moment(now()))) {
        return [balanceView(card)];
      }
      throw rejection(
        404,
        "The gift card code couldn't be found. Verify your information and try again.",
      );
    }),
  ];
}
