import { useFragment } from '@apollo/client/react';
import { Checkout_CartFragmentDoc } from '../../../generated/documents.ts';
import type { CheckoutCart } from './calls/checkoutBackend.ts';

/** The cart as Apollo's cache has it now, with totals and ways to pay; null before it was read. */
export function useCheckoutCart(cartId: string | null): CheckoutCart | null {
  const { data, complete } = useFragment({
    fragment: Checkout_CartFragmentDoc,
    fragmentName: 'Checkout_cart',
    from: cartId === null ? null : { __typename: 'Cart', id: cartId },
  });
  return complete ? data : null;
}
