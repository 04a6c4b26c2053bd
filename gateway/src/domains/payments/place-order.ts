import type { GatewayContext } from '../../context.ts';
import type {
  CustomerCartOrderPlaceInput,
  GuestCartOrderPlaceInput,
  UserError,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { PAYMENT_RULES } from '../../shared/errors/payments.ts';
import { cartEndpoints, type PaymentBody } from '../../sources/commerce-rest/cart-endpoints.ts';
import { isServiceFailure } from '../../sources/service-failure.ts';
import { toPaymentBody } from './mappers.ts';
import type { OrderPlaceModel } from './models.ts';

type Owner = { readonly kind: 'guest'; readonly cartId: string } | { readonly kind: 'customer' };

/** How far the clocks of the gateway and the back end may be apart, in milliseconds. */
const CLOCKS_APART_MS = 60_000;

/** A customer's cart is gone: the newest order tells whether this try has made it, or there never was one. */
const newestOrderSince = async (
  since: number,
  { loaders }: GatewayContext,
): Promise<string | null> => {
  const { orders } = await loaders.orders.mine(1, 1);
  const [newest] = orders;
  const isNew =
    newest !== undefined && Date.parse(newest.createdAt ?? '') >= since - CLOCKS_APART_MS;
  return isNew ? newest.id : null;
};

interface Placed {
  /** Null when only the cart tells that the order stands. */
  readonly orderId: string | null;
}

/** What became of an order whose call gave no answer; null when it does not stand. */
const lookUp = async (
  owner: Owner,
  since: number,
  context: GatewayContext,
): Promise<Placed | null> => {
  const cart = await context.loaders.cart.cart.load(owner);
  if (owner.kind === 'guest') return cart?.isActive === false ? { orderId: null } : null;
  if (cart !== null) return null;
  const orderId = await newestOrderSince(since, context);
  return orderId === null ? null : { orderId };
};

/**
 * Places the order. The back end may have placed it although no answer came; then the cart, which is inactive
 * or gone once it has become an order, and the customer's newest order tell whether it stands.
 */
const placeOrLookUp = async (
  owner: Owner,
  context: GatewayContext,
  place: () => Promise<string>,
): Promise<Placed> => {
  const since = Date.now();
  try {
    return { orderId: await context.loaders.cart.write(owner, place) };
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    const found = await lookUp(owner, since, context).catch(() => null);
    if (found === null) throw error;
    return found;
  }
};

const toModel = (
  owner: Owner,
  { value, userErrors }: Awaited<ReturnType<typeof attempt<{ orderId: string | null }>>>,
): OrderPlaceModel => ({
  isPlaced: value !== null,
  orderId: value?.orderId ?? null,
  guestCartId: owner.kind === 'guest' ? owner.cartId : null,
  userErrors: userErrors as readonly UserError[],
});

const refused = (owner: Owner, userError: UserError): OrderPlaceModel =>
  toModel(owner, { value: null, userErrors: [userError] });

const badKey: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'The idempotency key must be 1 to 255 letters, digits and signs without blanks.',
  field: ['idempotencyKey'],
  status: 400,
};

const otherPayload: UserError = {
  code: 'IDEMPOTENCY_MISMATCH',
  message: 'The idempotency key was used with another payload.',
  field: ['idempotencyKey'],
  status: 409,
};

/** What the header takes. */
const KEY = /^[\x21-\x7e]{1,255}$/;

interface Order {
  readonly owner: Owner;
  readonly key: string;
  readonly body: PaymentBody;
  readonly place: () => Promise<string>;
}

/**
 * One order for each key: a second try gets the first one's answer, also while that is under way. The back end
 * has the last word by its Idempotency-Key; this memory serves one that does not know the header.
 */
const once = async (order: Order, context: GatewayContext): Promise<OrderPlaceModel> => {
  const { owner, key, place } = order;
  if (!KEY.test(key)) return refused(owner, badKey);
  const who = owner.kind === 'guest' ? owner.cartId : tokenOf(context.session);
  const payload = JSON.stringify(order.body);
  const run = async () => ({
    payload,
    model: toModel(owner, await attempt(() => placeOrLookUp(owner, context, place), PAYMENT_RULES)),
  });
  const kept = await context.orders.get(
    `${owner.kind}:${who}:${key}`,
    run,
    ({ model }) => model.isPlaced,
  );
  return kept.payload === payload ? kept.model : refused(owner, otherPayload);
};

/** Orders what a guest's cart holds. Magento: POST /V1/guest-carts/{cart}/payment-information. */
export const placeGuestOrder = (
  input: GuestCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> => {
  const { cartId, idempotencyKey } = input;
  const { rest, requestId } = context;
  const body = toPaymentBody(input);
  const call = { params: { cart: cartId }, body, idempotencyKey, requestId };
  const place = () => rest.call(cartEndpoints.guestOrder, call);
  return once({ owner: { kind: 'guest', cartId }, key: idempotencyKey, body, place }, context);
};

/** Orders what the customer's cart holds. Magento: PUT /V1/carts/mine/order. */
export const placeCustomerOrder = async (
  input: CustomerCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> => {
  const { rest, requestId, session } = context;
  const { idempotencyKey } = input;
  const body = toPaymentBody(input);
  const call = { body, idempotencyKey, token: tokenOf(session), requestId };
  const place = () => rest.call(cartEndpoints.customerOrder, call);
  return once({ owner: { kind: 'customer' }, key: idempotencyKey, body, place }, context);
};
