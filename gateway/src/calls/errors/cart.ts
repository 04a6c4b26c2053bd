import type { ErrorRule } from '../user-errors.ts';

const SKU = ['sku'];

/** What the rejections of a cart that is not there, or is no longer open, mean. */
const NO_CART_RULES: readonly ErrorRule[] = [
  { status: 400, fieldName: 'quoteId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART', field: ['cartId'] },
  { fieldName: 'cart', code: 'BAD_USER_INPUT', field: ['cartId'] },
];

/** What the rejections of moving a guest's cart into the customer's mean: the guest's is at fault. */
export const MERGE_RULES: readonly ErrorRule[] = NO_CART_RULES.map((rule) => ({
  ...rule,
  field: ['guestCartId'],
}));

function badInput(template: string, field: string | null): ErrorRule {
  return {
    template,
    code: 'BAD_USER_INPUT',
    field: field === null ? null : [field],
  };
}

/** What the rejections of an estimate or a choice of shipping, or of a billing address, mean. */
export const SHIPPING_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  badInput('The shipping address is missing. Set the address and try again.', 'shippingAddress'),
  badInput('Carrier with such method not found: %1, %2', 'methodCode'),
  badInput(
    'The shipping method is missing. Select the shipping method and try again.',
    'methodCode',
  ),
  badInput("Some addresses can't be used due to the configurations for specific countries.", null),
  { fieldName: 'address', code: 'BAD_USER_INPUT', field: ['address'] },
  { fieldName: 'addressInformation', code: 'BAD_USER_INPUT', field: ['shippingAddress'] },
];

/** What the rejections of a coupon or a gift card mean. */
export const CODE_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  { fieldName: 'code', code: 'BAD_USER_INPUT', field: ['code'] },
  badInput("The coupon code isn't valid. Verify the code and try again.", 'code'),
  badInput("The gift card code couldn't be added. Verify your information and try again.", 'code'),
  badInput('The "%1" Cart doesn\'t contain products.', null),
];

/** What the rejections of adding a line mean. */
export const ITEM_ADD_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
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
  { fieldName: 'sku', code: 'BAD_USER_INPUT', field: SKU },
];

/** What the rejections of taking a line out mean. */
export const ITEM_REMOVE_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  {
    status: 404,
    template: "The %1 Cart doesn't contain the %2 item.",
    code: 'NOT_FOUND',
    field: ['lineId'],
  },
  { fieldName: 'item', code: 'BAD_USER_INPUT', field: ['lineId'] },
];

const PAYMENT = ['paymentMethod', 'code'];

/** What the rejections of a payment provider mean. */
const PROVIDER_FAILURES: readonly ErrorRule[] = [
  { template: 'Your card was declined.', code: 'PAYMENT_FAILED' },
  { template: 'Your card was declined: insufficient funds.', code: 'PAYMENT_FAILED' },
  { template: "We couldn't take the payment. Try again.", code: 'PAYMENT_FAILED' },
  {
    template: 'Your card details expired. Enter them again.',
    code: 'PAYMENT_FAILED',
  },
  {
    template: 'The approval has expired. Request it again.',
    code: 'PAYMENT_FAILED',
    field: ['token'],
  },
];

/** What the rejections of a payment or an order mean. */
export const PAYMENT_RULES: readonly ErrorRule[] = [
  ...NO_CART_RULES,
  { template: 'Some of the products are out of stock.', code: 'OUT_OF_STOCK' },
  { template: 'The requested qty is not available', code: 'OUT_OF_STOCK' },
  {
    template: 'The requested Payment Method is not available.',
    code: 'BAD_USER_INPUT',
    field: PAYMENT,
  },
  {
    template: 'The payment method you requested is not available.',
    code: 'BAD_USER_INPUT',
    field: PAYMENT,
  },
  {
    template: 'Enter a valid payment method and try again.',
    code: 'BAD_USER_INPUT',
    field: PAYMENT,
  },
  { fieldName: 'paymentMethod', code: 'BAD_USER_INPUT', field: ['paymentMethod'] },
  {
    status: 409,
    template: 'The Idempotency-Key was used with another payload.',
    code: 'IDEMPOTENCY_MISMATCH',
    field: ['idempotencyKey'],
  },
  ...PROVIDER_FAILURES,
  { template: 'Invalid email format', code: 'BAD_USER_INPUT', field: ['email'] },
  { fieldName: 'email', code: 'BAD_USER_INPUT', field: ['email'] },
];

/** What the rejections of the wallet's and the financing provider's calls mean. */
export const PROVIDER_RULES: readonly ErrorRule[] = [
  { status: 404, code: 'NO_ACTIVE_CART', field: ['cartId'] },
  {
    template: 'The shipping address is missing. Set the address and try again.',
    code: 'BAD_USER_INPUT',
    field: ['cartId'],
  },
  ...PAYMENT_RULES,
];

/** What the rejections of looking up a gift card mean. */
export const GIFT_CARD_RULES: readonly ErrorRule[] = [
  {
    status: 404,
    template: "The gift card code couldn't be found. Verify your information and try again.",
    code: 'NOT_FOUND',
    field: ['code'],
  },
  { fieldName: 'code', code: 'BAD_USER_INPUT', field: ['code'] },
];
