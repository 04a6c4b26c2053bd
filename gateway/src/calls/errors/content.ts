import type { ErrorRule } from '../user-errors.ts';

/** What the refusals of signing up for the news mean. */
export const NEWSLETTER_RULES: readonly ErrorRule[] = [
  { fieldName: 'email', code: 'BAD_USER_INPUT', field: ['email'] },
];
