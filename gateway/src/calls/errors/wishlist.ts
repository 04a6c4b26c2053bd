import type { ErrorRule } from '../user-errors.ts';

/** What the refusals of a change of the wishlist mean. */
export const WISHLIST_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'productId', code: 'NOT_FOUND', field: ['productId'] },
  { fieldName: 'productId', code: 'BAD_USER_INPUT', field: ['productId'] },
];
