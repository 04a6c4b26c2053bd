import type { GatewayContext } from '../../context.ts';
import type {
  CustomerCartOrderPlaceInput,
  GuestCartOrderPlaceInput,
  UserError,
} from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { PAYMENT_RULES } from '../../shared/errors/payments.ts';
import { cartEndpoints } from '../../sources/commerce-rest/cart-endpoints.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';
import { toPaymentBody } from './mappers.ts';
import type { OrderPlaceModel } from './models.ts';

type Owner = { readonly kind: 'guest'; readonly cartId: string } | { readonly kind: 'customer' };

/** The back end may have placed the order although no answer came. */
const isInDoubt = (error: unknown): boolean =>
  error instanceof UpstreamError && error.fault !== 'NOT_SUPPORTED';

/**
 * Places the order. When no answer comes, the cart tells whether the order stands: a cart that has become an
 * order is inactive (a guest's) or gone (a customer's).
 */
const placeOrLookUp = async (
  owner: Owner,
  { loaders: { cart } }: GatewayContext,
  place: () => Promise<string>,
): Promise<{ readonly orderId: string | null }> => {
  try {
    return { orderId: await cart.write(owner, place) };
  } catch (error) {
    if (!isInDoubt(error)) throw error;
    const left = await cart.cart.load(owner).catch(() => {
      throw error;
    });
    const isPlaced = owner.kind === 'guest' ? left?.isActive === false : left === null;
    if (!isPlaced) throw error;
    return { orderId: null };
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

const keyMissing: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'The idempotency key must not be empty.',
  field: ['idempotencyKey'],
  status: 400,
};

/** One order for each key: a second try gets the first one's answer, also while that is under way. */
const once = (
  order: { readonly owner: Owner; readonly key: string; readonly place: () => Promise<string> },
  context: GatewayContext,
): Promise<OrderPlaceModel> => {
  const { owner, key, place } = order;
  if (key.trim() === '') {
    return Promise.resolve(toModel(owner, { value: null, userErrors: [keyMissing] }));
  }
  const who = owner.kind === 'guest' ? owner.cartId : tokenOf(context.session);
  const run = async () =>
    toModel(owner, await attempt(() => placeOrLookUp(owner, context, place), PAYMENT_RULES));
  return context.orders.get(`${owner.kind}:${who}:${key}`, run, ({ isPlaced }) => isPlaced);
};

/** Orders what a guest's cart holds. Magento: POST /V1/guest-carts/{cart}/payment-information. */
export const placeGuestOrder = (
  input: GuestCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> => {
  const { cartId, idempotencyKey: key } = input;
  const { rest, requestId } = context;
  const call = { params: { cart: cartId }, body: toPaymentBody(input), requestId };
  const place = () => rest.call(cartEndpoints.guestOrder, call);
  return once({ owner: { kind: 'guest', cartId }, key, place }, context);
};

/** Orders what the customer's cart holds. Magento: PUT /V1/carts/mine/order. */
export const placeCustomerOrder = async (
  input: CustomerCartOrderPlaceInput,
  context: GatewayContext,
): Promise<OrderPlaceModel> => {
  const { rest, requestId, session } = context;
  const call = { body: toPaymentBody(input), token: tokenOf(session), requestId };
  const place = () => rest.call(cartEndpoints.customerOrder, call);
  return once({ owner: { kind: 'customer' }, key: input.idempotencyKey, place }, context);
};
