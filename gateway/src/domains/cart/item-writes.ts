import { attempt } from '../../calls/attempt.ts';
import { ITEM_ADD_RULES, ITEM_REMOVE_RULES } from '../../calls/errors/cart.ts';
import type { GatewayContext } from '../../context.ts';
import type { CartOwner } from '../../core/cart-owner.ts';
import { isNumericId } from '../../core/input.ts';
import type { UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { cartEndpoints } from '../../sources/commerce-rest/cart-endpoints.ts';
import { toCartItemBody, toCartLine, toEmptyCart } from './mappers.ts';
import type {
  CartItemAddModel,
  CartPayloadModel,
  CustomerCartCreateModel,
  GuestCartCreateModel,
} from './models.ts';

/** Makes an empty guest cart. Magento: POST /V1/guest-carts. */
export const createGuestCart = async (
  clientMutationId: string | null,
  { rest, requestId, loaders }: GatewayContext,
): Promise<GuestCartCreateModel> => {
  const { value: cartId, userErrors } = await attempt(() =>
    rest.call(cartEndpoints.guestCreate, { body: {}, requestId }),
  );
  if (cartId === null) return { owner: null, clientMutationId, userErrors };
  const owner: CartOwner = { kind: 'guest', cartId };
  loaders.cart.cart.prime(owner, toEmptyCart(owner, cartId));
  return { owner, clientMutationId, userErrors };
};

/** Makes the customer's cart, or finds it. Magento: POST /V1/carts/mine. */
export const createCustomerCart = async (
  clientMutationId: string | null,
  { rest, requestId, loaders, session }: GatewayContext,
): Promise<CustomerCartCreateModel> => {
  const owner: CartOwner = { kind: 'customer' };
  const token = tokenOf(session);
  const { value, userErrors } = await attempt(() =>
    loaders.cart.write(owner, () =>
      rest.call(cartEndpoints.customerCreate, { body: {}, token, requestId }),
    ),
  );
  return { owner: value === null ? null : owner, clientMutationId, userErrors };
};

const tooFew: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'The quantity must be 1 or more.',
  field: ['quantity'],
  status: 400,
};

/** What adding a line takes. */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
  readonly quoteId: string | null;
}

/** Adds a line. Magento: POST …/items; it takes a quantity of 0 for 1, so that is refused here. */
export const addItem = async (
  owner: CartOwner,
  line: NewLine,
  { loaders, quoteOptionId }: GatewayContext,
): Promise<CartItemAddModel> => {
  if (line.quantity < 1) return { owner: null, line: null, userErrors: [tooFew] };
  const cartId = owner.kind === 'guest' ? owner.cartId : null;
  const body = toCartItemBody({ ...line, cartId, quoteOptionId });
  const { value, userErrors } = await attempt(
    () =>
      loaders.cart.write(owner, () => loaders.cart.send(owner, ({ itemAdd }) => itemAdd, { body })),
    ITEM_ADD_RULES,
  );
  return value === null
    ? { owner: null, line: null, userErrors }
    : { owner, line: toCartLine(value), userErrors };
};

const noLine: UserError = {
  code: 'NOT_FOUND',
  message: 'There is no such line in the shopping bag.',
  field: ['lineId'],
  status: 404,
};

/** Takes a line out. Magento: DELETE …/items/{item_id}. */
export const removeItem = async (
  owner: CartOwner,
  lineId: string,
  { loaders }: GatewayContext,
): Promise<CartPayloadModel> => {
  if (!isNumericId(lineId)) return { owner: null, userErrors: [noLine] };
  const { value, userErrors } = await attempt(
    () =>
      loaders.cart.write(owner, () =>
        loaders.cart.send(owner, ({ itemRemove }) => itemRemove, { params: { item: lineId } }),
      ),
    ITEM_REMOVE_RULES,
  );
  return { owner: value === null ? null : owner, userErrors };
};
