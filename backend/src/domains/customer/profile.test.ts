import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ann, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

interface Address {
  readonly id: number;
  readonly city: string;
  readonly default_billing?: boolean;
}
interface Customer {
  readonly id: number;
  readonly default_billing?: string;
  readonly default_shipping?: string;
  readonly addresses: readonly Address[];
  readonly message?: string;
  readonly parameters?: object;
}

let shop: TestShop;
beforeEach(async () => {
  const bob = { ...ann, email: 'bob@example.test', firstname: 'Bob' };
  shop = await openTestShop([], [], { customers: [ann, bob] });
});
afterEach(() => shop.close());

async function send(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Customer };
}
const me = async () =>
  (await send('GET', '/customers/me', undefined, shop.getToken(ann.email))).body;
const put = (customer: object) =>
  send('PUT', '/customers/me', { customer }, shop.getToken(ann.email));

const london = {
  firstname: 'Ann',
  lastname: 'Lee',
  country_id: 'GB',
  street: ['10 High St'],
  city: 'London',
  telephone: '555-0102',
};

describe('the address list', () => {
  test('adds an address without an id, also as the default', async () => {
    const before = await me();
    const { body } = await put({
      ...before,
      addresses: [...before.addresses, { ...london, default_billing: true }],
    });
    expect(body.addresses.map(({ city }) => city)).toEqual(['Los Angeles', 'London']);
    expect(body.default_billing).toBe(String(body.addresses[1]?.id));
    expect(body.default_shipping).toBe('1');
    expect(body.addresses[0]?.default_billing).toBeUndefined();
  });

  test('deletes the addresses that a shorter list omits, with their defaults', async () => {
    const { default_billing: _, default_shipping: __, ...before } = await me();
    const { body } = await put({ ...before, addresses: [london] });
    expect(body.addresses.map(({ city }) => city)).toEqual(['London']);
    expect(body).not.toHaveProperty('default_billing');
    const { body: emptied } = await put({ ...before, addresses: [] });
    expect(emptied.addresses).toEqual([]);
  });

  test('keeps the addresses when the key is left out', async () => {
    const { addresses: _, ...before } = await me();
    expect((await put(before)).body.addresses).toHaveLength(1);
  });

  test('changes nothing when one address has a fault', async () => {
    const before = await me();
    const { default_billing: _, default_shipping: __, ...others } = before;
    const addresses = [london, { ...london, city: '' }];
    const faulty = { ...others, firstname: 'New', addresses };
    expect((await put(faulty)).body.parameters).toEqual({ fieldName: 'city' });
    expect(await me()).toEqual(before);
  });

  test('rejects an address of another customer and an unknown one', async () => {
    const before = await me();
    const theirs = { ...before, addresses: [...before.addresses, { ...london, id: 2 }] };
    expect((await put(theirs)).body.parameters).toEqual({ customer_id: 1 });
    const unknown = { ...before, addresses: [...before.addresses, { ...london, id: 99 }] };
    expect((await put(unknown)).status).toBe(404);
    const bobs = await send('GET', '/customers/me', undefined, shop.getToken('bob@example.test'));
    expect(bobs.body.addresses).toMatchObject([{ id: 2, city: 'Los Angeles' }]);
  });
});

test.each(['abc', '99', '1.0', ' 1', '-1'])('rejects the default address %j', async (id) => {
  const before = await me();
  const { status, body } = await put({
    ...before,
    default_billing: id,
    addresses: [...before.addresses, london],
  });
  expect([status, body.parameters]).toEqual([400, { fieldName: 'default_billing' }]);
});

test("changes the caller's account whatever id the body has", async () => {
  const { body } = await put({
    ...ann,
    id: 2,
    email: 'new@example.test',
    addresses: undefined,
    password: undefined,
  });
  expect(body.id).toBe(1);
});

test('returns an empty list for a missing default address', async () => {
  const { default_billing: _, default_shipping: __, ...before } = await me();
  await put({ ...before, addresses: [] });
  const token = shop.getToken(ann.email);
  expect((await send('GET', '/customers/me/billingAddress', undefined, token)).body).toEqual([]);
});

describe('signing up', () => {
  const carla = { email: 'carla@example.test', firstname: 'Carla', lastname: 'Ruiz' };
  const mails = () => shop.db.prepare('SELECT recipient, kind, text FROM mail_outbox').all();

  test('sends a welcome email', async () => {
    const { status } = await send('POST', '/customers', { customer: carla, password: 'Passw0rd!' });
    expect(status).toBe(200);
    expect(mails()).toMatchObject([{ recipient: carla.email, kind: 'welcome' }]);
  });

  test('sends a link to set a password when the sign-up has none', async () => {
    await send('POST', '/customers', { customer: carla });
    const token = /token=(\w{32})/.exec(String(mails()[0]?.text))?.[1];
    const reset = { email: carla.email, resetToken: token, newPassword: 'Passw0rd!' };
    expect((await send('POST', '/customers/resetPassword', reset)).body).toBe(true);
    const signIn = { username: carla.email, password: 'Passw0rd!' };
    expect((await send('POST', '/integration/customer/token', signIn)).status).toBe(200);
  });

  test('creates one account for ten simultaneous sign-ups with one address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        send('POST', '/customers', { customer: carla, password: 'Passw0rd!' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  test('creates no account and sends no email for a faulty address', async () => {
    const customer = { ...carla, addresses: [{ country_id: 'US' }] };
    expect((await send('POST', '/customers', { customer, password: 'Passw0rd!' })).status).toBe(
      400,
    );
    expect(mails()).toEqual([]);
    const again = await send('POST', '/customers', { customer: carla, password: 'Passw0rd!' });
    expect(again.status).toBe(200);
  });
});

test('shows a customer by id to the staff only', async () => {
  const asCustomer = await send('GET', '/customers/1', undefined, shop.getToken(ann.email));
  expect([asCustomer.status, asCustomer.body.parameters]).toEqual([
    401,
    { resources: 'Magento_Customer::customer' },
  ]);
  const asStaff = await send('GET', '/customers/2', undefined, shop.adminToken());
  expect(asStaff.body.id).toBe(2);
  expect((await send('GET', '/customers/99', undefined, shop.adminToken())).status).toBe(404);
});

describe('a sign-up', () => {
  const signUp = (part: object) =>
    send('POST', '/customers', {
      customer: { email: 'new@example.test', firstname: 'N', lastname: 'L', ...part },
      password: 'Passw0rd!9',
    });
  const website =
    "The website with id 9 that was requested wasn't found. Verify the website and try again.";
  const store = "The store that was requested wasn't found. Verify the store and try again.";

  test.each([
    [{ store_id: 9 }, 404, { message: store }],
    [{ website_id: 9 }, 404, { message: website }],
    [{ website_id: 9, store_id: 1 }, 404, { message: website }],
    [
      { website_id: 1, store_id: 9 },
      400,
      { message: 'The store view is not in the associated website.' },
    ],
    [{ id: 1, email: ann.email }, 400, { message: 'This customer already exists in this store.' }],
    [
      { id: 77 },
      404,
      {
        message: 'No such entity with %fieldName = %fieldValue, %field2Name = %field2Value',
        parameters: {
          fieldName: 'email',
          fieldValue: 'new@example.test',
          field2Name: 'websiteId',
          field2Value: '1',
        },
      },
    ],
  ])('rejects a sign-up with %o', async (part, status, body) => {
    expect(await signUp(part)).toEqual({ status, body });
  });

  test("accepts a sign-up for the shop's own store", async () => {
    expect((await signUp({ store_id: 1, website_id: 1, id: 0 })).status).toBe(200);
  });
});
