import { describe, expect, test } from 'vitest';
import { errorFromResponse } from '../sources/commerce-rest/errors.ts';
import { UpstreamError } from '../sources/upstream-error.ts';
import {
  CODE_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  MERGE_RULES,
  PAYMENT_RULES,
  PROVIDER_RULES,
} from './errors/cart.ts';
import {
  ADDRESS_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  SIGN_IN_RULES,
} from './errors/customer.ts';
import { toUserErrors } from './user-errors.ts';

const REQUIRED = '"%fieldName" is required. Enter and try again.';
const NO_ENTITY = 'No such entity with %fieldName = %fieldValue';
const UNAUTHORIZED = "The consumer isn't authorized to access %resources.";

describe('a rejection by the back end', () => {
  test.each<[number, object, string, string]>([
    [
      401,
      { message: UNAUTHORIZED, parameters: { resources: 'self' } },
      'UNAUTHENTICATED',
      "Please sign in. You aren't signed in, or your session has ended.",
    ],
    [
      401,
      { message: UNAUTHORIZED, parameters: { resources: 'Magento_Sales::actions_view' } },
      'NOT_SUPPORTED',
      'The configured commerce back end does not support this.',
    ],
    [
      401,
      { message: UNAUTHORIZED, parameters: { resources: 'Magento_Customer::customer' } },
      'FORBIDDEN',
      "Your account isn't allowed to do this.",
    ],
    [
      401,
      { message: 'Token expired' },
      'UNAUTHENTICATED',
      "Please sign in. You aren't signed in, or your session has ended.",
    ],
    [
      404,
      { message: NO_ENTITY, parameters: { fieldName: 'cartId', fieldValue: null } },
      'NO_ACTIVE_CART',
      'No such entity with cartId = ',
    ],
    [
      404,
      { message: NO_ENTITY, parameters: { fieldName: 'customerId', fieldValue: 5 } },
      'NO_ACTIVE_CART',
      'No such entity with customerId = 5',
    ],
    [
      404,
      { message: 'Current customer does not have an active cart.' },
      'NO_ACTIVE_CART',
      'Current customer does not have an active cart.',
    ],
    [
      404,
      { message: 'Request does not match any route.' },
      'NOT_SUPPORTED',
      'The configured commerce back end does not support this.',
    ],
    [404, { message: "The country isn't available." }, 'NOT_FOUND', "The country isn't available."],
    [
      404,
      { message: "The %1 Cart doesn't contain the %2 item.", parameters: ['1', 3] },
      'NOT_FOUND',
      "The 1 Cart doesn't contain the 3 item.",
    ],
    [
      400,
      { message: REQUIRED, parameters: { fieldName: 'cartItem' } },
      'BAD_USER_INPUT',
      '"cartItem" is required. Enter and try again.',
    ],
    [400, { message: 'Decoding error.' }, 'BAD_USER_INPUT', 'Decoding error.'],
    [
      400,
      { message: 'Some of the products are out of stock.' },
      'BAD_USER_INPUT',
      'Some of the products are out of stock.',
    ],
    [
      400,
      { message: 'Maximum SearchCriteria pageSize is %max', parameters: { max: 300 } },
      'BAD_USER_INPUT',
      'Maximum SearchCriteria pageSize is 300',
    ],
    [403, { message: 'No.' }, 'FORBIDDEN', 'No.'],
    [
      400,
      { message: 'Please <a href="%1">sign in</a>.', parameters: ['https://shop.test'] },
      'BAD_USER_INPUT',
      'Please sign in.',
    ],
    [
      400,
      { message: 'SQLSTATE[23000]: %1', parameters: ['x'] },
      'BAD_USER_INPUT',
      'Uknown  Errors',
    ],
    [429, {}, 'RATE_LIMITED', 'Uknown  Errors'],
    [
      405,
      { message: 'The PATCH HTTP method is not supported.' },
      'BAD_USER_INPUT',
      'The PATCH HTTP method is not supported.',
    ],
  ])('maps %d %j to %s: %s', (status, body, code, message) => {
    expect(toUserErrors(errorFromResponse(status, body))).toEqual([
      { code, message, field: null, status },
    ]);
  });

  test('becomes one user error for each invalid input', () => {
    const errors = ['username', 'password'].map((fieldName) => ({
      message: REQUIRED,
      parameters: { fieldName },
    }));
    const message = 'One or more input exceptions have occurred.';
    expect(toUserErrors(errorFromResponse(400, { message, errors }))).toMatchObject([
      { message: '"username" is required. Enter and try again.' },
      { message: '"password" is required. Enter and try again.' },
    ]);
  });

  test('becomes one user error for each line, first those with a rule, if one has a rule', () => {
    const soldOut = 'Some of the products are out of stock.';
    const tooMany = 'Please correct the quantity for some products.';
    const error = errorFromResponse(400, { message: `${tooMany}\n${soldOut}` });
    expect(toUserErrors(error, PAYMENT_RULES)).toMatchObject([
      { code: 'OUT_OF_STOCK', message: soldOut },
      { code: 'BAD_USER_INPUT', message: tooMany },
    ]);
    const address = 'Failed address validation:\n"telephone" is required.';
    expect(toUserErrors(errorFromResponse(400, { message: address }), PAYMENT_RULES)).toMatchObject(
      [{ code: 'BAD_USER_INPUT', message: address }],
    );
  });

  test.each([
    [ITEM_ADD_RULES, ['sku']],
    [PAYMENT_RULES, null],
  ])('is OUT_OF_STOCK when no source has the product (%#)', (rules, field) => {
    const message = 'There are no source items with the in stock status';
    expect(toUserErrors(errorFromResponse(400, { message }), rules)).toMatchObject([
      { code: 'OUT_OF_STOCK', field },
    ]);
  });

  test.each([undefined, ['']])(
    'is BELOW_MINIMUM with the amount that Magento has filled in (%#)',
    (parameters) => {
      const message = 'Minimum order amount is $50.00';
      const error = errorFromResponse(400, { message, parameters });
      expect(toUserErrors(error, PAYMENT_RULES)).toMatchObject([
        { code: 'BELOW_MINIMUM', message },
      ]);
    },
  );

  test.each([
    { message: 'Orders start at $50.', parameters: [], code: 'BELOW_MINIMUM' },
    {
      message: 'Enter a valid payment method and try again.',
      parameters: [''],
      code: 'BAD_USER_INPUT',
    },
    {
      message: 'Please check the billing address information. %1',
      parameters: ['Enter a city.'],
      code: 'BAD_USER_INPUT',
    },
  ])(
    'of an order by the check with the text "$message" is $code',
    ({ message, parameters, code }) => {
      const headers = { errorredirectaction: '#shipping' };
      const error = errorFromResponse(400, { message, parameters }, headers);
      expect(toUserErrors(error, PAYMENT_RULES)).toMatchObject([{ code }]);
      const unmarked = errorFromResponse(400, { message, parameters });
      expect(toUserErrors(unmarked, PAYMENT_RULES)).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    },
  );

  test.each([400, 404])(
    'is BAD_USER_INPUT when the coupon of an order has expired: %i',
    (status) => {
      const message = "The coupon code isn't valid. Verify the code and try again.";
      expect(toUserErrors(errorFromResponse(status, { message }), PAYMENT_RULES)).toMatchObject([
        { code: 'BAD_USER_INPUT', field: null },
      ]);
    },
  );

  test.each([
    ['a wrong coupon', 404, CODE_RULES, 'BAD_USER_INPUT', 'code'],
    ['an unknown product', 404, ITEM_ADD_RULES, 'NOT_FOUND', 'sku'],
    ['a line that is gone', 404, ITEM_REMOVE_RULES, 'NOT_FOUND', 'lineId'],
    ['a wrong password', 401, PASSWORD_CHANGE_RULES, 'BAD_USER_INPUT', 'currentPassword'],
  ])('concerns the input of %s in any language', (_, status, rules, code, field) => {
    const error = errorFromResponse(status, { message: 'Das geht nicht.' });
    expect(toUserErrors(error, rules)).toMatchObject([{ code, field: [field] }]);
  });

  test('is UNAUTHENTICATED when the session ends before the password is changed', () => {
    const parameters = { resources: 'self' };
    const error = errorFromResponse(401, { message: UNAUTHORIZED, parameters });
    expect(toUserErrors(error, PASSWORD_CHANGE_RULES)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  test("is NOT_SUPPORTED when the route is missing, whatever the call's own rules say about 404", () => {
    const error = errorFromResponse(404, { message: 'Request does not match any route.' });
    expect(toUserErrors(error, PROVIDER_RULES)).toMatchObject([{ code: 'NOT_SUPPORTED' }]);
  });

  test("is no missing cart when a provider's 404 is the page of a proxy", () => {
    const error = errorFromResponse(404, undefined);
    expect(toUserErrors(error, PROVIDER_RULES)).toMatchObject([
      { code: 'NOT_FOUND', message: 'Uknown  Errors' },
    ]);
    const known = errorFromResponse(404, { message: 'No cart.' });
    expect(toUserErrors(known, PROVIDER_RULES)).toMatchObject([{ code: 'NO_ACTIVE_CART' }]);
  });

  test("is mapped by the call's own rules first", () => {
    const error = errorFromResponse(404, { message: 'Gone.' });
    const rules = [{ template: 'Gone.', code: 'OUT_OF_STOCK', field: ['sku'] }] as const;
    expect(toUserErrors(error, rules)).toMatchObject([{ code: 'OUT_OF_STOCK', field: ['sku'] }]);
  });

  test.each([
    ['its own failure', errorFromResponse(500, { message: 'Internal Error.' })],
    ['a page of a web server', errorFromResponse(503, undefined)],
    ['a silent service', new UpstreamError('UPSTREAM_TIMEOUT', 'commerce', { message: 'slow' })],
    ['a bug', new TypeError('x')],
  ])('is thrown when it is %s', (_, error) => {
    expect(() => toUserErrors(error)).toThrow(error);
  });
});

test.each([
  [PAYMENT_RULES, 404, NO_ENTITY, 'cartId', ['cartId']],
  [MERGE_RULES, 404, NO_ENTITY, 'cartId', ['guestCartId']],
  [MERGE_RULES, 400, REQUIRED, 'cart', ['guestCartId']],
  [ADDRESS_RULES, 400, REQUIRED, 'company', ['address', 'company']],
  [SIGN_IN_RULES, 400, REQUIRED, 'accessToken', ['accessToken']],
  [SIGN_IN_RULES, 400, REQUIRED, 'token', ['token']],
  [PASSWORD_RESET_RULES, 404, NO_ENTITY, 'rp_token', ['resetToken']],
])(
  'maps a rejection to the invalid input field (%#)',
  (rules, status, message, fieldName, field) => {
    const error = errorFromResponse(status, {
      message,
      parameters: { fieldName, fieldValue: 'x' },
    });
    expect(toUserErrors(error, rules)).toMatchObject([{ field }]);
  },
);
