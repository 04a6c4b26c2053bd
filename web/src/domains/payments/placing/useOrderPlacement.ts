import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { localField } from '#apollo/localField.ts';
import { persistence } from '#apollo/persist.ts';
import { untilOnline } from '#lib/browser/connection.ts';
import { withLock } from '#lib/browser/withLock.ts';
import { hasErrorCode, toErrorMessage } from '#lib/forms/rejection.ts';
import {
  LastOrder,
  type LastOrderQuery,
  OrderAttempt,
  type PlaceOrderMutation,
  useLastOrderQuery,
  usePlaceFinancingOrderMutation,
  usePlaceOrderMutation,
  usePlaceWalletOrderMutation,
  useSetPaymentMutation,
} from './PlaceOrder.generated.ts';

/** An attempt to order a cart; a retry sends exactly the same data. It contains no card data. */
export interface Attempt {
  /** The idempotency key: unique per attempt, the same for its retries. */
  readonly key: string;
  /** The guest cart's masked id, or the customer cart's id. */
  readonly cartId: string;
  readonly owner: 'guest' | 'customer';
  readonly email: string;
  readonly payment:
    | { readonly kind: 'method'; readonly code: string; readonly nonce: string | null }
    | { readonly kind: 'financing'; readonly token: string }
    | { readonly kind: 'wallet'; readonly token: string };
}

type MethodPayment = Extract<Attempt['payment'], { readonly kind: 'method' }>;

export const createAttempt = (parts: Omit<Attempt, 'key'>): Attempt => ({
  ...parts,
  key: crypto.randomUUID(),
});

/** The attempt whose outcome this tab does not know yet; a reload resumes it. */
export const orderAttempt = localField<Attempt>(OrderAttempt, 'orderAttempt');

type OrderedCart = NonNullable<LastOrderQuery['lastOrder']>;

/** Shares with all tabs that a cart has been ordered; without storage only the back end prevents a second order. */
export function rememberOrder(cache: ApolloCache, { cartId, orderId, orderNumber }: OrderedCart) {
  const lastOrder = { __typename: 'LocalOrder' as const, cartId, orderId, orderNumber };
  cache.writeQuery({ query: LastOrder, data: { lastOrder } });
}

/** The order of this cart, placed in any tab; null if there is none. */
export function readOrder(cache: ApolloCache, cartId: string): OrderedCart | null {
  const order = cache.readQuery({ query: LastOrder })?.lastOrder;
  return order?.cartId === cartId ? order : null;
}

/** Like readOrder, and rerenders when another tab places the order. */
export function useOrder(cartId: string | null): OrderedCart | null {
  const order = useLastOrderQuery().data?.lastOrder;
  return order?.cartId === cartId ? (order ?? null) : null;
}

const placedHere = new Set<string>();

/** Whether this page placed the cart's order and is about to show the confirmation. */
export const isPlacedHere = (cartId: string): boolean => placedHere.has(cartId);

/** Milliseconds before each retry: the outcome of a payment is known within a minute. */
const RETRY_DELAYS_MS = [1500, 2500, 4000, 6000, 8000, 10_000, 12_000, 15_000, 15_000];

/** Error codes that guarantee that no order was placed. */
const NOT_PLACED_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'GRAPHQL_VALIDATION_FAILED',
];

/** A user error, or a GraphQL error with one of the codes above. */
export interface OrderUserError {
  readonly code: string;
  readonly message: string;
}

/** The gateway's result for an order. `orderNumber` is null if the order was placed but its number is unknown. */
type OrderResult =
  | {
      readonly status: 'placed';
      readonly orderId: string | null;
      readonly orderNumber: string | null;
    }
  | { readonly status: 'rejected'; readonly userError: OrderUserError }
  /** The payment's outcome is not known yet; retrying the attempt returns it later. */
  | { readonly status: 'pending' };

/** The outcome of an attempt. unsettled: still unknown; the same attempt can be retried. */
export type OrderOutcome =
  | Extract<OrderResult, { status: 'placed' | 'rejected' }>
  | { readonly status: 'unsettled' };

