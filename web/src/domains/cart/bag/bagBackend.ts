import type { ApolloClient } from '@apollo/client';
import {
  type Bag_CartFragment,
  BagAdd,
  BagCreate,
  BagRead,
  type BagRefusal_UserErrorFragment,
  BagRemove,
} from '../../../generated/documents.ts';
import { clearCart } from './clearCart.ts';

export type BagCart = Bag_CartFragment;
export type Refusal = BagRefusal_UserErrorFragment;

/** What a change of the bag led to: the cart as it is now, or why it was refused. */
export type BagChange =
  | { readonly cart: BagCart; readonly refusal: null }
  | { readonly cart: null; readonly refusal: Refusal };

/** The guest cart's calls. Each rejects when there was no usable answer; a refusal is an answer. */
export interface BagBackend {
  create(): Promise<BagChange>;
  /** Null when the cart does not exist. */
  read(cartId: string): Promise<BagCart | null>;
  add(cartId: string, item: { sku: string; quoteId: string | null }): Promise<BagChange>;
  remove(cartId: string, lineId: string): Promise<BagChange>;
  /** Drops what is known of a cart, here and in the persisted state. */
  clear(cartId: string): void;
}

interface Payload {
  readonly cart: BagCart | null;
  readonly userErrors: readonly Refusal[];
}

/** What a payload says. Throws when there was no usable answer. */
export function changeFrom(payload: Payload | undefined, error: unknown): BagChange {
  const refusal = payload?.userErrors[0];
  if (refusal) return { cart: null, refusal };
  if (payload?.cart) return { cart: payload.cart, refusal: null };
  throw error ?? new Error('The shop gave an empty answer.');
}

/**
 * The calls through Apollo: answers land in its cache under the cart's id. `all` keeps a cart whose totals could not be
 * read: one failing part never hides the lines.
 */
export function makeBagBackend(client: ApolloClient): BagBackend {
  const errorPolicy = 'all' as const;
  return {
    async create() {
      const { data, error } = await client.mutate({ mutation: BagCreate, errorPolicy });
      return changeFrom(data?.guestCartCreate, error);
    },
    async read(cartId) {
      const { data, error } = await client.query({
        query: BagRead,
        variables: { cartId },
        fetchPolicy: 'network-only',
        errorPolicy,
      });
      if (data?.guestCart) return data.guestCart;
      if (error) throw error;
      return null;
    },
    async add(cartId, { sku, quoteId }) {
      const input = { cartId, sku, quantity: 1, quoteId };
      const { data, error } = await client.mutate({
        mutation: BagAdd,
        variables: { input },
        errorPolicy,
      });
      return changeFrom(data?.guestCartItemAdd, error);
    },
    async remove(cartId, lineId) {
      const { data, error } = await client.mutate({
        mutation: BagRemove,
        variables: { input: { cartId, lineId } },
        errorPolicy,
      });
      return changeFrom(data?.guestCartItemRemove, error);
    },
    clear: (cartId) => clearCart(client, cartId),
  };
}
