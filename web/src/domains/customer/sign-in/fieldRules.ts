/** Messages of the password rules, word for word (spec §5). */
export const PASSWORD_MESSAGES = {
  required: 'Password is required field',
  tooShort: 'Password should be at least 8 characters long',
  tooWeak: 'Password should be at least 8 characters long and contain at least 1 special character',
} as const;

const SHORTEST = 8;

/** A check that gives its message, or true for a good value: what react-hook-form takes as `validate`. */
type Check = (value: string) => true | string;

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

/** As HTML's own email field has it, with a dot in the domain: the shop sends letters there. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const LONGEST_EMAIL = 254;

/** Required, and an address that a letter could reach. */
export const checkEmail: Check = (email) => {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required field';
  if (trimmed.length <= LONGEST_EMAIL && EMAIL.test(trimmed)) return true;
  return 'Please enter a valid email address, such as name@example.com';
};

/** Required; `label` names the field. */
export const checkFilled =
  (label: string): Check =>
  (value) =>
    value.trim() !== '' || `${label} is required field`;
