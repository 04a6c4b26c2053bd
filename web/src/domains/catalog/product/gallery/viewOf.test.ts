import { expect, test } from 'vitest';
import { viewOf } from './viewOf.ts';

test.each([
  ['Chanel Flap Bag, hardware', 'hardware'],
  ['Chanel Flap Bag', 'view'],
  ['A corner', 'A corner'],
])('%s is the view "%s"', (alt, view) => {
  expect(viewOf(alt, 'Chanel Flap Bag')).toBe(view);
});
