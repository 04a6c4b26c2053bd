import { describe, expect, test } from 'vitest';
import { jsonStorage, textStorage } from './jsonStorage.ts';
import { aBrowserStorage } from './storage.test-helpers.ts';

const texts = (kept: unknown): string[] | null =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;

test('a text is kept as it is, from one page to the next, until it is forgotten', () => {
  const storage = aBrowserStorage();
  textStorage(() => storage, 'k').write('Ann');
  expect(storage.getItem('k')).toBe('Ann');
  expect(textStorage(() => storage, 'k').read()).toBe('Ann');
  textStorage(() => storage, 'k').forget();
  expect(textStorage(() => storage, 'k').read()).toBeNull();
  expect(storage.length).toBe(0);
});

test('a value is kept from one page to the next', () => {
  const storage = aBrowserStorage();
  jsonStorage(() => storage, 'k', texts).write(['7', '8']);
  expect(jsonStorage(() => storage, 'k', texts).read()).toEqual(['7', '8']);
});

test.each(['{', 'null', '{"a":1}'])('a broken note (%s) is no note', (text) => {
  const storage = aBrowserStorage();
  storage.setItem('k', text);
  expect(jsonStorage(() => storage, 'k', texts).read()).toBeNull();
});

test('a check that throws means that there is nothing', () => {
  const storage = aBrowserStorage();
  storage.setItem('k', '1');
  const strict = jsonStorage(
    () => storage,
    'k',
    () => {
      throw new Error('no');
    },
  );
  expect(strict.read()).toBeNull();
});

describe('where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };

  test.each([
    ['a text', textStorage(forbidden, 'k')],
    ['a value', jsonStorage(forbidden, 'k', (kept) => (typeof kept === 'string' ? kept : null))],
  ])('%s is not kept, and nothing breaks', (_, kept) => {
    kept.write('7');
    kept.forget();
    expect(kept.read()).toBeNull();
  });
});
