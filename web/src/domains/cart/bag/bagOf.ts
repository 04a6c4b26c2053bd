import type { ApolloClient } from '@apollo/client';
import { makeBagBackend } from './bagBackend.ts';
import { makeBagStorage } from './bagStorage.ts';
import { BagStore } from './bagStore.ts';
import { makeSharedQueue } from './inTurn.ts';
import { makeTabs } from './tabs.ts';

const bags = new WeakMap<ApolloClient, BagStore>();

/** The bag that belongs to a client: one for the page in the browser, an idle one for each request on the server. */
export function bagOf(client: ApolloClient): BagStore {
  const known = bags.get(client);
  if (known) return known;
  const isBrowser = typeof window !== 'undefined';
  const bag = new BagStore({
    backend: makeBagBackend(client),
    storage: makeBagStorage(() => window.localStorage),
    tabs: isBrowser ? makeTabs() : { tell: () => {}, listen: () => () => {} },
    inTurn: makeSharedQueue(isBrowser ? navigator.locks : undefined),
  });
  bags.set(client, bag);
  return bag;
}
