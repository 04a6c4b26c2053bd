import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { printUnifiedSchema } from '../../codegen/schema.ts';
import { policies } from '../../src/graphql/sdl.ts';
import { type EmbeddedShop, startEmbeddedShop } from '../helpers/embedded-shop.ts';
import type { OperationData, OperationResponse } from '../helpers/operation-data.ts';
import { PHOTO } from '../helpers/photo.ts';
import { type Give, type RootOperation, rootOperations } from './root-operations.ts';

const schema = buildSchema(printUnifiedSchema());

const audiences = new Map(
  [...policies.fields.values()].map(({ name, audience }) => [name, audience]),
);
function isPublic(name: string): boolean {
  return audiences.get(name) === 'ANYONE';
}

/** Stands in everything of Ann's that can hold a text, so that it shows where it must not. */
const CANARY = 'Annscanary';
const ANN = 'annscanary@example.test';

let shop: EmbeddedShop;
let ann: string;
let bob: string;
/** What is Ann's, by root field and argument, as it stands in a document. */
const annsIds: Record<string, string> = {};
let sku: string;

const isNamed = /^(email|emailAddress|username)$/;
const give: Give = (root, name) => {
  const id = annsIds[`${root}.${name}`];
  if (id !== undefined) return JSON.stringify(id);
  if (isNamed.test(name)) return '"nobody@example.test"';
  if (name === 'sku') return JSON.stringify(sku);
  if (root === 'sellItemUpdate' && name === 'move') return '{ status: QUOTE_DECLINED }';
  if (name === 'country') return '"US"';
  return null;
};

async function one(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await shop.ask(query, variables, ann);
  expect(errors).toBeUndefined();
  expect(data.it.userErrors).toEqual([]);
  return data.it;
}

const ADDRESS = `{ firstName: "${CANARY}", lastName: "Lee", line1: "1 ${CANARY} St", city: "Los Angeles", region: "California", regionId: "12", regionCode: "CA", postalCode: "90001", country: "US", phone: "555-0100" }`;

async function buy(item: string) {
  await one('mutation { it: customerCartCreate { userErrors { message } } }');
  await one(
    'mutation ($sku: ID!) { it: customerCartItemAdd(input: { sku: $sku }) { userErrors { message } } }',
    { sku: item },
  );
  await one(
    `mutation { it: customerCartShippingInformationSet(input: { carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: ${ADDRESS}, billingAddress: ${ADDRESS} }) { userErrors { message } } }`,
  );
  await one(
    'mutation { it: customerCartOrderPlace(input: { idempotencyKey: "one", paymentMethod: { code: "checkmo" } }) { userErrors { message } } }',
  );
  const { data } = await shop.ask('{ customerOrders { orders { id } } }', {}, ann);
  return data.customerOrders.orders[0].id;
}

