import createCache, { type EmotionCache } from '@emotion/cache';

/** Where the class names of Chakra's parts live on the server: one a request. The key is the one the browser uses by default. */
export function makeEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'css', ...(nonce && { nonce }) });
}
