import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderedPage.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** The compressed parts of a page add about a quarter to its size. */
const COMPRESSED_FACTOR = 1.25;
const NOT_FOUND_SECONDS = 10;
/** How long a page is served after it expired, when it cannot be rendered again. */
const STALE_SECONDS = 300;

/** Thrown to pass a page to the pending requests without caching it. */
class UnshareablePage extends Error {
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super('The page must not be cached.');
    this.page = page;
  }
}

export interface CachedPage {
  readonly page: RenderedPage;
  /** `stale`: the page expired and could not be rendered again. */
  readonly cacheStatus: 'hit' | 'miss' | 'stale';
}

export interface PageCache {
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
}

/**
 * Caches public pages in memory. Only pages with `s-maxage` in their Cache-Control are cached; personal pages and
 * failures have none. Concurrent requests for a page share one rendering. When a page cannot be rendered again, because a
 * service is down or the queue is full, the expired copy is served for another five minutes. A page is fresh for
 * `options.seconds`, a 404 page for at most ten.
 */
export function createPageCache(options: { seconds: number; maxBytes?: number }): PageCache {
  const pages = new LRUCache<string, RenderedPage, () => Promise<RenderedPage>>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    sizeCalculation: ({ size }) => Math.ceil(size * COMPRESSED_FACTOR) + 1024,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // A page that is evicted while it is rendered is still sent to the pending requests.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options: entry, context: render }) {
      const page = await render();
      if (!page.isShareable) throw new UnshareablePage(page);
      const seconds = page.status === 404 ? NOT_FOUND_SECONDS : options.seconds;
      entry.ttl = Math.min(seconds, options.seconds) * 1000;
      return page;
    },
  });

  function getStale(key: string): RenderedPage | undefined {
    const isUsable = pages.getRemainingTTL(key) > -STALE_SECONDS * 1000;
    return isUsable ? pages.peek(key, { allowStale: true }) : undefined;
  }

  /** Returns the page to send when rendering did not fill the cache; throws `error` when there is none. */
  function fallback(key: string, error: unknown): CachedPage {
    const page = error instanceof UnshareablePage ? error.page : null;
    const stale = page === null || isIncomplete(page) ? getStale(key) : undefined;
    if (stale) return { page: stale, cacheStatus: 'stale' };
    if (page) return { page, cacheStatus: 'miss' };
    throw error;
  }

  return {
    async get(key, render) {
      const fresh = pages.get(key);
      if (fresh) return { page: fresh, cacheStatus: 'hit' };
      try {
        return { page: await pages.forceFetch(key, { context: render }), cacheStatus: 'miss' };
      } catch (error) {
        return fallback(key, error);
      }
    },
  };
}

/** True for a page that was rendered while a service was down. It is a 200 that must not be cached, or a 5xx. */
function isIncomplete({ status }: RenderedPage): boolean {
  return status === 200 || status >= 500;
}
