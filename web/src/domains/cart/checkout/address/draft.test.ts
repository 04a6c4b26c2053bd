import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBrowserStorage } from '../../../../shared/storage.test-helpers.ts';
import { EMPTY_CHECKOUT } from './checkoutValues.ts';
import { claimDraft, holdDraft, keepDraft, readDraft } from './draft.ts';

const typed = {
  ...EMPTY_CHECKOUT,
  email: 'ann@example.test',
  shipping: { ...EMPTY_CHECKOUT.shipping, line1: '12 Harbor Lane' },
};
const street = () => readDraft().values.shipping.line1;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: aBrowserStorage() });
  keepDraft({ values: typed, method: 'flatrate/flatrate' });
  const giveBack = holdDraft();
  window.sessionStorage.clear();
  giveBack();
});
afterEach(() => vi.unstubAllGlobals());

it('outlives the end of a session for the customer who typed it', () => {
  claimDraft('Ann@example.test');
  expect([street(), readDraft().method]).toEqual(['12 Harbor Lane', 'flatrate/flatrate']);
  claimDraft('bob@example.test');
  expect(street()).toBe('12 Harbor Lane');
});

it.each(['bob@example.test', null])('is not shown to %s', (email) => {
  claimDraft(email);
  expect(street()).toBe('');
});
