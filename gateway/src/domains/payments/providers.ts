import { PROVIDER_RULES } from '../../calls/errors/cart.ts';
import { oncePerKey } from '../../calls/idempotency.ts';
import { attempt, write } from '../../calls/rest-calls.ts';
import { userError } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { unauthenticated } from '../../core/errors.ts';
import type {
  FinancingOrderCreateInput,
  ProviderOrderPayload,
  UserError,
  WalletOrderPlaceInput,
  WalletPaymentInput,
  WalletTokenResult,
} from '../../generated/types.ts';
import { getCustomerKey, requireToken, type Session } from '../../session/session.ts';
import type { CartOwner } from '../../sources/commerce-rest/cart.ts';
import { CommerceError, DEFAULT_STATUS } from '../../sources/commerce-rest/errors.ts';
import { type PlacedOrder, toPlacedOrder, toWalletContact } from './mappers.ts';
import { hasOrderFailed, ORDER_FAILED } from './place-order.ts';

/** The back end's text while the payment's outcome is unknown. */
const PENDING = 'Your payment is still being processed.';

/** The specified text for a wallet status other than 1. */
const WALLET_FAILED = 'Transaction failed. Please try again later.';

/** A failed payment; the provider gives no reason. `status` is that of the back end's response. */
function paymentFailed(message: string, status = 200): UserError {
  return userError('PAYMENT_FAILED', message, null, status);
}

/**
 * A customer's cart has a numeric id, a guest's a masked one.
 *
 * @throws {GraphQLError} UNAUTHENTICATED for a customer's cart after the session has ended.
 * @throws {CommerceError} if a guest gives a numeric id, without a call: such ids are easily guessed.
 */
function toOwner(cartId: string, { customer, hasEnded }: Session): CartOwner {
  if (!/^\d+$/.test(cartId)) return { kind: 'guest', cartId };
  if (customer !== null) return { kind: 'customer' };
  if (hasEnded) throw unauthenticated();
  throw new CommerceError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'cartId',
    fieldValue: null,
  });
}

function toCallInput({ requestId, session: { customer } }: GatewayContext) {
  return { requestId, ...(customer && { token: customer.token }) };
}

function toRejection(userErrors: readonly UserError[]): ProviderOrderPayload {
  return { isPlaced: false, orderId: null, orderNumber: null, userErrors };
}

/** @throws the error itself unless the payment's outcome is unknown */
function toPending(error: unknown): UserError {
  if (!(error instanceof CommerceError && error.template === PENDING)) throw error;
  return userError('PAYMENT_PENDING', error.message, null, error.status);
}

interface Order {
  readonly cartId: string;
  readonly key: string;
  /** The request identified by the key. */
  readonly payload: object;
  /** Null if the provider's response means that nothing was ordered. */
  readonly place: () => Promise<PlacedOrder | null>;
  readonly failure: string;
}

async function placeNow(
  { cartId, place, failure }: Order,
  context: GatewayContext,
): Promise<ProviderOrderPayload> {
  const { loaders, session } = context;
  try {
    const { value, userErrors } = await attempt(
      async () => ({ placed: await loaders.cart.runExclusive(toOwner(cartId, session), place) }),
      PROVIDER_RULES,
    );
    if (value === null) return toRejection(userErrors);
    if (value.placed === null) return toRejection([paymentFailed(failure)]);
    return { isPlaced: true, ...value.placed, userErrors: [] };
  } catch (error) {
    const hasFailed = await hasOrderFailed(error, toOwner(cartId, session), context);
    return toRejection([hasFailed ? paymentFailed(failure, DEFAULT_STATUS) : toPending(error)]);
  }
}

function placeOnce(order: Order, context: GatewayContext): Promise<ProviderOrderPayload> {
  const { cartId, key, payload } = order;
  return oncePerKey(
    {
      who: `provider:${getCustomerKey(context.session)}:${cartId}`,
      key,
      payload,
      run: () => placeNow(order, context),
      toRejection: (why) => toRejection([why]),
    },
    context,
  );
}

