import { expect, it } from 'vitest';
import { badgeText, bagButtonName } from './badge.ts';

it('shows at most 99 on the badge and names the true number', () => {
  expect([0, 1, 99, 100].map(badgeText)).toEqual(['', '1', '99', '99+']);
  expect([0, 1, 120].map(bagButtonName)).toEqual([
    'Shopping Bag',
    'Shopping Bag, 1 item',
    'Shopping Bag, 120 items',
  ]);
});
