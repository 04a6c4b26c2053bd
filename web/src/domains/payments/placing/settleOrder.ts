import type { Attempt } from './attempt.ts';
import type { OrderAnswer, Refusal } from './sendOrder.ts';

/** Milliseconds before each further look: the shop knows within a minute what became of a payment. */
const WAITS_MS = [1500, 2500, 4000, 6000, 8000, 10_000, 12_000, 15_000, 15_000];

/** What became of a try. unsettled: nobody could tell so far; the same try can be asked for again. */
export type OrderOutcome =
  | Extract<OrderAnswer, { status: 'placed' | 'refused' }>
  | { readonly status: 'unsettled' };

export interface SettleParts {
  readonly send: (attempt: Attempt) => Promise<OrderAnswer>;
  /** Resolves after so many milliseconds, and not before the browser is online. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called once the first answer was no answer: from now on the payment is being looked up. */
  readonly onProcessing: () => void;
  readonly waits?: readonly number[];
}

/** Codes of errors that say for certain that nothing was ordered. */
const CERTAIN = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'GRAPHQL_VALIDATION_FAILED',
]);

function certainRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return null;
  const code = error.errors.find((each) => CERTAIN.has(each?.extensions?.code))?.extensions.code;
  return code ? { code, message: error.message, field: null } : null;
}

/**
 * Sends a try until its outcome is known. The same key goes with each, so that one order at most comes of it. A cart
 * that is gone after an answer was lost has become the order. Never rejects.
 */
export async function settleOrder(attempt: Attempt, parts: SettleParts): Promise<OrderOutcome> {
  const { send, wait, onProcessing, waits = WAITS_MS } = parts;
  let isLost = false;
  for (const pause of [0, ...waits]) {
    if (pause > 0) await wait(pause);
    const answer = await send(attempt).catch((error: unknown): OrderAnswer | null => {
      const refusal = certainRefusal(error);
      return refusal ? { status: 'refused', refusal } : null;
    });
    if (answer?.status === 'placed') return answer;
    if (answer?.status === 'refused') {
      const isOrdered = isLost && answer.refusal.code === 'NO_ACTIVE_CART';
      return isOrdered ? { status: 'placed', orderId: null, orderNumber: null } : answer;
    }
    if (!isLost) onProcessing();
    isLost = true;
  }
  return { status: 'unsettled' };
}

/** Waits, and then until the browser says it is online. */
export async function waitForShop(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
