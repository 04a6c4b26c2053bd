import { expect, it } from 'vitest';
import { type Feature, isClosed } from './closedAreas.ts';

const ALL: Feature[] = [
  'SELL_TO_US',
  'GIFT_CARDS',
  'PRICE_ALERTS',
  'SAVED_SEARCHES',
  'RETURNS',
  'CUSTOMER_ORDERS',
  'GUEST_ORDERS',
  'WISHLIST',
];

it.each([
  ['/sell/items', ['SELL_TO_US']],
  ['/selling-consignment', ['SELL_TO_US']],
  ['/account/gift-cards', ['GIFT_CARDS']],
  ['/gift-card-balance', ['GIFT_CARDS']],
  ['/account/price-alerts', ['PRICE_ALERTS']],
  ['/account/saved-search/add', ['SAVED_SEARCHES']],
  ['/account/orders/returns', ['RETURNS', 'CUSTOMER_ORDERS']],
  ['/account/orders/57', ['CUSTOMER_ORDERS']],
  ['/guest/order', ['GUEST_ORDERS']],
  ['/favorites', ['WISHLIST']],
  ['/sellier-bags', []],
  ['/account', []],
])('%s is closed when one of %j is off', (path, needed) => {
  expect(isClosed(path, ALL)).toBe(false);
  expect(isClosed(path, null)).toBe(false);
  const closing = ALL.filter((off) =>
    isClosed(
      path,
      ALL.filter((feature) => feature !== off),
    ),
  );
  expect(closing.sort()).toEqual([...needed].sort());
});
