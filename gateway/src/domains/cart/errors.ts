import type { ErrorRule } from '../../shared/user-errors.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';

/** True when a read failed because there is no such cart. */
export const isMissingCart = (error: unknown): boolean =>
  error instanceof CommerceError &&
  error.status === 404 &&
  ['cartId', 'customerId'].includes(String(error.parameter('fieldName')));

const SKU = ['sku'];

const NO_CART: readonly ErrorRule[] = [
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
];

/** What the refusals of shipping mean. */
export const SHIPPING_RULES: readonly ErrorRule[] = [
  ...NO_CART,
  {
    template: 'The shipping address is missing. Set the address and try again.',
    code: 'BAD_USER_INPUT',
    field: ['shippingAddress'],
  },
  {
    template: 'Carrier with such method not found: %1, %2',
    code: 'BAD_USER_INPUT',
    field: ['methodCode'],
  },
  {
    template: 'The shipping method is missing. Select the shipping method and try again.',
    code: 'BAD_USER_INPUT',
    field: ['methodCode'],
  },
];

/** What the refusals of a coupon or a gift card mean. */
export const CODE_RULES: readonly ErrorRule[] = [
  ...NO_CART,
  {
    template: "The coupon code isn't valid. Verify the code and try again.",
    code: 'BAD_USER_INPUT',
    field: ['code'],
  },
  {
    template: "The gift card code couldn't be added. Verify your information and try again.",
    code: 'BAD_USER_INPUT',
    field: ['code'],
  },
  {
    template: 'The "%1" Cart doesn\'t contain products.',
    code: 'BAD_USER_INPUT',
    field: null,
  },
];

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
