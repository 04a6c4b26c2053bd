import type { Check } from '#lib/forms/checks.ts';
import type { Rejection } from '#lib/forms/rejection.ts';

const MESSAGES = {
  required: 'Password is required field',
  tooShort: 'Password should be at least 8 characters long',
  tooWeak: 'Password should be at least 8 characters long and contain at least 1 special character',
} as const;

const MIN_LENGTH = 8;
const LONG = 12;
const KINDS = [
  [/\p{Ll}/u, 'a lowercase letter'],
  [/\p{Lu}/u, 'a capital letter'],
  [/\d/, 'a digit'],
  [/[^\p{L}\d]/u, 'a special character'],
] as const;
/** Magento's default number of required character classes. */
const KINDS_WANTED = 3;

const isLongEnough = (password: string): boolean => [...password].length >= MIN_LENGTH;

/** True with at least one non-word character; an underscore is a word character. */
const hasSpecial = (password: string): boolean => /\W/.test(password);

export const checkNewPassword: Check = (password) => {
  if (password === '') return MESSAGES.required;
  if (!hasSpecial(password)) return MESSAGES.tooWeak;
  return isLongEnough(password) || MESSAGES.tooShort;
};

export const checkPassword: Check = (password) => password !== '' || MESSAGES.required;

/** Rates a password from 0 (empty) over 1 (rejected by the form) to 4, with the best advice to improve it. */
export function getStrength(password: string) {
  if (password === '') {
    return { level: 0, label: '', advice: 'At least 8 characters, 1 of them special' };
  }
  const missing = [
    isLongEnough(password) ? '' : 'at least 8 characters',
    hasSpecial(password) ? '' : '1 special character',
  ].filter(Boolean);
  const advice = missing.length > 0 && `needs ${missing.join(' and ')}`;
  if (advice) return { level: 1, label: 'Weak', advice };
  const absent = KINDS.filter(([kind]) => !kind.test(password)).map(([, name]) => name);
  const needed = absent.length - (KINDS.length - KINDS_WANTED);
  if (needed > 0) {
    const choice = needed > 1 ? `two of ${absent.join(', ')}` : absent.join(' or ');
    return { level: 2, label: 'Fair', advice: `add ${choice}` };
  }
  if ([...password].length < LONG) {
    return { level: 3, label: 'Good', advice: 'longer is stronger' };
  }
  return { level: 4, label: 'Strong', advice: '' };
}

/** The rejection of a new password; in the shop's words if it has fewer kinds of characters than Magento requires. */
export function toPasswordRejection(rejection: Rejection | null, password: string) {
  const { level, advice } = getStrength(password);
  const isOfPassword = rejection?.field === 'password' || rejection?.field === 'newPassword';
  if (level !== 2 || !isOfPassword) return rejection;
  return { ...rejection, message: `Please choose a stronger password: ${advice}.` };
}
