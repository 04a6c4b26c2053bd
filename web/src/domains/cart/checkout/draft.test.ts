// @vitest-environment happy-dom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { createCache, type ShopCache } from '#apollo/cache.ts';
import { clearCustomerData } from '#apollo/clearCustomerData.ts';
import { persistence } from '#apollo/persist.ts';
import { persistedPart, tabPart } from '#apollo/persistedPart.ts';
import { EMPTY_CHECKOUT } from './checkoutValues.ts';
import { assignDraft, holdDraft, readDraft, removeDraft, updateDraft } from './draft.ts';

const typed = {
  ...EMPTY_CHECKOUT,
  email: 'ann@example.test',
  shipping: { ...EMPTY_CHECKOUT.shipping, line1: '12 Harbor Lane' },
};
let cache: ShopCache;
const street = () => readDraft(cache).values.shipping.line1;

beforeEach(() => {
  cache = createCache();
  updateDraft(cache, { values: typed, method: 'flatrate/flatrate' });
});

it('is stored for its tab alone until the order is placed or the customer is forgotten', () => {
  const stored = () => JSON.stringify(tabPart(cache.extract()));
  expect(stored()).toContain('12 Harbor Lane');
  expect(persistedPart(cache.extract())).toEqual({});
  removeDraft(cache);
  expect(stored()).not.toContain('12 Harbor Lane');
  updateDraft(cache, { values: typed });
  cache.clearPersonalData();
  expect([street(), stored()]).toEqual(['', '{}']);
});

it('survives the end of a session for the customer who typed it', () => {
  const giveBack = holdDraft(cache);
  cache.clearPersonalData();
  giveBack();
  assignDraft(cache, 'Ann@example.test');
  expect([street(), readDraft(cache).method]).toEqual(['12 Harbor Lane', 'flatrate/flatrate']);
  assignDraft(cache, 'bob@example.test');
  expect(street()).toBe('12 Harbor Lane');
});

it.each(['bob@example.test', null])(
  'is not shown to %s after the session of another customer',
  (email) => {
    holdDraft(cache)();
    assignDraft(cache, email);
    expect(street()).toBe('');
  },
);

it('is stored again once everything else of the customer has been forgotten', async () => {
  persistence.start(cache);
  await persistence.flush();
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const giveBack = holdDraft(cache);
  const forgotten = clearCustomerData(client);
  giveBack();
  await forgotten;
  expect(Object.values({ ...window.sessionStorage }).join()).toContain('12 Harbor Lane');
  expect(Object.values({ ...window.localStorage }).join()).not.toContain('12 Harbor Lane');
});
