const POLL_MS = 300;
/** Milliseconds to wait for a message sent just before the window was closed. */
const GRACE_MS = 800;

/** Calls back after a window has been closed and its last messages have arrived; returns the cancel function. */
export function onWindowClosed(popup: Window, callback: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    setTimeout(callback, GRACE_MS);
  }, POLL_MS);
  return () => clearInterval(timer);
}
