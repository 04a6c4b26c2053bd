import type { GatewayContext } from '../../context.ts';
import type { SellDraftSaveInput, UserError } from '../../generated/types.ts';
import { tokenOf } from '../../session/session.ts';
import { attempt } from '../../shared/attempt.ts';
import { SELL_DRAFT_RULES } from '../../shared/errors/sell.ts';
import { isNumericId } from '../../shared/input.ts';
import { sellEndpoints } from '../../sources/commerce-rest/sell-endpoints.ts';
import { toContactBody, toDetailsBody } from './input-mappers.ts';
import { toDraft } from './mappers.ts';

/** The customer's drafts, the last saved first. */
export const readDrafts = async ({ reads }: GatewayContext) =>
  (await reads.own(sellEndpoints.drafts)).map(toDraft);

/** One draft. @throws {CommerceError} 404 when it is not the customer's. */
export const readDraft = async (id: string, { reads }: GatewayContext) =>
  toDraft(await reads.own(sellEndpoints.draft, { params: { draft: id } }));

const noDraft: UserError = {
  code: 'NOT_FOUND',
  message: 'There is no such draft.',
  field: ['draftId'],
  status: 404,
};

/** Makes a draft, or puts this one in its place. */
export const saveDraft = async (
  { draftId, step, items, contact }: SellDraftSaveInput,
  { rest, requestId, session }: GatewayContext,
) => {
  const token = tokenOf(session);
  if (draftId && !isNumericId(draftId)) return { draft: null, userErrors: [noDraft] };
  const draft = {
    items: items.map(toDetailsBody),
    ...(step ? { step } : {}),
    ...(contact ? { contact: toContactBody(contact) } : {}),
  };
  const call = { body: { draft }, token, requestId };
  const { value, userErrors } = await attempt(
    () =>
      draftId
        ? rest.call(sellEndpoints.draftReplace, { ...call, params: { draft: draftId } })
        : rest.call(sellEndpoints.draftCreate, call),
    SELL_DRAFT_RULES,
  );
  return { draft: value === null ? null : toDraft(value), userErrors };
};

/** Forgets a draft. */
export const deleteDraft = async (id: string, { rest, requestId, session }: GatewayContext) => {
  const token = tokenOf(session);
  if (!isNumericId(id)) return { isDeleted: false, userErrors: [noDraft] };
  const { value, userErrors } = await attempt(
    () => rest.call(sellEndpoints.draftDelete, { params: { draft: id }, token, requestId }),
    SELL_DRAFT_RULES,
  );
  return { isDeleted: value === true, userErrors };
};
