import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { makeClient } from './apollo/client.ts';
import { makeHttpLink } from './apollo/links.ts';
import { reloadOnceOnLostChunk } from './shared/lostChunk.ts';

reloadOnceOnLostChunk();
const client = makeClient(makeHttpLink('/graphql'));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ApolloProvider client={client}>
        <HydratedRouter />
      </ApolloProvider>
    </StrictMode>,
  );
});
