import type { ErrorRule } from '../user-errors.ts';

/** What the refusals of a price alert mean. */
export const PRICE_ALERT_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'sku', code: 'NOT_FOUND', field: ['sku'] },
  { fieldName: 'sku', code: 'BAD_USER_INPUT', field: ['sku'] },
  { status: 404, fieldName: 'id', code: 'NOT_FOUND', field: ['id'] },
];

/** What the refusals of a saved search mean. */
export const SAVED_SEARCH_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'id', code: 'NOT_FOUND', field: ['id'] },
  { fieldName: 'name', code: 'BAD_USER_INPUT', field: ['name'] },
  { fieldName: 'query', code: 'BAD_USER_INPUT', field: ['query'] },
  {
    template: 'The search has no words and no filters to be saved.',
    code: 'BAD_USER_INPUT',
    field: ['query'],
  },
];
