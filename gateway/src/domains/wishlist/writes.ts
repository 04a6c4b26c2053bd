import { attempt } from '../../calls/attempt.ts';
import { WISHLIST_RULES } from '../../calls/errors/wishlist.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type { UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { wishlistEndpoints } from '../../sources/commerce-rest/wishlist-endpoints.ts';
import type { WishlistPayloadModel } from './models.ts';

const NO_PRODUCT: UserError = {
  code: 'NOT_FOUND',
  message: 'There is no such product.',
  field: ['productId'],
  status: 404,
};

interface Change {
  readonly customerId: string;
  readonly productId: string;
  readonly token: string;
}

/** The customer is always the session's: a client cannot name one. */
const change = async (
  productId: string,
  { session, loaders }: GatewayContext,
  send: (change: Change) => Promise<unknown>,
): Promise<WishlistPayloadModel> => {
  const token = tokenOf(session);
  if (!isNumericId(productId)) return { isChanged: false, userErrors: [NO_PRODUCT] };
  const { userErrors } = await attempt(async () => {
    const { id: customerId } = await loaders.customer.account();
    await send({ customerId, productId, token });
  }, WISHLIST_RULES);
  loaders.wishlist.forget();
  return { isChanged: userErrors.length === 0, userErrors };
};

/** The shop: PUT /V1/customer/addwishlist. */
export const addItem = (productId: string, context: GatewayContext) =>
  change(productId, context, ({ customerId, token }) => {
    const body = { customerId: Number(customerId), productId: Number(productId) };
    const { rest, requestId } = context;
    return rest.call(wishlistEndpoints.add, { body, token, requestId });
  });

/** The shop: DELETE /V1/customer/deletewishlist. */
export const removeItem = (productId: string, context: GatewayContext) =>
  change(productId, context, ({ customerId, token }) => {
    const { rest, requestId } = context;
    return rest.call(wishlistEndpoints.remove, {
      query: { customerId, productId },
      token,
      requestId,
    });
  });
