import { expect, test } from 'vitest';
import { createSession } from '../../session/session.ts';
import { runOperation } from '../../testing/run-operation.ts';

const run = (source: string) =>
  runOperation(source, { session: createSession({ customer: { token: 't' } }) });

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
  [
    'sellItemUpdate(input: { itemId: "7", move: { status: PAID, offerId: "x" } })',
    'NOT_FOUND',
    ['move', 'offerId'],
  ],
])('%s is refused without a call', async (field, code, place) => {
  const source = `mutation { it: ${field} { userErrors { code field } } }`;
  const { data, errors, restCalls } = await run(source);
  expect([data.it.userErrors, errors, restCalls]).toEqual([[{ code, field: place }], [], []]);
});

test('a change of no item names the empty id', async () => {
  const field = 'sellItemUpdate(input: { itemId: "", details: { model: "m" } })';
  const { data, errors } = await run(`mutation { it: ${field} { userErrors { code field } } }`);
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: ['itemId'] }]);
});

test('an item without an id is bad input, not a fault of the gateway', async () => {
  const { errors } = await run('{ sellItem(id: "") { id } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