async function giveAnnThings() {
  const { data } = await shop.ask('{ productSearch(pageSize: 4) { products { id sku } } }');
  const [first, second, third] = data.productSearch.products;
  sku = third.sku;
  annsIds['wishlistItemRemove.productId'] = first.id;
  await one(
    'mutation ($id: ID!) { it: wishlistItemAdd(input: { productId: $id }) { userErrors { message } } }',
    { id: first.id },
  );
  const alert = await one(
    'mutation ($sku: ID!) { it: priceAlertAdd(input: { sku: $sku }) { priceAlert { id } userErrors { message } } }',
    { sku: first.sku },
  );
  annsIds['priceAlertRemove.id'] = alert.priceAlert.id;
  const search = await one(
    `mutation { it: savedSearchAdd(input: { name: "${CANARY}", query: "/search?term=bag" }) { savedSearch { id } userErrors { message } } }`,
  );
  annsIds['savedSearchRemove.id'] = search.savedSearch.id;
  await one(
    `mutation { it: customerAddressCreate(input: { address: ${ADDRESS} }) { userErrors { message } } }`,
  );
  const { data: mine } = await shop.ask('{ customer { addresses { id } } }', {}, ann);
  const [address] = mine.customer.addresses;
  for (const root of ['Delete', 'Update']) {
    annsIds[`customerAddress${root}.id`] = address.id;
    annsIds[`customerAddress${root}.addressId`] = address.id;
  }
  annsIds['customerDefaultAddressSet.id'] = address.id;
  annsIds['customerDefaultAddressSet.addressId'] = address.id;
  const order = await buy(second.sku);
  // That it is sold shows a moment later in lists; what follows compares views.
  await vi.waitFor(
    async () => {
      const query = '{ customerOrders { orders { items { product { availability } } } } }';
      const response = await shop.ask(query, {}, ann);
      expect(JSON.stringify(response)).toContain('RECENTLY_SOLD');
    },
    { timeout: 30_000, interval: 250 },
  );
  await one('mutation { it: customerCartCreate { userErrors { message } } }');
  await one(
    'mutation ($sku: ID!) { it: customerCartItemAdd(input: { sku: $sku }) { userErrors { message } } }',
    { sku: first.sku },
  );
  for (const root of ['order.id', 'customerOrder.id', 'customerReturnRequest.orderId'])
    annsIds[root] = order;
  const draft = await one(
    `mutation { it: sellDraftSave(input: { items: [{ designer: "Chanel", notes: "${CANARY}" }] }) { draft { id } userErrors { message } } }`,
  );
  for (const root of [
    'sellDraft.id',
    'sellDraftDelete.id',
    'sellDraftDelete.draftId',
    'sellDraftSave.draftId',
  ])
    annsIds[root] = draft.draft.id;
  await offerItem();
}

