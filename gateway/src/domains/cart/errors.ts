import type { ErrorRule } from '../../shared/user-errors.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';

/** True when a read failed because there is no such cart. */
export const isMissingCart = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.status === 404 &&
  error.parameter('fieldName') === 'cartId';

const SKU = ['sku'];

/** What the refusals of adding a line mean. */
export const ITEM_ADD_RULES: readonly ErrorRule[] = [
  { status: 400, fieldName: 'quoteId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
  {
    status: 404,
    template: "The product that was requested doesn't exist. Verify the product and try again.",
    code: 'NOT_FOUND',
    field: SKU,
  },
  {
    template: 'Product that you are trying to add is not available.',
    code: 'OUT_OF_STOCK',
    field: SKU,
  },
  { template: 'The requested qty is not available', code: 'OUT_OF_STOCK', field: SKU },
  { template: 'This product is out of stock.', code: 'OUT_OF_STOCK', field: SKU },
  { fieldName: 'qty', code: 'BAD_USER_INPUT', field: ['quantity'] },
];

/** What the refusals of taking a line out mean. */
export const ITEM_REMOVE_RULES: readonly ErrorRule[] = [
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
  {
    status: 404,
    template: "The %1 Cart doesn't contain the %2 item.",
    code: 'NOT_FOUND',
    field: ['lineId'],
  },
];
