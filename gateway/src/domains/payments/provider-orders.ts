import { attempt } from '../../calls/attempt.ts';
import { PROVIDER_RULES } from '../../calls/errors/payments.ts';
import { oncePerKey } from '../../calls/idempotency.ts';
import type { GatewayContext } from '../../context.ts';
import type {
  FinancingOrderCreateInput,
  ProviderOrderPayload,
  UserError,
  WalletOrderPlaceInput,
} from '../../generated/types.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import {
  financingEndpoints,
  walletEndpoints,
} from '../../sources/commerce-rest/provider-endpoints.ts';
import { type PlacedOrder, toPlacedOrder } from './mappers.ts';
import { callOf, ownerOf, paymentFailed, WALLET_FAILED } from './wallet.ts';

/** Spec §8, for a financing order without a number. */
const ORDER_FAILED = 'There was an issue while placing an order. Please try again later.';
/** What the back end says while it is not known whether the money was taken. */
const PENDING = 'Your payment is still being processed.';

const refused = (userErrors: readonly UserError[]): ProviderOrderPayload => ({
  isPlaced: false,
  orderId: null,
  orderNumber: null,
  userErrors,
});

const pending = (message: string, status: number): UserError => ({
  code: 'PAYMENT_PENDING',
  message,
  field: null,
  status,
});

interface Order {
  readonly cartId: string;
  readonly key: string;
  /** What the key stands for. */
  readonly payload: object;
  /** Null when the provider's answer means that nothing was ordered. */
  readonly place: () => Promise<PlacedOrder | null>;
  readonly failure: string;
}

const placeNow = async (
  { cartId, place, failure }: Order,
  { loaders: { cart }, session }: GatewayContext,
): Promise<ProviderOrderPayload> => {
  try {
    const { value, userErrors } = await attempt(
      async () => ({ placed: await cart.write(ownerOf(cartId, session), place) }),
      PROVIDER_RULES,
    );
    if (value === null) return refused(userErrors);
    if (value.placed === null) return refused([paymentFailed(failure)]);
    return { isPlaced: true, ...value.placed, userErrors: [] };
  } catch (error) {
    const isPending =
      error instanceof CommerceError && error.status === 503 && error.template === PENDING;
    if (!isPending) throw error;
    return refused([pending(error.message, error.status)]);
  }
};

/** One order for each key. */
const once = (order: Order, context: GatewayContext): Promise<ProviderOrderPayload> => {
  const { cartId, key, payload } = order;
  return oncePerKey(
    {
      who: `provider:${context.session.customer?.token ?? ''}:${cartId}`,
      ...{ key, payload },
      run: () => placeNow(order, context),
      isDone: ({ isPlaced }) => isPlaced,
      refused: (why) => refused([why]),
    },
    context,
  );
};

/** Orders a cart that the wallet pays. The shop: PUT {wallet}/placeorder. */
export const placeWalletOrder = (
  { cartId, walletOrderId, idempotencyKey }: WalletOrderPlaceInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> => {
  const { placeOrder } = walletEndpoints(context.payments.walletPath);
  const body = { paypalorderid: walletOrderId, quoteId: cartId };
  const place = async () => {
    const call = { ...callOf(context), body, idempotencyKey };
    return toPlacedOrder(await context.rest.call(placeOrder, call));
  };
  const payload = { wallet: body };
  return once({ cartId, key: idempotencyKey, payload, place, failure: WALLET_FAILED }, context);
};

/** Orders a cart that is paid over time. The shop: PUT {financing}/createorder. */
export const createFinancingOrder = (
  { cartId, token, idempotencyKey }: FinancingOrderCreateInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> => {
  const { createOrder } = financingEndpoints(context.payments.financingPath);
  const body = { quoteid: cartId, token };
  const place = async () => {
    const answer = await context.rest.call(createOrder, {
      ...callOf(context),
      body,
      idempotencyKey,
    });
    const isNumber = (typeof answer === 'string' && answer.trim() !== '') || Number(answer) > 1;
    return isNumber ? { orderId: null, orderNumber: String(answer) } : null;
  };
  const payload = { financing: body };
  return once({ cartId, key: idempotencyKey, payload, place, failure: ORDER_FAILED }, context);
};
