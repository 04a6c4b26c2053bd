import type { NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

const ID = 'apollo-state';

/**
 * The cache of the server's client as data in the page, for the browser's client to restore. It is not executed, so that
 * it needs no nonce, and hydration leaves it as it is.
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

/** What the page carries; nothing on a page that was rendered without it. */
export function readPageState(): NormalizedCacheObject {
  const json = document.getElementById(ID)?.textContent;
  return json ? JSON.parse(json) : {};
}
