import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { leadTo } from './leadTo.ts';
import { codingFor, PackedPage } from './packedPage.ts';
import { pageUrl } from './pageUrl.ts';

interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: PackedPage;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** A page and its two packed forms are together about half as large again as the page. */
const PACKED_FACTOR = 1.5;
const NOT_FOUND_SECONDS = 10;
const KEPT_HEADERS = ['content-type', 'cache-control', 'link'];

/**
 * Keeps public pages in memory. A page is kept only if its own Cache-Control says `s-maxage`, which personal pages and
 * failures never do, and never if it sets a cookie.
 *
 * @param options.seconds how long a page is kept; a page not found at most ten seconds
 */
export function pageCache(options: { seconds: number }): RequestHandler {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ content }) => Math.ceil(content.body.length * PACKED_FACTOR) + 1024,
  });
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    leadTo(request, pageUrl(request.url));
    const key = request.url;
    const kept = pages.get(key);
    if (kept) return void send(request, response, kept).catch(next);

    response.setHeader('X-Page-Cache', 'miss');
    gather(response, (body) => {
      if (!isShareable(response)) return;
      const seconds = response.statusCode === 404 ? NOT_FOUND_SECONDS : options.seconds;
      pages.set(key, keep(response, body), { ttl: Math.min(seconds, options.seconds) * 1000 });
    });
    next();
  };
}

function isShareable(response: Response): boolean {
  if (response.statusCode !== 200 && response.statusCode !== 404) return false;
  if (response.hasHeader('Set-Cookie')) return false;
  return String(response.getHeader('Cache-Control')).includes('s-maxage');
}

function keep(response: Response, body: Buffer): KeptPage {
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = response.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { status: response.statusCode, headers, content: new PackedPage(body) };
}

async function send(request: Request, response: Response, page: KeptPage): Promise<void> {
  const coding = codingFor(request.acceptsEncodings());
  const body = await page.content.as(coding);
  response.status(page.status);
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.vary('Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  response.setHeader('X-Page-Cache', 'hit');
  response.end(body);
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
