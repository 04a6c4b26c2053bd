import { lazy, Suspense, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';

const loadDialogs = () => import('./SignInDialogs.tsx');
const SignInDialogs = lazy(() => loadDialogs().then((m) => ({ default: m.SignInDialogs })));

/** Starts loading the dialogs and all they need, such as when somebody comes near a way to them. */
export function preloadSignIn(): void {
  void loadDialogs();
}

/** Where the sign-in dialogs appear: once, at the root. Nothing of them is loaded before one is asked for. */
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
