import { WISHLIST_RULES } from '../../calls/errors/customer.ts';
import { attempt, write } from '../../calls/rest-calls.ts';
import { notFound, userError } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { UserError } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import {
  type WishlistChangeResponse,
  wishlistAdd,
  wishlistRemove,
} from '../../sources/commerce-graphql/customer-operations.ts';
import { wishlistEndpoints } from '../../sources/commerce-rest/customer.ts';
import { toPublicMessage } from '../../sources/commerce-rest/errors.ts';
import type { WishlistPayloadModel } from './loaders.ts';

const NO_PRODUCT = notFound('productId', 'Product not found.');

function rejected(...userErrors: readonly UserError[]): WishlistPayloadModel {
  return { isChanged: false, userErrors };
}

/** The customer always comes from the session: clients cannot specify one. */
async function changeByModule(
  productId: string,
  action: 'add' | 'remove',
  context: GatewayContext,
): Promise<WishlistPayloadModel> {
  const { loaders } = context;
  const account = await attempt(() => loaders.customer.account());
  if (account.value === null) return rejected(...account.userErrors);
  const { id: customerId } = account.value;
  const { userErrors } =
    action === 'add'
      ? await write(context, wishlistEndpoints.add, {
          body: { customerId: Number(customerId), productId: Number(productId) },
          rules: WISHLIST_RULES,
        })
      : await write(context, wishlistEndpoints.remove, {
          query: { customerId, productId },
          rules: WISHLIST_RULES,
        });
  loaders.wishlist.clear();
  return { isChanged: userErrors.length === 0, userErrors };
}

/** Magento's GraphQL identifies products by SKU and entries by their ids. Its response contains the changed list. */
async function changeByGraphql(
  productId: string,
  action: 'add' | 'remove',
  { customerGraphql, loaders, requestId, session }: GatewayContext,
): Promise<WishlistPayloadModel> {
  const caller = { token: requireToken(session), requestId };
  const finish = ({ wishlist, user_errors: [failure] }: WishlistChangeResponse) => {
    loaders.wishlist.prime(wishlist);
    if (failure === undefined) return { isChanged: true, userErrors: [] };
    if (failure.code === 'PRODUCT_NOT_FOUND') return rejected(NO_PRODUCT);
    const message = toPublicMessage(failure.message);
    return rejected(userError('BAD_USER_INPUT', message, 'productId', 200));
  };
  if (action === 'add') {
    const product = await loaders.catalog.products.byId.load(productId);
    if (product === null) return rejected(NO_PRODUCT);
    const variables = { items: [{ sku: product.sku, quantity: 1 }] };
    const response = await customerGraphql.run(wishlistAdd, { ...caller, variables });
    return finish(response.addProductsToWishlist);
  }
  const { items, listId: list } = await loaders.wishlist.mine();
  const ids = items.filter((item) => item.productId === productId).map(({ id }) => id);
  if (ids.length === 0) return rejected(NO_PRODUCT);
  const variables = { list, ids };
  const response = await customerGraphql.run(wishlistRemove, { ...caller, variables });
  return finish(response.removeProductsFromWishlist);
}

function change(productId: string, action: 'add' | 'remove', context: GatewayContext) {
  if (!isNumericId(productId)) return rejected(NO_PRODUCT);
  return context.capabilities.getProvider('WISHLIST') === 'GRAPHQL'
    ? changeByGraphql(productId, action, context)
    : changeByModule(productId, action, context);
}

export const wishlistResolvers: Resolvers = {
  Query: {
    wishlist: (_, _args, { loaders }) => loaders.wishlist.mine(),
  },
  Mutation: {
    wishlistItemAdd: (_, { input }, context) => change(input.productId, 'add', context),
    wishlistItemRemove: (_, { input }, context) => change(input.productId, 'remove', context),
  },
  WishlistPayload: {
    wishlist: ({ isChanged }, _args, { loaders }) => (isChanged ? loaders.wishlist.mine() : null),
  },
};
