import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ShopCache } from './cache.ts';
import { startPersistence } from './persist.ts';

/** Starts, once the server's page has been taken over, what must not run during hydration. */
export function AfterHydration() {
  const client = useApolloClient();
  useEffect(() => {
    if (client.cache instanceof ShopCache) void startPersistence(client.cache);
  }, [client]);
  return null;
}
