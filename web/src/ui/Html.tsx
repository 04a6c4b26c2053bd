import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { withoutClosedLinks } from '../shared/closedLinks.ts';
import { useSite } from '../shared/useSite.ts';

/**
 * HTML of the shop's own content. Only for fields of the schema's HTML type, which the gateway has sanitised. Links to
 * pages of this shop do not reload the page (spec §2); what leads to an area that is switched off is left out.
 */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const site = useSite();
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const path = innerPathOf(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside.
    <div
      className={`e-html ${className}`}
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway has sanitised it; no other source may come here.
      dangerouslySetInnerHTML={{ __html: withoutClosedLinks(html, site) }}
    />
  );
}

function innerPathOf(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
