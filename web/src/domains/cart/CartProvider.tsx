import { useApolloClient, useFragment } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ShopCache } from '#apollo/cache.ts';
import { session } from '#apollo/session/session.ts';
import { trackItem } from '#lib/browser/analytics.ts';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { Cart_CartFragmentDoc, useCartIdQuery } from './Cart.generated.ts';
import { CartActions, type CartItem, initialCartState } from './CartActions.ts';
import { CartContext } from './useCart.ts';
import { type Cart, useCartCalls } from './useCartCalls.ts';

/** Provides the cart. The server renders without one because only the browser knows the cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { cache } = useApolloClient();
  const calls = useCartCalls();
  const [state, setState] = useState(initialCartState);
  const [actions] = useState(() => {
    if (!(cache instanceof ShopCache)) throw new Error('The cart needs the cache of createCache.');
    return new CartActions({ cache, calls, session, setState, onAdded: trackAddToCart });
  });
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
  const isShown = complete && state.status !== 'starting' && state.status !== 'failed';
  const cart = isShown ? (data as Cart) : null;
  const value = useMemo(
    () => ({ ...state, cartId: state.status === 'failed' ? null : cartId, cart, actions }),
    [state, cartId, cart, actions],
  );
  return <CartContext value={value}>{children}</CartContext>;
}

function trackAddToCart({ sku, name, path, price }: Cart['lines'][number], item: CartItem): void {
  trackItem('add_to_cart', { id: item.id ?? sku, sku, name, path, amount: price.amount });
}
