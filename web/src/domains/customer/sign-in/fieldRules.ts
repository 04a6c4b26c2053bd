import type { Check } from '#lib/forms/checks.ts';

/** Messages of the password rules, word for word (spec §5). */
export const PASSWORD_MESSAGES = {
  required: 'Password is required field',
  tooShort: 'Password should be at least 8 characters long',
  tooWeak: 'Password should be at least 8 characters long and contain at least 1 special character',
} as const;

const SHORTEST = 8;

/** True for 8 characters or more (spec §9). */
export const isLongEnough = (password: string): boolean => [...password].length >= SHORTEST;

/** True with at least one non-word character; an underscore is a word character. */
export const hasSpecial = (password: string): boolean => /\W/.test(password);

/** The rule of a new password: required, at least 8 characters, at least one special one. */
export const checkNewPassword: Check = (password) => {
  if (password === '') return PASSWORD_MESSAGES.required;
  if (!hasSpecial(password)) return PASSWORD_MESSAGES.tooWeak;
  return isLongEnough(password) || PASSWORD_MESSAGES.tooShort;
};

/** The rule of a password that exists already. */
export const checkPassword: Check = (password) => password !== '' || PASSWORD_MESSAGES.required;
