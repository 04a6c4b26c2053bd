import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { trustedHtml } from '#lib/browser/trustedTypes.ts';
import { safeJson } from '#lib/format/structuredData.ts';
import { NonceContext } from '#lib/server/NonceContext.ts';
import { textStorage } from '#lib/storage/jsonStorage.ts';
import { topBar } from '#theme/recipes/layouts.ts';
import { slotStyles } from '#theme/slotStyles.ts';
import { Html } from '#ui/Html.tsx';
import { useBlock } from '../useShell.ts';

const KEY = 'encore-closed-message';
const kept = textStorage(() => window.localStorage, KEY);

/** Hides a closed message of the server's page before it is painted: taken away later, it would move the whole page. */
const hideClosed = (html: string): string =>
  `try{if(localStorage.getItem(${safeJson(KEY)})===${safeJson(html)})document.currentScript.parentElement.hidden=true}catch{}`;

/** The house's message of the day. Phones can close it; it stays closed until there is another one. */
export function SitewideMessage() {
  const html = useBlock('sitewide-message');
  const styles = slotStyles(topBar);
  const nonce = useContext(NonceContext);
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => setClosed(kept.read()), []);
  if (!html || closed === html) return null;

  const close = () => {
    setClosed(html);
    kept.write(html);
  };
  return (
    <chakra.div css={styles.message} suppressHydrationWarning>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: safeJson escapes what could end the script.
        dangerouslySetInnerHTML={{ __html: trustedHtml(hideClosed(html)) }}
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
