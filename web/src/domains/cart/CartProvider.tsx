import { useApolloClient, useFragment } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { session } from '#apollo/session/session.ts';
import { trackItem } from '#lib/browser/analytics.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { Cart_CartFragmentDoc, useCartIdQuery } from './Cart.generated.ts';
import { CartActions, initialCartState } from './CartActions.ts';
import { type Cart, type CartItem, useCartCalls } from './useCartCalls.ts';

const CartContext = createContext<ReturnType<typeof useCartValue> | null>(null);

/** Provides the cart. The server renders without one because only the browser knows the cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={useCartValue()}>{children}</CartContext>;
}

export function useCart() {
  const value = use(CartContext);
  if (value === null) throw new Error('useCart needs a CartProvider above it.');
  return value;
}

function useCartValue() {
  const { cache } = useApolloClient();
  const calls = useCartCalls();
  const [state, setState] = useState(initialCartState);
  const [actions] = useState(
    () => new CartActions({ cache, calls, session, setState, onAdded: trackAddToCart }),
  );
  useEffect(() => {
    const stops = [actions.start(), onBfcacheRestore(() => void actions.refresh())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [actions]);

  const cartId = useCartIdQuery().data?.cartId ?? null;
  const { data, complete } = useFragment({
    fragment: Cart_CartFragmentDoc,
    fragmentName: 'Cart_cart',
    from: cartId === null ? null : { __typename: 'Cart', id: cartId },
  });
  const hasFailed = state.status === 'failed';
  const isShown = complete && state.status !== 'starting' && !hasFailed;
  /** Null if there is none, or while it is unknown. */
  const cart = isShown ? (data as Cart) : null;
  return useMemo(
    () => ({
      ...actions,
      ...state,
      cartId: hasFailed ? null : cartId,
      cart,
      count: cart?.totalQuantity ?? 0,
      contains: (sku: string) => cart?.lines.some((line) => line.sku === sku) ?? false,
    }),
    [actions, state, hasFailed, cartId, cart],
  );
}

function trackAddToCart({ sku, name, path, price }: Cart['lines'][number], item: CartItem): void {
  trackItem('add_to_cart', { id: item.id ?? sku, sku, name, path, amount: price.amount });
}
