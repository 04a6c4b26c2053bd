import type { ShopCache } from './cache.ts';
import { isTabField, tabPart } from './persistedPart.ts';

/** Its number rises when the shape of a tab's fields changes: what an older release has written is not read. */
const KEY = 'encore-tab-v1';
const NOTHING = '{}';

/**
 * Restores the fields of this tab, and writes them at once whenever they change: a reload may come at any moment of an
 * order, and what pays for it must not be lost. Without storage they live as long as the page.
 *
 * @returns restores them again, for a page that the browser brings back after another one of the tab has changed them
 */
export function persistTab(cache: ShopCache): () => void {
  let written = NOTHING;
  const restore = () => {
    const text = attempt(() => window.sessionStorage.getItem(KEY)) ?? NOTHING;
    if (text === written) return;
    written = text;
    attempt(() => cache.takePersisted(JSON.parse(text), isTabField));
  };
  cache.onChange(() => {
    const text = JSON.stringify(tabPart(cache.extract()));
    if (text === written) return;
    written = text;
    attempt(() =>
      text === NOTHING
        ? window.sessionStorage.removeItem(KEY)
        : window.sessionStorage.setItem(KEY, text),
    );
  });
  restore();
  return restore;
}

/** Storage may be forbidden, full, or hold something else. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
