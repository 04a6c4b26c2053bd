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

/** What a mutation led to: the cart as it is now, or why it was rejected. */
export type CartChange =
  | { readonly cart: Cart; readonly userError: null }
  | { readonly cart: null; readonly userError: CartUserError };

interface CartItemInput {
  readonly sku: string;
  /** The quote that a virtual product pays for; null on others. */
  readonly quoteId: string | null;
}

/** The calls of one kind of cart. Each rejects when there was no usable response; a user error is a response. */
export interface CartCalls {
  /** Null when there is no such cart. */
  read(cartId: string): Promise<Cart | null>;
  create(): Promise<CartChange>;
  add(cartId: string, item: CartItemInput): Promise<CartChange>;
  /** The line is gone from the cache at once, and comes back when it could not be removed. */
  remove(cart: Cart, lineId: string): Promise<CartChange>;
}

interface Payload {
  readonly cart: Cart | null;
  readonly userErrors: readonly CartUserError[];
}

function toChange(payload: Payload | undefined, error: unknown): CartChange {
  const userError = payload?.userErrors[0];
  if (userError) return { cart: null, userError };
  if (payload?.cart) return { cart: payload.cart, userError: null };
  throw error ?? new Error('The gateway sent neither a cart nor a user error.');
}

function toCart(cart: Cart | null | undefined, error: unknown): Cart | null {
  if (cart) return cart;
  if (error) throw error;
  return null;
}

/** The payload that a removal is going to have, for the cache to show meanwhile. */
function removalOf(cart: Cart, lineId: string, typename: string) {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const payload = {
    __typename: typename,
    cart: { ...cart, lines, totalQuantity: lines.length },
    userErrors: [],
  };
  return payload;
}

/** `all` keeps a cart whose totals could not be read: one part that fails never hides the lines. */
const options = { errorPolicy: 'all' } as const;
const reading = { ...options, fetchPolicy: 'network-only' } as const;

/** A guest's cart, found by its masked id. */
function useGuestCartCalls(): CartCalls {
  const [read] = useReadGuestCartLazyQuery(reading);
  const [create] = useCreateGuestCartMutation(options);
  const [add] = useAddGuestCartItemMutation(options);
  const [remove] = useRemoveGuestCartItemMutation(options);
  return {
    async read(cartId) {
      const { data, error } = await read({ variables: { cartId } });
      return toCart(data?.guestCart, error);
    },
    async create() {
      const { data, error } = await create();
      return toChange(data?.guestCartCreate, error);
    },
    async add(cartId, { sku, quoteId }) {
      const input = { cartId, sku, quoteId, quantity: 1 };
      const { data, error } = await add({ variables: { input } });
      return toChange(data?.guestCartItemAdd, error);
    },
    async remove(cart, lineId) {
      const { data, error } = await remove({
        variables: { input: { cartId: cart.id, lineId } },
        optimisticResponse: {
          guestCartItemRemove: removalOf(cart, lineId, 'GuestCartItemRemovePayload'),
        },
      });
      return toChange(data?.guestCartItemRemove, error);
    },
  };
}

/** The signed-in customer's cart: the session says which one, and the first item makes it. */
function useCustomerCartCalls(): CartCalls {
  const [read] = useReadCustomerCartLazyQuery(reading);
  const [create] = useCreateCustomerCartMutation(options);
  const [add] = useAddCustomerCartItemMutation(options);
  const [remove] = useRemoveCustomerCartItemMutation(options);
  return {
    async read() {
      const { data, error } = await read();
      return toCart(data?.customerCart, error);
    },
    async create() {
      const { data, error } = await create();
      return toChange(data?.customerCartCreate, error);
    },
    async add(_cartId, { sku, quoteId }) {
      const { data, error } = await add({ variables: { input: { sku, quoteId, quantity: 1 } } });
      return toChange(data?.customerCartItemAdd, error);
    },
    async remove(cart, lineId) {
      const { data, error } = await remove({
        variables: { input: { lineId } },
        optimisticResponse: { customerCartItemRemove: removalOf(cart, lineId, 'CartPayload') },
      });
      return toChange(data?.customerCartItemRemove, error);
    },
  };
}

/** The calls of both kinds of cart; they stay the same as long as the page lives. */
export function useCartCalls(): Readonly<Record<CartOwner, CartCalls>> {
  const guest = useGuestCartCalls();
  const customer = useCustomerCartCalls();
  const [calls] = useState({ guest, customer });
  return calls;
}
