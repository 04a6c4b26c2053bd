import { hasSpecial, isLongEnough } from './fieldRules.ts';

/** How good a new password is. `level` 1 does not meet the rule; `advice` says what would help most. */
export interface Strength {
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly label: string;
  readonly advice: string;
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
/** A shop's back end asks for three kinds of characters unless it is told otherwise. */
const KINDS_WANTED = 3;
const LONG = 12;

/** Rates a password by the shop's rule: what the form refuses is never more than weak. */
export function strengthOf(password: string): Strength {
  if (password === '')
    return { level: 0, label: '', advice: 'At least 8 characters, 1 of them special' };
  const advice = missing(password);
  if (advice) return { level: 1, label: 'Weak', advice };
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (kinds < KINDS_WANTED) {
    return { level: 2, label: 'Fair', advice: 'add a capital letter or a digit' };
  }
  if ([...password].length < LONG) {
    return { level: 3, label: 'Good', advice: 'longer is stronger' };
  }
  return { level: 4, label: 'Strong', advice: '' };
}

function missing(password: string): string {
  const parts = [
    isLongEnough(password) ? '' : 'at least 8 characters',
    hasSpecial(password) ? '' : '1 special character',
  ].filter(Boolean);
  return parts.length > 0 ? `needs ${parts.join(' and ')}` : '';
}
