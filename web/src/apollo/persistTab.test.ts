// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { localField } from './localField.ts';
import { persistTab } from './persist.ts';

const field = localField<string[]>(
  gql`
    query Codes {
      appliedGiftCards @client
    }
  `,
  'appliedGiftCards',
);
const stored = () => JSON.stringify({ ...window.sessionStorage });

afterEach(() => window.sessionStorage.clear());

it("persists a tab's field immediately and restores it after a reload", () => {
  const cache = createCache();
  persistTab(cache);
  field.write(cache, ['K7QM']);
  expect(stored()).toContain('K7QM');
  const reloaded = createCache();
  persistTab(reloaded);
  expect(field.read(reloaded)).toEqual(['K7QM']);
  field.remove(reloaded);
  expect(stored()).toBe('{}');
});

it('deletes everything of a customer who has signed out', () => {
  const cache = createCache();
  persistTab(cache);
  field.write(cache, ['K7QM']);
  cache.clearPersonalData();
  expect(field.read(cache)).toEqual([]);
  expect(stored()).toBe('{}');
});

it('restores what a later page of the tab has persisted', () => {
  const cache = createCache();
  const restore = persistTab(cache);
  field.write(cache, ['OLD']);
  const later = createCache();
  persistTab(later);
  field.write(later, ['NEW']);
  restore();
  expect(field.read(cache)).toEqual(['NEW']);
});

it('ignores persisted state that is invalid', () => {
  const first = createCache();
  persistTab(first);
  field.write(first, ['K7QM']);
  for (const key of Object.keys(window.sessionStorage)) window.sessionStorage.setItem(key, '{');
  const cache = createCache();
  persistTab(cache);
  expect(field.read(cache)).toEqual([]);
});
