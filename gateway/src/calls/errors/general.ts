import type { ErrorRule } from '../user-errors.ts';

/** Rules that hold for every call, after a call's own. Templates are the back end's identifiers of its messages. */
export const GENERAL_RULES: readonly ErrorRule[] = [
  { status: 404, template: 'Request does not match any route.', code: 'NOT_SUPPORTED' },
  { status: 404, fieldName: 'cartId', code: 'NO_ACTIVE_CART' },
  { status: 404, fieldName: 'customerId', code: 'NO_ACTIVE_CART' },
  {
    status: 404,
    template: 'Current customer does not have an active cart.',
    code: 'NO_ACTIVE_CART',
  },
  { status: 401, resources: 'self', code: 'UNAUTHENTICATED' },
  // Stock Magento keeps the calls about orders for the staff.
  { status: 401, resources: 'Magento_Sales::actions_view', code: 'NOT_SUPPORTED' },
  { status: 401, code: 'FORBIDDEN' },
  { status: 403, code: 'FORBIDDEN' },
  { status: 404, code: 'NOT_FOUND' },
  { status: 429, code: 'RATE_LIMITED' },
  { code: 'BAD_USER_INPUT' },
];
