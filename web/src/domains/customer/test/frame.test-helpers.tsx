import { cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { CartProvider } from '#domains/cart/index.ts';
import { ToastRegion, toaster } from '#ui/ToastRegion.tsx';
import { SessionStart } from '../session/SessionStart.tsx';
import { SignInGate } from '../sign-in/SignInGate.tsx';

/** Types and clicks without delays. */
export const user = userEvent.setup({ delay: null });

/** Resets all browser state. */
export function resetSession(): void {
  cleanup();
  // A message of an earlier test would be shown for another five seconds, beside one with the same text.
  toaster.remove();
  window.localStorage.clear();
  session.start();
  session.lose();
  session.closeDialog();
  // Drains queued events so that the next test does not receive them.
  session.on(() => {})();
}

export const ann = {
  id: '1',
  email: 'ann@example.test',
  firstName: 'Ann',
  lastName: 'Vale',
  createdAt: '2026-01-02T10:00:00Z',
  isSubscribed: false,
  addresses: [],
  sessionEndsAt: null,
};

/** User errors of a rejected input, for one field or the whole form. */
export const rejected = (
  message: string,
  field: string | null = null,
  code = 'BAD_USER_INPUT',
) => ({
  customer: null,
  isDone: false,
  userErrors: [{ code, message, field: field && ['input', field], status: 400 }],
});

export const signInSettings = () => ({ captcha: 'NONE', captchaSiteKey: null, providers: [] });

/** Renders an element with the session, dialogs, cart and toasts of every page. */
export function renderPage(element: React.ReactElement, resolvers: Resolvers, path = '/') {
  const frame = (
    <CartProvider>
      <SessionStart />
      <SignInGate />
      <Outlet />
      <ToastRegion />
    </CartProvider>
  );
  return renderScreen(element, { customerCart: () => null, ...resolvers }, path, frame);
}
