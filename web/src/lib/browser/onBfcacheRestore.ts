/**
 * Calls back when the browser restores this page from the back/forward cache, with its old state and without running
 * its scripts again. Returns the unsubscribe function.
 */
export function onBfcacheRestore(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
