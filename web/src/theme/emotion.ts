import createCache, { type EmotionCache } from '@emotion/cache';

/** Where Chakra's generated class names live: one for the page in the browser, one a request on the server. */
export function makeEmotionCache(): EmotionCache {
  return createCache({ key: 'css' });
}
