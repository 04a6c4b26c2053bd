// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithTheme } from '#ui/render.test-helpers.tsx';
import { CartProblem } from './CartStates.tsx';

it('reports that the cart failed to load, retries, and keeps the focus in the page', async () => {
  const retry = vi.fn();
  renderWithTheme(
    <main id="content" tabIndex={-1}>
      <CartProblem onRetry={retry} />
    </main>,
  );
  expect(screen.getByRole('alert').textContent).toContain('could not load your shopping bag');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
