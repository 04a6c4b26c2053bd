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

/** Marks images that cannot be loaded, for a placeholder by CSS. One pair of listeners handles all images. */
function watchPictures(): void {
  document.addEventListener('error', ({ target }) => mark(target, true), true);
  document.addEventListener('load', ({ target }) => mark(target, false), true);
  // Images that failed before the listeners were added.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image, true);
  }
}

function mark(target: EventTarget | null, isBroken: boolean): void {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.closest('.e-picture');
  if (frame && frame.hasAttribute('data-broken') !== isBroken) {
    frame.toggleAttribute('data-broken', isBroken);
  }
}

/**
 * Registers the service worker after the page's load event, so that it does not compete with the first view. Its script
 * is always revalidated. In development, a service worker of an earlier build is unregistered.
 */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (!import.meta.env.PROD) return void dismissAll();
  const register = () => {
    // Browsers reject the registration in private windows and when storage is forbidden; the shop works without it.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

async function dismissAll(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await registration.unregister();
  }
}
