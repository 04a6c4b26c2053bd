import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import {
  type Cart_CartFragment,
  type Cart_UserErrorFragment,
  useAddCustomerCartItemMutation,
  useAddGuestCartItemMutation,
  useCreateCustomerCartMutation,
  useCreateGuestCartMutation,
  useReadCustomerCartLazyQuery,
  useReadGuestCartLazyQuery,
  useRemoveCustomerCartItemMutation,
  useRemoveGuestCartItemMutation,
} from './Cart.generated.ts';

export type Cart = Cart_CartFragment;
export type CartUserError = Cart_UserErrorFragment;
export type CartOwner = 'guest' | 'customer';

export type CartChange =
  | { readonly cart: Cart; readonly userError: null }
  | { readonly cart: null; readonly userError: CartUserError };

export interface CartItem {
  /** The product's numeric id; null for an item of the cart, whose lines do not contain it. */
  readonly id: string | null;
  readonly sku: string;
  readonly name: string;
  /** The id of the quote that a virtual product pays for; null for other products. */
  readonly quoteId: string | null;
}

/** The operations of one kind of cart. Each rejects if there was no usable response; a user error is a response. */
export interface CartCalls {
  /** Null if the cart does not exist. */
  read(cartId: string): Promise<Cart | null>;
  create(): Promise<CartChange>;
  add(cartId: string, item: Pick<CartItem, 'sku' | 'quoteId'>): Promise<CartChange>;
  /** Removes the line from the cache optimistically; a failure restores it. */
  remove(cart: Cart, lineId: string): Promise<CartChange>;
}

type PendingResult<Data> = Promise<
  ApolloClient.MutateResult<Data> | ApolloClient.QueryResult<Data>
>;

interface Payload {
  readonly cart: Cart | null;
  readonly userErrors: readonly CartUserError[];
}

async function toChange(pending: PendingResult<{ readonly change: Payload }>): Promise<CartChange> {
  const { data, error } = await pending;
  const userError = data?.change.userErrors[0];
  if (userError) return { cart: null, userError };
  if (data?.change.cart) return { cart: data.change.cart, userError: null };
  throw error ?? new Error('The gateway sent neither a cart nor a user error.');
}

async function toCart(
  pending: PendingResult<{ readonly cart: Cart | null }>,
): Promise<Cart | null> {
  const { data, error } = await pending;
  if (!data?.cart && error) throw error;
  return data?.cart ?? null;
}

function toRemoval(cart: Cart, lineId: string, typename: string) {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const shown = { ...cart, lines, totalQuantity: lines.length };
  return { change: { __typename: typename, cart: shown, userErrors: [] } };
}

/** The policy `all` keeps the lines if the totals could not be read. */
const options = { errorPolicy: 'all' } as const;
const reading = { ...options, fetchPolicy: 'network-only' } as const;

/**
 * The operations of both kinds of cart; stable for the page's lifetime. The gateway knows a customer's cart from the
 * session, and the first item creates it.
 */
export function useCartCalls(): Readonly<Record<CartOwner, CartCalls>> {
  const [readGuest] = useReadGuestCartLazyQuery(reading);
  const [createGuest] = useCreateGuestCartMutation(options);
  const [addGuest] = useAddGuestCartItemMutation(options);
  const [removeGuest] = useRemoveGuestCartItemMutation(options);
  const [readCustomer] = useReadCustomerCartLazyQuery(reading);
  const [createCustomer] = useCreateCustomerCartMutation(options);
  const [addCustomer] = useAddCustomerCartItemMutation(options);
  const [removeCustomer] = useRemoveCustomerCartItemMutation(options);
  const [calls] = useState<Record<CartOwner, CartCalls>>({
    guest: {
      read: (cartId) => toCart(readGuest({ variables: { cartId } })),
      create: () => toChange(createGuest()),
      add: (cartId, item) =>
        toChange(addGuest({ variables: { input: { cartId, ...item, quantity: 1 } } })),
      remove: (cart, lineId) => {
        const variables = { input: { cartId: cart.id, lineId } };
        const optimisticResponse = toRemoval(cart, lineId, 'GuestCartItemRemovePayload');
        return toChange(removeGuest({ variables, optimisticResponse }));
      },
    },
    customer: {
      read: () => toCart(readCustomer()),
      create: () => toChange(createCustomer()),
      add: (_cartId, item) =>
        toChange(addCustomer({ variables: { input: { ...item, quantity: 1 } } })),
      remove: (cart, lineId) => {
        const variables = { input: { lineId } };
        const optimisticResponse = toRemoval(cart, lineId, 'CartPayload');
        return toChange(removeCustomer({ variables, optimisticResponse }));
      },
    },
  });
  return calls;
}
