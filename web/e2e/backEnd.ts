import type { APIRequestContext } from '@playwright/test';

/** The commerce back end behind the running shop; `npm test` sets it beside the shop's own address. */
const COMMERCE = process.env.E2E_COMMERCE_URL || 'http://localhost:5000';
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

/** Puts an item into the customer's cart, as another device of theirs would. */
export async function putIntoCart(
  request: APIRequestContext,
  person: Person,
  sku: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const id = JSON.parse(await asked(await request.post(`${REST}/carts/mine`, { headers })));
  const data = { cartItem: { quote_id: id, sku, qty: 1 } };
  await asked(await request.post(`${REST}/carts/mine/items`, { headers, data }));
}

/** Ends every session of the customer at the back end, as time would. */
export async function endSessions(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const url = `${REST}/integration/customer/revoke-customer-token`;
  await asked(await request.post(url, { headers }));
}

/** The newest mail to this address, as its HTML; throws when there is none. */
export async function mailTo(request: APIRequestContext, email: string): Promise<string> {
  const list = await asked(await request.get(`${COMMERCE}/mail`));
  for (const [, id] of list.matchAll(/href="\/mail\/(\d+)"/g)) {
    const page = await asked(await request.get(`${COMMERCE}/mail/${id}`));
    if (page.includes(email)) return asked(await request.get(`${COMMERCE}/mail/${id}/html`));
  }
  throw new Error(`No mail has gone to ${email}.`);
}