interface PlacementParts {
  readonly cache: ApolloCache;
  readonly send: (attempt: Attempt) => Promise<OrderResult>;
  /** Called when the first response was lost and the order is being looked up. */
  readonly onProcessing: () => void;
}

/**
 * Orders a cart once across all tabs: a second tab waits for the first and gets its order. The attempt is persisted
 * until its outcome is known. Never rejects.
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
  // Reads what the previous owner of the lock has written.
  persistence.load();
  const outcome = toPlaced(readOrder(cache, cartId)) ?? (await settleOrder(attempt, parts));
  if (outcome.status === 'placed') {
    const { orderId, orderNumber } = outcome;
    placedHere.add(cartId);
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
 * Sends an attempt until its outcome is known. Retries use the same idempotency key, so at most one order is placed. If
 * the cart is missing after a lost response, it has become the order; so has a cart that another tab has ordered.
 */
async function settleOrder(attempt: Attempt, parts: PlacementParts): Promise<OrderOutcome> {
  let isLost = false;
  for (const pause of [0, ...RETRY_DELAYS_MS]) {
    if (pause > 0) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await untilOnline();
    }
    const result = await parts.send(attempt).catch(toRejection);
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

/** Null if the order may have been placed despite the error. */
function toRejection(error: unknown): OrderResult | null {
  const code = NOT_PLACED_CODES.find((each) => hasErrorCode(error, each));
  return code ? { status: 'rejected', userError: { code, message: toErrorMessage(error) } } : null;
}

function toResult(payload: PlaceOrderMutation['guest'], error?: Error): OrderResult {
  if (payload?.isPlaced) {
    const { orderId, orderNumber } = payload;
    return { status: 'placed', orderId, orderNumber };
  }
  const userError = payload?.userErrors[0];
  if (userError?.code === 'PAYMENT_PENDING') return { status: 'pending' };
  if (userError) return { status: 'rejected', userError };
  throw error ?? new Error('The gateway sent neither an order nor a user error.');
}

const toPaymentMethod = ({ code, nonce }: MethodPayment) => ({
  code,
  data: nonce === null ? [] : [{ name: 'payment_method_nonce', value: nonce }],
});

/**
 * Sets a cart's payment method. Magento then calculates the totals anew, which it does not do when they are read: a
 * price or coupon that has changed would not be noticed. Errors are ignored, because placing the order sends the method again and reports them.
 */
export function useSetPayment() {
  const [setPayment] = useSetPaymentMutation();
  return async (payment: Attempt['payment'], of: Pick<Attempt, 'owner' | 'cartId' | 'email'>) => {
    if (payment.kind !== 'method') return;
    const { owner, cartId, email } = of;
    const key = { isGuest: owner === 'guest', cartId, email };
    const variables = { ...key, paymentMethod: toPaymentMethod(payment) };
    await setPayment({ variables }).catch(() => undefined);
  };
}

/** An order counts as placed even if its id or number could not be read. */
const PARTIAL = { errorPolicy: 'all' } as const;

/** Sends an attempt once. Rejects if there was no usable response: the order may have been placed. */
function useSendOrder(): (attempt: Attempt) => Promise<OrderResult> {
  const [placeCartOrder] = usePlaceOrderMutation(PARTIAL);
  const [placeFinancingOrder] = usePlaceFinancingOrderMutation(PARTIAL);
  const [placeWalletOrder] = usePlaceWalletOrderMutation(PARTIAL);

  return async ({ cartId, key: idempotencyKey, payment, owner, email }) => {
    if (payment.kind === 'financing') {
      const input = { cartId, token: payment.token, idempotencyKey };
      const { data, error } = await placeFinancingOrder({ variables: { input } });
      return toResult(data?.financingOrderCreate, error);
    }
    if (payment.kind === 'wallet') {
      const input = { cartId, walletOrderId: payment.token, idempotencyKey };
      const { data, error } = await placeWalletOrder({ variables: { input } });
      return toResult(data?.walletOrderPlace, error);
    }
    const paymentMethod = toPaymentMethod(payment);
    const order = { isGuest: owner === 'guest', cartId, email, paymentMethod };
    const { data, error } = await placeCartOrder({ variables: { ...order, idempotencyKey } });
    return toResult(data?.guest ?? data?.customer, error);
  };
}
