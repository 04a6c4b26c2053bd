import { expect, test } from 'vitest';
import type { RestCall } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import {
  aDraftResponse,
  aSellItemResponse,
  aShipmentResponse,
} from '../../../test/helpers/sell-responses.ts';
import { createSession } from '../../session/session.ts';

const token = 't';
const signedIn = createSession({ customer: { token } });
const DETAILS = 'designer: "Chanel" category: "Handbags" model: "Flap" condition: "good"';
const details = { designer: 'Chanel', category: 'Handbags', model: 'Flap', condition: 'good' };
const SENDER = 'sender: { name: "Bo", line1: "5 Elm St", city: "Reno", postalCode: "89501" }';
const sender = {
  name: 'Bo',
  street: ['5 Elm St'],
  city: 'Reno',
  postcode: '89501',
  country_id: 'US',
};
const page = { items: [], total_count: 0, page: 2, items_per_page: 100, total_pages: 0 };

function run(source: string, calls: readonly RestCall[], response: unknown) {
  return runOperation(source, {
    rest: Object.fromEntries(calls.map(({ call }) => [call, response])),
    session: signedIn,
  });
}

test.each<readonly [string, RestCall, unknown]>([
  [
    `sellItemSubmit(input: { idempotencyKey: "k", items: [{ ${DETAILS} photoIds: ["p"] askingPrice: "5200.50" }], contact: { phone: "555" } })`,
    {
      call: 'POST /V1/sell/my/item',
      body: {
        items: [{ ...details, answers: [], extras: [], asking_price: 5200.5, photos: ['p'] }],
        contact: { telephone: '555' },
      },
      token,
      idempotencyKey: 'k',
    },
    { submission_id: 1, items: [] },
  ],
  [
    'sellItemUpdate(input: { itemId: "1", move: { status: QUOTE_ACCEPTED, payout: STORE_CREDIT, offerId: "9" } })',
    {
      call: 'PUT /V1/sell/my/item/1',
      body: { item: { status: 'quote_accepted', payout: 'store_credit', offer_id: 9 } },
      token,
    },
    aSellItemResponse(),
  ],
  [
    'sellItemUpdate(input: { itemId: "1", details: { notes: "", photoIds: ["p", "q"] } })',
    {
      call: 'PUT /V1/sell/my/item/1',
      body: { item: { notes: '', photos: ['p', 'q'] } },
      token,
    },
    aSellItemResponse(),
  ],
  [
    'sellShipmentCreate(input: { itemIds: ["1", "2"] })',
    {
      call: 'POST /V1/sell/my/shipment/',
      body: { shipment: { carrier: 'prepaid', items: [1, 2] } },
      token,
    },
    aShipmentResponse(),
  ],
  [
    `guestSellShipmentCreate(input: { email: "a@b.test" itemCodes: ["5CNZ-7DRT"] carrier: UPS trackingNumber: "1Z" ${SENDER} })`,
    {
      call: 'POST /V1/sell/guest/shipment/',
      body: {
        shipment: {
          carrier: 'ups',
          tracking_number: '1Z',
          sender,
          email: 'a@b.test',
          item_codes: ['5CNZ-7DRT'],
        },
      },
    },
    aShipmentResponse({ label_token: 'secret' }),
  ],
  [
    'sellShipmentLabelEmail(input: { shipmentId: "7" })',
    { call: 'POST /V1/sell/my/email-shpment-label/', body: { shipment_id: 7 }, token },
    true,
  ],
  [
    'sellDraftSave(input: { step: "photos", items: [{ photoIds: ["p"] }] })',
    {
      call: 'POST /V1/sell/my/draft',
      body: { draft: { step: 'photos', items: [{ photos: ['p'] }] } },
      token,
    },
    aDraftResponse(),
  ],
  [
    'sellDraftSave(input: { draftId: "3", items: [] })',
    { call: 'PUT /V1/sell/my/draft/3', body: { draft: { items: [] } }, token },
    aDraftResponse(),
  ],
  ['sellDraftDelete(input: { draftId: "3" })', { call: 'DELETE /V1/sell/my/draft/3', token }, true],
])('%s sends one call', async (field, call, response) => {
  const { data, errors, restCalls } = await run(
    `mutation { it: ${field} { userErrors { code } } }`,
    [call],
    response,
  );
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([]);
  expect(restCalls).toEqual([call]);
});

test.each<readonly [string, RestCall, unknown]>([
  [
    'sellItems(page: 2, itemsPerPage: 100, filters: [TO_SHIP, QUOTE_ACCEPTED]) { totalCount }',
    {
      call: 'GET /V1/sell/my/item?page=2&itemsPerPage=100&filters=to-ship%2Cquote_accepted',
      token,
    },
    page,
  ],
  [
    'sellPayouts { totalCount }',
    {
      call: 'GET /V1/sell/my/item?page=1&itemsPerPage=20&filters=waiting_for_payment%2Cpaid',
      token,
    },
    page,
  ],
  ['sellItem(id: "1") { id }', { call: 'GET /V1/sell/my/item/1', token }, aSellItemResponse()],
  ['sellItemFilters { count }', { call: 'GET /V1/sell/my/filters', token }, []],
  ['sellDesigners { name }', { call: 'GET /V1/selltous/designers' }, []],
  ['sellDrafts { id }', { call: 'GET /V1/sell/my/draft', token }, []],
  ['sellDraft(id: "3") { id }', { call: 'GET /V1/sell/my/draft/3', token }, aDraftResponse()],
])('%s sends one call', async (field, call, response) => {
  const { data, errors, restCalls } = await run(`{ it: ${field} }`, [call], response);
  expect(errors).toEqual([]);
  expect(data.it).toBeTruthy();
  expect(restCalls).toEqual([call]);
});

