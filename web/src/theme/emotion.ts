import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the cache for Emotion's class names, on the server one per request. The key is the browser's default. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'css', ...(nonce && { nonce }) });
}
