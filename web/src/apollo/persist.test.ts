// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { persistence } from './persist.ts';
import { persistedPart } from './persistedPart.ts';

afterEach(async () => {
  // Waits for pending writes of the previous test's cache.
  await new Promise((resolve) => setTimeout(resolve, 100));
  window.localStorage.clear();
});

const LOCAL = gql`
  query Local {
    cartId @client
    recentSearches @client
  }
`;
const CART = 'Cart:{"id":"abc"}';

it('persists only local-only fields and the active cart', () => {
  const part = persistedPart({
    ROOT_QUERY: {
      __typename: 'Query',
      cartId: 'abc',
      'guestCart({"cartId":"abc"})': { __ref: CART },
      customer: { __ref: 'Customer:{"id":"1"}' },
    },
    [CART]: { __typename: 'Cart', id: 'abc', lines: [], email: 'a@b.example' },
    'Cart:{"id":"old"}': { __typename: 'Cart', id: 'old' },
    'Customer:{"id":"1"}': { __typename: 'Customer', id: '1', email: 'a@b.example' },
  });
  expect(part).toEqual({
    ROOT_QUERY: { __typename: 'Query', cartId: 'abc' },
    [CART]: { __typename: 'Cart', id: 'abc', lines: [] },
  });
});

it('does not persist gift card codes', () => {
  const card = { __typename: 'CartGiftCard', code: 'K7QM-2RTX' };
  const totals = { __typename: 'CartTotals', couponCode: 'SPRING10', giftCards: [card] };
  const text = JSON.stringify(
    persistedPart({
      ROOT_QUERY: { __typename: 'Query', cartId: 'abc' },
      [CART]: { __typename: 'Cart', id: 'abc', totals },
    }),
  );
  expect(text).toContain('SPRING10');
  expect(text).not.toContain('K7QM');
});

it("restores persisted fields over current ones, keeps the page's data, and notifies watchers", () => {
  const cache = createCache();
  cache.restore({
    ROOT_QUERY: { __typename: 'Query', menu: null, cartId: 'old' },
    'Product:{"sku":"A"}': { __typename: 'Product', sku: 'A' },
  });
  let changes = 0;
  cache.onChange(() => {
    changes += 1;
  });
  cache.takePersisted({ ROOT_QUERY: { __typename: 'Query', recentSearches: ['chanel'] } });
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', menu: null, recentSearches: ['chanel'] },
    'Product:{"sku":"A"}': { __typename: 'Product', sku: 'A' },
  });
  expect(cache.readQuery({ query: LOCAL })).toEqual({ cartId: null, recentSearches: ['chanel'] });
  expect(changes).toBe(1);
});

it('merges a cart that another tab has persisted into a more complete one', () => {
  const cache = createCache();
  const totals = { __typename: 'CartTotals', couponCode: null, giftCards: [] };
  cache.restore({
    ROOT_QUERY: { __typename: 'Query', cartId: 'abc' },
    [CART]: { __typename: 'Cart', id: 'abc', lines: [], totals, paymentMethods: ['checkmo'] },
  });
  cache.takePersisted({
    ROOT_QUERY: { __typename: 'Query', cartId: 'abc' },
    [CART]: { __typename: 'Cart', id: 'abc', lines: ['a'], totals: { couponCode: 'SAVE' } },
  });
  expect(cache.extract()[CART]).toEqual({
    __typename: 'Cart',
    id: 'abc',
    lines: ['a'],
    totals: { ...totals, couponCode: 'SAVE' },
    paymentMethods: ['checkmo'],
  });
});

it('ignores persisted state that is invalid or of another version', async () => {
  window.localStorage.setItem('encore-cache-v5', '{"ROOT_QUERY":{"cartId":"old"}}');
  window.localStorage.setItem('encore-cache-v6', '{');
  const cache = createCache();
  persistence.start(cache);
  expect(cache.readQuery({ query: LOCAL })).toMatchObject({ cartId: null });
  expect(window.localStorage.getItem('encore-cache-v5')).toBeNull();
});

it('deletes persisted state when the customer signs out', async () => {
  const cache = createCache();
  persistence.start(cache);
  cache.writeQuery({ query: LOCAL, data: { cartId: 'abc', recentSearches: ['chanel'] } });
  await expect.poll(() => JSON.stringify({ ...window.localStorage })).toContain('chanel');
  cache.clearPersonalData();
  await persistence.clear(async () => window.localStorage.clear());
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/chanel|abc/);
});

it('does not write when only another tab has changed something', async () => {
  const cache = createCache();
  persistence.start(cache);
  cache.writeQuery({ query: LOCAL, data: { cartId: 'abc', recentSearches: ['chanel'] } });
  await expect.poll(() => JSON.stringify({ ...window.localStorage })).toContain('chanel');
  window.localStorage.setItem('encore-cache-v6', '{"ROOT_QUERY":{"cartId":"theirs"}}');
  await persistence.flush();
  expect(window.localStorage.getItem('encore-cache-v6')).toContain('theirs');
  persistence.load();
  expect(cache.readQuery({ query: LOCAL })).toEqual({ cartId: 'theirs', recentSearches: [] });
});
