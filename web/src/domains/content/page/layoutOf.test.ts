import { expect, it } from 'vitest';
import { layoutOf } from './layoutOf.ts';

it.each([
  ['1column', 'column'],
  ['2columns-left', 'left'],
  ['2columns-right', 'right'],
  ['cms-full-width', 'wide'],
  ['empty', 'empty'],
  ['constructor', 'column'],
  [null, 'column'],
])('shows a page of layout %s as %s', (pageLayout, layout) => {
  expect(layoutOf(pageLayout)).toBe(layout);
});
