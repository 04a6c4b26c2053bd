import { PAYMENT_RULES } from '../../calls/errors/cart.ts';
import { OUTCOME_TTL_MS, oncePerKey } from '../../calls/idempotency.ts';
import { type Attempt, attempt } from '../../calls/rest-calls.ts';
import { userError, userErrorCode } from '../../calls/user-errors.ts';
import type { GatewayContext, Loaders } from '../../context.ts';
import { toDigest } from '../../core/keys.ts';
import type {
  CustomerCartOrderPlaceInput,
  GuestCartOrderPlaceInput,
} from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import {
  customerSoldNames,
  guestSoldNames,
} from '../../sources/commerce-graphql/customer-operations.ts';
import type { CartOwner } from '../../sources/commerce-rest/cart.ts';
import { CommerceError, DEFAULT_STATUS } from '../../sources/commerce-rest/errors.ts';
import { isServiceFailure, UpstreamError } from '../../sources/upstream-error.ts';
import { type OrderPlaceModel, type PaymentChoice, toPaymentBody } from './mappers.ts';

/** The specified text for an order that failed. */
export const ORDER_FAILED = 'There was an issue while placing an order. Please try again later.';

/** The rejection of Magento 2.4.8 while it places an order of the same cart. */
const CART_LOCKED = 'The cart is locked for processing. Please try again later.';

/** That of earlier versions, and of other failures. */
const ORDER_STOPPED =
  'A server error stopped your order from being placed. Please try to place your order again.';

/** Maximum clock difference between gateway and back end, in milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

/**
 * A customer's cart is missing: the newest order shows whether this attempt placed it, or whether there was no cart.
 */
async function newestOrderSince(
  since: number,
  { loaders }: GatewayContext,
): Promise<string | null> {
  const { orders } = await loaders.orders.mine(1, 1);
  const [newest] = orders;
  const isNew =
    newest !== undefined && Date.parse(newest.createdAt ?? '') >= since - MAX_CLOCK_DIFFERENCE_MS;
  return isNew ? newest.id : null;
}

/** `orderId` is null if only the cart shows that the order was placed. */
type PlacedOrderId = Pick<OrderPlaceModel, 'orderId'>;

/** Looks up an order whose call had no response; null if it was not placed. */
async function lookUp(
  owner: CartOwner,
  since: number,
  context: GatewayContext,
): Promise<PlacedOrderId | null> {
  const cart = await context.loaders.cart.cart.load(owner);
  if (owner.kind === 'guest') return cart?.isActive === false ? { orderId: null } : null;
  if (cart !== null) return null;
  const orderId = await newestOrderSince(since, context);
  return orderId === null ? null : { orderId };
}

/**
 * True if the order failed: the back end has responded, so it has finished, and the cart can still be ordered. Without a
 * response, or with that of a proxy (502 to 504), the back end may still be placing the order.
 */
export async function hasOrderFailed(
  error: unknown,
  owner: CartOwner,
  { loaders }: GatewayContext,
): Promise<boolean> {
  const hasResponded =
    (error instanceof CommerceError && error.status === DEFAULT_STATUS) ||
    (error instanceof UpstreamError && error.fault === 'BAD_UPSTREAM');
  if (!hasResponded) return false;
  const cart = await loaders.cart.cart.load(owner).catch(() => null);
  return cart?.isActive === true;
}

interface OrderAttempt {
  readonly owner: CartOwner;
  readonly place: () => Promise<string>;
  /** The key under which the start of the first attempt with an unknown outcome is stored. */
  readonly unknownOutcomeKey: string;
}

/**
 * A timeout instead of the rejection `error`, if Magento is still placing an order of the cart: that of another tab, or
 * of this attempt, whose response was lost.
 */
async function toUnknownOutcome(
  error: unknown,
  key: string,
  { store }: GatewayContext,
): Promise<unknown> {
  if (!(error instanceof CommerceError)) return error;
  const { template, message, status } = error;
  const [first] = template === ORDER_STOPPED ? await store.read([key]) : [];
  const isBeingPlaced = template === CART_LOCKED || typeof first === 'string';
  if (!isBeingPlaced) return error;
  return new UpstreamError('UPSTREAM_TIMEOUT', 'commerce REST', { message, status, cause: error });
}

/**
 * The time since which an order may exist despite the failed call, in milliseconds since 1970: the start of the first
 * attempt whose outcome is unknown. Null if there is none.
 */
