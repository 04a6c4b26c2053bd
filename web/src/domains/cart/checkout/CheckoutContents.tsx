import { useApolloClient, useFragment } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#apollo/session/session.ts';
import {
  type Attempt,
  isPlacedHere,
  type OrderUserError,
  orderAttempt,
  useOrder,
  usePaymentProviders,
} from '#domains/payments/index.ts';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { useAddressCountriesQuery } from '#lib/forms/AddressCountries.generated.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { FormAlert } from '#ui/form/Form.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { useCart } from '../CartProvider.tsx';
import { placedOrder } from '../complete/snapshot.ts';
import {
  CartEmpty,
  CartProblem,
  CartSignedOut,
  CheckoutSkeleton,
} from '../components/CartStates.tsx';
import { ExpressReview } from '../express/ExpressReview.tsx';
import { readApproval, walletApproval } from '../express/walletApproval.ts';
import { type CartOwner, isSold } from '../useCartCalls.ts';
import { Checkout_CartFragmentDoc, useCheckoutAccountQuery } from './Checkout.generated.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { readDraft, removeDraft, updateDraft } from './draft.ts';
import { ProcessingPanel } from './pay/ProcessingPanel.tsx';
import { rejectionText, usePlacing } from './pay/usePlacing.ts';
import { useCheckoutCalls } from './useCheckoutCalls.ts';

export function CheckoutContents() {
  const { cartId, cart } = useCart();
  const owner = useSession().status === 'customer' ? 'customer' : 'guest';
  const { cache } = useApolloClient();
  const [attempt, setAttempt] = useState(() => orderAttempt.read(cache));
  /** The cart of the resumed order, and why it was rejected. */
  const [rejected, setRejected] = useState({ cartId: '', problem: '' });
  const openId = cart && cart.lines.length > 0 ? cartId : null;
  // From the draft after a reload.
  const [seen, setSeen] = useState(() => openId ?? readDraft(cache).cartId);
  const [wasCustomer, setWasCustomer] = useState(false);
  if (owner === 'customer' && !wasCustomer) setWasCustomer(true);
  useEffect(() => {
    if (openId === null) return;
    setSeen(openId);
    updateDraft(cache, { cartId: openId });
  }, [cache, openId]);
  if (attempt) {
    const reject = (userError: OrderUserError) => {
      setAttempt(null);
      setRejected({ cartId: attempt.cartId, problem: rejectionText(userError) });
    };
    return <ResumeOrder attempt={attempt} onRejected={reject} />;
  }
  const isOrdered = seen !== null && placedOrder.read(cache)?.cartId === seen;
  if (isOrdered && !isPlacedHere(seen)) return <ShowConfirmation />;
  if (openId !== null) {
    const problem = rejected.cartId === openId ? rejected.problem : '';
    return <OpenCheckout key={`${owner} ${openId}`} {...{ owner, problem }} cartId={openId} />;
  }
  return <NoOpenCart seen={seen} hasSignedOut={wasCustomer && owner === 'guest'} />;
}

interface OpenCheckoutProps {
  readonly owner: CartOwner;
  readonly cartId: string;
  /** Why a resumed order of this cart was rejected; empty if none was. */
  readonly problem: string;
}

/** The review of an approved wallet payment, or the form. Keyed by owner and cart. */
function OpenCheckout({ owner, cartId, problem }: OpenCheckoutProps) {
  const { cache } = useApolloClient();
  const open = useOpenCart(owner, cartId);
  const [approval, setApproval] = useState(() => readApproval(cache, cartId));
  const [notice, setNotice] = useState(problem);
  const { cart, calls, hasFailed, read } = open;
  if (!approval) {
    return (
      <>
        {/* A sold item explains itself. */}
        <FormAlert>{cart?.lines.some(isSold) ? '' : notice}</FormAlert>
        <FormCheckout owner={owner} {...open} onSend={() => setNotice('')} />
      </>
    );
  }
  if (hasFailed) return <CartProblem onRetry={read} />;
  if (!cart) return <CheckoutSkeleton />;
  const end = async (why: string) => {
    walletApproval.remove(cache);
    setApproval(null);
    await calls.read().catch(() => null);
    setNotice(why);
  };
  return <ExpressReview {...{ approval, cart, owner }} onEnd={end} />;
}

/** Reads the cart from the network; `cart` is null until its totals and payment methods are read. */
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

type FormCheckoutProps = ReturnType<typeof useOpenCart> & {
  readonly owner: CartOwner;
  readonly onSend: () => void;
};

function FormCheckout({ owner, cart, calls, hasFailed, read, onSend }: FormCheckoutProps) {
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
      {...{ cart, owner, calls, providers, onSend }}
      countries={choices}
      account={isCustomer ? (account.data?.customer ?? null) : null}
    />
  );
}

/** Why there is nothing to order. `seen` is the id of the cart that this page has shown. */
function NoOpenCart({ seen, hasSignedOut }: { seen: string | null; hasSignedOut: boolean }) {
  const { status, refresh } = useCart();
  const { cache } = useApolloClient();
  const order = useOrder(seen);
  if (status === 'failed') return <CartProblem onRetry={refresh} />;
  // This page is placing the order: the cart empties before the confirmation is shown.
  const isLeaving = orderAttempt.read(cache) !== null || (seen !== null && isPlacedHere(seen));
  if (status !== 'ready' || isLeaving) return <CheckoutSkeleton />;
  if (order) return <AlreadyOrdered number={order.orderNumber} />;
  return hasSignedOut ? <CartSignedOut /> : <CartEmpty />;
}

/** Shows the confirmation of an order after a reload that came before it. */
function ShowConfirmation() {
  const { cache } = useApolloClient();
  useEffect(() => () => removeDraft(cache), [cache]);
  return <Navigate to="/order-complete" replace />;
}

interface ResumeOrderProps {
  readonly attempt: Attempt;
  readonly onRejected: (userError: OrderUserError) => void;
}

/** Resumes an order whose response this tab has not received, after a reload or Back. */
function ResumeOrder({ attempt, onRejected }: ResumeOrderProps) {
  const { phase, place, retry, leave } = usePlacing(onRejected);
  const resume = useEffectEvent(() => void place(attempt));
  useEffect(() => resume(), []);
  return <ProcessingPanel phase={phase} onRetry={retry} onLeave={leave} />;
}

/** Shown when another tab has ordered this page's cart. */
function AlreadyOrdered({ number }: { number: string | null }) {
  const features = useFeatures();
  const isCustomer = useSession().status === 'customer';
  const guestPath = number ? `/guest/order#${number}` : '/guest/order';
  return (
    <Stack role="status" align="start" gap="4.5" maxWidth="prose" py="12">
      <Heading ref={takeLostFocus} tabIndex={-1} size="md" _focus={{ outline: 'none' }}>
        You’ve already placed this order
      </Heading>
      <p>
        You placed it in another tab.
        {number && ` Your order number is ${number}.`} You were charged once.
      </p>
      {features.has(isCustomer ? 'CUSTOMER_ORDERS' : 'GUEST_ORDERS') && (
        <ButtonLink to={isCustomer ? '/account/orders' : guestPath}>View order</ButtonLink>
      )}
    </Stack>
  );
}
