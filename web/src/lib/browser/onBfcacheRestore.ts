/**
 * Calls back when the browser shows this page again just as it was left: after Back or Forward it may bring a page back
 * whole, with all that was known then, and nothing on it starts anew. Returns the way to stop.
 */
export function onBfcacheRestore(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
