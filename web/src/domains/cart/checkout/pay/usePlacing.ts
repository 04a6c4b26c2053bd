import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Attempt, placeOrder, type Refusal } from '#domains/payments/index.ts';
import { tellAnalytics } from '#lib/browser/analytics.ts';
import { type OrderSnapshot, takePlaced } from '../../complete/snapshot.ts';
import { forgetExpress } from '../../express/expressPayment.ts';
import { useCart } from '../../useCart.ts';
import { removeDraft } from '../draft.ts';

/** Word for word (spec §8). */
export const ORDER_FAILURE = 'There was an issue while placing an order. Please try again later.';

/** idle: nothing is under way. placing: sent. processing: the response was lost, the order is looked up. unsettled: nobody could tell. */
export type PlacingPhase = 'idle' | 'placing' | 'processing' | 'unsettled';

/** What a shopper is told of a refusal. */
export const refusalText = ({ code, message }: Refusal): string =>
  code === 'PAYMENT_FAILED' || code === 'OUT_OF_STOCK' || code === 'RATE_LIMITED'
    ? message
    : ORDER_FAILURE;

function announce(snapshot: OrderSnapshot): void {
  const { summary, lines, orderNumber, cartId } = snapshot;
  tellAnalytics({
    event: 'purchase',
    ecommerce: {
      transaction_id: orderNumber ?? cartId,
      currency: 'USD',
      value: Number(summary.total),
      tax: Number(summary.tax),
      shipping: Number(summary.shipping),
      items: lines.map(({ sku, name, quantity, price }) => ({
        ...{ item_id: sku, item_name: name, quantity, price: Number(price.amount) },
      })),
    },
  });
}

/** Sends an order and follows it to its end: to the confirmation, or back to the form with the reason. */
export function usePlacing({ onRejected }: { onRejected?: (refusal: Refusal) => void } = {}) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { clear } = useCart();
  const [phase, setPhase] = useState<PlacingPhase>('idle');
  const [problem, setProblem] = useState('');
  const last = useRef<Attempt | null>(null);

  const place = async (attempt: Attempt): Promise<void> => {
    last.current = attempt;
    setPhase('placing');
    setProblem('');
    const outcome = await placeOrder(client, attempt, () => setPhase('processing'));
    if (outcome.status === 'unsettled') return setPhase('unsettled');
    if (outcome.status === 'refused') {
      const { refusal } = outcome;
      setPhase('idle');
      setProblem(refusalText(refusal));
      return onRejected?.(refusal);
    }
    const snapshot = takePlaced(outcome.orderNumber);
    if (snapshot) announce(snapshot);
    removeDraft(client.cache);
    forgetExpress();
    await navigate('/order-complete', { replace: true });
    await clear();
  };
  /** Asks again about the last try. */
  const retry = () => {
    if (last.current) void place(last.current);
  };
  return { phase, problem, setProblem, place, retry };
}
