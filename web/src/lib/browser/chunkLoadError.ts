import { createPath, type DataRouter } from 'react-router';
import { tryTo } from '../tryTo.ts';
import { onBfcacheRestore } from './onBfcacheRestore.ts';

const MARK = 'encore-reloaded';
const AGAIN_AFTER_MS = 60_000;
/** A download or a cancelled navigation does not leave the page. */
const LEAVING_MS = 10_000;

declare global {
  interface Window {
    /** Set by React Router. Unlike its hooks, it has a navigation before React has rendered it as pending. */
    __reactRouterDataRouter?: Pick<DataRouter, 'state'>;
  }
}

/**
 * When a script of an older release is gone, reloads the page, or loads the destination of the navigation in progress.
 * At most once a minute, so that a missing chunk cannot cause a reload loop. Not while the page is being left: Firefox
 * and WebKit abort its imports as soon as the next page is requested, and a reload would cancel that navigation. Not
 * while offline: the offline page would replace this one.
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
    const destination = window.__reactRouterDataRouter?.state.navigation.location;
    if (!destination && !navigator.onLine) return;
    // Without storage, a single reload cannot be guaranteed, so there is none.
    const last = tryTo(() => Number(window.sessionStorage.getItem(MARK))) ?? Date.now();
    if (Math.abs(Date.now() - last) < AGAIN_AFTER_MS) return;
    event.preventDefault();
    tryTo(() => window.sessionStorage.setItem(MARK, String(Date.now())));
    if (destination) window.location.assign(createPath(destination));
    else window.location.reload();
  });
}
