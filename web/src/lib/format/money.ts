import { formatCount } from './counts.ts';

interface Money {
  /** A decimal in units of the currency, such as "1250.50". */
  readonly amount: string;
  /** ISO code; defaults to US dollars, the shop's only currency. */
  readonly currency?: string;
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$' };
const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * Formats an amount: "$1,250", "$1,250.50" (never "$1,250.5") or "−$35". Operates on the text, so no precision is
 * lost; more than two decimals are rounded half up. Text that is not a number is returned unchanged.
 */
export function formatMoney({ amount, currency = 'USD' }: Money): string {
  const parts = DECIMAL.exec(amount.trim());
  if (!parts) return amount;
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const cents = roundToCents(whole, fraction);
  const dollars = formatCount(cents / 100n);
  const rest = cents % 100n;
  const decimals = rest === 0n ? '' : `.${rest.toString().padStart(2, '0')}`;
  const minus = sign && cents !== 0n ? '−' : '';
  return `${minus}${SYMBOLS[currency] ?? `${currency} `}${dollars}${decimals}`;
}

function roundToCents(whole: string, fraction: string): bigint {
  const padded = fraction.padEnd(3, '0');
  const roundsUp = padded.charAt(2) >= '5';
  return BigInt(whole + padded.slice(0, 2)) + (roundsUp ? 1n : 0n);
}

/** Formats a number of dollars: "$1,250" or "$1,250.50". */
export const formatDollars = (dollars: number): string => formatMoney({ amount: String(dollars) });

/** An amount in cents, for exact arithmetic. */
export const toCents = ({ amount }: Money): number => Math.round(Number(amount) * 100);

/** Converts cents to an amount, such as "1250.50". */
export const fromCents = (cents: number): Money => ({ amount: (cents / 100).toFixed(2) });
