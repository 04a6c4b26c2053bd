import { useApolloClient } from '@apollo/client/react';
import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useContext } from 'react';
import { STORAGE_KEY } from '#apollo/persist.ts';
import { useTrustedHtml } from '#lib/browser/trustedTypes.ts';
import { safeJson } from '#lib/format/markup.ts';
import { NonceContext } from '#lib/server/pageContext.ts';
import { topBar as styles } from '#theme/recipes/layouts.ts';
import { Html } from '#ui/Html.tsx';
import { useBlock } from '../useShell.ts';
import { ClosedNotices, useClosedNoticesQuery } from './SitewideMessage.generated.ts';

/** Hides a dismissed message before the first paint; removing it later would shift the layout. */
const hideClosed = (html: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${safeJson(STORAGE_KEY)})).ROOT_QUERY.closedNotices.includes(${safeJson(html)}))document.currentScript.parentElement.hidden=true}catch{}`;

/** The sitewide message. It can be dismissed on phones and stays dismissed until its text changes. */
export function SitewideMessage() {
  const html = useBlock('sitewide-message');
  const nonce = useContext(NonceContext);
  const { cache } = useApolloClient();
  const { data } = useClosedNoticesQuery();
  const script = useTrustedHtml(html ? hideClosed(html) : '');
  if (!html || data?.closedNotices.includes(html)) return null;

  const close = () => cache.writeQuery({ query: ClosedNotices, data: { closedNotices: [html] } });
  return (
    <chakra.div css={styles.message} suppressHydrationWarning>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson escapes what could end the script.
        dangerouslySetInnerHTML={script}
      />
      <Html html={html} />
      <IconButton
        variant="ghost"
        css={styles.close}
        aria-label="Close this message"
        onClick={close}
      >
        <X size={18} strokeWidth={1.25} aria-hidden="true" />
      </IconButton>
    </chakra.div>
  );
}
