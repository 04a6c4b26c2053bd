import { WISHLIST_RULES } from '../../calls/errors/customer.ts';
import { attempt } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { UserError } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import { wishlistEndpoints } from '../../sources/commerce-rest/customer.ts';
import type { WishlistPayloadModel } from './mappers.ts';

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
async function change(
  productId: string,
  { session, loaders }: GatewayContext,
  send: (change: Change) => Promise<unknown>,
): Promise<WishlistPayloadModel> {
  const token = requireToken(session);
  if (!isNumericId(productId)) return { isChanged: false, userErrors: [NO_PRODUCT] };
  const { userErrors } = await attempt(async () => {
    const { id: customerId } = await loaders.customer.account();
    await send({ customerId, productId, token });
  }, WISHLIST_RULES);
  loaders.wishlist.clear();
  return { isChanged: userErrors.length === 0, userErrors };
}

/** The shop: PUT /V1/customer/addwishlist. */
function addItem(productId: string, context: GatewayContext) {
  return change(productId, context, ({ customerId, token }) => {
    const body = { customerId: Number(customerId), productId: Number(productId) };
    const { rest, requestId } = context;
    return rest.call(wishlistEndpoints.add, { body, token, requestId });
  });
}

/** The shop: DELETE /V1/customer/deletewishlist. */
function removeItem(productId: string, context: GatewayContext) {
  return change(productId, context, ({ customerId, token }) => {
    const { rest, requestId } = context;
    return rest.call(wishlistEndpoints.remove, {
      query: { customerId, productId },
      token,
      requestId,
    });
  });
}

/** The customer's favorites. */
export const wishlistResolvers: Resolvers = {
  Query: {
    wishlist: (_, _args, { loaders }) => loaders.wishlist.mine(),
  },
  Mutation: {
    wishlistItemAdd: (_, { input }, context) => addItem(input.productId, context),
    wishlistItemRemove: (_, { input }, context) => removeItem(input.productId, context),
  },
  WishlistPayload: {
    wishlist: ({ isChanged }, _args, { loaders }) => (isChanged ? loaders.wishlist.mine() : null),
  },
};
