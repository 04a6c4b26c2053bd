/** The dialogs and all they need: a chunk of their own, read when somebody comes near a way to them. */
export const loadSignIn = () => import('./SignInDialogs.tsx');

/** Starts loading the dialogs. */
export function preloadSignIn(): void {
  void loadSignIn();
}
