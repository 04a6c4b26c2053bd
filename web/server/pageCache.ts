import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderedPage.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** A page and its compressed parts are together about a quarter larger than the page. */
const COMPRESSED_FACTOR = 1.25;
const NOT_FOUND_SECONDS = 10;
/** How long after its time a page may still be shown, when it cannot be rendered again. */
const STALE_SECONDS = 300;

/** A page that is sent to those who wait for it and to nobody else. */
class UnshareablePage extends Error {
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super('The page must not be cached.');
    this.page = page;
  }
}

export interface CachedPage {
  readonly page: RenderedPage;
  /** `stale`: it could not be rendered again. */
  readonly cacheStatus: 'hit' | 'miss' | 'stale';
}

export interface PageCache {
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
}

/**
 * Keeps public pages in memory. A page is cached only if its own Cache-Control says `s-maxage`, which personal pages and
 * failures never do. Requests for the same page wait for one rendering. A page that cannot be rendered again, because a
 * service is down or too many wait, is shown as it was for five minutes.
 *
 * @param options.seconds how long a page is fresh; a page not found at most ten seconds
 */
export function createPageCache(options: { seconds: number; maxBytes?: number }): PageCache {
  const pages = new LRUCache<string, RenderedPage, () => Promise<RenderedPage>>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    sizeCalculation: ({ size }) => Math.ceil(size * COMPRESSED_FACTOR) + 1024,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // A page that has to make room while it is rendered is still sent to those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options: entry, context: render }) {
      const page = await render();
      if (!page.isShareable) throw new UnshareablePage(page);
      const seconds = page.status === 404 ? NOT_FOUND_SECONDS : options.seconds;
      entry.ttl = Math.min(seconds, options.seconds) * 1000;
      return page;
    },
  });

  function staleCopy(key: string): RenderedPage | undefined {
    const isUsable = pages.getRemainingTTL(key) > -STALE_SECONDS * 1000;
    return isUsable ? pages.peek(key, { allowStale: true }) : undefined;
  }

  /** What is sent instead of a page that was not cached. @throws the error, where there is nothing to send */
  function fallback(key: string, error: unknown): CachedPage {
    const page = error instanceof UnshareablePage ? error.page : null;
    const stale = page === null || isIncomplete(page) ? staleCopy(key) : undefined;
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

/** True for a page that a service was missing for: such a page says that it must not be cached. */
function isIncomplete({ status }: RenderedPage): boolean {
  return status === 200 || status >= 500;
}
