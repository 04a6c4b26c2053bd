import type { ApolloCache } from '@apollo/client';
import { localField } from '#apollo/localField.ts';
import {
  LastOrder,
  type LastOrderQuery,
  OrderAttempt,
  useLastOrderQuery,
} from './PlaceOrder.generated.ts';

/** One try to order a cart: whatever is sent again for it is exactly this. It holds nothing of a card. */
export interface Attempt {
  /** The idempotency key: new for each order, and the same whenever it is sent. */
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

/** A new attempt with a key of its own. */
export const createAttempt = (parts: Omit<Attempt, 'key'>): Attempt => ({
  ...parts,
  key: crypto.randomUUID(),
});

/** The attempt whose outcome this tab does not know yet, so that a reload goes on with it. */
export const orderAttempt = localField<Attempt>(OrderAttempt, 'orderAttempt');

/** A cart and the order that it has become. */
export type OrderedCart = NonNullable<LastOrderQuery['lastOrder']>;

/** Tells every tab of the browser that a cart has become an order; without storage the back end alone rejects a second one. */
export function rememberOrder(cache: ApolloCache, { cartId, orderId, orderNumber }: OrderedCart) {
  const lastOrder = { __typename: 'LocalOrder' as const, cartId, orderId, orderNumber };
  cache.writeQuery({ query: LastOrder, data: { lastOrder } });
}

/** The order of this cart, placed in any tab; null when there is none. */
export function readOrder(cache: ApolloCache, cartId: string): OrderedCart | null {
  const order = cache.readQuery({ query: LastOrder })?.lastOrder;
  return order?.cartId === cartId ? order : null;
}

/** As readOrder, and renders again when another tab has placed it. */
export function useOrder(cartId: string | null): OrderedCart | null {
  const order = useLastOrderQuery().data?.lastOrder;
  return order?.cartId === cartId ? (order ?? null) : null;
}

const placedHere = new Set<string>();

/** Remembers that this page itself follows the cart's order to its confirmation. */
export function markPlacedHere(cartId: string): void {
  placedHere.add(cartId);
}

/** Whether this page placed the cart's order, so that its confirmation is about to be shown. */
export const isPlacedHere = (cartId: string): boolean => placedHere.has(cartId);
