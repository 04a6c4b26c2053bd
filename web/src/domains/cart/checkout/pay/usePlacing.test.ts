import { expect, it } from 'vitest';
import { ORDER_FAILURE, rejectionText } from './usePlacing.ts';

it('says what to do about an order below the minimum amount, and shows the general text otherwise', () => {
  const message = 'Minimum order amount is $50.00';
  expect(rejectionText({ code: 'BELOW_MINIMUM', message })).toBe(
    'Minimum order amount is $50.00. Please add another item to your shopping bag.',
  );
  const own = 'Orders start at $50.';
  expect(rejectionText({ code: 'BELOW_MINIMUM', message: own })).toBe(own);
  expect(rejectionText({ code: 'BAD_USER_INPUT', message })).toBe(ORDER_FAILURE);
});
