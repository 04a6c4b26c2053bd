import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentProviders } from '#domains/payments/index.ts';
import { useAddressCountriesQuery } from '#lib/forms/AddressCountries.generated.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { CartProblem, CheckoutSkeleton } from '../components/CartStates.tsx';
import { ExpressReview } from '../express/ExpressReview.tsx';
import { readApproval, walletApproval } from '../express/walletApproval.ts';
import { type CartOwner, isSold } from '../useCartCalls.ts';
import { Checkout_CartFragmentDoc, useCheckoutAccountQuery } from './Checkout.generated.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { useCheckoutCalls } from './useCheckoutCalls.ts';

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
        <FormCheckout owner={owner} {...open} />
      </>
    );
  }
  if (hasFailed) return <CartProblem onRetry={read} />;
  if (!cart) return <CheckoutSkeleton />;
  const end = async (why: string) => {
    walletApproval.remove(cache);
    setApproval(null);
    const read = await calls.read().catch(() => null);
    setNotice(read?.lines.some(isSold) ? '' : why);
  };
  return <ExpressReview {...{ approval, cart, owner }} onEnd={end} />;
}

/**
 * Reads the cart from the network and returns it, with the calls that change it; null until totals and payment methods
 * are read.
 */
function useOpenCart(owner: CartOwner, cartId: string) {
  const calls = useCheckoutCalls(owner, cartId);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(() => {
    setHasFailed(false);
    calls.read().catch(() => setHasFailed(true));
  }, [calls]);
  useEffect(read, [read]);
  const { data, complete } = useFragment({
    fragment: Checkout_CartFragmentDoc,
    fragmentName: 'Checkout_cart',
    from: { __typename: 'Cart', id: cartId },
  });
  return { cart: complete ? data : null, calls, hasFailed, read };
}

type FormCheckoutProps = ReturnType<typeof useOpenCart> & { readonly owner: CartOwner };

function FormCheckout({ owner, cart, calls, hasFailed, read }: FormCheckoutProps) {
  const isCustomer = owner === 'customer';
  const countries = useAddressCountriesQuery();
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
  const choices = countries.data?.countries;
  if (!cart || !choices || isLoading || (isCustomer && !account.data)) {
    return <CheckoutSkeleton />;
  }
  return (
    <CheckoutScreen
      {...{ cart, owner, calls, providers }}
      countries={choices}
      account={isCustomer ? (account.data?.customer ?? null) : null}
    />
  );
}
