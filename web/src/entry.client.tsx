import './lib/browser/trustedTypes.ts';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { browserClient } from './apollo/browserClient.ts';
import { reloadOnceOnChunkLoadError } from './lib/browser/chunkLoadError.ts';
import { registerServiceWorker } from './lib/browser/serviceWorker.ts';
import { watchPictures } from './lib/browser/watchPictures.ts';
import { system } from './theme/system.ts';

reloadOnceOnChunkLoadError();
registerServiceWorker();
watchPictures();
const client = browserClient();

/** Without global styles: those of the server stay, and hydrating them would lay out the page again. */
const hydratedSystem = { ...system, _global: [], layers: { ...system.layers, atRule: '' } };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ApolloProvider client={client}>
        {/* Outside the router, so that navigations do not rewrite the global styles. */}
        <ChakraProvider value={hydratedSystem}>
          <HydratedRouter />
        </ChakraProvider>
      </ApolloProvider>
    </StrictMode>,
  );
});
