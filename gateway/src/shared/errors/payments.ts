import type { ErrorRule } from '../user-errors.ts';

const PAYMENT = ['paymentMethod', 'code'];

/** What the refusals of a payment or an order mean. */
export const PAYMENT_RULES: readonly ErrorRule[] = [
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
  { template: 'Invalid email format', code: 'BAD_USER_INPUT', field: ['email'] },
  { fieldName: 'email', code: 'BAD_USER_INPUT', field: ['email'] },
];
