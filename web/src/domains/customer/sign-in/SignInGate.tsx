import { lazy, Suspense } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { useWasOpened } from '#ui/Dialog.tsx';

const loadDialogs = () => import('./SignInDialogs.tsx');
const SignInDialogs = lazy(() => loadDialogs().then((m) => ({ default: m.SignInDialogs })));

export function preloadSignIn(): void {
  void loadDialogs();
}

/** Renders the sign-in dialogs, once, at the root. Their code is loaded when one is opened. */
export function SignInGate() {
  const { dialog } = useSession();
  if (!useWasOpened(dialog !== null)) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialogs dialog={dialog} />
    </Suspense>
  );
}
