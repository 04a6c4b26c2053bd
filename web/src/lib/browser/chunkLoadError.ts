import { onBfcacheRestore } from './onBfcacheRestore.ts';

const MARK = 'encore-reloaded-for-chunk';
const AGAIN_AFTER_MS = 60_000;
/** A download or a cancelled navigation does not leave the page. */
const LEAVING_MS = 10_000;

/**
 * Reloads the page when a script of an older release is gone. At most once a minute, so that a missing chunk cannot
 * cause a reload loop. Not while the page is being left: Firefox and WebKit abort its imports as soon as the next page
 * is requested, and a reload would cancel that navigation.
 */
export function reloadOnceOnChunkLoadError(): void {
  let leftAt = 0;
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  onBfcacheRestore(() => {
    leftAt = 0;
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (Math.abs(Date.now() - leftAt) < LEAVING_MS) return;
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
