import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readExamples } from '../../src/routes/playground.ts';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from '../helpers/embedded-back-end.ts';
import { createLiveServer, type LiveServer } from '../helpers/live-server.ts';
import { PHOTO } from '../helpers/photo.ts';

let backEnd: EmbeddedBackEnd;
let deps: LiveServer['deps'];
let server: FastifyInstance;
let url: string;
let ann: string;
let bo: string;

async function ask(query: string, by?: string, variables: object = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(by === undefined ? { 'x-session': 'bearer' } : { authorization: `Bearer ${by}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function join(email: string): Promise<string> {
  const password = 'Passw0rd!23';
  await ask(
    'mutation ($email: String!, $password: String!) { customerCreate(input: { email: $email, password: $password, firstName: "A", lastName: "L" }) { userErrors { code } } }',
    undefined,
    { email, password },
  );
  const { data } = await ask(
    'mutation ($email: String!, $password: String!) { customerSignIn(input: { email: $email, password: $password }) { token } }',
    undefined,
    { email, password },
  );
  return data.customerSignIn.token;
}

beforeAll(async () => {
  backEnd = await startEmbeddedBackEnd();
  ({ deps, server } = await createLiveServer({ ...backEnd.env, CAPTCHA: 'off', NEWS_MS: '50' }));
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  ann = await join('ann@sell.test');
  bo = await join('bo@sell.test');
}, 120_000);

afterAll(async () => {
  await server?.close();
  await deps?.close();
  await backEnd?.[Symbol.asyncDispose]();
});

async function upload(by: string): Promise<{ id: string; path: string }> {
  const response = await fetch(`${url}/uploads/sell-photos?name=a.png`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${by}` },
    body: PHOTO,
  });
  return (await response.json()).photo;
}

const SUBMIT = `mutation ($photo: ID!, $key: ID!) {
  sellItemSubmit(input: { idempotencyKey: $key, contact: { phone: "555-0100" }, items: [{
    designer: "Chanel", category: "Handbags", model: "Classic Double Flap Medium", condition: "very-good",
    answers: [{ part: "exterior", answer: "Light corner rubbing" }], extras: ["Dust bag"], askingPrice: "5200", photoIds: [$photo]
  }] }) { submissionId items { id status allowedActions photos { path } askingPrice { amount } } userErrors { code field message } }
}`;
async function submit(by: string, key: string) {
  return (await ask(SUBMIT, by, { photo: (await upload(by)).id, key })).data.sellItemSubmit;
}

test('accepts a photo, submits once for a key, and shows the item to its owner only', async () => {
  const photo = await upload(ann);
  const variables = { photo: photo.id, key: 'first' };
  const first = (await ask(SUBMIT, ann, variables)).data.sellItemSubmit;
  expect(first).toMatchObject({
    userErrors: [],
    items: [
      {
        status: 'NEW_QUOTE_REQUESTED',
        allowedActions: ['WITHDRAW', 'EDIT'],
        photos: [{ path: photo.path }],
        askingPrice: { amount: '5200.00' },
      },
    ],
  });
  expect((await ask(SUBMIT, ann, variables)).data.sellItemSubmit).toEqual(first);
  const read = (by: string) =>
    fetch(url + photo.path, { headers: { authorization: `Bearer ${by}` } });
  expect((await read(ann)).headers.get('content-type')).toBe('image/jpeg');
  expect((await read(bo)).status).toBe(404);
});

test("returns lists, counts and items to their owner, and NOT_FOUND for another customer's item", async () => {
  const { items } = await submit(bo, 'second');
  const id = items[0].id;
  const { data } = await ask(
    `query ($id: ID!) {
      sellItems(filters: [NEW_QUOTE_REQUESTED], itemsPerPage: 100) { totalCount pageCount items { id } }
      sellItem(id: $id) { id history { move actor from status } }
      sellItemFilters { status label count }
    }`,
    bo,
    { id },
  );
  expect(data.sellItems).toEqual({ totalCount: 1, pageCount: 1, items: [{ id }] });
  expect(data.sellItem.history).toEqual([
    { move: 'submit', actor: 'CUSTOMER', from: null, status: 'NEW_QUOTE_REQUESTED' },
  ]);
  expect(data.sellItemFilters).toHaveLength(11);
  expect(data.sellItemFilters[0]).toEqual({
    status: 'NEW_QUOTE_REQUESTED',
    label: 'New Quote Requested',
    count: 1,
  });
  const other = await ask('query ($id: ID!) { sellItem(id: $id) { id } }', ann, { id });
  expect(other).toMatchObject({
    data: { sellItem: null },
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
  });
  const move = await ask(
    'mutation ($id: ID!) { sellItemUpdate(input: { itemId: $id, move: { status: QUOTE_DECLINED } }) { userErrors { code field } } }',
    ann,
    { id },
  );
  expect(move.data.sellItemUpdate.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['itemId'] }]);
});

