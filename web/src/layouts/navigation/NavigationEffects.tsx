import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from '#lib/browser/analytics.ts';
import { isPersonalPath } from '#lib/server/cacheControl.ts';
import { useSite } from '#lib/site/useSite.ts';
import { useScrolling } from './useScrolling.ts';

/** Handles navigations: page views and scrolling. Renders nothing. */
export function NavigationEffects() {
  useRouteChanges();
  useScrolling();
  return null;
}

/**
 * Tracks the first page view and every route change. For personal pages only the path is tracked, because their query
 * may contain a token.
 */
function useRouteChanges(): void {
  const { analytics } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const page_path = isPersonalPath(pathname) ? pathname : pathname + search;
    trackPageView(analytics, { page_path, page_title: document.title });
  }, [analytics, pathname, search]);
}
