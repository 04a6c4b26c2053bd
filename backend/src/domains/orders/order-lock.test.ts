import { expect, it } from 'vitest';
import { createOrderLock, OrderUnderWay } from './idempotency.ts';

const owner = 'cart:a';
const tried = (key: string, fingerprint = 'x') => ({ owner, attempt: { owner, key, fingerprint } });

/** A lock with an attempt in progress for the cart, with the key 'one'. */
function lockedByOne() {
  const lock = createOrderLock();
  const { promise, resolve: place } = Promise.withResolvers<number>();
  return { lock, place, first: lock(tried('one'), () => promise) };
}

it('returns the same order to parallel attempts with one key', async () => {
  const { lock, place, first } = lockedByOne();
  const others = [lock(tried('one'), unwanted), lock(tried('one'), unwanted)];
  place(7);
  expect(await Promise.all([first, ...others])).toEqual([7, 7, 7]);
});

it('rejects any other parallel attempt for the cart and none for another cart', async () => {
  const { lock, place, first } = lockedByOne();
  await expect(lock({ owner }, unwanted)).rejects.toThrow(OrderUnderWay);
  await expect(lock(tried('two'), unwanted)).rejects.toThrow(OrderUnderWay);
  await expect(lock(tried('one', 'other'), unwanted)).rejects.toMatchObject({ status: 409 });
  expect(await lock({ owner: 'cart:b' }, async () => 8)).toBe(8);
  place(7);
  await first;
});

it('opens again after an attempt, also after a failed one', async () => {
  const lock = createOrderLock();
  const failed = lock({ owner }, () => Promise.reject(new Error('declined')));
  await expect(failed).rejects.toThrow('declined');
  expect(await lock({ owner }, async () => 9)).toBe(9);
});

function unwanted(): never {
  throw new Error('This try was to wait or to be rejected.');
}
