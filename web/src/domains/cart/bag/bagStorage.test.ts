import { expect, it } from 'vitest';
import { aBrowserStorage } from '../../../shared/storage.test-helpers.ts';
import { makeBagStorage } from './bagStorage.ts';

it('remembers the id in the browser, for other pages too', () => {
  const storage = aBrowserStorage();
  makeBagStorage(() => storage).write('cart-1');
  expect(makeBagStorage(() => storage).read()).toBe('cart-1');
  makeBagStorage(() => storage).forget();
  expect(makeBagStorage(() => storage).read()).toBeNull();
});

it('remembers the id as long as the page lives where storage is forbidden', () => {
  const bag = makeBagStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(bag.read()).toBeNull();
  bag.write('cart-1');
  expect(bag.read()).toBe('cart-1');
});
