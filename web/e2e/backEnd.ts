import { type APIRequestContext, expect } from '@playwright/test';

/** URL of the commerce back end of the running shop, which `npm test` sets. */
export const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';
const REST = `${COMMERCE}/api/rest/V1`;

export const PASSWORD = 'Right-pass1';

let personCount = 0;

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** A person with a unique email address and no account. */
export function aPerson(firstName = 'Nora'): Person {
  personCount += 1;
  const email = `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${personCount}@example.test`;
  return { email, firstName, lastName: 'Vance', password: PASSWORD };
}

/** Creates a customer account in the back end. */
export async function aCustomer(request: APIRequestContext, firstName?: string): Promise<Person> {
  const person = aPerson(firstName);
  const { email, password } = person;
  const customer = { email, firstname: person.firstName, lastname: person.lastName };
  await readText(await request.post(`${REST}/customers`, { data: { customer, password } }));
  return person;
}

/** Returns the body of a response. Throws when the request failed. */
async function readText(response: { ok(): boolean; text(): Promise<string> }): Promise<string> {
  if (!response.ok()) throw new Error(await response.text());
  return response.text();
}

async function createToken(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<string> {
  const data = { username: email, password };
  const text = await readText(await request.post(`${REST}/integration/customer/token`, { data }));
  return JSON.parse(text);
}

/** Adds an item to the customer's cart in the back end, as another device would; returns the cart's id. */
export async function addToCart(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${await createToken(request, person)}` };
  const id = JSON.parse(await readText(await request.post(`${REST}/carts/mine`, { headers })));
  const data = { cartItem: { quote_id: id, sku, qty: 1 } };
  await readText(await request.post(`${REST}/carts/mine/items`, { headers, data }));
  return String(id);
}

/** Revokes all tokens of the customer in the back end. */
export async function endSessions(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await createToken(request, person)}` };
  const url = `${REST}/integration/customer/revoke-customer-token`;
  await readText(await request.post(url, { headers }));
}

/** Returns the HTML of the emails to this address, newest first. */
export async function getEmails(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await readText(await request.get(`${COMMERCE}/mail`));
  const rows = [...list.matchAll(/href="\/mail\/(\d+)"><span>([^<]*)</g)];
  const own = rows.filter(([, , recipient]) => recipient === email);
  return Promise.all(
    own.map(async ([, id]) => readText(await request.get(`${COMMERCE}/mail/${id}/html`))),
  );
}

/** Waits for an email to this address that contains `text`; returns the HTML of the newest one. */
export async function waitForEmail(
  request: APIRequestContext,
  email: string,
  text: string,
): Promise<string> {
  const find = async () => (await getEmails(request, email)).find((mail) => mail.includes(text));
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Returns the distinct paths, with their queries, that an email links to. */
export function getLinks(mail: string): string[] {
  const links = mail.matchAll(/(https?:\/\/[^\s"'<>]+)/g);
  const paths = [...links].map(([, link = '']) => {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&').replace(/\.$/, ''));
    return `${pathname}${search}`;
  });
  return [...new Set(paths)];
}

const ADDRESS = {
  firstname: 'Nora',
  lastname: 'Vance',
  street: ['12 Harbor Lane'],
  city: 'Los Angeles',
  region: 'California',
  region_id: 12,
  region_code: 'CA',
  postcode: '90001',
  country_id: 'US',
  telephone: '2135550123',
};

const createHeaders = async (request: APIRequestContext, person: Person) => ({
  authorization: `Bearer ${await createToken(request, person)}`,
});

/** Sends a REST request to the back end as the customer; returns the JSON of the response. Throws when it failed. */
export async function callAs(
  request: APIRequestContext,
  person: Person,
  { method, path, data }: { method: string; path: string; data?: object },
) {
  const headers = await createHeaders(request, person);
  const rest = data === undefined ? {} : { data };
  return JSON.parse(await readText(await request.fetch(REST + path, { method, headers, ...rest })));
}

/** Places an order of one item for the customer, paid by check; returns the order's id. */
export async function placeOrder(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<string> {
  await addToCart(request, person, sku);
  const headers = await createHeaders(request, person);
  const address = { ...ADDRESS, email: person.email };
  const addressInformation = {
    shipping_address: address,
    billing_address: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
  };
  const shipping = { headers, data: { addressInformation } };
  await readText(await request.post(`${REST}/carts/mine/shipping-information`, shipping));
  const paying = { headers, data: { paymentMethod: { method: 'checkmo' } } };
  return String(JSON.parse(await readText(await request.put(`${REST}/carts/mine/order`, paying))));
}

/** Submits a form of the admin (docs/admin.md), such as `/items/7/quote`. */
export async function submitAdminForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  await readText(await request.post(`${COMMERCE}/admin${path}`, { form }));
}

/** Ships an order in the admin. */
export const shipOrder = (request: APIRequestContext, orderId: string): Promise<void> =>
  submitAdminForm(request, `/orders/${orderId}/ship`, { number: '' });

/** Adds `count` addresses with different streets to the customer's address book. */
export async function fillAddressBook(
  request: APIRequestContext,
  person: Person,
  count: number,
): Promise<void> {
  const headers = await createHeaders(request, person);
  const { email, firstName: firstname, lastName: lastname } = person;
  const addresses = Array.from({ length: count }, (_, at) => ({
    firstname,
    lastname,
    city: 'Los Angeles',
    postcode: '90001',
    country_id: 'US',
    street: [`${at + 1} Harbor Lane`],
    region_id: 12,
    telephone: '2135550123',
  }));
  const data = { customer: { email, firstname, lastname, website_id: 1, addresses } };
  await readText(await request.put(`${REST}/customers/me`, { headers, data }));
}

/** Returns the streets of the customer's address book from the back end. */
export async function getStreets(request: APIRequestContext, person: Person): Promise<string[]> {
  const headers = await createHeaders(request, person);
  const account: { addresses: { street: string[] }[] } = JSON.parse(
    await readText(await request.get(`${REST}/customers/me`, { headers })),
  );
  return account.addresses.map(({ street }) => street.join(', '));
}

/** Creates a price alert in the back end, as another device would. */
export async function createPriceAlert(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<void> {
  const headers = await createHeaders(request, person);
  await readText(await request.post(`${REST}/price-alert/me/`, { headers, data: { sku } }));
}
