// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from '#apollo/session/session.ts';
import { ann, renderPage, resetSession, user } from '../test/frame.test-helpers.tsx';
import { UserMenu } from './UserMenu.tsx';

beforeEach(resetSession);

it('moves the focus to the sign-in button after a sign-out, and leaves it alone before', async () => {
  renderPage(<UserMenu />, {
    customer: () => ann,
    customerSignOut: () => ({ isSignedOut: true }),
  });
  expect(document.activeElement).toBe(document.body);
  act(() => session.begin('Ann'));
  await user.click(await screen.findByRole('button', { name: 'Hi, Ann' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  const signIn = await screen.findByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(document.activeElement).toBe(signIn));
});