async function offerItem() {
  const response = await fetch(new URL('/uploads/sell-photos?name=a.png', shop.url), {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${ann}` },
    body: PHOTO,
  });
  const { photo } = await response.json();
  const { items } = await one(
    `mutation ($photo: ID!) { it: sellItemSubmit(input: { idempotencyKey: "one", items: [{ designer: "Chanel", category: "Handbags", model: "Classic Double Flap Medium", condition: "very-good", notes: "${CANARY}", photoIds: [$photo] }] }) { items { id } userErrors { message } } }`,
    { photo: photo.id },
  );
  const roots = [
    'sellItem.id',
    'sellItemUpdate.itemId',
    'sellItemChanged.itemId',
    'sellShipmentCreate.itemIds',
  ];
  for (const root of roots) annsIds[root] = items[0].id;
}

/** Runs the operation of a root field; of a subscription, the first event. */
function askRoot({ kind, text }: RootOperation, token?: string): Promise<OperationResponse> {
  return kind === 'subscription' ? shop.follow(text, token) : shop.ask(text, {}, token);
}

/** Changes Ann's item, as soon as it is followed. */
async function touchItem() {
  const id = annsIds['sellItem.id'];
  await one(
    'mutation ($id: ID!) { it: sellItemUpdate(input: { itemId: $id, details: { model: "Flap" } }) { userErrors { message } } }',
    { id },
  );
}

/** Everything that Ann can see of hers. */
async function annsView(operations: readonly RootOperation[]) {
  // A token is new in each response.
  const isStable = ({ name, kind }: RootOperation) =>
    kind === 'query' && !isPublic(name) && name !== 'walletCustomerToken';
  const own = operations.filter(isStable);
  const views = await Promise.all(own.map(({ text }) => shop.ask(text, {}, ann)));
  return own.map(({ name }, index) => ({ name, view: views[index]?.data }));
}

/** The value of the root field `name`; undefined when there is no data. */
function getRoot({ data }: OperationResponse, name: string): unknown {
  return Object.entries(data ?? {}).find(([key]) => key === name)?.[1];
}

function getCodes(response: OperationResponse, name: string): string[] {
  const { errors }: Partial<OperationResponse> = response;
  const { userErrors }: Partial<OperationData['it']> = Object(getRoot(response, name));
  return [
    ...(errors ?? []).map(({ extensions }) => extensions.code),
    ...(userErrors ?? []).map(({ code }) => code),
  ];
}

function isForCustomers(name: string): boolean {
  return ['CUSTOMER', 'OWNER'].includes(String(audiences.get(name)));
}

/** A wrong password and a wrong token are UNAUTHENTICATED to everybody. */
const IS_SIGN_IN = /^customer(SignIn|PasswordReset)/;
const UNHEALTHY = ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED', 'BAD_UPSTREAM'];

describe('guest, owner and another customer', () => {
  let operations: RootOperation[];
  beforeAll(async () => {
    shop = await startEmbeddedShop();
    ann = await shop.signUp(ANN);
    bob = await shop.signUp('bob@example.test');
    await giveAnnThings();
    operations = rootOperations(schema, give);
  }, 180_000);
  afterAll(() => shop?.[Symbol.asyncDispose]());

  /** What is wrong with an response that somebody else than Ann got. */
  const findFault = (
    who: 'guest' | 'another',
    name: string,
    response: OperationResponse,
  ): string | null => {
    const audience = audiences.get(name);
    const codes = getCodes(response, name);
    if (JSON.stringify(response).includes(CANARY)) return 'shows hers';
    if (codes.some((code) => UNHEALTHY.includes(code))) return 'breaks';
    const mustSignIn = who === 'guest' && isForCustomers(name);
    if (codes.includes('UNAUTHENTICATED') !== mustSignIn && !IS_SIGN_IN.test(name))
      return 'signed in or not';
    const isNothing = codes.includes('NOT_FOUND') || getRoot(response, name) === null;
    if (who === 'another' && audience === 'OWNER' && !isNothing) return 'is not hers alone';
    if (who === 'guest' && audience === 'CUSTOMER_OR_NULL' && !isNothing) return 'is not null';
    return null;
  };

  test('lets only the owner read or change personal data', async () => {
    const before = await annsView(operations);
    expect(JSON.stringify(before)).toContain(CANARY);
    const faults: string[] = [];
    const askAll = async (who: 'guest' | 'another', token?: string) => {
      for (const operation of operations) {
        const { name } = operation;
        if (name === 'customerSignOut') continue;
        const response = await askRoot(operation, token);
        const fault = findFault(who, name, response);
        if (fault !== null) faults.push(`${who} ${name} ${fault}: ${JSON.stringify(response)}`);
      }
    };
    await askAll('guest');
    await askAll('another', bob);
    expect(faults).toEqual([]);
    expect(await annsView(operations)).toEqual(before);
    await shop.ask('mutation { customerSignOut { userErrors { code } } }', {}, bob);
    expect(await annsView(operations)).toEqual(before);
  }, 180_000);

  test('lets the owner reach personal data', async () => {
    const found: string[] = [];
    const mine = operations.filter(({ name, kind }) => !isPublic(name) && kind !== 'subscription');
    for (const { name, text } of operations.filter(({ kind }) => kind === 'subscription')) {
      const event = await shop.follow(text, ann, () => void touchItem());
      expect(JSON.stringify(getRoot(event, name))).toContain(CANARY);
    }
    // What takes things away comes last, so that it is there for the others.
    const isLast = ({ name }: RootOperation) => /Remove|Delete|Merge|Password/.test(name);
    for (const { name, text } of [
      ...mine.filter((each) => !isLast(each)),
      ...mine.filter(isLast),
    ]) {
      const response = await shop.ask(text, {}, ann);
      const codes = getCodes(response, name);
      const hasId = Object.keys(annsIds).some((key) => key.startsWith(`${name}.`));
      const isLost =
        codes.includes('UNAUTHENTICATED') ||
        (hasId && audiences.get(name) === 'OWNER' && codes.includes('NOT_FOUND'));
      if (isLost || codes.some((code) => UNHEALTHY.includes(code)))
        found.push(`${name}: ${JSON.stringify(response).slice(0, 300)}`);
    }
    expect(found).toEqual([]);
  }, 180_000);
});
