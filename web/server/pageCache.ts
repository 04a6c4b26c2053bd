import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { pageUrl } from './pageUrl.ts';

interface Page {
  readonly status: number;
  readonly headers: ReturnType<Response['getHeaders']>;
  readonly body: Buffer;
}

const MAX_BYTES = 64 * 1024 * 1024;
const NOT_FOUND_SECONDS = 10;

/**
 * Keeps public pages in memory. A page is kept only if its own Cache-Control says `s-maxage`, which personal pages and
 * failures never do, and never if it sets a cookie.
 *
 * @param options.seconds how long a page is kept; a page not found at most ten seconds
 */
export function pageCache(options: { seconds: number }): RequestHandler {
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.body.length + 1024,
  });
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    request.url = pageUrl(request.url);
    const key = request.url;
    const kept = pages.get(key);
    if (kept) return send(response, kept);

    response.setHeader('X-Page-Cache', 'miss');
    gather(response, (body) => {
      if (!isShareable(response)) return;
      const page = { status: response.statusCode, headers: kindHeaders(response), body };
      const seconds = page.status === 404 ? NOT_FOUND_SECONDS : options.seconds;
      pages.set(key, page, { ttl: Math.min(seconds, options.seconds) * 1000 });
    });
    next();
  };
}

function isShareable(response: Response): boolean {
  if (response.statusCode !== 200 && response.statusCode !== 404) return false;
  if (response.hasHeader('Set-Cookie')) return false;
  return String(response.getHeader('Cache-Control')).includes('s-maxage');
}

function kindHeaders(response: Response): Page['headers'] {
  const { 'content-type': type, 'cache-control': control, link } = response.getHeaders();
  return { 'content-type': type, 'cache-control': control, link };
}

function send(response: Response, page: Page): void {
  response.status(page.status);
  for (const [name, value] of Object.entries(page.headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('X-Page-Cache', 'hit');
  response.end(page.body);
}

/** Listens to what is written before it is compressed; calls back with the whole body once it is complete. */
function gather(response: Response, onComplete: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = (chunk: unknown, ...rest: never[]) => {
    take(chunk);
    return Reflect.apply(write, response, [chunk, ...rest]);
  };
  response.end = (chunk?: unknown, ...rest: never[]) => {
    take(chunk);
    onComplete(Buffer.concat(chunks));
    return Reflect.apply(end, response, [chunk, ...rest]);
  };
}
