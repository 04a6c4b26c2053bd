import { withoutClosedLinks } from '../shared/closedLinks.ts';
import { trustedHtml } from '../shared/trustedTypes.ts';
import { useInnerLinks } from '../shared/useInnerLinks.ts';
import { useSite } from '../shared/useSite.ts';

/**
 * HTML of the shop's own content. Only for fields of the schema's HTML type, which the gateway has sanitised. Links to
 * pages of this shop do not reload the page (spec §2); what leads to an area that is switched off is left out.
 */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  const site = useSite();
  const followLinks = useInnerLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only follows the links inside.
    <div
      className={`e-html ${className}`}
      onClick={followLinks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway has sanitised it; no other source may come here.
      dangerouslySetInnerHTML={{ __html: trustedHtml(withoutClosedLinks(html, site)) }}
    />
  );
}
