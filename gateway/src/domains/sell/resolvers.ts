import {
  SELL_DRAFT_RULES,
  SELL_SHIPMENT_RULES,
  SELL_SUBMIT_RULES,
  SELL_UPDATE_RULES,
} from '../../calls/errors/sell.ts';
import { idempotencyKeyError } from '../../calls/idempotency.ts';
import { write } from '../../calls/rest-calls.ts';
import { invalid, notFound } from '../../calls/user-errors.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import type {
  QuerySellEstimateArgs,
  SellContactInput,
  SellItemDetailsInput,
  SellItemInput,
} from '../../generated/types.ts';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import {
  toAllowedActions,
  toContactBody,
  toDetailsBody,
  toGuestParcelBody,
  toLabelBody,
  toLabelPath,
  toParcelBody,
  toPhotoPath,
  toTransitionBody,
} from './mappers.ts';
import { followItems, toNews } from './news.ts';

const noItem = notFound('itemId', 'Item not found.');
const noDraft = notFound('draftId', 'Draft not found.');

const NOTHING_SUBMITTED = { submissionId: null, items: [] };

const otherOffer = notFound('move.offerId', 'Offer not found.');

const oneOfTwo = invalid('move', 'Provide either move or details, not both.');

interface Submission {
  readonly items: readonly (SellItemInput | SellItemDetailsInput)[];
  readonly contact?: SellContactInput | null;
}

function toSubmissionBody({ items, contact }: Submission) {
  return { items: items.map(toDetailsBody), ...(contact && { contact: toContactBody(contact) }) };
}

const sellMutations: MutationResolvers = {
  sellDraftSave: async (_, { input: { draftId, step, ...submission } }, context) => {
    if (draftId && !isNumericId(draftId)) return { draft: null, userErrors: [noDraft] };
    const draft = { ...toSubmissionBody(submission), ...(step && { step }) };
    const call = { body: { draft }, rules: SELL_DRAFT_RULES };
    const { value, userErrors } = await (draftId
      ? write(context, sellEndpoints.draftReplace, { ...call, params: { draft: draftId } })
      : write(context, sellEndpoints.draftCreate, call));
    return { draft: value, userErrors };
  },
  sellDraftDelete: async (_, { input: { draftId: id } }, context) => {
    if (!isNumericId(id)) return { isDeleted: false, userErrors: [noDraft] };
    const { value, userErrors } = await write(context, sellEndpoints.draftDelete, {
      params: { draft: id },
      rules: SELL_DRAFT_RULES,
    });
    return { isDeleted: value === true, userErrors };
  },
  /** Submits items; the same idempotency key returns the same submission. */
  sellItemSubmit: async (_, { input: { idempotencyKey, ...submission } }, context) => {
    const keyError = idempotencyKeyError(idempotencyKey);
    if (keyError !== null) return { ...NOTHING_SUBMITTED, userErrors: [keyError] };
    const { value, userErrors } = await write(context, sellEndpoints.submit, {
      body: toSubmissionBody(submission),
      idempotencyKey,
      rules: SELL_SUBMIT_RULES,
    });
    return { ...(value ?? NOTHING_SUBMITTED), userErrors };
  },
  /** Performs a transition, or updates the details of an item. */
  sellItemUpdate: async (_, { input: { itemId, move, details } }, context) => {
    if (Boolean(move) === Boolean(details)) return { item: null, userErrors: [oneOfTwo] };
    if (!isNumericId(itemId)) return { item: null, userErrors: [noItem] };
    if (move?.offerId && !isNumericId(move.offerId))
      return { item: null, userErrors: [otherOffer] };
    const item = { ...(move && toTransitionBody(move)), ...(details && toDetailsBody(details)) };
    const { value, userErrors } = await write(context, sellEndpoints.update, {
      params: { item: itemId },
      body: { item },
      rules: SELL_UPDATE_RULES,
    });
    return { item: value, userErrors };
  },
  sellShipmentCreate: async (_, { input: { itemIds, ...input } }, context) => {
    if (!itemIds.every(isNumericId)) {
      return { shipment: null, userErrors: [notFound('itemIds', 'Item not found.')] };
    }
    const shipment = { ...toParcelBody(input), items: itemIds.map(Number) };
    const call = { body: { shipment }, rules: SELL_SHIPMENT_RULES };
    const { value, userErrors } = await write(context, sellEndpoints.ship, call);
    return { shipment: value, userErrors };
  },
  guestSellShipmentCreate: async (_, { input }, context) => {
    const body = { shipment: toGuestParcelBody(input) };
    const call = { body, as: 'guest', rules: SELL_SHIPMENT_RULES } as const;
    const { value, userErrors } = await write(context, sellEndpoints.shipAsGuest, call);
    return { shipment: value, userErrors };
  },
  sellShipmentLabelEmail: async (_, { input: { shipmentId } }, context) => {
    if (!isNumericId(shipmentId)) {
      return { isSent: false, userErrors: [notFound('shipmentId', 'Shipment not found.')] };
    }
    const { value, userErrors } = await write(context, sellEndpoints.emailLabel, {
      body: toLabelBody(shipmentId),
      rules: SELL_SHIPMENT_RULES,
    });
    return { isSent: value === true, userErrors };
  },
};

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
