import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';
import { cardCents, newCode, storedCode } from './rules.ts';

/** A change of a card's balance. Cents; moments 'YYYY-MM-DD hh:mm:ss' in UTC. */
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
  /** The oldest first. */
  readonly history: readonly GiftCardEntry[];
}

export interface NewGiftCard {
  readonly dollars: number;
  /** The owner; null when anyone with the code may use it. */
  readonly customerId: number | null;
  /** Milliseconds since 1970; never when left out. */
  readonly expiresMs?: number;
}

export type GiftCardRepository = ReturnType<typeof createGiftCardRepository>;

const prepareAll = (db: DatabaseSync) => ({
  of: db.prepare('SELECT * FROM gift_card WHERE customer_id = ? ORDER BY rowid DESC'),
  byCode: db.prepare('SELECT * FROM gift_card WHERE code = ?'),
  history: db.prepare('SELECT * FROM gift_card_history WHERE code = ? ORDER BY id'),
});

const toEntry = createRowMapper<GiftCardEntry>();
const toCard = createRowMapper<Omit<GiftCard, 'history'>>();

/** Issues and reads gift cards. `now` returns the time in milliseconds. */
export function createGiftCardRepository(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  const cardFromRow = (row: Row): GiftCard => {
    const card = toCard(row);
    return { ...card, history: sql.history.all(card.code).map(toEntry) };
  };
  return {
    /** Issues a card, as a purchase or the staff does, and returns its code. @throws for an amount out of range. */
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
    /** The customer's cards, the newest first. */
    of: (customerId: number): GiftCard[] => sql.of.all(customerId).map(cardFromRow),
    /** Finds a code however it is typed: case and outer spaces do not matter. */
    byCode: (code: string): GiftCard | undefined => {
      const row = sql.byCode.get(storedCode(code));
      return row && cardFromRow(row);
    },
  };
}
