import type { APIRequestContext } from '@playwright/test';

/** Asks the gateway through the shop's own address; throws when it answers with an error. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': '1' },
  });
  const answer: { data?: Data; errors?: unknown } = await response.json();
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer));
  return answer.data;
}

interface Found {
  readonly productSearch: {
    readonly products: readonly {
      readonly id: string;
      readonly sku: string;
      readonly path: string;
      readonly availability: string;
    }[];
  };
}

/** Path, id and sku of an item that is on sale, by its place in the list of the newest ones (0-based): each test takes its own. What tests put on sale themselves has no place there. */
export async function anItem(request: APIRequestContext, place: number) {
  const query =
    '{ productSearch(sort: CREATED_DESC, pageSize: 60) { products { id sku path availability } } }';
  const { productSearch } = await ask<Found>(request, query);
  const ofTheDemo = productSearch.products.filter(({ sku }) => !sku.startsWith('CONSIGN-'));
  const item = ofTheDemo[place];
  if (!item) throw new Error('The demo catalogue is empty.');
  return item;
}

/** Skus of so many items on sale that no other test takes: the last ones by name. */
export async function itemsToBuy(request: APIRequestContext, count: number): Promise<string[]> {
  const query = `{ productSearch(sort: NAME_DESC, pageSize: ${count}) { products { id sku path availability } } }`;
  const { productSearch } = await ask<Found>(request, query);
  return productSearch.products.map(({ sku }) => sku);
}

/** Path and sku of an item that somebody has bought already. */
export async function aSoldItem(request: APIRequestContext) {
  const query =
    '{ productSearch(includeSold: true, sort: CREATED_DESC, pageSize: 100) { products { id sku path availability } } }';
  const { productSearch } = await ask<Found>(request, query);
  const sold = productSearch.products.find((item) => item.availability === 'RECENTLY_SOLD');
  if (!sold) throw new Error('The demo catalogue has no sold item.');
  return sold;
}

const ADD = `mutation ($input: GuestCartItemAddInput!) {
  guestCartItemAdd(input: $input) { line { sku } userErrors { message } }
}`;
const SHIP = `mutation ($input: GuestCartShippingInformationSetInput!) {
  guestCartShippingInformationSet(input: $input) { cart { id } userErrors { message } }
}`;
const ORDER = `mutation ($input: GuestCartOrderPlaceInput!) {
  guestCartOrderPlace(input: $input) { isPlaced userErrors { message } }
}`;

/** Somebody without an account buys the item, paid by check. */
export async function guestBuys(request: APIRequestContext, sku: string): Promise<void> {
  const made = await ask<{ guestCartCreate: { cart: { id: string } } }>(
    request,
    'mutation { guestCartCreate { cart { id } } }',
  );
  const cartId = made.guestCartCreate.cart.id;
  const email = 'passer-by@example.test';
  const address = {
    ...{ firstName: 'Bo', lastName: 'Ray', line1: '5 Elm St', city: 'Los Angeles' },
    ...{ regionId: '12', region: 'California', regionCode: 'CA', postalCode: '90001' },
    ...{ country: 'US', phone: '2135550123', email },
  };
  await ask(request, ADD, { input: { cartId, sku } });
  const way = { carrierCode: 'flatrate', methodCode: 'flatrate' };
  const shipping = { cartId, shippingAddress: address, billingAddress: address, ...way };
  await ask(request, SHIP, { input: shipping });
  const paymentMethod = { code: 'checkmo' };
  const order = { cartId, email, idempotencyKey: cartId, paymentMethod };
  const placed = await ask<{ guestCartOrderPlace: { isPlaced: boolean } }>(request, ORDER, {
    input: order,
  });
  if (!placed.guestCartOrderPlace.isPlaced) throw new Error(JSON.stringify(placed));
}
