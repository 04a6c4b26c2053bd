import { attempt } from '#lib/storage/attempt.ts';
import type { ShopCache } from './cache.ts';
import { isTabField, tabPart } from './persistedPart.ts';

/** Raise the version when the shape of a tab's fields changes; state of an older release is then ignored. */
const KEY = 'encore-tab-v1';
const NOTHING = '{}';

/**
 * Restores this tab's fields from sessionStorage and writes every change synchronously: a reload can happen at any
 * moment of an order, and the idempotency key must survive it. Without storage, the fields last as long as the page.
 *
 * @returns a function that restores the fields again, for a page from the back/forward cache
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
