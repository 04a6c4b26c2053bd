import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '../../core/values.ts';
import { CommerceError, errorFromResponse } from '../../sources/commerce-rest/errors.ts';
import { type ErrorRule, toUserErrors } from '../user-errors.ts';
import {
  CODE_RULES,
  ITEM_ADD_RULES,
  ITEM_REMOVE_RULES,
  PAYMENT_RULES,
  SHIPPING_RULES,
} from './cart.ts';
import {
  ACCOUNT_RULES,
  ADDRESS_RULES,
  PASSWORD_CHANGE_RULES,
  PASSWORD_RESET_RULES,
  SIGN_IN_RULES,
} from './customer.ts';

const outcome = z.object({
  code: z.string(),
  message: z.string(),
  field: z.array(z.string()).nullable(),
});
const rejection = z.object({
  /** The first calls with this error response. */
  calls: z.array(z.string()).min(1),
  /** The versions of Magento with this error response. */
  versions: z.array(z.string()).min(1),
  status: z.number(),
  /** The response body as text. */
  body: z.string(),
  /** The resulting user errors; null if the user cannot act on it. */
  userErrors: z.array(outcome).nullable(),
});

/** All recorded error responses of Magento 2.4.4 and 2.4.7-p3, with the expected mapping. */
const RECORDED = z
  .array(rejection)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'recorded.json'), 'utf8')));

const RULES_OF_CALLS: readonly (readonly [RegExp, readonly ErrorRule[]])[] = [
  [/customer\/token$/, SIGN_IN_RULES],
  [/me\/password$/, PASSWORD_CHANGE_RULES],
  [/resetPassword$/, PASSWORD_RESET_RULES],
  [/PUT .*customers\/me$/, [...ADDRESS_RULES, ...ACCOUNT_RULES]],
  [/customers$/, ACCOUNT_RULES],
  [/POST .*\/items$/, ITEM_ADD_RULES],
  [/DELETE .*\/items\//, ITEM_REMOVE_RULES],
  [/coupons/, CODE_RULES],
  [/shipping|billing-address/, SHIPPING_RULES],
  [/payment-information$|order$/, PAYMENT_RULES],
];

function toRules([call = '']: readonly string[]): readonly ErrorRule[] {
  return RULES_OF_CALLS.find(([pattern]) => pattern.test(call))?.[1] ?? [];
}

describe('a recorded error', () => {
  test.each(RECORDED)('maps $status of $calls.0: $body', ({ calls, status, body, userErrors }) => {
    const error = errorFromResponse(status, parseJson(body));
    const judge = () => toUserErrors(error, toRules(calls));
    if (userErrors === null) expect(judge).toThrow(CommerceError);
    else expect(judge()).toEqual(userErrors.map((wanted) => ({ ...wanted, status })));
  });

  test('never exposes an HTML page or a placeholder', () => {
    for (const { status, body } of RECORDED) {
      const { message, details } = errorFromResponse(status, parseJson(body));
      for (const text of [message, ...details.map((detail) => detail.message)]) {
        expect(text).not.toMatch(/[<>]|%\d|%[a-z]+/);
      }
    }
  });
});
