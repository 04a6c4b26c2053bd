import type { ApolloClient } from '@apollo/client';
import { tellOfItem } from '../../../shared/analytics.ts';
import { ALONE, makeChannel } from '../../../shared/channel.ts';
import { session } from '../../../shared/session/useSession.ts';
import { customerStorage, makeBagStorage } from './bagStorage.ts';
import { type BagOwner, BagStore } from './bagStore.ts';
import { makeSharedQueue } from './inTurn.ts';
import { makeLazyBackend } from './lazyBackend.ts';

const bags = new WeakMap<ApolloClient, BagStore>();

/** The bag that belongs to a client: one for the page in the browser, an idle one for each request on the server. */
export function bagOf(client: ApolloClient): BagStore {
  const known = bags.get(client);
  if (known) return known;
  const isBrowser = typeof window !== 'undefined';
  const bag = new BagStore({
    ...guestOf(client),
    tabs: isBrowser ? makeChannel('encore-bag') : ALONE,
    inTurn: makeSharedQueue(),
    onAdded: ({ sku, name, path, price }, { id }) =>
      tellOfItem('add_to_cart', { id: id ?? sku, sku, name, path, amount: price.amount }),
  });
  bags.set(client, bag);
  return bag;
}

const guests = new WeakMap<ApolloClient, BagOwner>();
const customers = new WeakMap<ApolloClient, BagOwner>();

function guestOf(client: ApolloClient): BagOwner {
  const load = () => import('./bagBackend.ts').then((m) => m.makeBagBackend(client));
  const make = () => ({
    backend: makeLazyBackend(client, load),
    storage: makeBagStorage(() => window.localStorage),
    onReadRefused: () => {},
  });
  return known(guests, client, make);
}

function customerOf(client: ApolloClient): BagOwner {
  const load = () => import('./customerBackend.ts').then((m) => m.makeCustomerBackend(client));
  const make = () => ({
    backend: makeLazyBackend(client, load),
    storage: customerStorage,
    onReadRefused: session.lose,
  });
  return known(customers, client, make);
}

function known<Value>(
  kept: WeakMap<ApolloClient, Value>,
  client: ApolloClient,
  make: () => Value,
): Value {
  const value = kept.get(client) ?? make();
  kept.set(client, value);
  return value;
}

/** The masked id of the guest cart that this browser remembers; null when there is none. */
export const guestCartId = (client: ApolloClient): string | null => guestOf(client).storage.read();

/**
 * Gives the bag to whoever is in front of the shop now. A guest's cart that has moved into a customer's, or was left
 * behind by signing in elsewhere, is a guest's no more.
 */
export function giveBagTo(client: ApolloClient, owner: 'guest' | 'customer'): Promise<void> {
  if (owner === 'customer') guestOf(client).storage.forget();
  return bagOf(client).become(owner === 'customer' ? customerOf(client) : guestOf(client));
}
