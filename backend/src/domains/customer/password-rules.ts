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
