import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { badInput, type WebapiError } from '../../shared/webapi/errors.ts';

const shortest = 8;
const longest = 256;
const neededClasses = 3;

const classes = [/[0-9]/, /[A-Z]/, /[a-z]/, /[^a-zA-Z0-9]/];

/** Why a password is too weak, in Magento's words and order; undefined for a valid one. */
export function weakness(password: string): WebapiError | undefined {
  const length = [...password].length;
  if (length > longest) {
    return badInput('Please enter a password with at most %1 characters.', [longest]);
  }
  if (length < shortest) {
    return badInput(
      'The password needs at least %1 characters. Create a new password and try again.',
      [String(shortest)],
    );
  }
  if (password.trim() !== password) {
    return badInput(
      "The password can't begin or end with a space. Verify the password and try again.",
    );
  }
  if (classes.filter((pattern) => pattern.test(password)).length < neededClasses) {
    return badInput(
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      [String(neededClasses)],
    );
  }
  return undefined;
}

/** The error for a password that equals the email address; undefined for any other. */
export const sameAsEmail = (password: string, email: string): WebapiError | undefined =>
  password.toLowerCase() === email.toLowerCase()
    ? badInput(
        "The password can't be the same as the email address. Create a new password and try again.",
      )
    : undefined;

const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyLength = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize(), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  );

/** Hashes a password to the stored text: cost, salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

const UNKNOWN_ACCOUNT = `scrypt$16384$8$1$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(keyLength).toString('base64')}`;

/** Whether the password matches the stored hash. Takes the same time without a hash. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? UNKNOWN_ACCOUNT).split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64'), options);
  const expected = Buffer.from(key, 'base64');
  const same = expected.length === derived.length && timingSafeEqual(expected, derived);
  return stored !== null && same;
}
