import { SELL_DRAFT_RULES } from '../../calls/errors/sell.ts';
import { notFound, write } from '../../calls/write.ts';
import type { GatewayContext } from '../../context.ts';
import { isNumericId } from '../../core/input.ts';
import type { SellDraftSaveInput } from '../../generated/types.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toContactBody, toDetailsBody } from './input-mappers.ts';
import { toDraft } from './mappers.ts';

/** The customer's drafts, the last saved first. */
export const readDrafts = async ({ reads }: GatewayContext) =>
  (await reads.authenticated(sellEndpoints.drafts)).map(toDraft);

/** One draft. @throws {CommerceError} 404 when it is not the customer's. */
export const readDraft = async (id: string, { reads }: GatewayContext) =>
  toDraft(await reads.authenticated(sellEndpoints.draft, { params: { draft: id } }));

const noDraft = notFound('draftId', 'There is no such draft.');

/** Makes a draft, or puts this one in its place. */
export const saveDraft = async (
  { draftId, step, items, contact }: SellDraftSaveInput,
  context: GatewayContext,
) => {
  if (draftId && !isNumericId(draftId)) return { draft: null, userErrors: [noDraft] };
  const draft = {
    items: items.map(toDetailsBody),
    ...(step ? { step } : {}),
    ...(contact ? { contact: toContactBody(contact) } : {}),
  };
  const call = { body: { draft }, rules: SELL_DRAFT_RULES };
  const { value, userErrors } = await (draftId
    ? write(context, sellEndpoints.draftReplace, { ...call, params: { draft: draftId } })
    : write(context, sellEndpoints.draftCreate, call));
  return { draft: value === null ? null : toDraft(value), userErrors };
};

/** Forgets a draft. */
export const deleteDraft = async (id: string, context: GatewayContext) => {
  if (!isNumericId(id)) return { isDeleted: false, userErrors: [noDraft] };
  const { value, userErrors } = await write(context, sellEndpoints.draftDelete, {
    params: { draft: id },
    rules: SELL_DRAFT_RULES,
  });
  return { isDeleted: value === true, userErrors };
};
