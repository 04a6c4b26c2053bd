import { useSession } from '#apollo/session/session.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { useWasOpened } from '#ui/Dialog.tsx';
import { LoadingBar } from '#ui/LoadingBar.tsx';

const loadDialogs = () => import('./SignInDialogs.tsx');
const SignInDialogs = lazyComponent(loadDialogs, 'SignInDialogs');

export function preloadSignIn(): void {
  void loadDialogs();
}

/** Renders the sign-in dialogs, once, at the root. Their code is loaded when one is opened. */
export function SignInGate() {
  const { dialog } = useSession();
  if (!useWasOpened(dialog !== null)) return null;
  return <SignInDialogs dialog={dialog} fallback={<LoadingBar isWaiting={dialog !== null} />} />;
}
