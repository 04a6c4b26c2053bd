import type { ApolloClient } from '@apollo/client';
import type { Attempt } from './attempt.ts';
import {
  PlaceCustomerOrder,
  PlaceFinancingOrder,
  PlaceGuestOrder,
  type PlaceRefusal_UserErrorFragment,
  PlaceWalletOrder,
  SetCustomerPayment,
  SetGuestPayment,
} from './PlaceOrder.generated.ts';

export type Refusal = PlaceRefusal_UserErrorFragment;

/** What the shop says of an order. `orderNumber` is null when it stands and its number cannot be found out. */
export type OrderAnswer =
  | {
      readonly status: 'placed';
      readonly orderId: string | null;
      readonly orderNumber: string | null;
    }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** It is not known yet whether the payment was taken: the same try tells later. */
  | { readonly status: 'pending' };

interface Payload {
  readonly isPlaced: boolean;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly userErrors: readonly Refusal[];
}

function answerFrom(payload: Payload | undefined): OrderAnswer {
  const refusal = payload?.userErrors[0];
  if (refusal?.code === 'PAYMENT_PENDING') return { status: 'pending' };
  if (refusal) return { status: 'refused', refusal };
  if (!payload?.isPlaced) throw new Error('The shop gave an empty answer.');
  const { orderId, orderNumber } = payload;
  return { status: 'placed', orderId, orderNumber };
}

const methodOf = (code: string, nonce: string | null) => ({
  code,
  data: nonce === null ? [] : [{ name: 'payment_method_nonce', value: nonce }],
});

/** Sets how the cart is paid, as a step of its own. Whatever fails here fails or succeeds with the order, which sends it again. */
async function setPayment(
  client: ApolloClient,
  { cartId, owner, email }: Attempt,
  paymentMethod: ReturnType<typeof methodOf>,
): Promise<void> {
  const setting =
    owner === 'customer'
      ? client.mutate({ mutation: SetCustomerPayment, variables: { input: { paymentMethod } } })
      : client.mutate({
          mutation: SetGuestPayment,
          variables: { input: { cartId, email, paymentMethod } },
        });
  await setting.catch(() => undefined);
}

/** Sends a try once. Rejects when there was no usable answer: the order may stand all the same. */
export async function sendOrder(client: ApolloClient, attempt: Attempt): Promise<OrderAnswer> {
  const { cartId, key: idempotencyKey, payment, owner, email } = attempt;
  if (payment.kind === 'financing') {
    const variables = { input: { cartId, token: payment.token, idempotencyKey } };
    const { data } = await client.mutate({ mutation: PlaceFinancingOrder, variables });
    return answerFrom(data?.financingOrderCreate);
  }
  if (payment.kind === 'wallet') {
    const variables = { input: { cartId, walletOrderId: payment.token, idempotencyKey } };
    const { data } = await client.mutate({ mutation: PlaceWalletOrder, variables });
    return answerFrom(data?.walletOrderPlace);
  }
  const paymentMethod = methodOf(payment.code, payment.nonce);
  await setPayment(client, attempt, paymentMethod);
  if (owner === 'customer') {
    const variables = { input: { idempotencyKey, paymentMethod } };
    const { data } = await client.mutate({ mutation: PlaceCustomerOrder, variables });
    return answerFrom(data?.customerCartOrderPlace);
  }
  const variables = { input: { cartId, idempotencyKey, email, paymentMethod } };
  const { data } = await client.mutate({ mutation: PlaceGuestOrder, variables });
  return answerFrom(data?.guestCartOrderPlace);
}
