import { lazy, Suspense, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';

const loadDialogs = () => import('./SignInDialogs.tsx');
const SignInDialogs = lazy(() => loadDialogs().then((m) => ({ default: m.SignInDialogs })));

export function preloadSignIn(): void {
  void loadDialogs();
}

/** Renders the sign-in dialogs, once, at the root. Their code is loaded when one is opened. */
export function SignInGate() {
  const { dialog } = useSession();
  const [wasOpened, setWasOpened] = useState(false);
  if (dialog !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialogs dialog={dialog} />
    </Suspense>
  );
}
