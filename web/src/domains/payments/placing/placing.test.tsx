// @vitest-environment happy-dom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache, type ShopCache } from '#apollo/cache.ts';
import { persistence } from '#apollo/persist.ts';
import { createSchemaLink, type Resolvers } from '#apollo/schema.test-helpers.tsx';
import { RejectedError } from '#lib/forms/rejection.ts';
import {
  createAttempt,
  isPlacedHere,
  orderAttempt,
  readOrder,
  rememberOrder,
  useOrderPlacement,
  useSetPayment,
} from './useOrderPlacement.ts';
import { useWalletCalls, WALLET_FAILURE } from './useWalletCalls.ts';

const PLACED = { isPlaced: true, orderId: '7', orderNumber: '000000007', userErrors: [] };
const rejected = (code: string) => ({
  isPlaced: false,
  orderId: null,
  orderNumber: null,
  userErrors: [{ code, message: `No: ${code}`, field: null }],
});
const lost = () => {
  throw new Error('The connection was lost.');
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
});
afterEach(() => vi.useRealTimers());

function renderAtGateway<Result>(useIt: () => Result, resolvers: Resolvers) {
  const { link, calls } = createSchemaLink(resolvers);
  const client = new ApolloClient({ link, cache: createCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(useIt, { wrapper });
  return { hook: () => result.current, calls, cache: client.cache as ShopCache };
}

const attemptFor = (cartId: string) =>
  createAttempt({
    cartId,
    owner: 'guest',
    email: 'a@b.test',
    payment: { kind: 'method', code: 'encore_card', nonce: 'cn_1' },
  });

/** Places a guest's order with these responses in turn; the last one repeats. */
async function place(cartId: string, ...responses: (() => unknown)[]) {
  const inputs: unknown[] = [];
  const onProcessing = vi.fn();
  const guestCartOrderPlace = ({ input }: { input: unknown }) => {
    inputs.push(input);
    return responses[Math.min(inputs.length, responses.length) - 1]?.();
  };
  const page = renderAtGateway(useOrderPlacement, { guestCartOrderPlace });
  const placing = page.hook()(attemptFor(cartId), onProcessing);
  await vi.advanceTimersByTimeAsync(120_000);
  return { ...page, outcome: await placing, inputs, processing: onProcessing.mock.calls.length };
}

it('places the order once, and remembers it', async () => {
  const { outcome, calls, cache, processing } = await place('once', () => PLACED);
  expect(outcome).toEqual({ status: 'placed', orderId: '7', orderNumber: '000000007' });
  expect(calls).toEqual(['PlaceOrder']);
  expect(processing).toBe(0);
  expect(isPlacedHere('once')).toBe(true);
  expect(readOrder(cache, 'once')).toMatchObject({ orderNumber: '000000007' });
  expect(orderAttempt.read(cache)).toBeNull();
});

it("sends the id of a customer's cart, too", async () => {
  const customerCartOrderPlace = vi.fn((_: unknown) => PLACED);
  const page = renderAtGateway(useOrderPlacement, { customerCartOrderPlace });
  await page.hook()({ ...attemptFor('17'), owner: 'customer' }, () => {});
  expect(customerCartOrderPlace.mock.calls[0]?.[0]).toMatchObject({ input: { cartId: '17' } });
});

it('accepts an order whose number cannot be read', async () => {
  const { outcome, inputs } = await place('unnumbered', () => ({ ...PLACED, orderNumber: lost }));
  expect(outcome).toEqual({ status: 'placed', orderId: '7', orderNumber: null });
  expect(inputs).toHaveLength(1);
});

it('repeats the same attempt after a lost or pending response and reports it once', async () => {
  const pending = () => rejected('PAYMENT_PENDING');
  const { outcome, inputs, processing } = await place('lost', lost, pending, () => PLACED);
  expect(outcome).toMatchObject({ status: 'placed' });
  expect(inputs).toHaveLength(3);
  expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBe(1);
  expect(processing).toBe(1);
});

it('accepts a rejection after a lost response', async () => {
  const { outcome, cache } = await place('no', lost, () => rejected('PAYMENT_FAILED'));
  expect(outcome).toMatchObject({ status: 'rejected', userError: { code: 'PAYMENT_FAILED' } });
  expect(orderAttempt.read(cache)).toBeNull();
  expect(isPlacedHere('no')).toBe(false);
});

it('treats a missing cart as ordered only after a lost response', async () => {
  const gone = () => rejected('NO_ACTIVE_CART');
  expect((await place('gone', gone)).outcome.status).toBe('rejected');
  expect((await place('gone-after', lost, gone)).outcome).toEqual({
    status: 'placed',
    orderId: null,
    orderNumber: null,
  });
});

it('keeps the attempt for a retry when its result is unknown', async () => {
  const { outcome, cache, inputs } = await place('open', lost);
  expect(outcome).toEqual({ status: 'unsettled' });
  expect(inputs).toHaveLength(10);
  expect(orderAttempt.read(cache)).toMatchObject({ cartId: 'open' });
});

it('places no order when the session has ended', async () => {
  const { outcome, inputs } = await place('ended', () => {
    throw Object.assign(new Error('Please sign in.'), { extensions: { code: 'UNAUTHENTICATED' } });
  });
  expect(outcome).toMatchObject({ status: 'rejected', userError: { code: 'UNAUTHENTICATED' } });
  expect(inputs).toHaveLength(1);
});

it('follows the order of another tab instead of placing a second one', async () => {
  const page = renderAtGateway(useOrderPlacement, { guestCartOrderPlace: () => PLACED });
  persistence.start(page.cache);
  rememberOrder(page.cache, { cartId: 'before', orderId: '9', orderNumber: '000000009' });
  await expect.poll(() => JSON.stringify({ ...window.localStorage })).toContain('before');
  for (const [key, text] of Object.entries({ ...window.localStorage })) {
    window.localStorage.setItem(key, text.replace('before', 'both'));
  }
  const outcome = await page.hook()(attemptFor('both'), () => {});
  expect(outcome).toEqual({ status: 'placed', orderId: '9', orderNumber: '000000009' });
  expect(page.calls).toEqual([]);
  expect(isPlacedHere('both')).toBe(true);
});

it('continues when the payment method cannot be set', async () => {
  const page = renderAtGateway(useSetPayment, { guestCartPaymentInformationSet: lost });
  const attempt = attemptFor('unset');
  await page.hook()(attempt.payment, attempt);
  expect(page.calls).toEqual(['SetPayment']);
});

it('stores the attempt in the tab only, before it is sent', async () => {
  let stored = '';
  const page = renderAtGateway(useOrderPlacement, {
    guestCartOrderPlace: () => {
      stored = JSON.stringify({ ...window.sessionStorage });
      return PLACED;
    },
  });
  persistence.start(page.cache);
  const attempt = attemptFor('stored');
  await page.hook()(attempt, () => {});
  expect(stored).toContain(attempt.key);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(attempt.key);
  await persistence.flush();
  const shared = JSON.stringify({ ...window.localStorage });
  expect(shared).toContain('000000007');
  expect(shared).not.toContain('cn_1');
});

it('creates no wallet order for an invalid cart and shows the reason', async () => {
  const userErrors = [{ code: 'OUT_OF_STOCK', message: 'The bag was sold.', field: null }];
  const { hook, calls } = renderAtGateway(useWalletCalls, {
    walletOrderValidate: () => ({ isValid: false, userErrors }),
  });
  await expect(hook().openOrder('abc')).rejects.toEqual(new RejectedError('The bag was sold.'));
  expect(calls).toEqual(['WalletValidate']);
});

it('creates, captures and reserves what the wallet has approved', async () => {
  const done = { isDone: true, contact: null, userErrors: [] };
  const { hook, calls } = renderAtGateway(useWalletCalls, {
    walletOrderValidate: () => ({ isValid: true, userErrors: [] }),
    walletCheckoutToken: () => ({ token: 'W-1', userErrors: [] }),
    walletPaypalToken: () => ({ token: 'W-2', userErrors: [] }),
    walletPaymentCapture: () => done,
    walletPaymentAuthorize: () => done,
  });
  const order = { cartId: 'abc', walletOrderId: 'W-1' };
  expect(await hook().openOrder('abc')).toBe('W-1');
  await hook().capture(order);
  expect(await hook().openExpressOrder('abc')).toBe('W-2');
  expect(await hook().authorize(order)).toBeNull();
  expect(calls).toEqual([
    'WalletValidate',
    'WalletCheckoutToken',
    'WalletCapture',
    'WalletExpressToken',
    'WalletAuthorize',
  ]);
});

it("never treats a payment without the wallet's confirmation as done", async () => {
  const { hook } = renderAtGateway(useWalletCalls, {
    walletPaymentCapture: () => ({ isDone: false, userErrors: [] }),
    walletPaypalToken: () => ({ token: null, userErrors: [] }),
  });
  const order = { cartId: 'abc', walletOrderId: 'W-1' };
  await expect(hook().capture(order)).rejects.toEqual(new RejectedError(WALLET_FAILURE));
  await expect(hook().openExpressOrder('abc')).rejects.toEqual(new RejectedError(WALLET_FAILURE));
});
