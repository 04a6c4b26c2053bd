import { cleanup, configure } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { type Resolvers, renderScreen } from '#apollo/schema.test-helpers.tsx';
import { session } from '#apollo/session/session.ts';
import { CartProvider } from '#domains/cart/index.ts';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { SessionStart } from '../session/SessionStart.tsx';
import { SignInGate } from '../sign-in/SignInGate.tsx';

// What is loaded on first use takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Types and clicks without a pause. */
export const user = userEvent.setup({ delay: null });

/** A browser in which nobody has been. */
export function resetSession(): void {
  cleanup();
  window.localStorage.clear();
  session.start();
  session.lose();
  session.closeDialog();
  // Nothing of the test before is to be heard in the next.
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

/** Why the gateway rejects an input, at a field or as a whole. */
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

/** A page of the shop with what goes along with every page: session, dialogs, cart and toasts. */
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
