import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { CheckoutAccount, CheckoutCountries } from '../../../generated/documents.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { openAttempt, orderedOf, usePaymentProviders } from '../../payments/index.ts';
import { BagEmpty } from '../components/BagEmpty.tsx';
import { BagProblem } from '../components/BagProblem.tsx';
import { useBag } from '../hooks/useBag.ts';
import { AlreadyOrdered } from './AlreadyOrdered.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { makeCustomerCheckout, makeGuestCheckout } from './calls/checkoutBackend.ts';
import { ResumeOrder } from './ResumeOrder.tsx';
import { useCheckoutCart } from './useCheckoutCart.ts';

/** The checkout once the bag is known: an order that is under way, the form, or an empty bag. */
export function CheckoutContents() {
  const { status, cartId, cart, refresh } = useBag();
  const [attempt, setAttempt] = useState(openAttempt);
  const [seen, setSeen] = useState(cartId);
  useEffect(() => {
    if (cartId !== null) setSeen(cartId);
  }, [cartId]);
  if (attempt) return <ResumeOrder attempt={attempt} onRefused={() => setAttempt(null)} />;
  if (cartId !== null && cart && cart.lines.length > 0) return <OpenCheckout cartId={cartId} />;
  if (status === 'failed') return <BagProblem onRetry={refresh} />;
  // The order of this very page is under way: the bag empties before the confirmation comes.
  if (status !== 'ready' || openAttempt()) return <CheckoutSkeleton />;
  const ordered = seen === null ? null : orderedOf(seen);
  if (ordered) return <AlreadyOrdered number={ordered.orderNumber} />;
  return (
    <BagEmpty>
      <ButtonLink to="/latest-arrivals">See what is new</ButtonLink>
    </BagEmpty>
  );
}

function OpenCheckout({ cartId }: { cartId: string }) {
  const client = useApolloClient();
  const owner = useSession().status === 'customer' ? 'customer' : 'guest';
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
  const cart = useCheckoutCart(cartId);
  const countries = useQuery(CheckoutCountries);
  const account = useQuery(CheckoutAccount, { skip: owner === 'guest' });
  const { providers, isLoading, error, retry } = usePaymentProviders();

  const failure = countries.error ?? account.error ?? error;
  if (hasFailed || failure) {
    const again = () => {
      read();
      void countries.refetch();
      if (owner === 'customer') void account.refetch();
      void retry();
    };
    return <BagProblem onRetry={again} />;
  }
  if (!cart || !countries.data || isLoading || (owner === 'customer' && !account.data)) {
    return <CheckoutSkeleton />;
  }
  const customer = account.data?.customer ?? null;
  return (
    <CheckoutScreen
      key={`${owner} ${cartId}`}
      {...{ cart, owner, backend, providers }}
      countries={countries.data.countries}
      account={owner === 'customer' ? customer : null}
    />
  );
}

/** The places of the sections while they are read. */
export function CheckoutSkeleton() {
  return (
    <div role="status" className="e-checkout-columns">
      <VisuallyHidden>Loading the checkout …</VisuallyHidden>
      <div className="e-checkout-form" aria-hidden="true">
        <Skeleton height={120} />
        <Skeleton height={320} />
        <Skeleton height={160} />
      </div>
      <Skeleton height={360} />
    </div>
  );
}
