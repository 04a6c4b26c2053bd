import type { ErrorRule } from '../user-errors.ts';

/** What the refusals of looking up a gift card mean. */
export const GIFT_CARD_RULES: readonly ErrorRule[] = [
  {
    status: 404,
    template: "The gift card code couldn't be found. Verify your information and try again.",
    code: 'NOT_FOUND',
    field: ['code'],
  },
  { fieldName: 'code', code: 'BAD_USER_INPUT', field: ['code'] },
];
