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

/** The result of a mutation: the updated cart, or the message of the rejection. */
export type CartChange =
  | { readonly cart: Cart; readonly userError: null }
  | { readonly cart: null; readonly userError: CartUserError };

interface CartItemInput {
  readonly sku: string;
  /** The id of the quote that a virtual product pays for; null for other products. */
  readonly quoteId: string | null;
}

/** The operations of one kind of cart. Each rejects if there was no usable response; a user error is a response. */
export interface CartCalls {
  /** Null if the cart does not exist. */
  read(cartId: string): Promise<Cart | null>;
  create(): Promise<CartChange>;
  add(cartId: string, item: CartItemInput): Promise<CartChange>;
  /** Removes the line from the cache optimistically; a failure restores it. */
  remove(cart: Cart, lineId: string): Promise<CartChange>;
}

interface Payload {
  readonly cart: Cart | null;
  readonly userErrors: readonly CartUserError[];
}

interface Result<Data> {
  readonly data?: Data | null | undefined;
  readonly error?: unknown;
}

async function toChange(sent: Promise<Result<{ readonly change: Payload }>>): Promise<CartChange> {
  const { data, error } = await sent;
  const userError = data?.change.userErrors[0];
  if (userError) return { cart: null, userError };
  if (data?.change.cart) return { cart: data.change.cart, userError: null };
  throw error ?? new Error('The gateway sent neither a cart nor a user error.');
}

async function toCart(sent: Promise<Result<{ readonly cart: Cart | null }>>): Promise<Cart | null> {
  const { data, error } = await sent;
  if (!data?.cart && error) throw error;
  return data?.cart ?? null;
}

/** The optimistic response of a removal. */
function toRemoval(cart: Cart, lineId: string, typename: string) {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const shown = { ...cart, lines, totalQuantity: lines.length };
  return { change: { __typename: typename, cart: shown, userErrors: [] } };
}

/** The policy `all` keeps the lines if the totals could not be read. */
const options = { errorPolicy: 'all' } as const;
const reading = { ...options, fetchPolicy: 'network-only' } as const;

function useGuestCartCalls(): CartCalls {
  const [read] = useReadGuestCartLazyQuery(reading);
  const [create] = useCreateGuestCartMutation(options);
  const [add] = useAddGuestCartItemMutation(options);
  const [remove] = useRemoveGuestCartItemMutation(options);
  return {
    read: (cartId) => toCart(read({ variables: { cartId } })),
    create: () => toChange(create()),
    add: (cartId, { sku, quoteId }) =>
      toChange(add({ variables: { input: { cartId, sku, quoteId, quantity: 1 } } })),
    remove: (cart, lineId) =>
      toChange(
        remove({
          variables: { input: { cartId: cart.id, lineId } },
          optimisticResponse: toRemoval(cart, lineId, 'GuestCartItemRemovePayload'),
        }),
      ),
  };
}

/** The customer's cart: the gateway knows it from the session, and the first item creates it. */
function useCustomerCartCalls(): CartCalls {
  const [read] = useReadCustomerCartLazyQuery(reading);
  const [create] = useCreateCustomerCartMutation(options);
  const [add] = useAddCustomerCartItemMutation(options);
  const [remove] = useRemoveCustomerCartItemMutation(options);
  return {
    read: () => toCart(read()),
    create: () => toChange(create()),
    add: (_cartId, { sku, quoteId }) =>
      toChange(add({ variables: { input: { sku, quoteId, quantity: 1 } } })),
    remove: (cart, lineId) =>
      toChange(
        remove({
          variables: { input: { lineId } },
          optimisticResponse: toRemoval(cart, lineId, 'CartPayload'),
        }),
      ),
  };
}

/** The operations of both kinds of cart; stable for the page's lifetime. */
export function useCartCalls(): Readonly<Record<CartOwner, CartCalls>> {
  const guest = useGuestCartCalls();
  const customer = useCustomerCartCalls();
  const [calls] = useState({ guest, customer });
  return calls;
}
