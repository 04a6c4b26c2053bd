import { expect, it } from 'vitest';
import { overviewCards } from './cards.ts';

const factOf = (known: Parameters<typeof overviewCards>[0], title: string) =>
  overviewCards(known).find((card) => card.title === title)?.fact;

it('says nothing of a part that could not be read', () => {
  expect(factOf({ customerOrders: null }, 'My Orders')).toBeNull();
  expect(factOf({}, 'Gift Cards')).toBeNull();
});

it('sums what gift cards hold to the cent, without the ended ones', () => {
  const aCard = (amount: string, isExpired = false) => ({
    code: amount,
    isExpired,
    balance: { amount, currency: 'USD' as const },
  });
  const giftCards = [aCard('0.10'), aCard('0.20'), aCard('500.00', true)];
  expect(factOf({ giftCards }, 'Gift Cards')).toBe('$0.30 to spend');
});

it('tells of new things before it tells of old ones', () => {
  const savedSearches = [{ id: '1', newCount: 0 }];
  expect(factOf({ savedSearches }, 'Saved Searches')).toBe('1 search saved');
  const found = [{ id: '1', newCount: 1 }];
  expect(factOf({ savedSearches: found }, 'Saved Searches')).toBe('1 new item found');
  expect(factOf({ savedSearches: [] }, 'Saved Searches')).toBe('No searches saved');
});
