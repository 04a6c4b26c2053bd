import { lazy, Suspense, useState } from 'react';
import { useSession } from '#lib/session/useSession.ts';
import { loadSignIn } from './loadSignIn.ts';

const SignInDialogs = lazy(() => loadSignIn().then((m) => ({ default: m.SignInDialogs })));

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
