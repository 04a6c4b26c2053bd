import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';

/** 32 letters and digits that are not easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** A new gift card code of 100 random bits, such as 'K7QM-2RTX-…': five groups of four. */
export function newCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The stored form of a code: upper case, trimmed. */
export const storedCode = (typed: string): string => typed.trim().toUpperCase();

/** True before the expiry; both 'YYYY-MM-DD hh:mm:ss' in UTC, null for no expiry. */
export const isValid = (expiresAt: string | null, now: string): boolean =>
  expiresAt === null || expiresAt > now;

/** The maximum amount of a card in dollars. */
export const MAX_DOLLARS = 10_000;

/** An amount in dollars as whole cents. @throws unless a card can be issued for it */
export function cardCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || cents <= 0 || dollars > MAX_DOLLARS) {
    throw new Error(`A gift card cannot be worth ${dollars}.`);
  }
  return cents;
}

/** A change of a card's balance in cents. Timestamps are 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface GiftCardEntry {
  readonly changeCents: number;
  readonly balanceCents: number;
  readonly reason: string;
  readonly orderIncrementId: string | null;
  readonly createdAt: string;
}

export interface GiftCard {
  readonly code: string;
  readonly customerId: number | null;
  readonly initialCents: number;
  readonly balanceCents: number;
  readonly expiresAt: string | null;
  readonly createdAt: string;
  /** Oldest first. */
  readonly history: readonly GiftCardEntry[];
}

export interface NewGiftCard {
  readonly dollars: number;
  /** The owner; null if anyone with the code may use it. */
  readonly customerId: number | null;
  /** Milliseconds since 1970; no expiry by default. */
  readonly expiresMs?: number;
}

export type GiftCardRepository = ReturnType<typeof createGiftCardRepository>;

/** Issues and reads gift cards. `now` returns the time in milliseconds. */
export function createGiftCardRepository(db: DatabaseSync, now: () => number = Date.now) {
  const history = createReader<GiftCardEntry>(db, 'gift_card_history');
  const cards = createReader(db, 'gift_card', {
    complete: (card: Omit<GiftCard, 'history'>): GiftCard => ({
      ...card,
      history: history.list({ code: card.code }, 'id'),
    }),
  });
  return {
    /** Issues a card and returns its code. @throws for an amount out of range */
    issue: ({ dollars, customerId, expiresMs }: NewGiftCard): string => {
      const cents = cardCents(dollars);
      const code = newCode();
      const card = { code, balanceCents: cents, createdAt: moment(now()) };
      const expiresAt = expiresMs === undefined ? null : moment(expiresMs);
      inTransaction(db, () => {
        insertRow(db, 'gift_card', { ...card, customerId, initialCents: cents, expiresAt });
        insertRow(db, 'gift_card_history', { ...card, changeCents: cents, reason: 'issued' });
      });
      return code;
    },
    /** The customer's cards, newest first. */
    of: (customerId: number): GiftCard[] => cards.list({ customerId }, 'rowid DESC'),
    /** Finds a card by its code, ignoring case and surrounding spaces. */
    byCode: (code: string) => cards.find({ code: storedCode(code) }),
  };
}
