import { expect, test } from 'vitest';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';

function run(source: string) {
  return runOperation(source, { session: createSession({ customer: { token: 't' } }) });
}

const ITEM = '{ designer: "d", category: "c", model: "m", condition: "good", photoIds: ["p"] }';

test.each([
  [
    `sellItemSubmit(input: { idempotencyKey: "ключ", items: [${ITEM}] })`,
    'BAD_USER_INPUT',
    ['idempotencyKey'],
  ],
  ['sellShipmentCreate(input: { itemIds: ["7", "abc"] })', 'NOT_FOUND', ['itemIds']],
  ['sellDraftSave(input: { draftId: "abc", items: [] })', 'NOT_FOUND', ['draftId']],
  ['sellDraftDelete(input: { draftId: "" })', 'NOT_FOUND', ['draftId']],
  ['sellShipmentLabelEmail(input: { shipmentId: "abc" })', 'NOT_FOUND', ['shipmentId']],
  ['sellItemUpdate(input: { itemId: "", details: { model: "m" } })', 'NOT_FOUND', ['itemId']],
  ['sellItemUpdate(input: { itemId: "abc", details: { model: "m" } })', 'NOT_FOUND', ['itemId']],
  [
    'sellItemUpdate(input: { itemId: "7", move: { status: PAID, offerId: "x" } })',
    'NOT_FOUND',
    ['move', 'offerId'],
  ],
])('rejects %s without a call', async (field, code, place) => {
  const source = `mutation { it: ${field} { userErrors { code field } } }`;
  const { data, errors, restCalls } = await run(source);
  expect([data.it.userErrors, errors, restCalls]).toEqual([[{ code, field: place }], [], []]);
});

test("rejects a draft with another customer's photo as the back end does", async () => {
  const photo = 'Photo "%1" was not found. Please add it again.';
  const { data, errors } = await runOperation(
    'mutation { it: sellDraftSave(input: { items: [{ photoIds: ["theirs"] }] }) { draft { id } userErrors { code message field } } }',
    {
      session: createSession({ customer: { token: 't' } }),
      rest: { 'POST /V1/sell/my/draft': reject(400, photo) },
    },
  );
  const userErrors = [{ code: 'BAD_USER_INPUT', message: photo, field: ['items', 'photoIds'] }];
  expect([data.it, errors]).toEqual([{ draft: null, userErrors }, []]);
});

test.each(['sellItem(id: "")', 'sellItem(id: "abc")', 'sellDraft(id: "abc")'])(
  'does not find %s, and asks the back end for nothing',
  async (field) => {
    const { errors, restCalls } = await run(`{ ${field} { id } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(restCalls).toEqual([]);
  },
);
