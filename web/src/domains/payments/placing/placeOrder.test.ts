import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#apollo/cache.ts';
import { aBrowserStorage } from '#lib/storage/storage.test-helpers.ts';
import { newAttempt } from './attempt.ts';
import { isPlacedHere, orderedOf, rememberOrdered } from './orderedCarts.ts';
import { placeOrder } from './placeOrder.ts';

const placed = {
  __typename: 'GuestCartOrderPlacePayload',
  isPlaced: true,
  orderId: '7',
  orderNumber: '000000007',
  userErrors: [],
};
const sent: (string | undefined)[] = [];
const client = () =>
  new ApolloClient({
    devtools: { enabled: false },
    cache: createCache(),
    link: new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          sent.push(operationName);
          if (operationName === 'SetGuestPayment') return observer.error(new Error('lost'));
          observer.next({ data: { guestCartOrderPlace: placed } });
          observer.complete();
        }),
    ),
  });
const attempt = (cartId: string) =>
  newAttempt({
    cartId,
    owner: 'guest',
    email: 'a@b.test',
    payment: { kind: 'method', code: 'encore_card', nonce: 'cn_1' },
  });

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: aBrowserStorage(), sessionStorage: aBrowserStorage() });
});
afterEach(() => vi.unstubAllGlobals());

it('sets the payment, and tells the order that this page placed from one that another tab placed', async () => {
  const outcome = await placeOrder(client(), attempt('mine'), () => {});
  expect(outcome).toMatchObject({ status: 'placed', orderNumber: '000000007' });
  expect(isPlacedHere('mine')).toBe(true);
  expect(sent).toEqual(['SetGuestPayment', 'PlaceGuestOrder']);

  rememberOrdered({ cartId: 'theirs', orderId: '8', orderNumber: '000000008' });
  expect(orderedOf('theirs')).toMatchObject({ orderNumber: '000000008' });
  expect(isPlacedHere('theirs')).toBe(false);
});

it('follows an order of another tab to its confirmation when this page was placing it too', async () => {
  rememberOrdered({ cartId: 'both', orderId: '9', orderNumber: '000000009' });
  const outcome = await placeOrder(client(), attempt('both'), () => {});
  expect(outcome).toMatchObject({ status: 'placed', orderNumber: '000000009' });
  expect(isPlacedHere('both')).toBe(true);
});
