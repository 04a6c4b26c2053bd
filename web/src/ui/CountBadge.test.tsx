// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { CountBadge } from './CountBadge.tsx';
import { renderWithTheme } from './render.test-helpers.tsx';

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('shows %i as "%s" if the maximum is 9', (count, text) => {
  const { container } = renderWithTheme(<CountBadge count={count} max={9} />);
  expect(container.textContent).toBe(text);
});
