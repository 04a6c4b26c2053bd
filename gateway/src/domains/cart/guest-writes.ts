import type { GatewayContext } from '../../context.ts';
import type {
  GuestCartItemAddInput,
  GuestCartItemRemoveInput,
  UserError,
} from '../../generated/types.ts';
import { toUserErrors } from '../../shared/user-errors.ts';
import { guestCartEndpoints } from '../../sources/commerce-rest/endpoints.ts';
import { ITEM_ADD_RULES, ITEM_REMOVE_RULES } from './errors.ts';
import { toCartItemBody, toCartLine, toEmptyCart } from './mappers.ts';
import type {
  CartOwner,
  GuestCartCreateModel,
  GuestCartItemAddModel,
  GuestCartItemRemoveModel,
} from './models.ts';

const guest = (cartId: string): CartOwner => ({ kind: 'guest', cartId });

/** One write of a cart at a time: Magento puts a line in twice when two adds meet. */
const write = async <T>(
  owner: CartOwner,
  { locks, loaders }: GatewayContext,
  job: () => Promise<T>,
): Promise<T> => {
  try {
    return await locks.run(`${owner.kind}:${owner.cartId}`, job);
  } finally {
    loaders.cart.forget(owner);
  }
};

/** Makes an empty guest cart. Magento: POST /V1/guest-carts. */
export const createGuestCart = async (
  clientMutationId: string | null,
  { rest, requestId, loaders }: GatewayContext,
): Promise<GuestCartCreateModel> => {
  try {
    const cartId = await rest.call(guestCartEndpoints.create, { body: {}, requestId });
    const owner = guest(cartId);
    loaders.cart.cart.prime(owner, toEmptyCart(owner));
    return { owner, clientMutationId, userErrors: [] };
  } catch (error) {
    return { owner: null, clientMutationId, userErrors: toUserErrors(error) };
  }
};

const tooFew: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'The quantity must be 1 or more.',
  field: ['quantity'],
  status: 400,
};

/** Adds a line. Magento: POST /V1/guest-carts/{cart}/items; it takes a quantity of 0 for 1, so that is refused here. */
export const addGuestCartItem = async (
  input: GuestCartItemAddInput,
  context: GatewayContext,
): Promise<GuestCartItemAddModel> => {
  if (input.quantity < 1) return { owner: null, line: null, userErrors: [tooFew] };
  const owner = guest(input.cartId);
  const body = toCartItemBody({ ...input, quoteId: input.quoteId ?? null });
  const call = { params: { cart: input.cartId }, body, requestId: context.requestId };
  try {
    const item = await write(owner, context, () =>
      context.rest.call(guestCartEndpoints.itemAdd, call),
    );
    return { owner, line: toCartLine(item), userErrors: [] };
  } catch (error) {
    return { owner: null, line: null, userErrors: toUserErrors(error, ITEM_ADD_RULES) };
  }
};

/** Takes a line out. Magento: DELETE /V1/guest-carts/{cart}/items/{item_id}. */
export const removeGuestCartItem = async (
  input: GuestCartItemRemoveInput,
  context: GatewayContext,
): Promise<GuestCartItemRemoveModel> => {
  const owner = guest(input.cartId);
  const params = { cart: input.cartId, item: input.lineId };
  try {
    await write(owner, context, () =>
      context.rest.call(guestCartEndpoints.itemRemove, { params, requestId: context.requestId }),
    );
    return { owner, userErrors: [] };
  } catch (error) {
    return { owner: null, userErrors: toUserErrors(error, ITEM_REMOVE_RULES) };
  }
};
