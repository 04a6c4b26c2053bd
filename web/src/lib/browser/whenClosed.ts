/** How often it is looked whether the window is still there, in milliseconds. */
const LOOK_MS = 300;
/** An answer may be on its way when the window has just closed, in milliseconds. */
const LAST_WORD_MS = 800;

/** Calls back once a window has been closed and can have nothing more to say; returns the way to stop. */
export function onWindowClosed(popup: Window, callback: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    setTimeout(callback, LAST_WORD_MS);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
