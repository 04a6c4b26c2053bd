import type { ErrorRule } from '../user-errors.ts';

const ITEMS = ['itemIds'];

/** What the refusals of a return mean. */
export const RETURN_RULES: readonly ErrorRule[] = [
  { template: 'The order has not been shipped yet.', code: 'BAD_USER_INPUT', field: ['orderId'] },
  {
    template: 'Items can be returned within 15 days from shipping.',
    code: 'BAD_USER_INPUT',
    field: ['orderId'],
  },
  { template: 'Select an item to return.', code: 'BAD_USER_INPUT', field: ITEMS },
  { template: 'The order does not have this item.', code: 'NOT_FOUND', field: ITEMS },
  { template: 'The item has been returned already.', code: 'BAD_USER_INPUT', field: ITEMS },
  {
    status: 404,
    template: "The entity that was requested doesn't exist. Verify the entity and try again.",
    code: 'NOT_FOUND',
    field: ['orderId'],
  },
];
