import type { ApolloClient } from '@apollo/client';

/** Drops what is known of a cart. */
export function clearCart(client: ApolloClient, cartId: string): void {
  const id = client.cache.identify({ __typename: 'Cart', id: cartId });
  if (id) client.cache.evict({ id });
}
