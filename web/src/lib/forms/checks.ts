/** A react-hook-form `validate` function: returns the message, or true for a valid value. */
export type Check = (value: string) => true | string;

/** The format of HTML's email field, plus a dot in the domain, because the shop sends email there. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_EMAIL_LENGTH = 254;

export const checkEmail: Check = (email) => {
  const trimmed = email.trim();
  if (trimmed === '') return 'Email is required.';
  if (trimmed.length <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed)) return true;
  return 'Please enter a valid email address, such as name@example.com.';
};

/** Required; `message` is shown for an empty value. */
export const checkRequired =
  (message: string): Check =>
  (value) =>
    value.trim() !== '' || message;

/** Required, with a message that names the field. */
export const checkFilled = (label: string): Check => checkRequired(`${label} is required.`);
