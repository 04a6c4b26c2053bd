import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentProviders } from '#domains/payments/index.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { CartProblem } from '../components/CartStates.tsx';
import { ExpressReview } from '../express/ExpressReview.tsx';
import { readApproval, walletApproval } from '../express/walletApproval.ts';
import type { CartOwner } from '../useCartCalls.ts';
import {
  Checkout_CartFragmentDoc,
  useCheckoutAccountQuery,
  useCheckoutCountriesQuery,
} from './Checkout.generated.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { type CheckoutCart, useCheckoutCalls } from './useCheckoutCalls.ts';

interface OpenCheckoutProps {
  readonly owner: CartOwner;
  readonly cartId: string;
}

/**
 * The checkout of a cart that can be ordered: the review of an approved wallet payment, or the form. Keyed by owner and
 * cart.
 */
export function OpenCheckout({ owner, cartId }: OpenCheckoutProps) {
  const { cache } = useApolloClient();
  const open = useOpenCart(owner, cartId);
  const [approval, setApproval] = useState(() => readApproval(cache, cartId));
  const [notice, setNotice] = useState('');
  const { cart, calls, hasFailed, read } = open;
  if (!approval) {
    return (
      <>
        <FormAlert>{notice}</FormAlert>
        <FormCheckout owner={owner} open={open} />
      </>
    );
  }
  if (hasFailed) return <CartProblem onRetry={read} />;
  if (!cart) return <CheckoutSkeleton />;
  const end = (why: string) => {
    walletApproval.remove(cache);
    setNotice(why);
    setApproval(null);
    void calls.read().catch(() => null);
  };
  return <ExpressReview {...{ approval, cart, owner }} onEnd={end} />;
}

/** Reads the cart from the network and returns it with the calls that change it. */
function useOpenCart(owner: CartOwner, cartId: string) {
  const calls = useCheckoutCalls(owner, cartId);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(() => {
    setHasFailed(false);
    calls.read().catch(() => setHasFailed(true));
  }, [calls]);
  useEffect(read, [read]);
  return { cart: useCheckoutCart(cartId), calls, hasFailed, read };
}

/** The cached cart with totals and payment methods; null until it is read. */
function useCheckoutCart(cartId: string): CheckoutCart | null {
  const { data, complete } = useFragment({
    fragment: Checkout_CartFragmentDoc,
    fragmentName: 'Checkout_cart',
    from: { __typename: 'Cart', id: cartId },
  });
  return complete ? data : null;
}

interface FormCheckoutProps {
  readonly owner: CartOwner;
  readonly open: ReturnType<typeof useOpenCart>;
}

function FormCheckout({ owner, open }: FormCheckoutProps) {
  const { cart, calls, hasFailed, read } = open;
  const isCustomer = owner === 'customer';
  const countries = useCheckoutCountriesQuery();
  const account = useCheckoutAccountQuery({ skip: !isCustomer });
  const { providers, isLoading, error, retry } = usePaymentProviders();
  if (hasFailed || countries.error || account.error || error) {
    const retryAll = () => {
      read();
      void countries.refetch();
      if (isCustomer) void account.refetch();
      void retry();
    };
    return <CartProblem onRetry={retryAll} />;
  }
  if (!cart || !countries.data || isLoading || (isCustomer && !account.data)) {
    return <CheckoutSkeleton />;
  }
  return (
    <CheckoutScreen
      {...{ cart, owner, calls, providers }}
      countries={countries.data.countries}
      account={isCustomer ? (account.data?.customer ?? null) : null}
    />
  );
}
