import { expect, test } from 'vitest';
import { UpstreamError } from '../../sources/upstream-error.ts';
import { aCartAnswer } from '../../testing/builders.ts';
import { refuse } from '../../testing/refusals.ts';
import { runOperation } from '../../testing/run-operation.ts';

const PLACE = 'POST /V1/guest-carts/abc/payment-information';
const READ = 'GET /V1/guest-carts/abc';
const place = (name: string, key = 'k') =>
  `${name}: guestCartOrderPlace(input: { cartId: "abc", idempotencyKey: "${key}", email: "a@b.test", paymentMethod: { code: "checkmo" } }) { isPlaced orderId orderNumber userErrors { code } }`;
const late = () => {
  throw new UpstreamError('UPSTREAM_TIMEOUT', 'commerce', { message: 'slow' });
};
const ORDERED = { ...aCartAnswer({ is_active: false }), reserved_order_id: '000000057' };

test('two tries with one key are one order', async () => {
  const { data, restCalls } = await runOperation(`mutation { ${place('a')} ${place('b')} }`, {
    rest: { [PLACE]: '57', [READ]: ORDERED },
  });
  expect(data.a).toEqual({
    isPlaced: true,
    orderId: '57',
    orderNumber: '000000057',
    userErrors: [],
  });
  expect(data.b).toEqual(data.a);
  expect(restCalls.filter(({ call }) => call === PLACE)).toHaveLength(1);
});

test('after a timeout the cart tells that the order stands', async () => {
  const { data, errors } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: late, [READ]: ORDERED },
  });
  expect(errors).toEqual([]);
  expect(data.a).toMatchObject({ isPlaced: true, orderId: null, orderNumber: '000000057' });
});

test('after a timeout an order that does not stand is an error', async () => {
  const { data, errors, restCalls } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: late, [READ]: aCartAnswer() },
  });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  expect(restCalls.map(({ call }) => call)).toEqual([PLACE, READ]);
});

test('a sold item is a user error, and a refusal is not remembered', async () => {
  const { data, restCalls } = await runOperation(`mutation { ${place('a')} ${place('b')} }`, {
    rest: { [PLACE]: refuse(400, 'Some of the products are out of stock.') },
  });
  expect(data.a).toMatchObject({ isPlaced: false, userErrors: [{ code: 'OUT_OF_STOCK' }] });
  expect(restCalls).toHaveLength(2);
});
