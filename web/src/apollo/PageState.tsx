import type { NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

const ID = 'apollo-state';

/**
 * Embeds the server client's cache in the page as JSON for the browser's client to restore. The script is not executed,
 * so it needs no CSP nonce, and hydration leaves it unchanged.
 */
export function PageState() {
  const { cache } = useApolloClient();
  const json = import.meta.env.SSR
    ? JSON.stringify(cache.extract()).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot end the element.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The embedded cache; empty if the page was rendered without one. */
export function readPageState(): NormalizedCacheObject {
  const json = document.getElementById(ID)?.textContent;
  return json ? JSON.parse(json) : {};
}
