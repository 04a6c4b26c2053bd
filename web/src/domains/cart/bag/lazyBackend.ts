import type { ApolloClient } from '@apollo/client';
import type { BagBackend } from './bagBackend.ts';
import { clearCart } from './clearCart.ts';

/**
 * A backend whose calls are loaded with the first of them: most visits never put anything into a bag, and its documents
 * are large. A script that cannot be loaded rejects like a call that was not answered, and is asked for again next time.
 */
export function makeLazyBackend(client: ApolloClient, load: () => Promise<BagBackend>): BagBackend {
  return {
    create: async () => (await load()).create(),
    read: async (cartId) => (await load()).read(cartId),
    add: async (cartId, item) => (await load()).add(cartId, item),
    remove: async (cartId, lineId) => (await load()).remove(cartId, lineId),
    clear: (cartId) => clearCart(client, cartId),
  };
}
