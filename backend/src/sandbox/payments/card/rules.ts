import type { Behaviour } from '../behaviour.ts';

export interface CardInput {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof CardInput;
export type CardErrors = Readonly<Partial<Record<CardField, string>>>;

const brands: ReadonlyArray<readonly [string, RegExp, number]> = [
  ['amex', /^3[47]/, 15],
  ['visa', /^4/, 16],
  ['mastercard', /^(5[1-5]|2[2-7])/, 16],
  ['discover', /^6(011|4|5)/, 16],
];

const special: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': 'decline',
  '4000000000009995': 'no-money',
  '4000000000000119': 'fail',
  '4000000000000259': 'silent',
  '4000000000000267': 'silent-and-hidden',
};

/** A card's number as it was typed, without blanks and signs. */
export const toDigits = (text: string): string => text.replace(/\D/g, '');

/** visa, mastercard, amex, discover, or unknown. */
export const getBrand = (number: string): string =>
  brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';

/** How the sandbox treats a card: as its number says, or well. */
export const getBehaviour = (number: string): Behaviour => special[number] ?? 'approve';

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function numberError(number: string): string | undefined {
  if (number === '') return 'Enter the card number.';
  const length = brands.find(([, pattern]) => pattern.test(number))?.[2];
  const fits =
    length === undefined ? number.length >= 13 && number.length <= 19 : number.length === length;
  return fits && passesLuhn(number) ? undefined : 'Check the card number.';
}

function expiryError(expiry: string, now: number): string | undefined {
  if (expiry.trim() === '') return 'Enter the expiration date.';
  const parts = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry);
  if (parts === null) return 'Enter the month and year, such as 04/29.';
  const firstAfter = Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1);
  if (firstAfter <= now) return 'The card has expired.';
  const tooFar = new Date(now).getUTCFullYear() + 20;
  return 2000 + Number(parts[2]) > tooFar ? 'Check the year.' : undefined;
}

function cvcError(cvc: string, brand: string): string | undefined {
  if (cvc === '') return 'Enter the security code.';
  const length = brand === 'amex' ? 4 : 3;
  return cvc.length === length ? undefined : `Enter the ${length}-digit security code.`;
}

/** What is wrong with a card at the moment `now` (ms), in words for the shopper; empty when nothing is. */
export function cardErrors({ number, expiry, cvc }: CardInput, now: number): CardErrors {
  const digits = toDigits(number);
  const errors = {
    number: numberError(digits),
    expiry: expiryError(expiry, now),
    cvc: cvcError(toDigits(cvc), getBrand(digits)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
