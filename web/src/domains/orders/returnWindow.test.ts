import { expect, it } from 'vitest';
import { returnWindow } from './returnWindow.ts';

const UNTIL = '2026-11-16T11:00:00.000Z';

it('is open until its moment, and says so of the past afterwards', () => {
  const end = Date.parse(UNTIL);
  const [before, after] = [returnWindow(UNTIL, end - 1), returnWindow(UNTIL, end)];
  expect(before).toEqual({ isOpen: true, text: 'Items can be returned until November 16, 2026.' });
  expect(after).toEqual({
    isOpen: false,
    text: 'Items could be returned until November 16, 2026.',
  });
  expect(returnWindow(null, end)).toBeNull();
});
