import './shared/trustedTypes.ts';
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { makeClient } from './apollo/client.ts';
import { makeLazyLink } from './apollo/lazyLink.ts';
import { makeSessionLink } from './apollo/sessionLink.ts';
import { reloadOnceOnLostChunk } from './shared/lostChunk.ts';
import { registerServiceWorker } from './shared/serviceWorker.ts';
import { session } from './shared/session/useSession.ts';
import { watchPictures } from './ui/brokenPictures.ts';

reloadOnceOnLostChunk();
registerServiceWorker();
watchPictures();
const watch = makeSessionLink({ generation: session.generation, onLost: session.lose });
const gateway = makeLazyLink(async () => {
  const { makeHttpLink } = await import('./apollo/links.ts');
  return makeHttpLink('/graphql');
});
const client = makeClient(ApolloLink.from([watch, gateway]));

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
