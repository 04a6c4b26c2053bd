import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be taken for one another: 32 of them, 5 bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** A new gift card code of 100 random bits, such as 'K7QM-2RTX-…': five groups of four. */
export function newCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as it is stored: capitals, without spaces around it. */
export const storedCode = (typed: string): string => typed.trim().toUpperCase();

/** True until the moment it expires at; both 'YYYY-MM-DD hh:mm:ss' in UTC, null for never. */
export const isValid = (expiresAt: string | null, now: string): boolean =>
  expiresAt === null || expiresAt > now;

/** The most a card can be issued for, in dollars. */
export const MOST_DOLLARS = 10_000;

/** Whole cents of an amount a card can be issued for: more than nothing, at most MOST_DOLLARS. */
export function cardCents(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || cents <= 0 || dollars > MOST_DOLLARS) {
    throw new Error(`A gift card cannot be worth ${dollars}.`);
  }
  return cents;
}
