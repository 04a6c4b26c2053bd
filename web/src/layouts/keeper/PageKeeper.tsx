import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tellOfPage } from '#lib/browser/analytics.ts';
import { isPersonalPath } from '#lib/server/cacheControl.ts';
import { useSite } from '#lib/site/useSite.ts';
import { useScrolling } from './useScrolling.ts';

/** Follows the way through the shop: analytics and scrolling. It shows nothing. */
export function PageKeeper() {
  useRouteChanges();
  useScrolling();
  return null;
}

/**
 * Tells analytics of the first page and of every route change (spec §2). Of pages that belong to one person only the path
 * is told: their query may hold a token.
 */
function useRouteChanges(): void {
  const { analytics } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const page_path = isPersonalPath(pathname) ? pathname : pathname + search;
    tellOfPage(analytics, { page_path, page_title: document.title });
  }, [analytics, pathname, search]);
}
