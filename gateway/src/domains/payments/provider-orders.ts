import type { GatewayContext } from '../../context.ts';
import type {
  ErrorCode,
  FinancingOrderCreateInput,
  ProviderOrderPayload,
  UserError,
  WalletOrderPlaceInput,
} from '../../generated/types.ts';
import { attempt } from '../../shared/attempt.ts';
import { PROVIDER_RULES } from '../../shared/errors/payments.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import {
  financingEndpoints,
  walletEndpoints,
} from '../../sources/commerce-rest/provider-endpoints.ts';
import { callOf, ownerOf, paymentFailed, WALLET_FAILED } from './wallet.ts';

/** Spec §8, for a financing order without a number. */
const ORDER_FAILED = 'There was an issue while placing an order. Please try again later.';
/** What the back end says while it is not known whether the money was taken. */
const PENDING = 'Your payment is still being processed.';

type Placed = Pick<ProviderOrderPayload, 'orderId' | 'orderNumber'>;

const refused = (userErrors: readonly UserError[]): ProviderOrderPayload => ({
  isPlaced: false,
  orderId: null,
  orderNumber: null,
  userErrors,
});

const userError = (code: ErrorCode, message: string, status: number): UserError => ({
  code,
  message,
  field: code === 'BAD_USER_INPUT' ? ['idempotencyKey'] : null,
  status,
});

interface Order {
  readonly cartId: string;
  readonly key: string;
  /** Null when the provider's answer means that nothing was ordered. */
  readonly place: () => Promise<Placed | null>;
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
    return refused([userError('PAYMENT_PENDING', error.message, error.status)]);
  }
};

/** One order for each key: a second try gets the first one's answer, also while that is under way. */
const once = (order: Order, context: GatewayContext): Promise<ProviderOrderPayload> => {
  const { cartId, key } = order;
  if (key.trim() === '') {
    const missing = 'The idempotency key must not be empty.';
    return Promise.resolve(refused([userError('BAD_USER_INPUT', missing, 400)]));
  }
  const who = `${context.session.customer?.token ?? ''}:${cartId}`;
  const isKept = ({ isPlaced }: ProviderOrderPayload) => isPlaced;
  return context.orders.get(`provider:${who}:${key}`, () => placeNow(order, context), isKept);
};

/** Orders a cart that the wallet pays. The shop: PUT {wallet}/placeorder. */
export const placeWalletOrder = (
  { cartId, walletOrderId, idempotencyKey }: WalletOrderPlaceInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> => {
  const { placeOrder } = walletEndpoints(context.payments.walletPath);
  const place = async () => {
    const body = { paypalorderid: walletOrderId, quoteId: cartId };
    const answer = await context.rest.call(placeOrder, {
      ...callOf(context),
      body,
      idempotencyKey,
    });
    if (answer.status !== 1) return null;
    return { orderId: answer.order_id ?? null, orderNumber: answer.increment_id ?? null };
  };
  return once({ cartId, key: idempotencyKey, place, failure: WALLET_FAILED }, context);
};

/** Orders a cart that is paid over time. The shop: PUT {financing}/createorder. */
export const createFinancingOrder = (
  { cartId, token, idempotencyKey }: FinancingOrderCreateInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> => {
  const { createOrder } = financingEndpoints(context.payments.financingPath);
  const place = async () => {
    const body = { quoteid: cartId, token };
    const answer = await context.rest.call(createOrder, {
      ...callOf(context),
      body,
      idempotencyKey,
    });
    const isNumber = (typeof answer === 'string' && answer.trim() !== '') || Number(answer) > 1;
    return isNumber ? { orderId: null, orderNumber: String(answer) } : null;
  };
  return once({ cartId, key: idempotencyKey, place, failure: ORDER_FAILED }, context);
};
