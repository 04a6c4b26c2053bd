import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { isLive, listenToNews } from './news.ts';

/** Milliseconds between two looks for news from the shop's staff, where the shop does not tell of itself. */
const EVERY_MS = 15_000;

/** What a query needs to stay up to date while its page can be seen: by subscription, or by asking again. */
export function useUpToDate() {
  const client = useApolloClient();
  const listen = useCallback((listener: () => void) => listenToNews(client, listener), [client]);
  const hears = useSyncExternalStore(listen, isLive, () => false);
  return {
    fetchPolicy: 'cache-and-network',
    pollInterval: hears ? 0 : EVERY_MS,
    skipPollAttempt: () => document.hidden,
  } as const;
}
