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

/**
 * The Apollo context of a query that is sent again when a page is restored: the response to a request that was pending
 * when the page was left is older than the restored page.
 */
export const NOT_DEDUPLICATED = { queryDeduplication: false };
