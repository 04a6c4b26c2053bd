import { expect, test } from 'vitest';
import { toViewName } from './useGallery.ts';

test.each([
  ['Chanel Flap Bag, hardware', 'hardware'],
  ['Chanel Flap Bag', 'view'],
  ['A corner', 'A corner'],
])('labels %s as the view "%s"', (alt, view) => {
  expect(toViewName(alt, 'Chanel Flap Bag')).toBe(view);
});
