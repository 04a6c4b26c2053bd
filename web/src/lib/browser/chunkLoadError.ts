const MARK = 'encore-reloaded-for-chunk';
const AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page when a script of an older release is gone. At most once a minute, so that a missing chunk cannot
 * cause a reload loop.
 */
export function reloadOnceOnChunkLoadError(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(readMark());
    if (Math.abs(Date.now() - last) < AGAIN_AFTER_MS) return;
    event.preventDefault();
    writeMark(String(Date.now()));
    window.location.reload();
  });
}

function readMark(): string | null {
  try {
    return window.sessionStorage.getItem(MARK);
  } catch {
    return String(Date.now());
  }
}

function writeMark(value: string): void {
  try {
    window.sessionStorage.setItem(MARK, value);
  } catch {
    // Without storage, a single reload cannot be guaranteed; readMark has already prevented it.
  }
}
