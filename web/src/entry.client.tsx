import './lib/browser/trustedTypes.ts';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { browserClient } from './apollo/browserClient.ts';
import { reloadOnceOnChunkLoadError } from './lib/browser/chunkLoadError.ts';
import { registerServiceWorker } from './lib/browser/serviceWorker.ts';
import { watchPictures } from './lib/browser/watchPictures.ts';
import { lazily } from './lib/format/lazily.ts';
import { getSystem } from './theme/system.ts';

reloadOnceOnChunkLoadError();
registerServiceWorker();
watchPictures();

/**
 * Emotion's cache, with the ids of the styles that the page contains. If Emotion finds them itself, it moves their
 * elements, and the browser lays out the page again.
 */
const styles = createCache({ key: 'css' });
const { dataset } = document.querySelector<HTMLElement>('style[data-styles]') ?? {};
for (const id of dataset?.styles?.split(' ') ?? []) styles.inserted[id] = true;

/** Without global styles: those of the server stay, and hydrating them would lay out the page again. */
const getHydratedSystem = lazily(() => {
  const system = getSystem();
  return { ...system, _global: [], layers: { ...system.layers, atRule: '' } };
});

/** Creates client and system while rendering, because React pauses between components: three tasks instead of one. */
function Shop() {
  return (
    <ApolloProvider client={browserClient()}>
      <ThemedShop />
    </ApolloProvider>
  );
}

/** Chakra is outside the router, so that navigations do not rewrite the global styles. */
function ThemedShop() {
  return (
    <ChakraProvider value={getHydratedSystem()}>
      <HydratedRouter />
    </ChakraProvider>
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={styles}>
        <Shop />
      </CacheProvider>
    </StrictMode>,
  );
});