export function placeWalletOrder(
  { cartId, walletOrderId, idempotencyKey }: WalletOrderPlaceInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> {
  const body = { paypalorderid: walletOrderId, quoteId: cartId };
  const place = async () => {
    const call = { ...toCallInput(context), body, idempotencyKey };
    return toPlacedOrder(await context.rest.call(context.payments.wallet.placeOrder, call));
  };
  const payload = { wallet: body };
  return placeOnce(
    { cartId, key: idempotencyKey, payload, place, failure: WALLET_FAILED },
    context,
  );
}

export function createFinancingOrder(
  { cartId, token, idempotencyKey }: FinancingOrderCreateInput,
  context: GatewayContext,
): Promise<ProviderOrderPayload> {
  const body = { quoteid: cartId, token };
  const place = async () => {
    const orderNumber = await context.rest.call(context.payments.financing.createOrder, {
      ...toCallInput(context),
      body,
      idempotencyKey,
    });
    return orderNumber === null ? null : { orderId: null, orderNumber };
  };
  const payload = { financing: body };
  return placeOnce({ cartId, key: idempotencyKey, payload, place, failure: ORDER_FAILED }, context);
}

async function requestToken(request: () => Promise<string>): Promise<WalletTokenResult> {
  const { value, userErrors } = await attempt(request, PROVIDER_RULES);
  return { token: value, userErrors };
}

/** The token of the signed-in customer. The random query prevents caching by proxies. */
export async function customerToken(context: GatewayContext): Promise<WalletTokenResult> {
  const { rest, session, requestId, payments } = context;
  const token = requireToken(session);
  const query = { _: String(Math.random()) };
  return requestToken(() => rest.call(payments.wallet.customerToken, { query, token, requestId }));
}

/** Creates a wallet order, at most once per request. */
export function openWalletOrder(
  call: 'checkoutToken' | 'paypalToken',
  cartId: string,
  { payments, reads, session }: GatewayContext,
): Promise<WalletTokenResult> {
  return requestToken(async () => {
    toOwner(cartId, session);
    const read = session.customer === null ? reads.anonymous : reads.authenticated;
    return read(payments.wallet[call], { query: { quoteId: cartId } });
  });
}

/** Captures or authorizes the money; the cart may have changed afterwards. */
export async function payByWallet(
  call: 'capture' | 'authorize',
  { cartId, walletOrderId }: WalletPaymentInput,
  context: GatewayContext,
) {
  const { payments, session, loaders } = context;
  const owned = await attempt(async () => toOwner(cartId, session), PROVIDER_RULES);
  const { value: owner } = owned;
  if (owner === null) return { isDone: false, owner, contact: null, userErrors: owned.userErrors };
  const body = { paypalorderid: walletOrderId, quoteId: cartId };
  const { value, userErrors } = await loaders.cart
    .runExclusive(owner, () =>
      write(context, payments.wallet[call], { body, as: 'viewer', rules: PROVIDER_RULES }),
    )
    .catch((error: unknown) => ({ value: null, userErrors: [toPending(error)] }));
  const isDone = value?.status === 1;
  return {
    isDone,
    owner: isDone ? owner : null,
    contact: isDone ? toWalletContact(value) : null,
    userErrors: value === null || isDone ? userErrors : [paymentFailed(WALLET_FAILED)],
  };
}

export async function validateWalletOrder(cartId: string, context: GatewayContext) {
  const { value, userErrors } = await attempt(async () => {
    toOwner(cartId, context.session);
    const call = { ...toCallInput(context), body: { quoteId: cartId } };
    return context.rest.call(context.payments.wallet.validateOrder, call);
  }, PROVIDER_RULES);
  const isValid = value?.status === 1;
  return {
    isValid,
    userErrors: value === null || isValid ? userErrors : [paymentFailed(WALLET_FAILED)],
  };
}
