import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import {
  type AddCartItemMutationVariables,
  type Cart_CartFragment,
  type Cart_UserErrorFragment,
  useAddCartItemMutation,
  useCreateCartMutation,
  useReadCartLazyQuery,
  useRemoveCartItemMutation,
} from './Cart.generated.ts';

export type Cart = Cart_CartFragment;
export type CartUserError = Cart_UserErrorFragment;
/** Whether a line's item has been sold to another customer since it was added. */
export const isSold = ({ availability }: Pick<Cart['lines'][number], 'availability'>): boolean =>
  availability === 'SOLD';

export type CartOwner = 'guest' | 'customer';

/** Identifies a cart: a guest's by its id; a customer's by the session, which the gateway knows. */
export interface CartKey {
  readonly isGuest: boolean;
  readonly cartId: string;
}

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

export type CartCalls = ReturnType<typeof useCartCalls>;

interface Payload {
  readonly cart: Cart | null;
  readonly userErrors: readonly CartUserError[];
}

/** The root fields of an operation, of which `isGuest` includes one. */
interface ByOwner<Result> {
  readonly guest?: Result | undefined;
  readonly customer?: Result | undefined;
}

async function toChange(
  pending: Promise<ApolloClient.MutateResult<ByOwner<Payload>>>,
): Promise<CartChange> {
  const { data, error } = await pending;
  const payload = data?.guest ?? data?.customer;
  const userErrors = payload?.userErrors ?? [];
  const [userError] = userErrors;
  if (userError) {
    const message = userErrors.map((each) => each.message).join(' ');
    return { cart: null, userError: { ...userError, message } };
  }
  if (payload?.cart) return { cart: payload.cart, userError: null };
  throw error ?? new Error('The gateway sent neither a cart nor a user error.');
}

/** The expected result of removing a line; if the removal fails, Apollo restores the line. */
function toRemoval(cart: Cart, lineId: string, isGuest: boolean) {
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const shown = { ...cart, lines, totalQuantity: lines.length };
  const payload = { cart: shown, userErrors: [] };
  return isGuest
    ? { guest: { __typename: 'GuestCartItemRemovePayload', ...payload } }
    : { customer: { __typename: 'CartPayload', ...payload } };
}

/** The policy `all` keeps the lines if the totals could not be read. */
const options = { errorPolicy: 'all' } as const;

/** Stable for the page's lifetime. Each call rejects without a usable response; a user error is a response. */
export function useCartCalls() {
  const [read] = useReadCartLazyQuery({ ...options, fetchPolicy: 'network-only' });
  const [create] = useCreateCartMutation(options);
  const [add] = useAddCartItemMutation(options);
  const [remove] = useRemoveCartItemMutation(options);
  const [calls] = useState({
    /** Null if the cart does not exist. */
    read: async (variables: CartKey): Promise<Cart | null> => {
      const { data, error } = await read({ variables });
      const cart = data?.guest ?? data?.customer ?? null;
      if (!cart && error) throw error;
      return cart;
    },
    create: (isGuest: boolean) => toChange(create({ variables: { isGuest } })),
    add: (variables: AddCartItemMutationVariables) => toChange(add({ variables })),
    /** Removes the line from the cache optimistically. */
    remove: (cart: Cart, lineId: string, isGuest: boolean) =>
      toChange(
        remove({
          variables: { isGuest, cartId: cart.id, lineId },
          optimisticResponse: toRemoval(cart, lineId, isGuest),
        }),
      ),
  });
  return calls;
}
