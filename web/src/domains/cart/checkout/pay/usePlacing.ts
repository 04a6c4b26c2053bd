import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { completePendingOrder, type OrderSnapshot } from '#domains/cart/complete/snapshot.ts';
import { walletApproval } from '#domains/cart/express/walletApproval.ts';
import {
  type Attempt,
  type OrderUserError,
  orderAttempt,
  useOrderPlacement,
} from '#domains/payments/index.ts';
import { track } from '#lib/browser/analytics.ts';
import { useCart } from '../../CartProvider.tsx';
import { removeDraft, updateDraft } from '../draft.ts';

export const ORDER_FAILURE = 'There was an issue while placing an order. Please try again later.';

/**
 * idle: no order in progress. placing: sent. processing: the response was lost and the order is being looked up.
 * unsettled: the outcome is still unknown.
 */
export type PlacingPhase = 'idle' | 'placing' | 'processing' | 'unsettled';

export function rejectionText({ code, message }: OrderUserError): string {
  const hint = 'Please add another item to your shopping bag.';
  // Magento's own text is not a sentence; that of editors stands alone.
  if (code === 'BELOW_MINIMUM') return /\d$/.test(message) ? `${message}. ${hint}` : message;
  const isShown = code === 'PAYMENT_FAILED' || code === 'OUT_OF_STOCK' || code === 'RATE_LIMITED';
  return isShown ? message : ORDER_FAILURE;
}

function trackPurchase(snapshot: OrderSnapshot): void {
  const { lines, orderNumber, cartId, total, tax, shipping } = snapshot;
  track({
    event: 'purchase',
    ecommerce: {
      transaction_id: orderNumber ?? cartId,
      currency: 'USD',
      value: total,
      tax,
      shipping,
      items: lines.map(({ sku, name, quantity, price }) => ({
        // A cart line has no product id, and reading it would cost a call to the search service.
        item_id: sku,
        item_name: name,
        sku,
        quantity,
        price: Number(price.amount),
      })),
    },
  });
}

/** Sends an order and handles its outcome: shows the confirmation, or, after `onRejected`, the form with the reason. */
export function usePlacing(onRejected: (userError: OrderUserError) => unknown) {
  const { cache } = useApolloClient();
  const placeOrder = useOrderPlacement();
  const navigate = useNavigate();
  const { clear } = useCart();
  const [phase, setPhase] = useState<PlacingPhase>('idle');
  const [problem, setProblem] = useState('');
  const last = useRef<Attempt | null>(null);

  const reject = async (userError: OrderUserError): Promise<void> => {
    await onRejected(userError);
    setPhase('idle');
    setProblem(rejectionText(userError));
  };
  const place = async (attempt: Attempt, first: PlacingPhase = 'placing'): Promise<void> => {
    last.current = attempt;
    setPhase(first);
    setProblem('');
    const outcome = await placeOrder(attempt, () => setPhase('processing'));
    if (outcome.status === 'unsettled') return setPhase('unsettled');
    if (outcome.status === 'rejected') return reject(outcome.userError);
    const snapshot = completePendingOrder(cache, outcome.orderNumber);
    if (snapshot) trackPurchase(snapshot);
    removeDraft(cache);
    walletApproval.remove(cache);
    // If the code of the confirmation cannot be loaded, this page is reloaded and shows it then.
    updateDraft(cache, { cartId: attempt.cartId });
    await navigate('/order-complete', { replace: true });
    removeDraft(cache);
    await clear();
  };
  const retry = () => {
    if (last.current) void place(last.current, 'processing');
  };
  /** Returns to the form when the outcome stays unknown. The cart can still be ordered only once. */
  const leave = () => {
    orderAttempt.remove(cache);
    void reject({ code: 'PAYMENT_PENDING', message: ORDER_FAILURE });
  };
  return { phase, problem, setProblem, place, retry, leave };
}
