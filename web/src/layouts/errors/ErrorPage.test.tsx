// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#apollo/schema.test-helpers.tsx';
import { ErrorMessage } from './ErrorPage.tsx';

it('blames neither side for a page that failed, because the connection may be down', async () => {
  using logError = vi.spyOn(console, 'error');
  renderScreen(<ErrorMessage error={new TypeError('Failed to fetch')} />, {});
  await screen.findByRole('heading', { name: 'Something went wrong.' });
  screen.getByText(/^The page could not be shown. Check your connection/);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/');
  // On the home page, both links lead to the same path.
  expect(logError).not.toHaveBeenCalled();
});