async function mayExistSince(
  error: unknown,
  { key, began }: { readonly key: string; readonly began: number },
  { store }: GatewayContext,
): Promise<number | null> {
  const isUnknown = isServiceFailure(error);
  if (!isUnknown && userErrorCode(error) !== 'NO_ACTIVE_CART') return null;
  const [first] = await store.read([key]);
  if (typeof first === 'string') return Number(first);
  // Without Redis, another gateway may have placed the order with the same key at the same time.
  if (!isUnknown && !store.hasFailedRecently()) return null;
  await store.write(key, String(began), OUTCOME_TTL_MS);
  return began;
}

/**
 * Places the order. If the response of this or an earlier attempt with the same key was lost, the order may exist; then
 * the cart, which is inactive or missing once ordered, and the customer's newest order show whether it does.
 */
async function placeOrLookUp(
  orderAttempt: OrderAttempt,
  context: GatewayContext,
): Promise<PlacedOrderId> {
  const { owner, place, unknownOutcomeKey: key } = orderAttempt;
  const began = Date.now();
  try {
    return { orderId: await context.loaders.cart.runExclusive(owner, place) };
  } catch (thrown) {
    const error = await toUnknownOutcome(thrown, key, context);
    const since = await mayExistSince(error, { key, began }, context);
    if (since === null) throw error;
    const found = await lookUp(owner, since, context).catch(() => null);
    if (found !== null) return found;
    throw error;
  }
}

async function attemptOrder(
  orderAttempt: OrderAttempt,
  context: GatewayContext,
): Promise<Attempt<PlacedOrderId>> {
  try {
    return await attempt(() => placeOrLookUp(orderAttempt, context), PAYMENT_RULES);
  } catch (error) {
    if (!(await hasOrderFailed(error, orderAttempt.owner, context))) throw error;
    const failure = userError('PAYMENT_FAILED', ORDER_FAILED, null, DEFAULT_STATUS);
    return { value: null, userErrors: [failure] };
  }
}

function readSoldNames(
  owner: CartOwner,
  { customerGraphql, requestId, session }: GatewayContext,
): Promise<readonly string[]> {
  return owner.kind === 'guest'
    ? customerGraphql.run(guestSoldNames, { requestId, variables: { cart: owner.cartId } })
    : customerGraphql.run(customerSoldNames, { requestId, token: requireToken(session) });
}

/** The attempt whose rejection names the products that are out of stock, where Magento tells them. */
async function withSoldNames<Result extends Attempt<unknown>>(
  owner: CartOwner,
  result: Result,
  context: GatewayContext,
): Promise<Result> {
  if (!result.userErrors.some(({ code }) => code === 'OUT_OF_STOCK')) return result;
  const names = await readSoldNames(owner, context).catch(() => []);
  if (names.length === 0) return result;
  const message = `Some of the products are out of stock: ${names.join(', ')}. Remove them to check out the rest.`;
  const userErrors = result.userErrors.map((error) =>
    error.code === 'OUT_OF_STOCK' ? { ...error, message } : error,
  );
  return { ...result, userErrors };
}

function toModel(owner: CartOwner, { value, userErrors }: Attempt<PlacedOrderId>): OrderPlaceModel {
  return {
    isPlaced: value !== null,
    orderId: value?.orderId ?? null,
    guestCartId: owner.kind === 'guest' ? owner.cartId : null,
    userErrors,
  };
}

/** The payment in the back end's format, with the id of the billing address's region. */
export async function createPaymentBody(choice: PaymentChoice, cart: Loaders['cart']) {
  const { billingAddress } = choice;
  return toPaymentBody(
    billingAddress
      ? { ...choice, billingAddress: await cart.withRegionId(billingAddress) }
      : choice,
  );
}

/** One order per key. */
export async function placeOrder(
  owner: CartOwner,
  input: GuestCartOrderPlaceInput | CustomerCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> {
  const { cartId, idempotencyKey } = input;
  const { cart } = context.loaders;
  const payment = await createPaymentBody(input, cart);
  const body = { ...payment, ...(cartId && { cartId }) };
  const who = cart.toKey(owner);
  const orderAttempt: OrderAttempt = {
    owner,
    place: () => cart.send(owner, ({ order }) => order, { body, idempotencyKey }),
    unknownOutcomeKey: `unknown-outcome:${toDigest(`${who}:${idempotencyKey}`)}`,
  };
  return oncePerKey(
    {
      who,
      key: idempotencyKey,
      payload: payment,
      run: async () => {
        const result = await attemptOrder(orderAttempt, context);
        return toModel(owner, await withSoldNames(owner, result, context));
      },
      toRejection: (why) => toModel(owner, { value: null, userErrors: [why] }),
    },
    context,
  );
}
