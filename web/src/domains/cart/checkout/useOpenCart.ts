import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../shared/session/useSession.ts';
import { makeCustomerCheckout, makeGuestCheckout } from './calls/checkoutBackend.ts';
import { useCheckoutCart } from './useCheckoutCart.ts';

/** The cart that is being checked out, read afresh, whose it is, and the calls that change it. */
export function useOpenCart(cartId: string) {
  const client = useApolloClient();
  const owner = useSession().status === 'customer' ? ('customer' as const) : ('guest' as const);
  const backend = useMemo(
    () => (owner === 'customer' ? makeCustomerCheckout(client) : makeGuestCheckout(client, cartId)),
    [client, owner, cartId],
  );
  const [hasFailed, setHasFailed] = useState(false);
  const read = useMemo(
    () => () => {
      setHasFailed(false);
      backend.read().catch(() => setHasFailed(true));
    },
    [backend],
  );
  useEffect(read, [read]);
  return { cart: useCheckoutCart(cartId), owner, backend, hasFailed, read };
}

export type OpenCart = ReturnType<typeof useOpenCart>;
