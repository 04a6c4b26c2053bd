import { SELL_SUBMIT_RULES, SELL_UPDATE_RULES } from '../../calls/errors/sell.ts';
import { idempotencyKeyError } from '../../calls/idempotency.ts';
import { write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type { SellItemSubmitInput, SellItemUpdateInput, UserError } from '../../generated/types.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toContactBody, toDetailsBody, toMoveBody } from './input-mappers.ts';
import { toSellItem, toSubmission } from './mappers.ts';

const NOTHING_SUBMITTED = { submissionId: null, items: [] };

/** Offers items to the shop; the same key again gives the same submission. */
export const submitItems = async (
  { idempotencyKey, items, contact }: SellItemSubmitInput,
  context: GatewayContext,
) => {
  const refusal = idempotencyKeyError(idempotencyKey);
  if (refusal !== null) return { ...NOTHING_SUBMITTED, userErrors: [refusal] };
  const body = {
    items: items.map(toDetailsBody),
    ...(contact ? { contact: toContactBody(contact) } : {}),
  };
  const { value, userErrors } = await write(context, sellEndpoints.submit, {
    body,
    idempotencyKey,
    rules: SELL_SUBMIT_RULES,
  });
  return { ...(value === null ? NOTHING_SUBMITTED : toSubmission(value)), userErrors };
};

const otherOffer: UserError = {
  code: 'NOT_FOUND',
  message: 'There is no such offer.',
  field: ['move', 'offerId'],
  status: 404,
};

const oneOfTwo: UserError = {
  code: 'BAD_USER_INPUT',
  message: 'Give a move or details: one of the two.',
  field: ['move'],
  status: 400,
};

/** Makes a move of the owner's, or changes what a submission says. */
export const updateItem = async (
  { itemId, move, details }: SellItemUpdateInput,
  context: GatewayContext,
) => {
  if (Boolean(move) === Boolean(details)) return { item: null, userErrors: [oneOfTwo] };
  if (move?.offerId && !isNumericId(move.offerId)) return { item: null, userErrors: [otherOffer] };
  const item = { ...(move ? toMoveBody(move) : {}), ...(details ? toDetailsBody(details) : {}) };
  const { value, userErrors } = await write(context, sellEndpoints.update, {
    params: { item: itemId },
    body: { item },
    rules: SELL_UPDATE_RULES,
  });
  return { item: value === null ? null : toSellItem(value), userErrors };
};
