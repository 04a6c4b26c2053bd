import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTrustedHtml } from '#lib/browser/trustedTypes.ts';
import { useInnerLinks } from '#lib/browser/useInnerLinks.ts';
import { withoutClosedLinks } from '#lib/site/closedAreas.ts';
import { useSite } from '#lib/site/useSite.ts';

interface HtmlProps extends Pick<HTMLChakraProps<'div'>, 'css'> {
  readonly html: string;
}

/**
 * Content HTML. Only for fields of the schema's HTML type, which the gateway has sanitized. Internal links navigate on
 * the client; links to disabled areas are removed.
 */
export function Html({ html, css }: HtmlProps) {
  const { features } = useSite();
  const followLinks = useInnerLinks();
  const content = useTrustedHtml(withoutClosedLinks(html, features));
  return (
    <chakra.div
      className="e-html"
      css={css}
      onClick={followLinks}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway has sanitised it; no other source may come here.
      dangerouslySetInnerHTML={content}
    />
  );
}
