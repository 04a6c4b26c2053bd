// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it } from 'vitest';
import { session } from '#apollo/session/session.ts';
import EmailRoute from '../routes/EmailRoute.tsx';
import {
  ann,
  renderPage,
  resetSession,
  signInSettings,
  user,
} from '../test/frame.test-helpers.tsx';

const PATH = '/account/profile/email?from=profile';

beforeEach(() => {
  resetSession();
  window.sessionStorage.clear();
  session.rename('Ann');
});

/** Renders the form of the email with a new one, whose session ends when it is sent. */
async function loseSession() {
  const page = renderPage(
    <EmailRoute />,
    {
      customer: () => ann,
      signInSettings,
      customerSignOut: () => ({ isSignedOut: true }),
      customerUpdate: () => {
        throw new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
      },
    },
    PATH,
  );
  await waitFor(() => expect(page.calls).toContain('SignedInCustomer'));
  await user.type(await screen.findByLabelText('New email'), 'new@example.test');
  await user.type(screen.getByLabelText('Current password'), 'Right-pass1');
  await user.click(screen.getByRole('button', { name: 'Save email' }));
  await screen.findByText('Another page');
  return page;
}

const entered = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;

it('restores a form once after the same customer has signed in again, except for passwords', async () => {
  const { router, client } = await loseSession();
  const stored = JSON.stringify(client.cache.extract());
  expect(stored).toContain('new@example.test');
  expect(stored).not.toContain('Right-pass1');
  act(() => session.begin('Ann', '1'));
  expect(await entered('New email')).toBe('new@example.test');
  expect(await entered('Current password')).toBe('');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(PATH));
  expect(await entered('New email')).toBe('');
});

it('drops a form when another customer signs in or the customer signs out', async () => {
  const { client } = await loseSession();
  act(() => session.begin('Bea', '2'));
  expect(await entered('New email')).toBe('');
  expect(JSON.stringify(client.cache.extract())).not.toContain('new@example.test');
  resetSession();
  session.rename('Ann');
  const next = await loseSession();
  act(() => session.end());
  expect(JSON.stringify(next.client.cache.extract())).not.toContain('new@example.test');
});
