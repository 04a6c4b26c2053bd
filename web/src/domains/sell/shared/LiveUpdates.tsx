import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useSellItemChangedSubscription } from './SellItemChanged.generated.ts';

/** Queries whose lists gain and lose items when one changes. */
const LISTS = ['SellItemList', 'SellPayouts', 'SellShipped', 'SellToShip'];
const ITEM = 'SellItemRead';
/** How often items are read while there is no stream. */
const POLL_MS = 15_000;

const IsLiveContext = createContext(false);

/**
 * Keeps the customer's items up to date while the page can be seen: a changed item comes by subscription and goes into
 * the cache. Where there is no stream, the queries below it poll.
 */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible, () => false);
  const [isConnected, setIsConnected] = useState(false);
  useSellItemChangedSubscription({
    skip: !isVisible,
    ignoreResults: true,
    context: {
      streamListeners: {
        connecting: () => setIsConnected(false),
        connected: () => {
          setIsConnected(true);
          // What happened before the stream was open would go unnoticed.
          void refetchItems(client);
        },
      },
    },
    onData: () => void refetchLists(client),
    onError: () => setIsConnected(false),
    onComplete: () => setIsConnected(false),
  });
  return <IsLiveContext value={isConnected && isVisible}>{children}</IsLiveContext>;
}

/** Options of a query that stays up to date below `LiveUpdates`. */
export function useLiveQueryOptions() {
  return {
    fetchPolicy: 'cache-and-network',
    pollInterval: useContext(IsLiveContext) ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
  } as const;
}

/** Reads again the lists that are shown. */
export function refetchLists(client: ApolloClient): Promise<unknown> {
  return refetch(client, LISTS);
}

/** Reads again the lists and the item that are shown. */
export function refetchItems(client: ApolloClient): Promise<unknown> {
  return refetch(client, [...LISTS, ITEM]);
}

function refetch(client: ApolloClient, names: readonly string[]): Promise<unknown> {
  return client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName = '' }) => names.includes(queryName),
  });
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => !document.hidden;
