import type { ErrorRule } from '../user-errors.ts';
import { NO_CART_RULES } from './cart.ts';

const PAYMENT = ['paymentMethod', 'code'];

/** What the refusals of a payment provider mean. */
const PROVIDER_FAILURES: readonly ErrorRule[] = [
  { template: 'Your card was declined.', code: 'PAYMENT_FAILED' },
  { template: 'Your card was declined: there is not enough money.', code: 'PAYMENT_FAILED' },
  { template: 'The payment could not be made. Try again.', code: 'PAYMENT_FAILED' },
  {
    template: "The card's details have expired. Enter the card again.",
    code: 'PAYMENT_FAILED',
  },
  {
    template: 'The approval has expired. Ask for it again.',
    code: 'PAYMENT_FAILED',
    field: ['token'],
  },
];

/** What the refusals of a payment or an order mean. */
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

/** What the refusals of the wallet's and the financing provider's calls mean. */
export const PROVIDER_RULES: readonly ErrorRule[] = [
  { status: 404, code: 'NO_ACTIVE_CART', field: ['cartId'] },
  {
    template: 'The shipping address is missing. Set the address and try again.',
    code: 'BAD_USER_INPUT',
    field: ['cartId'],
  },
  ...PAYMENT_RULES,
];
