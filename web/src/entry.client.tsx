import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { makeClient } from './apollo/client.ts';
import { reloadOnceOnLostChunk } from './shared/lostChunk.ts';
import { makeEmotionCache } from './theme/emotion.ts';

reloadOnceOnLostChunk();
const client = makeClient('/graphql');
const styles = makeEmotionCache();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={styles}>
        <ApolloProvider client={client}>
          <HydratedRouter />
        </ApolloProvider>
      </CacheProvider>
    </StrictMode>,
  );
});
