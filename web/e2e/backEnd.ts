import { type APIRequestContext, expect } from '@playwright/test';

/** The commerce back end behind the running shop; `npm test` sets it beside the shop's own address. */
export const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';
const REST = `${COMMERCE}/api/rest/V1`;

export const PASSWORD = 'Right-pass1';

let last = 0;

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Somebody nobody has met: each call another. `firstName` is what the header greets with. */
export function aPerson(firstName = 'Nora'): Person {
  last += 1;
  const email = `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${last}@example.test`;
  return { email, firstName, lastName: 'Vance', password: PASSWORD };
}

/** A customer with an account, made at the back end. */
export async function aCustomer(request: APIRequestContext, firstName?: string): Promise<Person> {
  const person = aPerson(firstName);
  const { email, password } = person;
  const customer = { email, firstname: person.firstName, lastname: person.lastName };
  await asked(await request.post(`${REST}/customers`, { data: { customer, password } }));
  return person;
}

async function asked(response: { ok(): boolean; text(): Promise<string> }): Promise<string> {
  if (!response.ok()) throw new Error(await response.text());
  return response.text();
}

async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const data = { username: email, password };
  const text = await asked(await request.post(`${REST}/integration/customer/token`, { data }));
  return JSON.parse(text);
}

/** Puts an item into the customer's cart, as another device of theirs would; returns the cart's number. */
export async function putIntoCart(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const id = JSON.parse(await asked(await request.post(`${REST}/carts/mine`, { headers })));
  const data = { cartItem: { quote_id: id, sku, qty: 1 } };
  await asked(await request.post(`${REST}/carts/mine/items`, { headers, data }));
  return String(id);
}

/** Ends every session of the customer at the back end, as time would. */
export async function endSessions(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const url = `${REST}/integration/customer/revoke-customer-token`;
  await asked(await request.post(url, { headers }));
}

/** The mails to this address as their HTML, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await asked(await request.get(`${COMMERCE}/mail`));
  const rows = [...list.matchAll(/href="\/mail\/(\d+)"><span>([^<]*)</g)];
  const own = rows.filter(([, , recipient]) => recipient === email);
  return Promise.all(
    own.map(async ([, id]) => asked(await request.get(`${COMMERCE}/mail/${id}/html`))),
  );
}

/** The newest mail to this address that has `text` in its HTML, as soon as it has been sent. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  text: string,
): Promise<string> {
  const find = async () => (await mailsTo(request, email)).find((mail) => mail.includes(text));
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Paths with their queries that a mail's links lead to in the shop, each once. */
export function linksOf(mail: string): string[] {
  const links = mail.matchAll(/(https?:\/\/[^\s"'<>]+)/g);
  const paths = [...links].map(([, link = '']) => {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&').replace(/\.$/, ''));
    return `${pathname}${search}`;
  });
  return [...new Set(paths)];
}

const WHERE = {
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

const bearing = async (request: APIRequestContext, person: Person) => ({
  authorization: `Bearer ${await tokenOf(request, person)}`,
});

/** Calls the back end as the customer's other device would; the answer's JSON. @throws Error with the answer when it refuses */
export async function callAs(
  request: APIRequestContext,
  person: Person,
  { method, path, data }: { method: string; path: string; data?: object },
) {
  const headers = await bearing(request, person);
  const rest = data === undefined ? {} : { data };
  return JSON.parse(await asked(await request.fetch(REST + path, { method, headers, ...rest })));
}

/** Orders an item for the customer, paid by check; returns the order's id. */
export async function orderOf(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<string> {
  await putIntoCart(request, person, sku);
  const headers = await bearing(request, person);
  const address = { ...WHERE, email: person.email };
  const addressInformation = {
    shipping_address: address,
    billing_address: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
  };
  const shipping = { headers, data: { addressInformation } };
  await asked(await request.post(`${REST}/carts/mine/shipping-information`, shipping));
  const paying = { headers, data: { paymentMethod: { method: 'checkmo' } } };
  return String(JSON.parse(await asked(await request.put(`${REST}/carts/mine/order`, paying))));
}

/** Submits a form of the admin (docs/admin.md), such as `/items/7/quote`. */
export async function submitAdminForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  await asked(await request.post(`${COMMERCE}/admin${path}`, { form }));
}

/** Ships an order in the admin. */
export const shipInAdmin = (request: APIRequestContext, orderId: string): Promise<void> =>
  submitAdminForm(request, `/orders/${orderId}/ship`, { number: '' });

/** Fills the customer's address book with so many addresses, told apart by their street. */
export async function fillAddressBook(
  request: APIRequestContext,
  person: Person,
  count: number,
): Promise<void> {
  const headers = await bearing(request, person);
  const { email, firstName: firstname, lastName: lastname } = person;
  const addresses = Array.from({ length: count }, (_, at) => ({
    ...{ firstname, lastname, city: 'Los Angeles', postcode: '90001', country_id: 'US' },
    ...{ street: [`${at + 1} Harbor Lane`], region_id: 12, telephone: '2135550123' },
  }));
  const data = { customer: { email, firstname, lastname, website_id: 1, addresses } };
  await asked(await request.put(`${REST}/customers/me`, { headers, data }));
}

/** The streets of the customer's address book as the back end has them. */
export async function streetsOf(request: APIRequestContext, person: Person): Promise<string[]> {
  const headers = await bearing(request, person);
  const account: { addresses: { street: string[] }[] } = JSON.parse(
    await asked(await request.get(`${REST}/customers/me`, { headers })),
  );
  return account.addresses.map(({ street }) => street.join(', '));
}

/** Asks for a price alert, as another device of the customer's would. */
export async function watchPrice(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<void> {
  const headers = await bearing(request, person);
  await asked(await request.post(`${REST}/price-alert/me/`, { headers, data: { sku } }));
}
