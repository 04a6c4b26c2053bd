import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Plain links to pages of the shop, marked as React Router marks its own so that it learns of their routes. */
export const PLAIN_LINKS = 'a[data-discover]';

/**
 * A click handler for what holds plain links: those to pages of this shop do not load it anew (spec §2). One handler
 * serves a list of sixty, where React Router's own links would each bring twenty hooks.
 *
 * @param selector the links that are followed; those that have followed themselves are left alone
 */
export function useInnerLinks(selector = 'a'): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const path = innerPathOf(event, selector);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate, selector],
  );
}

function innerPathOf(event: MouseEvent<HTMLElement>, selector: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
