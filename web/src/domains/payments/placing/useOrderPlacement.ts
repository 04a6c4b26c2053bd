import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { persistence } from '#apollo/persist.ts';
import { withLock } from '#lib/browser/withLock.ts';
import {
  type Attempt,
  markPlacedHere,
  orderAttempt,
  readOrder,
  rememberOrder,
} from './orderState.ts';
import { type OrderResult, type OrderUserError, useSendOrder } from './useSendOrder.ts';

/** Milliseconds before each further look: the shop knows within a minute what became of a payment. */
const WAITS_MS = [1500, 2500, 4000, 6000, 8000, 10_000, 12_000, 15_000, 15_000];

/** Codes of errors that say for certain that nothing was ordered. */
const CERTAIN = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'GRAPHQL_VALIDATION_FAILED',
]);

/** What became of an attempt. unsettled: nobody could tell so far; the same attempt can be sent again. */
export type OrderOutcome =
  | Extract<OrderResult, { status: 'placed' | 'rejected' }>
  | { readonly status: 'unsettled' };

interface PlacementParts {
  readonly cache: ApolloCache;
  readonly send: (attempt: Attempt) => Promise<OrderResult>;
  /** Called once the first response was lost: from now on the order is being looked up. */
  readonly onProcessing: () => void;
}

/**
 * Orders a cart, once for all tabs of the browser: a second tab waits for the first, and then has the first one's order.
 * The attempt is remembered until its outcome is known. Never rejects.
 */
export function useOrderPlacement() {
  const { cache } = useApolloClient();
  const send = useSendOrder();
  return (attempt: Attempt, onProcessing: () => void): Promise<OrderOutcome> => {
    orderAttempt.write(cache, attempt);
    return withLock(`encore-order-${attempt.cartId}`, () =>
      placeOrder(attempt, { cache, send, onProcessing }),
    );
  };
}

async function placeOrder(attempt: Attempt, parts: PlacementParts): Promise<OrderOutcome> {
  const { cache } = parts;
  const { cartId } = attempt;
  // What the tab that had the lock before has written.
  persistence.load();
  const outcome = toPlaced(readOrder(cache, cartId)) ?? (await settleOrder(attempt, parts));
  if (outcome.status === 'placed') {
    const { orderId, orderNumber } = outcome;
    markPlacedHere(cartId);
    rememberOrder(cache, { cartId, orderId, orderNumber });
    await persistence.flush();
  }
  if (outcome.status !== 'unsettled') orderAttempt.remove(cache);
  return outcome;
}

function toPlaced(order: ReturnType<typeof readOrder>): OrderOutcome | null {
  return order && { status: 'placed', orderId: order.orderId, orderNumber: order.orderNumber };
}

/**
 * Sends an attempt until its outcome is known. The same key goes with each, so that one order at most comes of it. A cart
 * that is gone after a response was lost has become the order; so has one that another tab has ordered meanwhile.
 */
async function settleOrder(attempt: Attempt, parts: PlacementParts): Promise<OrderOutcome> {
  let isLost = false;
  for (const pause of [0, ...WAITS_MS]) {
    if (pause > 0) await waitForShop(pause);
    const result = await parts.send(attempt).catch(toCertainRejection);
    if (result && result.status !== 'pending') {
      if (!isCartGone(result)) return result;
      if (isLost) return { status: 'placed', orderId: null, orderNumber: null };
      return toPlaced(readOrder(parts.cache, attempt.cartId)) ?? result;
    }
    if (!isLost) parts.onProcessing();
    isLost = true;
  }
  return { status: 'unsettled' };
}

const isCartGone = (result: OrderResult): boolean =>
  result.status === 'rejected' && result.userError.code === 'NO_ACTIVE_CART';

/** Null when the order may stand all the same. */
function toCertainRejection(error: unknown): OrderResult | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return null;
  const code: OrderUserError['code'] | undefined = error.errors.find((each) =>
    CERTAIN.has(each?.extensions?.code),
  )?.extensions.code;
  return code
    ? { status: 'rejected', userError: { code, message: error.message, field: null } }
    : null;
}

/** Waits, and then until the browser says it is online. */
async function waitForShop(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
