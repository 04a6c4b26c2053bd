/** A check that gives its message, or true for a good value: what react-hook-form takes as `validate`. */
export type Check = (value: string) => true | string;

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

/** Required; `message` is what is said when nothing was given. */
export const checkRequired =
  (message: string): Check =>
  (value) =>
    value.trim() !== '' || message;

/** Required, in the words of the specification (§8); `label` names the field. */
export const checkFilled = (label: string): Check => checkRequired(`${label} is required field`);
