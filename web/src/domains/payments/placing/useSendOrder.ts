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

/** What the shop says of an order. `orderNumber` is null when it stands and its number cannot be found out. */
export type OrderResult =
  | {
      readonly status: 'placed';
      readonly orderId: string | null;
      readonly orderNumber: string | null;
    }
  | { readonly status: 'rejected'; readonly userError: OrderUserError }
  /** It is not known yet whether the payment was taken: the same attempt tells later. */
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

/** Sends an attempt once. Rejects when there was no usable response: the order may stand all the same. */
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
    // A step of its own: whatever fails here fails or succeeds with the order, which sends it again.
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
