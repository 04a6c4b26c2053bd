import { useApolloClient } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#apollo/session/session.ts';
import { type Attempt, isPlacedHere, orderAttempt, useOrder } from '#domains/payments/index.ts';
import { takeLostFocus } from '#lib/browser/focusOnMount.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { ButtonLink } from '#ui/Links.tsx';
import { useCart } from '../CartProvider.tsx';
import {
  CartEmpty,
  CartProblem,
  CartSignedOut,
  CheckoutSkeleton,
} from '../components/CartStates.tsx';
import { readDraft, updateDraft } from './draft.ts';
import { OpenCheckout } from './OpenCheckout.tsx';
import { ProcessingPanel } from './pay/ProcessingPanel.tsx';
import { usePlacing } from './pay/usePlacing.ts';

export function CheckoutContents() {
  const { status, cartId, cart, refresh } = useCart();
  const owner = useSession().status === 'customer' ? 'customer' : 'guest';
  const { cache } = useApolloClient();
  const [attempt, setAttempt] = useState(() => orderAttempt.read(cache));
  const openId = cart && cart.lines.length > 0 ? cartId : null;
  // From the draft after a reload.
  const [seen, setSeen] = useState(() => openId ?? readDraft(cache).cartId);
  const [wasCustomer, setWasCustomer] = useState(false);
  if (owner === 'customer' && !wasCustomer) setWasCustomer(true);
  const order = useOrder(seen);
  useEffect(() => {
    if (openId === null) return;
    setSeen(openId);
    updateDraft(cache, { cartId: openId });
  }, [cache, openId]);
  if (attempt) return <ResumeOrder attempt={attempt} onRejected={() => setAttempt(null)} />;
  if (openId !== null)
    return <OpenCheckout key={`${owner} ${openId}`} owner={owner} cartId={openId} />;
  if (status === 'failed') return <CartProblem onRetry={refresh} />;
  // This page is placing the order: the cart empties before the confirmation is shown.
  const isLeaving = orderAttempt.read(cache) !== null || (seen !== null && isPlacedHere(seen));
  if (status !== 'ready' || isLeaving) return <CheckoutSkeleton />;
  if (order) return <AlreadyOrdered number={order.orderNumber} />;
  return wasCustomer && owner === 'guest' ? <CartSignedOut /> : <CartEmpty />;
}

let resumed: string | null = null;

interface ResumeProps {
  readonly attempt: Attempt;
  readonly onRejected: () => void;
}

/** Resumes an order whose response this tab has not received, after a reload or Back. */
function ResumeOrder({ attempt, onRejected }: ResumeProps) {
  const { phase, place, retry } = usePlacing(onRejected);
  const resume = useEffectEvent(() => void place(attempt));
  useEffect(() => {
    if (resumed === attempt.key) return;
    resumed = attempt.key;
    resume();
  }, [attempt.key]);
  return <ProcessingPanel phase={phase} onRetry={retry} />;
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
