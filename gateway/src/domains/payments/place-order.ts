import { attempt } from '../../calls/attempt.ts';
import { PAYMENT_RULES } from '../../calls/errors/payments.ts';
import { oncePerKey } from '../../calls/idempotency.ts';
import { userErrorCode } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import type {
  CustomerCartOrderPlaceInput,
  GuestCartOrderPlaceInput,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { cartEndpoints, type PaymentBody } from '../../sources/commerce-rest/cart-endpoints.ts';
import { isServiceFailure } from '../../sources/service-failure.ts';
import { toPaymentBody } from './mappers.ts';
import type { OrderPlaceModel } from './models.ts';

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
  owner: CartOwner,
  since: number,
  context: GatewayContext,
): Promise<Placed | null> => {
  const cart = await context.loaders.cart.cart.load(owner);
  if (owner.kind === 'guest') return cart?.isActive === false ? { orderId: null } : null;
  if (cart !== null) return null;
  const orderId = await newestOrderSince(since, context);
  return orderId === null ? null : { orderId };
};

/** One try of an order. */
interface Try {
  readonly owner: CartOwner;
  readonly place: () => Promise<string>;
  /** Under this is kept when the key's first try was that nobody knows the end of. */
  readonly doubt: string;
}

/** When the first try began whose end nobody knows, in milliseconds since 1970; null when there is none. */
const doubtSince = ({ doubt }: Try, { orders }: GatewayContext, at: number | null = null) =>
  orders.get(
    doubt,
    async () => at,
    (known) => known !== null,
  );

/** Since when an order may stand although the call has failed; null when it cannot. */
const mayStandSince = async (
  error: unknown,
  { tried, began }: { readonly tried: Try; readonly began: number },
  context: GatewayContext,
): Promise<number | null> => {
  if (isServiceFailure(error)) return doubtSince(tried, context, began);
  return userErrorCode(error) === 'NO_ACTIVE_CART' ? doubtSince(tried, context) : null;
};

/**
 * Places the order. The back end may have placed it although no answer came, in this try or an earlier one of the
 * same key; then the cart, which is inactive or gone once it has become an order, and the customer's newest order tell
 * whether it stands.
 */
const placeOrLookUp = async (tried: Try, context: GatewayContext): Promise<Placed> => {
  const { owner, place } = tried;
  const began = Date.now();
  try {
    return { orderId: await context.loaders.cart.write(owner, place) };
  } catch (error) {
    const since = await mayStandSince(error, { tried, began }, context);
    if (since === null) throw error;
    const found = await lookUp(owner, since, context).catch(() => null);
    if (found === null) throw error;
    return found;
  }
};

const toModel = (
  owner: CartOwner,
  { value, userErrors }: Awaited<ReturnType<typeof attempt<{ orderId: string | null }>>>,
): OrderPlaceModel => ({
  isPlaced: value !== null,
  orderId: value?.orderId ?? null,
  guestCartId: owner.kind === 'guest' ? owner.cartId : null,
  userErrors,
});

interface Order {
  readonly owner: CartOwner;
  readonly key: string;
  readonly body: PaymentBody;
  readonly place: () => Promise<string>;
}

/** One order for each key. */
const once = async (order: Order, context: GatewayContext): Promise<OrderPlaceModel> => {
  const { owner, key, body } = order;
  const id = owner.kind === 'guest' ? owner.cartId : tokenOf(context.session);
  const who = `${owner.kind}:${id}`;
  const tried = { owner, place: order.place, doubt: `doubt:${who}:${key}` };
  return oncePerKey(
    {
      ...{ who, key, payload: body },
      run: async () =>
        toModel(owner, await attempt(() => placeOrLookUp(tried, context), PAYMENT_RULES)),
      isDone: ({ isPlaced }) => isPlaced,
      refused: (why) => toModel(owner, { value: null, userErrors: [why] }),
    },
    context,
  );
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
