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

/** The optimistic payload of a removal. */
function createRemovalPayload(cart: Cart, lineId: string, typename: string) {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const payload = {
    __typename: typename,
    cart: { ...cart, lines, totalQuantity: lines.length },
    userErrors: [],
  };
  return payload;
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
          guestCartItemRemove: createRemovalPayload(cart, lineId, 'GuestCartItemRemovePayload'),
        },
      });
      return toChange(data?.guestCartItemRemove, error);
    },
  };
}

/** The customer's cart: the gateway knows it from the session, and the first item creates it. */
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
        optimisticResponse: {
          customerCartItemRemove: createRemovalPayload(cart, lineId, 'CartPayload'),
        },
      });
      return toChange(data?.customerCartItemRemove, error);
    },
  };
}

/** The operations of both kinds of cart; stable for the page's lifetime. */
export function useCartCalls(): Readonly<Record<CartOwner, CartCalls>> {
  const guest = useGuestCartCalls();
  const customer = useCustomerCartCalls();
  const [calls] = useState({ guest, customer });
  return calls;
}
