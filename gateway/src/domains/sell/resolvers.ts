import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { QuerySellEstimateArgs } from '../../generated/types.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toAllowedActions, toLabelPath, toPhotoPath } from './mappers.ts';
import { followItems, toNews } from './news.ts';
import { sellMutations } from './writes.ts';

/** Null when the shop does not know the designer or the model. */
async function estimate(
  { designer, model, condition }: QuerySellEstimateArgs,
  { reads }: GatewayContext,
) {
  try {
    const query = { designer, model, condition };
    return await reads.anonymous(sellEndpoints.estimate, { query });
  } catch (error) {
    const isUnknown =
      error instanceof CommerceError &&
      error.status === 404 &&
      ['designer', 'model'].includes(String(error.parameter('fieldName')));
    if (isUnknown) return null;
    throw error;
  }
}

export const sellResolvers: Resolvers = {
  Query: {
    sellItems: (_, args, { loaders }) => loaders.sell.list(args),
    sellItem: (_, { id }, { loaders }) => loaders.sell.item(id),
    sellItemFilters: (_, _args, { reads }) => reads.authenticated(sellEndpoints.filters),
    sellPayouts: (_, args, { loaders }) =>
      loaders.sell.list({ ...args, filters: ['WAITING_FOR_PAYMENT', 'PAID'] }),
    sellDesigners: (_, _args, { loaders }) => loaders.sell.designers(),
    sellEstimate: (_, args, context) => estimate(args, context),
    sellTerms: (_, _args, { loaders }) => loaders.sell.terms(),
    sellDrafts: (_, _args, { loaders }) => loaders.sell.drafts(),
    sellDraft: (_, { id }, { loaders }) => loaders.sell.draft(id),
  },
  Mutation: sellMutations,
  Subscription: {
    sellItemChanged: {
      subscribe: (_, { itemId }, context) => followItems(itemId ?? null, context),
      // The stitched schema hands on whatever the iterable gives.
      resolve: (entry: unknown, _args: unknown, context: GatewayContext) => toNews(entry, context),
    },
  },
  SellItem: { allowedActions: toAllowedActions },
  SellPhoto: { path: toPhotoPath },
  SellShipment: { labelPath: toLabelPath },
  SellOffer: {
    consignPrice: ({ consignPriceLow: low, consignPriceHigh: high }) => ({ low, high }),
    consignReceive: ({ consignLow: low, consignHigh: high }) => ({ low, high }),
  },
  SellConsignment: {
    // A search service that is down must not blank an item.
    product: ({ sku }, _args, { loaders }) =>
      sku ? loaders.catalog.products.bySku.load(sku).catch(() => null) : null,
  },
};
