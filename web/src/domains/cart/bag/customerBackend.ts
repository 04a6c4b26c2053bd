import type { ApolloClient } from '@apollo/client';
import {
  BagCustomerAdd,
  BagCustomerCreate,
  BagCustomerRead,
  BagCustomerRemove,
} from '../../../generated/documents.ts';
import { type BagBackend, type BagChange, changeFrom } from './bagBackend.ts';
import { clearCart } from './clearCart.ts';

/** The signed-in customer's cart. The ids it is given are of no use here; a missing cart is made by the first add. */
export function makeCustomerBackend(client: ApolloClient): BagBackend {
  const errorPolicy = 'all' as const;
  const create = async (): Promise<BagChange> => {
    const { data, error } = await client.mutate({ mutation: BagCustomerCreate, errorPolicy });
    return changeFrom(data?.customerCartCreate, error);
  };
  const addOnce = async (item: { sku: string; quoteId: string | null }): Promise<BagChange> => {
    const variables = { input: { ...item, quantity: 1 } };
    const { data, error } = await client.mutate({
      mutation: BagCustomerAdd,
      variables,
      errorPolicy,
    });
    return changeFrom(data?.customerCartItemAdd, error);
  };
  return {
    create,
    async read() {
      const { data, error } = await client.query({
        query: BagCustomerRead,
        fetchPolicy: 'network-only',
        errorPolicy,
      });
      if (data?.customerCart) return data.customerCart;
      if (error) throw error;
      return null;
    },
    async add(_cartId, item) {
      const change = await addOnce(item);
      if (change.refusal?.code !== 'NO_ACTIVE_CART') return change;
      const created = await create();
      return created.refusal ? created : addOnce(item);
    },
    async remove(_cartId, lineId) {
      const { data, error } = await client.mutate({
        mutation: BagCustomerRemove,
        variables: { input: { lineId } },
        errorPolicy,
      });
      return changeFrom(data?.customerCartItemRemove, error);
    },
    clear: (cartId) => clearCart(client, cartId),
  };
}
