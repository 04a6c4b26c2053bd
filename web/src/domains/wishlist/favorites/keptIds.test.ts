import { expect, test } from 'vitest';
import { aBrowserStorage } from '../../../shared/storage.test-helpers.ts';
import { makeKeptIds } from './keptIds.ts';

test('ids are kept from one page to the next', () => {
  const storage = aBrowserStorage();
  makeKeptIds(() => storage).write(['7', '8']);
  expect(makeKeptIds(() => storage).read()).toEqual(['7', '8']);
});

test.each(['{', 'null', '{"a":1}', '[1,null]'])('a broken note (%s) is no note', (text) => {
  const storage = aBrowserStorage();
  storage.setItem('encore-favorites', text);
  expect(makeKeptIds(() => storage).read()).toEqual([]);
});

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  const kept = makeKeptIds(() => {
    throw new Error('forbidden');
  });
  kept.write(['7']);
  expect(kept.read()).toEqual([]);
});
