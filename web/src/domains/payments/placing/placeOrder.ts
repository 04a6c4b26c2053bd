import type { ApolloClient } from '@apollo/client';
import { withLock } from '#lib/browser/withLock.ts';
import { type Attempt, keptAttempt } from './attempt.ts';
import { markPlacedHere, orderedOf, rememberOrdered } from './orderedCarts.ts';
import { sendOrder } from './sendOrder.ts';
import { type OrderOutcome, settleOrder, waitForShop } from './settleOrder.ts';

const storage = keptAttempt(() => window.sessionStorage);

/** The try whose outcome this tab does not know yet; null when there is none. */
export const openAttempt = (): Attempt | null => storage.read();

/**
 * Orders a cart, once for all tabs of the browser: a second tab waits for the first, and then has the first one's order.
 * The try is remembered until its outcome is known. Never rejects.
 */
export function placeOrder(
  client: ApolloClient,
  attempt: Attempt,
  onProcessing: () => void,
): Promise<OrderOutcome> {
  storage.write(attempt);
  return withLock(`encore-order-${attempt.cartId}`, async () => {
    const earlier = orderedOf(attempt.cartId);
    if (earlier) {
      markPlacedHere(attempt.cartId);
      storage.forget();
      return { status: 'placed', ...earlier };
    }
    const send = (each: Attempt) => sendOrder(client, each);
    const settled = await settleOrder(attempt, { send, wait: waitForShop, onProcessing });
    const outcome = placedElsewhere(attempt.cartId, settled) ?? settled;
    if (outcome.status === 'placed') {
      const { orderId, orderNumber } = outcome;
      markPlacedHere(attempt.cartId);
      rememberOrdered({ cartId: attempt.cartId, orderId, orderNumber });
    }
    if (outcome.status !== 'unsettled') storage.forget();
    return outcome;
  });
}

/** What another tab remembers may reach this one only after its turn has come; by the refusal it has. */
function placedElsewhere(cartId: string, outcome: OrderOutcome): OrderOutcome | null {
  if (outcome.status !== 'refused' || outcome.refusal.code !== 'NO_ACTIVE_CART') return null;
  const ordered = orderedOf(cartId);
  return ordered && { status: 'placed', ...ordered };
}
