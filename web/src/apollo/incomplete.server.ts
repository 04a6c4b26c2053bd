import { LRUCache } from 'lru-cache';

/** Set by the web server on every request it hands to the renderer, whatever the browser sent under this name. */
const REQUEST_ID = 'x-encore-request';
const MAX_REMEMBERED = 1000;

const incomplete = new LRUCache<string, true>({ max: MAX_REMEMBERED });

function idOf(request: Request): string | null {
  return request.headers.get(REQUEST_ID);
}

/** Notes that something this request's page needs could not be read, so that the page must not be kept for others. */
export function markIncomplete(request: Request): void {
  const id = idOf(request);
  if (id) incomplete.set(id, true);
}

/** True when markIncomplete was called for this request or a copy of it: each loader gets a copy of its own. */
export function isIncomplete(request: Request): boolean {
  const id = idOf(request);
  return id !== null && incomplete.has(id);
}
