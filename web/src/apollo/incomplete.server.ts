import { LRUCache } from 'lru-cache';
import type { AppLoadContext } from 'react-router';

/** Set by the web server on every request it hands to the renderer, whatever the browser sent under this name. */
const REQUEST_ID = 'x-encore-request';
const MAX_REMEMBERED = 1000;

const incompleteRequests = new LRUCache<string, true>({ max: MAX_REMEMBERED });
const incompletePages = new WeakSet<AppLoadContext>();

/** Notes that something this page needs could not be read, so that the page must not be cached for others. */
export function markIncomplete(owner: AppLoadContext | Request): void {
  if (!(owner instanceof Request)) return void incompletePages.add(owner);
  const id = owner.headers.get(REQUEST_ID);
  if (id) incompleteRequests.set(id, true);
}

/** True when markIncomplete was called for this page, or for its request: each loader gets a copy of that. */
export function isIncomplete(context: AppLoadContext, request: Request): boolean {
  const id = request.headers.get(REQUEST_ID);
  return incompletePages.has(context) || (id !== null && incompleteRequests.has(id));
}
