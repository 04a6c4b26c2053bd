// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useOnPageChange } from './useOnPageChange.ts';

function renderAt(path: string) {
  const handle = vi.fn();
  function Watch() {
    useOnPageChange(handle);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Watch /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { handle, navigate: (to: string) => act(() => router.navigate(to)) };
}

it('calls back for another page, another query, and the same page again', async () => {
  const { handle, navigate } = renderAt('/handbags');
  expect(handle).not.toHaveBeenCalled();
  for (const [count, to] of ['/shoes', '/shoes?page=2', '/shoes?page=2'].entries()) {
    await navigate(to);
    expect(handle).toHaveBeenCalledTimes(count + 1);
  }
});

it('ignores changes of session parameters in the URL', async () => {
  const { handle, navigate } = renderAt('/shoes?page=2');
  await navigate('/shoes?page=2&loggedout=true');
  await navigate('/shoes?page=2');
  expect(handle).not.toHaveBeenCalled();
  await navigate('/?logout=true');
  expect(handle).toHaveBeenCalledTimes(1);
});
