// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { MegaMenu } from './MegaMenu.tsx';

const items = [
  { id: '1', name: 'Bags', link: '/bags', children: [{ id: '2', name: 'Totes', link: '/totes' }] },
];

/** Clicks the entry of the menu bar with a pointer of this type; Enter has none. Returns the path that it leads to. */
async function click(pointerType: string): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: <MegaMenu menu={{ items }} /> }]);
  renderWithTheme(<RouterProvider router={router} />);
  const entry = screen.getByRole('link', { name: 'Bags' });
  fireEvent(entry, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  return router.state.location.pathname;
}

it('follows a link of the bar at the first click of a mouse, even before its panel is open', async () => {
  expect(await click('mouse')).toBe('/bags');
  expect(screen.queryByRole('link', { name: 'Totes' })).toBeNull();
});

it.each(['touch', ''])('opens the panel at the first tap or Enter (%j)', async (pointerType) => {
  expect(await click(pointerType)).toBe('/');
  expect(screen.getByRole('link', { name: 'Totes' })).toBeTruthy();
});