test('makes a valid transition and returns a user error at the field for an invalid one', async () => {
  const { items } = await submit(ann, 'third');
  const update = async (change: string) =>
    (
      await ask(
        `mutation ($id: ID!) { sellItemUpdate(input: { itemId: $id, ${change} }) { item { status notes } userErrors { field } } }`,
        ann,
        { id: items[0].id },
      )
    ).data.sellItemUpdate;
  expect(await update('move: { status: PAID }')).toEqual({
    item: null,
    userErrors: [{ field: ['move', 'status'] }],
  });
  expect((await update('details: { notes: "Bought in 2019." }')).item.notes).toBe(
    'Bought in 2019.',
  );
  expect(await update('move: { status: QUOTE_DECLINED }')).toMatchObject({
    item: { status: 'QUOTE_DECLINED' },
    userErrors: [],
  });
  expect((await update('details: { notes: "x" }')).userErrors).toEqual([{ field: ['details'] }]);
});

const followed = readExamples().filter(({ isSubscription }) => isSubscription);
test.each(followed)('the example $name reports a change', async ({ query }) => {
  const { items } = await submit(ann, 'followed');
  const headers = { authorization: `Bearer ${ann}` };
  const client = createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 0 });
  const events = client.iterate({ query });
  const firstEvent = events.next();
  await vi.waitFor(
    async () => {
      const note = `Asked at ${performance.now()}.`;
      await ask(
        'mutation ($id: ID!, $note: String!) { sellItemUpdate(input: { itemId: $id, details: { notes: $note } }) { userErrors { code } } }',
        ann,
        { id: items[0].id, note },
      );
      const first = await Promise.race([firstEvent, sleep(100)]);
      expect(first?.value).toMatchObject({ data: { sellItemChanged: { id: items[0].id } } });
    },
    { timeout: 20_000 },
  );
  client.dispose();
});

test('saves, reads, replaces and deletes a draft across devices', async () => {
  const { id: photo } = await upload(ann);
  const save = async (variables: object) =>
    (
      await ask(
        'mutation ($input: SellDraftSaveInput!) { sellDraftSave(input: $input) { draft { id step items { designer askingPrice { amount } photos { id } } } userErrors { code } } }',
        ann,
        { input: variables },
      )
    ).data.sellDraftSave;
  const { draft, userErrors } = await save({
    step: 'photos',
    items: [{ designer: 'Chanel', askingPrice: '10', photoIds: [photo] }],
  });
  expect(userErrors).toEqual([]);
  expect(draft).toMatchObject({
    step: 'photos',
    items: [{ designer: 'Chanel', askingPrice: { amount: '10.00' }, photos: [{ id: photo }] }],
  });
  await save({ draftId: draft.id, items: [] });
  const list = async (by: string) =>
    (await ask('{ sellDrafts { id items { designer } } }', by)).data.sellDrafts;
  expect(await list(ann)).toEqual([{ id: draft.id, items: [] }]);
  expect(await list(bo)).toEqual([]);
  const forget = async (by: string) =>
    (
      await ask(
        'mutation ($id: ID!) { sellDraftDelete(input: { draftId: $id }) { isDeleted userErrors { code } } }',
        by,
        { id: draft.id },
      )
    ).data.sellDraftDelete;
  expect(await forget(bo)).toEqual({ isDeleted: false, userErrors: [{ code: 'NOT_FOUND' }] });
  expect(await forget(ann)).toEqual({ isDeleted: true, userErrors: [] });
});

test('maps rejections of packages to their field and returns NOT_FOUND for an unknown code', async () => {
  const { data } = await ask(
    `mutation {
      a: sellShipmentCreate(input: { itemIds: ["1"], carrier: UPS }) { userErrors { code field } }
      b: sellShipmentLabelEmail(input: { shipmentId: "77" }) { isSent userErrors { code field } }
      c: guestSellShipmentCreate(input: { email: "a@b.test", itemCodes: ["ABCD"], carrier: PREPAID,
           sender: { name: "Bo", line1: "5 Elm St", city: "Reno", postalCode: "89501" } }) { userErrors { code field } }
    }`,
    ann,
  );
  expect(data).toEqual({
    // Item 1 belongs to another customer.
    a: { userErrors: [{ code: 'NOT_FOUND', field: ['itemIds'] }] },
    b: { isSent: false, userErrors: [{ code: 'NOT_FOUND', field: ['shipmentId'] }] },
    c: { userErrors: [{ code: 'NOT_FOUND', field: ['itemCodes'] }] },
  });
});

test('estimates an item for guests', async () => {
  const { data, errors } = await ask(
    `{ sellTerms { categories conditions { code } questions { part } }
       sellDesigners { name path models { name } }
       sellEstimate(designer: "Chanel", model: "Classic Double Flap Medium", condition: "very-good") { cash { low { amount } high { amount } } typicalDaysToSell }
       none: sellEstimate(designer: "Nobody", model: "X", condition: "good") { category } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.sellTerms.categories).toContain('Handbags');
  expect(data.sellDesigners.map(({ name }: { name: string }) => name)).toContain('Chanel');
  expect(Number(data.sellEstimate.cash.low.amount)).toBeGreaterThan(0);
  expect(data.none).toBeNull();
});
