import { describe, expect, test } from 'vitest';
import { backOff, reasonsByProduct } from './outbox.ts';

describe('changes', () => {
  test('groups changes by product in the order of the first change', () => {
    const changes = [
      { id: 1, productId: 7, reason: 'price' },
      { id: 2, productId: 5, reason: 'added' },
      { id: 3, productId: 7, reason: 'sold' },
    ];
    expect([...reasonsByProduct(changes)]).toEqual([
      [7, new Set(['price', 'sold'])],
      [5, new Set(['added'])],
    ]);
  });
});

test('waits longer after each failure, up to ten seconds', () => {
  expect([1, 2, 3, 7, 50].map(backOff)).toEqual([250, 500, 1000, 10_000, 10_000]);
});
