import type { APIRequestContext } from '@playwright/test';
import type { Person } from './backEnd.ts';

/** Sends an operation to the gateway through the shop's URL. Throws when the response has errors. */
export async function sendQuery<Data>(
  request: APIRequestContext,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': '1' },
  });
  const body: { data?: Data; errors?: unknown } = await response.json();
  if (!body.data || body.errors) throw new Error(JSON.stringify(body));
  return body.data;
}

interface ProductSearchData {
  readonly productSearch: {
    readonly products: readonly {
      readonly id: string;
      readonly sku: string;
      readonly path: string;
      readonly availability: string;
    }[];
  };
}

const SIGN_IN = `mutation ($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { customer { id } userErrors { message } }
}`;

/** Signs the customer in; `request` then has the session's cookie. */
export async function signInCustomer(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const input = { email, password };
  const { customerSignIn } = await sendQuery<{ customerSignIn: { customer: object | null } }>(
    request,
    SIGN_IN,
    { input },
  );
  if (!customerSignIn.customer) throw new Error(JSON.stringify(customerSignIn));
}

/**
 * An item that is on sale.
 *
 * @param place its 0-based position among the newest items of the demo catalogue; each test uses its own
 */
export async function anItem(request: APIRequestContext, place: number) {
  const query =
    '{ productSearch(sort: CREATED_DESC, pageSize: 60) { products { id sku path availability } } }';
  const { productSearch } = await sendQuery<ProductSearchData>(request, query);
  const demoProducts = productSearch.products.filter(({ sku }) => !sku.startsWith('CONSIGN-'));
  const item = demoProducts[place];
  if (!item) throw new Error('The demo catalogue is empty.');
  return item;
}

/** SKUs of items on sale that no other test uses: the last ones by name. */
export async function itemsToBuy(request: APIRequestContext, count: number): Promise<string[]> {
  const query = `{ productSearch(sort: NAME_DESC, pageSize: ${count}) { products { id sku path availability } } }`;
  const { productSearch } = await sendQuery<ProductSearchData>(request, query);
  return productSearch.products.map(({ sku }) => sku);
}

/** An item that has been sold. */
export async function aSoldItem(request: APIRequestContext) {
  const query =
    '{ productSearch(includeSold: true, sort: CREATED_DESC, pageSize: 100) { products { id sku path availability } } }';
  const { productSearch } = await sendQuery<ProductSearchData>(request, query);
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

/** Orders the item as a guest who pays by check. */
export async function placeGuestOrder(request: APIRequestContext, sku: string): Promise<void> {
  const created = await sendQuery<{ guestCartCreate: { cart: { id: string } } }>(
    request,
    'mutation { guestCartCreate { cart { id } } }',
  );
  const cartId = created.guestCartCreate.cart.id;
  const email = 'guest@example.test';
  const address = {
    firstName: 'Bo',
    lastName: 'Ray',
    line1: '5 Elm St',
    city: 'Los Angeles',
    regionId: '12',
    region: 'California',
    regionCode: 'CA',
    postalCode: '90001',
    country: 'US',
    phone: '2135550123',
    email,
  };
  await sendQuery(request, ADD, { input: { cartId, sku } });
  const method = { carrierCode: 'flatrate', methodCode: 'flatrate' };
  const shipping = { cartId, shippingAddress: address, billingAddress: address, ...method };
  await sendQuery(request, SHIP, { input: shipping });
  const paymentMethod = { code: 'checkmo' };
  const order = { cartId, email, idempotencyKey: cartId, paymentMethod };
  const placed = await sendQuery<{ guestCartOrderPlace: { isPlaced: boolean } }>(request, ORDER, {
    input: order,
  });
  if (!placed.guestCartOrderPlace.isPlaced) throw new Error(JSON.stringify(placed));
}