test('reads an item once when it is selected under two names', async () => {
  const call = { call: 'GET /V1/sell/my/item/1', token };
  const { restCalls } = await run(
    '{ a: sellItem(id: "1") { id } b: sellItem(id: "1") { status } }',
    [call],
    aSellItemResponse(),
  );
  expect(restCalls).toEqual([call]);
});

test('loads several items of an operation with one list call', async () => {
  const call = { call: 'GET /V1/sell/my/item?page=1&itemsPerPage=100', token };
  const { data, errors, restCalls } = await run(
    '{ a: sellItem(id: "1") { id } b: sellItem(id: "2") { id } c: sellItem(id: "3") { id } }',
    [call],
    {
      items: ['1', '2', '3'].map((item_id) => aSellItemResponse({ item_id })),
      total_count: 3,
      page: 1,
      items_per_page: 100,
      total_pages: 1,
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ a: { id: '1' }, b: { id: '2' }, c: { id: '3' } });
  expect(restCalls).toEqual([call]);
});

test('loads several drafts of an operation with one list call', async () => {
  const call = { call: 'GET /V1/sell/my/draft', token };
  const { data, restCalls } = await run(
    '{ a: sellDraft(id: "3") { id } b: sellDraft(id: "4") { id } }',
    [call],
    ['3', '4'].map((draft_id) => ({ ...aDraftResponse(), draft_id })),
  );
  expect(data).toEqual({ a: { id: '3' }, b: { id: '4' } });
  expect(restCalls).toEqual([call]);
});

test('returns the transitions that the owner may make and those with their own mutation', async () => {
  const actions = async (overrides: object) =>
    (
      await run(
        '{ sellItem(id: "1") { allowedActions moves { action status needs payouts } } }',
        [{ call: 'GET /V1/sell/my/item/1' }],
        aSellItemResponse(overrides),
      )
    ).data.sellItem;
  expect(await actions({})).toEqual({
    allowedActions: ['WITHDRAW', 'EDIT'],
    moves: [{ action: 'WITHDRAW', status: 'QUOTE_DECLINED', needs: null, payouts: [] }],
  });
  const accept = { action: 'accept', needs: 'payout' };
  const final = {
    status: 'offer_ready_for_review',
    allowed_actions: [
      { ...accept, status: 'waiting_for_payment', payouts: ['cash', 'store_credit'] },
      { ...accept, status: 'on_consignment', payouts: ['consign'] },
    ],
    next_action: { code: 'answer_offer', until: '2026-12-04 12:00:00' },
    shipment: aShipmentResponse(),
  };
  expect((await actions(final)).allowedActions).toEqual(['ACCEPT', 'EMAIL_LABEL']);
  const toShip = {
    status: 'quote_accepted',
    allowed_actions: [],
    next_action: { code: 'ship', until: '2026-12-04 12:00:00' },
  };
  expect((await actions(toShip)).allowedActions).toEqual(['SHIP']);
});

test('maps a rejection to the invalid field', async () => {
  const rejections = [
    [
      '"%fieldName" is required. Enter and try again.',
      { fieldName: 'photos' },
      ['items', 'photoIds'],
    ],
    ['We aren\'t accepting "%1" right now.', {}, ['items', 'designer']],
  ] as const;
  for (const [template, parameters, field] of rejections) {
    const { data } = await run(
      'mutation { sellItemSubmit(input: { idempotencyKey: "k", items: [] }) { submissionId items { id } userErrors { code field } } }',
      [{ call: 'POST /V1/sell/my/item' }],
      reject(400, template, parameters),
    );
    expect(data.sellItemSubmit).toEqual({
      submissionId: null,
      items: [],
      userErrors: [{ code: 'BAD_USER_INPUT', field }],
    });
  }
});

test('rejects a transition with details, or neither, without a call', async () => {
  for (const both of ['', 'move: { status: PAID }, details: { notes: "x" }']) {
    const { data, restCalls } = await run(
      `mutation { sellItemUpdate(input: { itemId: "1" ${both} }) { item { id } userErrors { code } } }`,
      [],
      null,
    );
    expect(data.sellItemUpdate).toEqual({ item: null, userErrors: [{ code: 'BAD_USER_INPUT' }] });
    expect(restCalls).toEqual([]);
  }
});

test("returns NOT_FOUND for another customer's item", async () => {
  const { data, errors } = await run(
    '{ sellItem(id: "2") { id } }',
    [{ call: 'GET /V1/sell/my/item/2' }],
    reject(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'itemId' }),
  );
  expect(data).toEqual({ sellItem: null });
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('returns null when the shop cannot estimate', async () => {
  const call = 'GET /V1/sell/estimate?designer=X&model=Y&condition=good';
  const field =
    '{ sellEstimate(designer: "X", model: "Y", condition: "good") { cash { low { amount } } } }';
  const range = { low: 2000, high: 4580.5 };
  const estimate = {
    designer: 'X',
    model: 'Y',
    category: 'Handbags',
    condition: 'good',
    cash: range,
    consign: range,
    store_credit: range,
    resale: range,
    typical_days_to_sell: 30,
  };
  const found = await run(field, [{ call }], estimate);
  expect(found.data.sellEstimate).toEqual({ cash: { low: { amount: '2000.00' } } });
  const unknown = reject(404, 'No such entity', { fieldName: 'designer' });
  expect((await run(field, [{ call }], unknown)).data).toEqual({ sellEstimate: null });
});

test('returns UNAUTHENTICATED to guests and sends no call', async () => {
  for (const field of [
    'sellItems { totalCount }',
    'sellItemFilters { count }',
    'sellDrafts { id }',
  ]) {
    const { errors, restCalls } = await runOperation(`{ ${field} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(restCalls).toEqual([]);
  }
});
