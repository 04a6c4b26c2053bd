import type { FaultyGateway } from '../helpers/faulty-gateway.ts';
import { type Ask, expectSuccess, signUp } from './expect-success.ts';

/** Seed data of the test shop. */
export interface SeedData {
  /** 60 available products. */
  readonly products: readonly {
    readonly sku: string;
    readonly id: string;
    readonly path: string;
  }[];
  /** Available SKUs that have not been requested; each is used once. */
  readonly spare: string[];
  readonly product: { readonly sku: string; readonly id: string; readonly path: string };
  readonly categoryId: string;
  /** A guest cart with 20 lines. */
  readonly cartId: string;
  /** A line of the guest's cart, and one of the customer's. */
  readonly lineId: string;
  readonly customerLineId: string;
  /** One of the customer's orders. */
  readonly orderId: string;
  /** The customer's credentials. */
  readonly account: { readonly email: string; readonly password: string };
}

const ADDRESS =
  '{ firstName: "Ann", lastName: "Lee", line1: "1 Main St", city: "Los Angeles", region: "California", regionId: "12", regionCode: "CA", postalCode: "90001", country: "US", phone: "555-0100" }';
const ACCOUNT = { email: 'budget@example.test', password: 'Passw0rd!23' };

function aliased(fields: readonly string[]): string {
  return `mutation { ${fields.map((field, n) => `m${n}: ${field}`).join(' ')} }`;
}

const USER_ERRORS = '{ userErrors { code message } }';

function order(ask: Ask, sku: string) {
  return ask(
    aliased([
      `customerCartCreate ${USER_ERRORS}`,
      `customerCartItemAdd(input: { sku: "${sku}" }) ${USER_ERRORS}`,
      `customerCartShippingInformationSet(input: { carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: ${ADDRESS}, billingAddress: ${ADDRESS} }) ${USER_ERRORS}`,
      `customerCartOrderPlace(input: { idempotencyKey: "${sku}", paymentMethod: { code: "checkmo" } }) ${USER_ERRORS}`,
    ]),
  );
}

/**
 * Seeds the embedded back end: a guest cart of 20 lines; a customer with 30 orders, 60 favorites and a cart of
 * 20 lines. Returns the ids that operations need, and the customer's token.
 */
export async function seed(
  gateway: FaultyGateway,
): Promise<{ readonly seedData: SeedData; readonly token: string }> {
  const guest = expectSuccess(gateway);
  const list =
    'query ($page: Int!) { productSearch(pageSize: 60, page: $page) { products { sku id path } } categorySearch(term: "", count: 1) { categories { id } } }';
  const first = (await guest(list, { page: 1 })).data;
  const products: SeedData['products'] = first.productSearch.products;
  const sold: SeedData['products'] = (await guest(list, { page: 2 })).data.productSearch.products;
  const cart = await guest(`mutation { guestCartCreate { cart { id } userErrors { code } } }`);
  const cartId: string = cart.data.guestCartCreate.cart.id;
  const token = await signUp(gateway, ACCOUNT);
  const ask = expectSuccess(gateway, { authorization: `Bearer ${token}` });
  for (const { sku } of sold.slice(0, 30)) await order(ask, sku);
  await ask(`mutation { customerCartCreate ${USER_ERRORS} }`);
  const adds = (owner: string, from: number) =>
    products.slice(from, from + 20).map(({ sku }) => `${owner} sku: "${sku}" }) ${USER_ERRORS}`);
  await guest(aliased(adds(`guestCartItemAdd(input: { cartId: "${cartId}",`, 0)));
  await ask(aliased(adds('customerCartItemAdd(input: {', 20)));
  for (const from of [0, 20, 40]) {
    const some = products.slice(from, from + 20);
    await ask(
      aliased(
        some.map(({ id }) => `wishlistItemAdd(input: { productId: "${id}" }) ${USER_ERRORS}`),
      ),
    );
  }
  const [product] = products;
  if (product === undefined) throw new Error('The catalog is empty');
  const categoryId: string = first.categorySearch.categories[0].id;
  const own = await ask('{ customerCart { lines { id } } }');
  const guests = await guest(`{ guestCart(cartId: "${cartId}") { lines { id } } }`);
  const orders = await ask('{ customerOrders { orders { id } } }');
  const seedData: SeedData = {
    products,
    spare: sold.slice(30).map(({ sku }) => sku),
    product,
    categoryId,
    cartId,
    lineId: guests.data.guestCart.lines[0].id,
    customerLineId: own.data.customerCart.lines[0].id,
    orderId: orders.data.customerOrders.orders[0].id,
    account: ACCOUNT,
  };
  return { seedData, token };
}
