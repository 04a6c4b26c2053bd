import type {
  Request as HttpRequest,
  Response as HttpResponse,
  NextFunction,
  RequestHandler,
} from 'express';
import { isPersonalPath } from '#lib/server/cacheControl.ts';
import type { PageContext } from '#lib/server/pageContext.ts';
import type { WebEnvironment } from '../env.ts';
import { busyPage } from './busyPage.ts';
import { type CachedPage, createPageCache } from './pageCache.ts';
import { pageUrl, withBrowserParams } from './pageUrl.ts';
import { NONCE_PLACEHOLDER, RenderedPage } from './renderedPage.ts';
import { createRenderQueue, OverloadedError } from './renderQueue.ts';

/** Renders a page, such as React Router's request handler. */
export type PageRenderer = (request: Request, context: PageContext) => Promise<Response>;

const BUSY_SECONDS = 5;

/**
 * Serves pages, public ones from the cache. The server renders the same page for every visitor, so the renderer receives
 * nothing of a request but its URL.
 */
export function pages(
  render: PageRenderer,
  env: Pick<WebEnvironment, 'PAGE_CACHE_SECONDS' | 'PUBLIC_URL' | 'STORE_NAME'>,
): RequestHandler {
  const context: PageContext = {
    nonce: NONCE_PLACEHOLDER,
    filterCodes: null,
    features: null,
  };
  const enqueue = createRenderQueue();
  const cache =
    env.PAGE_CACHE_SECONDS > 0 ? createPageCache({ seconds: env.PAGE_CACHE_SECONDS }) : null;

  function renderPage(url: string, method: string): Promise<RenderedPage> {
    return enqueue(async () => {
      const request = new Request(new URL(url, env.PUBLIC_URL), { method });
      return RenderedPage.from(await render(request, context));
    });
  }

  async function getPage({ originalUrl, path, method }: HttpRequest): Promise<CachedPage> {
    if (isPersonalPath(path.toLowerCase())) {
      return { page: await renderPage(originalUrl, method), cacheStatus: 'miss' };
    }
    const url = pageUrl(originalUrl, context.filterCodes);
    if (cache && method === 'GET') return cache.get(url, () => renderPage(url, method));
    return { page: await renderPage(url, method), cacheStatus: 'miss' };
  }

  async function sendPage(request: HttpRequest, response: HttpResponse, next: NextFunction) {
    try {
      await send(await getPage(request), request, response);
    } catch (error) {
      if (!(error instanceof OverloadedError)) return next(error);
      response
        .status(503)
        .set({ 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' });
      response.type('html').send(busyPage(env.STORE_NAME, response.locals.nonce, BUSY_SECONDS));
    }
  }
  return sendPage;
}

async function send(
  { page, cacheStatus }: CachedPage,
  request: HttpRequest,
  response: HttpResponse,
): Promise<void> {
  const { nonce } = response.locals;
  response.status(page.status).setHeaders(new Map(Object.entries(page.headers)));
  response.set('X-Page-Cache', cacheStatus).vary('Accept-Encoding');
  const { location } = page.headers;
  if (location) response.set('Location', withBrowserParams(location, request.originalUrl));
  if (request.method === 'HEAD') return void response.end();
  if (!request.acceptsEncodings('gzip')) return void response.end(page.withNonce(nonce));
  response.set('Content-Encoding', 'gzip').end(await page.gzipWithNonce(nonce));
}
