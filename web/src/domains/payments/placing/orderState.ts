import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import {
  LastOrder,
  type LastOrderQuery,
  OrderAttempt,
  useLastOrderQuery,
} from './PlaceOrder.generated.ts';

/** An attempt to order a cart; a retry sends exactly the same data. It contains no card data. */
export interface Attempt {
  /** The idempotency key: unique per attempt, the same for its retries. */
  readonly key: string;
  /** The guest cart's masked id, or the customer cart's id. */
  readonly cartId: string;
  readonly owner: 'guest' | 'customer';
  readonly email: string;
  readonly payment:
    | { readonly kind: 'method'; readonly code: string; readonly nonce: string | null }
    | { readonly kind: 'financing'; readonly token: string }
    | { readonly kind: 'wallet'; readonly token: string };
}

export const createAttempt = (parts: Omit<Attempt, 'key'>): Attempt => ({
  ...parts,
  key: crypto.randomUUID(),
});

/** The attempt whose outcome this tab does not know yet; a reload resumes it. */
export const orderAttempt = localField<Attempt>(OrderAttempt, 'orderAttempt');

export type OrderedCart = NonNullable<LastOrderQuery['lastOrder']>;

/** Shares with all tabs that a cart has been ordered; without storage only the back end prevents a second order. */
export function rememberOrder(cache: ApolloCache, { cartId, orderId, orderNumber }: OrderedCart) {
  const lastOrder = { __typename: 'LocalOrder' as const, cartId, orderId, orderNumber };
  cache.writeQuery({ query: LastOrder, data: { lastOrder } });
}

/** The order of this cart, placed in any tab; null if there is none. */
export function readOrder(cache: ApolloCache, cartId: string): OrderedCart | null {
  const order = cache.readQuery({ query: LastOrder })?.lastOrder;
  return order?.cartId === cartId ? order : null;
}

/** Like readOrder, and rerenders when another tab places the order. */
export function useOrder(cartId: string | null): OrderedCart | null {
  const order = useLastOrderQuery().data?.lastOrder;
  return order?.cartId === cartId ? (order ?? null) : null;
}

const placedHere = new Set<string>();

export function markPlacedHere(cartId: string): void {
  placedHere.add(cartId);
}

/** Whether this page placed the cart's order and is about to show the confirmation. */
export const isPlacedHere = (cartId: string): boolean => placedHere.has(cartId);
