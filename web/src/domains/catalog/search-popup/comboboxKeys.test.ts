import { expect, it } from 'vitest';
import { activeAfter, NONE } from './comboboxKeys.ts';

const walk = (keys: string[], count: number) =>
  keys.reduce((active, key) => activeAfter(key, { active, count }) ?? active, NONE);

it('walks down and up through the options and wraps around through the text', () => {
  expect(walk(['ArrowDown'], 3)).toBe(0);
  expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 3)).toBe(NONE);
  expect(walk(['ArrowUp'], 3)).toBe(2);
  expect(walk(['ArrowDown', 'ArrowUp'], 3)).toBe(NONE);
});

it('moves with Home and End among the options, and leaves both to the text before that', () => {
  expect(walk(['ArrowDown', 'End'], 4)).toBe(3);
  expect(walk(['ArrowDown', 'End', 'Home'], 4)).toBe(0);
  expect(activeAfter('Home', { active: NONE, count: 4 })).toBeNull();
});

it('leaves every key alone when there is nothing to choose', () => {
  expect(activeAfter('ArrowDown', { active: NONE, count: 0 })).toBeNull();
});
