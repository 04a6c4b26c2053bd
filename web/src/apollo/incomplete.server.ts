import { LRUCache } from 'lru-cache';
import type { AppLoadContext } from 'react-router';

/** The web server sets this header on every request to the renderer and overwrites the browser's value. */
const REQUEST_ID = 'x-encore-request';
const MAX_REMEMBERED = 1000;

const incompleteRequests = new LRUCache<string, true>({ max: MAX_REMEMBERED });
const incompletePages = new WeakSet<AppLoadContext>();

/** Marks the page as incomplete because some of its data could not be read; incomplete pages are not cached. */
export function markIncomplete(owner: AppLoadContext | Request): void {
  if (!(owner instanceof Request)) return void incompletePages.add(owner);
  const id = owner.headers.get(REQUEST_ID);
  if (id) incompleteRequests.set(id, true);
}

/**
 * True if `markIncomplete` was called for this page or its request. Each loader gets a copy of the request with the
 * same id.
 */
export function isIncomplete(context: AppLoadContext, request: Request): boolean {
  const id = request.headers.get(REQUEST_ID);
  return incompletePages.has(context) || (id !== null && incompleteRequests.has(id));
}
