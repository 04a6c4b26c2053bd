import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useSellItemChangedSubscription } from './SellItemChanged.generated.ts';

/** Queries of lists whose entries change with an item's status. */
export const LISTS = ['SellItemList', 'SellPayouts', 'SellShipped', 'SellItemsAwaitingShipment'];
const ITEM = 'SellItemRead';
/** Polling interval without a subscription, in milliseconds. */
const POLL_MS = 15_000;

const IsLiveContext = createContext(false);

/**
 * Keeps the customer's items current while the page is visible: a subscription writes changed items to the cache.
 * Without a subscription, the queries below poll.
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
          // Events before the stream was open are missing.
          void refetchItems(client);
        },
      },
    },
    onData: () => void refetchItems(client, LISTS),
    onError: () => setIsConnected(false),
    onComplete: () => setIsConnected(false),
  });
  return <IsLiveContext value={isConnected && isVisible}>{children}</IsLiveContext>;
}

/** Query options for live data below `LiveUpdates`. */
export function useLiveQueryOptions() {
  return {
    fetchPolicy: 'cache-and-network',
    pollInterval: useContext(IsLiveContext) ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
  } as const;
}

/** Refetches the active lists, and the active item unless only `LISTS` are given. */
export function refetchItems(client: ApolloClient, names: readonly string[] = [...LISTS, ITEM]) {
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
