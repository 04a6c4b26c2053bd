import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { makeClient } from './apollo/client.ts';
import { makeHttpLink } from './apollo/links.ts';
import { makeSessionLink } from './apollo/sessionLink.ts';
import { reloadOnceOnLostChunk } from './shared/lostChunk.ts';
import { registerServiceWorker } from './shared/serviceWorker.ts';
import { session } from './shared/session/useSession.ts';

reloadOnceOnLostChunk();
registerServiceWorker();
const watch = makeSessionLink({ generation: session.generation, onLost: session.lose });
const client = makeClient(ApolloLink.from([watch, makeHttpLink('/graphql')]));

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
