import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Plain links to pages of the shop, marked like React Router's own links so that the router discovers their routes. */
export const PLAIN_LINKS = 'a[data-discover]';

/**
 * A click handler for a container of plain links that turns internal ones into client-side navigations, unless their
 * clicks are handled already. One handler serves a list of sixty links, where React Router's Link adds twenty hooks each.
 */
export function useInnerLinks(selector = 'a'): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const path = getInnerPath(event, selector);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate, selector],
  );
}

function getInnerPath(event: MouseEvent<HTMLElement>, selector: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
