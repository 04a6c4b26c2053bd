import { createContext, use } from 'react';
import type { CartActions, CartState } from './CartActions.ts';
import type { Cart } from './useCartCalls.ts';

interface CartValue extends CartState {
  readonly cartId: string | null;
  /** Null if there is none, or while it is unknown. */
  readonly cart: Cart | null;
  readonly actions: CartActions;
}

export const CartContext = createContext<CartValue | null>(null);

export function useCart() {
  const value = use(CartContext);
  if (value === null) throw new Error('useCart needs a CartProvider above it.');
  const { actions, ...state } = value;
  const { addItem, removeLine, undoRemoval, open, close, refresh, clear } = actions;
  return {
    ...state,
    count: state.cart?.totalQuantity ?? 0,
    contains: (sku: string) => state.cart?.lines.some((line) => line.sku === sku) ?? false,
    /** Reads the current id after a change. */
    currentCartId: actions.cartId,
    addItem,
    removeLine,
    undoRemoval,
    open,
    close,
    refresh,
    clear,
  };
}
