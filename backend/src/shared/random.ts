import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 32 random letters and digits, the format of Magento's cart ids and reset tokens. */
export const lettersAndDigits = (): string =>
  Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Random digits, so that other numbers cannot be guessed. */
export const randomDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');
