import type { Attempt } from './orderState.ts';
import {
  type PlaceOrder_UserErrorFragment,
  usePlaceCustomerOrderMutation,
  usePlaceFinancingOrderMutation,
  usePlaceGuestOrderMutation,
  usePlaceWalletOrderMutation,
  useSetCustomerPaymentMutation,
  useSetGuestPaymentMutation,
} from './PlaceOrder.generated.ts';

export type OrderUserError = PlaceOrder_UserErrorFragment;

/** The gateway's result for an order. `orderNumber` is null if the order was placed but its number is unknown. */
export type OrderResult =
  | {
      readonly status: 'placed';
      readonly orderId: string | null;
      readonly orderNumber: string | null;
    }
  | { readonly status: 'rejected'; readonly userError: OrderUserError }
  /** The payment's outcome is not known yet; retrying the attempt returns it later. */
  | { readonly status: 'pending' };

interface Payload {
  readonly isPlaced: boolean;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly userErrors: readonly OrderUserError[];
}

function toResult(payload: Payload | undefined): OrderResult {
  const userError = payload?.userErrors[0];
  if (userError?.code === 'PAYMENT_PENDING') return { status: 'pending' };
  if (userError) return { status: 'rejected', userError };
  if (!payload?.isPlaced) throw new Error('The gateway sent neither an order nor a user error.');
  const { orderId, orderNumber } = payload;
  return { status: 'placed', orderId, orderNumber };
}

/** Sends an attempt once. Rejects if there was no usable response: the order may have been placed. */
export function useSendOrder(): (attempt: Attempt) => Promise<OrderResult> {
  const [setGuestPayment] = useSetGuestPaymentMutation();
  const [setCustomerPayment] = useSetCustomerPaymentMutation();
  const [placeGuestOrder] = usePlaceGuestOrderMutation();
  const [placeCustomerOrder] = usePlaceCustomerOrderMutation();
  const [placeFinancingOrder] = usePlaceFinancingOrderMutation();
  const [placeWalletOrder] = usePlaceWalletOrderMutation();

  return async ({ cartId, key: idempotencyKey, payment, owner, email }) => {
    if (payment.kind === 'financing') {
      const input = { cartId, token: payment.token, idempotencyKey };
      const { data } = await placeFinancingOrder({ variables: { input } });
      return toResult(data?.financingOrderCreate);
    }
    if (payment.kind === 'wallet') {
      const input = { cartId, walletOrderId: payment.token, idempotencyKey };
      const { data } = await placeWalletOrder({ variables: { input } });
      return toResult(data?.walletOrderPlace);
    }
    const { code, nonce } = payment;
    const paymentMethod = {
      code,
      data: nonce === null ? [] : [{ name: 'payment_method_nonce', value: nonce }],
    };
    // Errors are ignored here: placing the order sends the payment method again and reports them.
    if (owner === 'customer') {
      await setCustomerPayment({ variables: { input: { paymentMethod } } }).catch(() => undefined);
      const input = { idempotencyKey, paymentMethod };
      const { data } = await placeCustomerOrder({ variables: { input } });
      return toResult(data?.customerCartOrderPlace);
    }
    const guest = { cartId, email, paymentMethod };
    await setGuestPayment({ variables: { input: guest } }).catch(() => undefined);
    const { data } = await placeGuestOrder({ variables: { input: { ...guest, idempotencyKey } } });
    return toResult(data?.guestCartOrderPlace);
  };
}
