import { expect, it } from 'vitest';
import { isClosed } from './closedAreas.ts';

it.each([
  ['/sell/items', 'sell'],
  ['/selling-consignment', 'sell'],
  ['/selling-consignment.data', 'sell'],
  ['/account/gift-cards', 'gift cards'],
  ['/gift-card-balance', 'gift cards'],
  ['/sellier-bags', 'none'],
  ['/account', 'none'],
])('%s belongs to %s', (path, area) => {
  const open = { sellsToUs: true, hasGiftCards: true };
  expect(isClosed(path, open)).toBe(false);
  expect(isClosed(path, { ...open, sellsToUs: false })).toBe(area === 'sell');
  expect(isClosed(path, { ...open, hasGiftCards: false })).toBe(area === 'gift cards');
});
