import { expect, test } from 'vitest';
import { makeKeptIds } from './keptIds.ts';

function aStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

test('ids are kept from one page to the next', () => {
  const storage = aStorage();
  makeKeptIds(() => storage).write(['7', '8']);
  expect(makeKeptIds(() => storage).read()).toEqual(['7', '8']);
});

test.each(['{', 'null', '{"a":1}', '[1,null]'])('a broken note (%s) is no note', (text) => {
  const storage = aStorage();
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
