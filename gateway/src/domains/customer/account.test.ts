import { expect, test } from 'vitest';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { noCaptcha } from '../../session/captcha.ts';
import { createSession } from '../../session/session.ts';

function address(id: number, isDefault: boolean) {
  return {
    id,
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['1 Main St', 'Apt 2'],
    city: 'Los Angeles',
    region: { region_code: 'CA', region: 'California', region_id: 12 },
    region_id: 12,
    country_id: 'US',
    vat_id: 'kept as received',
    ...(isDefault ? { default_billing: true, default_shipping: true } : {}),
  };
}

const ACCOUNT = {
  id: 5,
  email: 'ann@example.test',
  firstname: 'Ann',
  lastname: 'Lee',
  website_id: 1,
  store_id: 1,
  created_at: '2026-11-21 08:26:23',
  addresses: [address(11, true), address(12, false)],
  extension_attributes: { is_subscribed: true },
};
const GET = 'GET /V1/customers/me';
const PUT = 'PUT /V1/customers/me';
const COUNTRIES = 'GET /V1/directory/countries';
const US = { id: 'US', available_regions: [{ id: '43', code: 'NY', name: 'New York' }] };
const IDENTITY = {
  email: 'ann@example.test',
  firstname: 'Ann',
  lastname: 'Lee',
  website_id: 1,
  store_id: 1,
};

async function change(field: string, put: unknown = ACCOUNT, get: unknown = ACCOUNT) {
  const { data, errors, restCalls } = await runOperation(
    `mutation { it: ${field} { customer { email createdAt isSubscribed addresses { id regionCode isDefaultBilling isDefaultShipping } } userErrors { code field status } } }`,
    {
      rest: { [GET]: get, [PUT]: put, [COUNTRIES]: [US] },
      session: createSession({ customer: { token: 't' } }),
    },
  );
  const sent = restCalls.find(({ call }) => call === PUT)?.body as
    | { customer: Record<string, unknown> & { addresses?: Record<string, unknown>[] } }
    | undefined;
  return { it: data?.it, errors, restCalls, sent: sent?.customer };
}

test('sends the fields that the back end requires when the name changes, without addresses', async () => {
  const { it, sent } = await change('customerUpdate(input: { firstName: "Anna" })');
  expect(sent).toEqual({ ...IDENTITY, firstname: 'Anna' });
  expect(it).toEqual({
    customer: {
      email: 'ann@example.test',
      createdAt: '2026-11-21T08:26:23.000Z',
      isSubscribed: true,
      addresses: [
        { id: '11', regionCode: 'CA', isDefaultBilling: true, isDefaultShipping: true },
        { id: '12', regionCode: 'CA', isDefaultBilling: false, isDefaultShipping: false },
      ],
    },
    userErrors: [],
  });
});

test('sends the subscription, and an email that differs only in case and spaces without a password', async () => {
  const { it, sent } = await change(
    'customerUpdate(input: { email: " Ann@example.test ", isSubscribed: false })',
  );
  expect(it.userErrors).toEqual([]);
  expect(sent).toEqual({
    ...IDENTITY,
    email: 'Ann@example.test',
    extension_attributes: { is_subscribed: false },
  });
});

test.each([
  ['name', 'customerUpdate(input: { firstName: "Anna" })'],
  ['addresses', 'customerAddressDelete(input: { addressId: "12" })'],
])('sends the fields that Magento can require when the %s change', async (_, field) => {
  const details = {
    prefix: 'Dr.',
    middlename: 'B',
    suffix: 'Jr.',
    dob: '1980-05-04',
    gender: 2,
    taxvat: 'DE1',
    custom_attributes: [{ attribute_code: 'shoe_size', value: '38' }],
  };
  const { sent } = await change(field, ACCOUNT, { ...ACCOUNT, ...details, group_id: 3 });
  expect(sent).toMatchObject(details);
  expect(sent).not.toHaveProperty('group_id');
});

test('sends the unchanged addresses along with a new one and the id of its region', async () => {
  const { sent } = await change(
    'customerAddressCreate(input: { isDefaultShipping: true, address: { firstName: "Bo", line1: "2 Oak", regionCode: "NY", country: "US", email: "x@y.test" } })',
  );
  expect(sent).toEqual({
    ...IDENTITY,
    default_billing: '11',
    addresses: [
      { ...address(11, true), default_shipping: false },
      { ...address(12, false), default_shipping: false },
      {
        firstname: 'Bo',
        street: ['2 Oak'],
        region: { region_code: 'NY', region_id: 43 },
        region_id: 43,
        country_id: 'US',
        default_shipping: true,
      },
    ],
  });
});

test.each([
  ['customerAddressUpdate(input: { addressId: "12", address: { city: "Reno" } })', [11, 12]],
  ['customerAddressDelete(input: { addressId: "11" })', [12]],
  ['customerDefaultAddressSet(input: { addressId: "12", forBilling: true })', [11, 12]],
])('sends the complete list when %s', async (field, ids) => {
  const { sent, restCalls } = await change(field);
  expect(sent?.addresses?.map(({ id }) => id)).toEqual(ids);
  expect(sent?.addresses?.every(({ vat_id }) => vat_id === 'kept as received')).toBe(true);
  expect(restCalls.map(({ call }) => call)).toEqual([GET, PUT]);
});

test('makes one address the default', async () => {
  const { sent } = await change(
    'customerDefaultAddressSet(input: { addressId: "12", forBilling: true })',
  );
  expect(sent).toMatchObject({ default_billing: '12', default_shipping: '11' });
  expect(sent?.addresses?.map(({ default_billing }) => default_billing)).toEqual([false, true]);
});

test.each([
  ['line2: "Apt 9"', ['1 Main St', 'Apt 9']],
  ['line2: ""', ['1 Main St']],
  ['line1: "2 Oak"', ['2 Oak', 'Apt 2']],
  ['city: "Reno"', ['1 Main St', 'Apt 2']],
])('keeps the other line of the street when an address changes to %s', async (fields, street) => {
  const { sent } = await change(
    `customerAddressUpdate(input: { addressId: "12", address: { ${fields} } })`,
  );
  expect(sent?.addresses?.[0]).toEqual(address(11, true));
  expect(sent?.addresses?.[1]).toMatchObject({ street });
});

test.each([
  ['country: "DE"', { region: '', region_id: 0 }],
  ['country: "US"', { region_code: 'CA', region: 'California', region_id: 12 }],
  ['country: "US", regionCode: "ZZ"', { region: 'ZZ', region_code: 'ZZ', region_id: 0 }],
])('changes the region with the country: %s', async (fields, { region_id, ...region }) => {
  const { sent } = await change(
    `customerAddressUpdate(input: { addressId: "12", address: { ${fields} } })`,
  );
  const [, changed] = sent?.addresses ?? [];
  expect(changed).toMatchObject({ region, region_id });
});

test('returns a user error and changes nothing when the address does not exist', async () => {
  const { it, restCalls } = await change('customerAddressDelete(input: { addressId: "99" })');
  expect(it).toMatchObject({ customer: null, userErrors: [{ code: 'NOT_FOUND' }] });
  expect(restCalls.map(({ call }) => call)).toEqual([GET]);
});

test('names the field of a rejected address by its schema name', async () => {
  const rejected = reject(400, 'Invalid value of "%value" provided for the %fieldName field.', {
    fieldName: 'countryId',
    value: 'XX',
  });
  const { it } = await change(
    'customerAddressCreate(input: { address: { country: "XX" } })',
    rejected,
  );
  expect(it.userErrors).toEqual([
    { code: 'BAD_USER_INPUT', field: ['address', 'country'], status: 400 },
  ]);
});

const SELF = reject(401, "The consumer isn't authorized to access %resources.", {
  resources: 'self',
});
const TOKEN = 'POST /V1/integration/customer/token';
function emailChange(more: string, token: unknown) {
  return runOperation(
    `mutation { it: customerUpdate(input: { email: "new@example.test"${more} }) { customer { id } userErrors { code field } } }`,
    {
      rest: { [GET]: ACCOUNT, [PUT]: ACCOUNT, [TOKEN]: token },
      session: createSession({ customer: { token: 't' } }),
    },
  );
}

function isSent({ restCalls }: Awaited<ReturnType<typeof emailChange>>) {
  return restCalls.some(({ call }) => call === PUT);
}

test('requires the current password to change the email, and a wrong one does not end the session', async () => {
  const without = await emailChange('', 'token');
  expect(without.data.it.userErrors).toEqual([
    { code: 'BAD_USER_INPUT', field: ['currentPassword'] },
  ]);
  const wrong = await emailChange(
    ', currentPassword: "no"',
    reject(401, 'The account sign-in was incorrect.'),
  );
  expect(wrong.errors).toEqual([]);
  expect(wrong.data.it.userErrors).toEqual(without.data.it.userErrors);
  expect([isSent(without), isSent(wrong)]).toEqual([false, false]);
});

test('changes the email with the current password', async () => {
  const right = await emailChange(', currentPassword: "yes"', 'token');
  expect(right.data.it.userErrors).toEqual([]);
  expect(isSent(right)).toBe(true);
});

test('returns an error, not a user error, when the session has ended', async () => {
  const { errors } = await change('customerUpdate(input: { firstName: "Anna" })', SELF);
  expect(errors).toMatchObject([
    {
      message: "Please sign in. You aren't signed in, or your session has ended.",
      extensions: { code: 'UNAUTHENTICATED', status: 401 },
    },
  ]);
});

function run(field: string, rest: Record<string, unknown>) {
  return runOperation(`mutation { it: ${field} { isDone userErrors { code field status } } }`, {
    rest,
    session: createSession({ customer: { token: 't' } }),
  });
}

test('does not end the session on a wrong current password', async () => {
  const { data, errors } = await run(
    'customerPasswordChange(input: { currentPassword: "a", newPassword: "b" })',
    {
      'PUT /V1/customers/me/password': reject(
        401,
        "The password doesn't match this account. Verify the password and try again.",
      ),
    },
  );
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([
    { code: 'BAD_USER_INPUT', field: ['currentPassword'], status: 401 },
  ]);
});

test.each([
  [
    'customerPasswordChange(input: { currentPassword: "a", newPassword: "b" })',
    'PUT /V1/customers/me/password',
    { currentPassword: 'a', newPassword: 'b' },
  ],
  [
    'customerPasswordReset(input: { email: " a@b.test ", resetToken: "r", newPassword: "b" })',
    'POST /V1/customers/resetPassword',
    { email: 'a@b.test', resetToken: 'r', newPassword: 'b' },
  ],
])('sets a new password: %s', async (field, call, body) => {
  const { data, restCalls } = await run(field, { [call]: true });
  expect(data.it).toEqual({ isDone: true, userErrors: [] });
  expect(restCalls).toMatchObject([{ call, body }]);
});

const REQUEST = 'customerPasswordResetRequest(input: { email: "a@b.test" })';
const RESET =
  'customerPasswordReset(input: { email: "a@b.test", resetToken: "r", newPassword: "b" })';
const NO_WEBSITE = reject(404, 'No such entity', { fieldName: 'websiteId' });

test.each([
  [REQUEST, reject(500, 'Internal Error'), 'BAD_UPSTREAM'],
  [RESET, reject(500, 'Internal Error'), 'BAD_UPSTREAM'],
  [REQUEST, NO_WEBSITE, 'BAD_USER_INPUT'],
  [RESET, NO_WEBSITE, 'NOT_FOUND'],
])('reports every failure but an unknown address: %s', async (field, response, code) => {
  const { data, errors } = await run(field, {
    'PUT /V1/customers/password': response,
    'POST /V1/customers/resetPassword': response,
  });
  const found = data?.it.userErrors[0].code ?? errors[0]?.extensions?.code;
  expect([found, data?.it.isDone ?? false]).toEqual([code, false]);
});

test('fails if Magento could not send the email of a password reset', async () => {
  const { data } = await run(REQUEST, { 'PUT /V1/customers/password': false });
  expect(data).toBeNull();
});

test('reports that Magento limits the requests for a password reset', async () => {
  const message =
    'We received too many requests for password resets. Please wait and try again later or contact %1.';
  const { data } = await run('customerPasswordResetRequest(input: { email: "a@b.test" })', {
    'PUT /V1/customers/password': reject(400, message, { 1: 'help@shop.test' }),
  });
  expect(data.it).toMatchObject({
    isDone: false,
    userErrors: [{ code: 'RATE_LIMITED', field: null }],
  });
});

test('does not reveal on a password reset whether an account exists', async () => {
  const ask = (response: unknown) =>
    run('customerPasswordResetRequest(input: { email: "a@b.test" })', {
      'PUT /V1/customers/password': response,
    });
  const unknown = reject(404, 'No such entity', { fieldName: 'email', fieldValue: 'a@b.test' });
  expect((await ask(unknown)).data).toEqual((await ask(true)).data);
  expect((await ask(unknown)).data.it).toEqual({ isDone: true, userErrors: [] });
});

test('sends passwords as they are, with spaces, case and accents', async () => {
  const password = ' Pässwörd  of 66 characters: 123456789 123456789 123456789 12345 ';
  const { restCalls } = await runOperation(
    `mutation ($password: String!) {
      customerSignIn(input: { email: "ann@example.test", password: $password }) { token }
    }`,
    { rest: { [TOKEN]: 'token' }, variables: { password } },
  );
  expect(restCalls[0]?.body).toEqual({ username: 'ann@example.test', password });
});

test('sends email addresses without surrounding spaces', async () => {
  const email = 'email: " ann@example.test "';
  const { errors, restCalls } = await runOperation(
    `mutation {
      customerPasswordResetRequest(input: { ${email} }) { isDone }
      customerCreate(input: { ${email}, firstName: "A", lastName: "B", password: "Passw0rd!" }) { userErrors { code } }
      customerSignIn(input: { ${email}, password: "x" }) { userErrors { code } }
    }`,
    {
      rest: {
        'PUT /V1/customers/password': true,
        'POST /V1/customers': ACCOUNT,
        [TOKEN]: 'token',
      },
    },
  );
  expect(errors).toEqual([]);
  expect(restCalls.map(({ body }) => body)).toMatchObject([
    { email: 'ann@example.test' },
    { customer: { email: 'ann@example.test' } },
    { username: 'ann@example.test' },
  ]);
});

test.each(['nobody', 'a@b', 'a@b.test c@d.test', ''])(
  'sends no reset link to %j, which is no email address',
  async (email) => {
    const { data, restCalls } = await run(
      `customerPasswordResetRequest(input: { email: "${email}" })`,
      {},
    );
    expect(data.it.isDone).toBe(false);
    expect(data.it.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: ['email'] }]);
    expect(restCalls).toEqual([]);
  },
);

test('with SIGN_UP_KNOWN_EMAIL=email a known address signs up like a new one, and its owner gets a reset link', async () => {
  const sign = (create: unknown) =>
    runOperation(
      'mutation { customerCreate(input: { email: "ann@example.test", firstName: "A", lastName: "B", password: "Passw0rd!" }) { customer { id } userErrors { code field } } }',
      {
        rest: { 'POST /V1/customers': create, 'PUT /V1/customers/password': true },
        authConfig: { captcha: noCaptcha, hidesKnownEmails: true, providers: [] },
      },
    );
  const known = await sign(
    reject(400, 'A customer with the same email address already exists in an associated website.'),
  );
  const created = await sign(ACCOUNT);
  expect(known.data).toEqual({ customerCreate: { customer: null, userErrors: [] } });
  expect(known.data).toEqual(created.data);
  expect(known.restCalls.map(({ call }) => call)).toEqual([
    'POST /V1/customers',
    'PUT /V1/customers/password',
  ]);
  expect(created.restCalls.map(({ call }) => call)).toEqual(['POST /V1/customers']);
  const weak = await sign(
    reject(400, 'Please enter a password with at most %1 characters.', { 1: 9 }),
  );
  expect(weak.data.customerCreate.userErrors).toEqual([
    { code: 'BAD_USER_INPUT', field: ['password'] },
  ]);
});

test.each([
  ['the default store view', undefined, {}, 1],
  ['another store view', { id: 4, websiteId: 2 }, { store_id: 4 }, 2],
])('signs up and resets passwords in %s', async (_, storeView, ids, websiteId) => {
  const { errors, restCalls } = await runOperation(
    `mutation {
      customerCreate(input: { email: "ann@example.test", firstName: "A", lastName: "B", password: "Passw0rd!" }) { userErrors { code } }
      customerPasswordResetRequest(input: { email: "ann@example.test" }) { isDone }
    }`,
    {
      ...(storeView && { storeView }),
      rest: { 'POST /V1/customers': ACCOUNT, 'PUT /V1/customers/password': true },
    },
  );
  expect(errors).toEqual([]);
  const [created, reset] = restCalls.map(({ body }) => body);
  expect(created).toEqual({
    customer: {
      ...ids,
      email: 'ann@example.test',
      firstname: 'A',
      lastname: 'B',
      extension_attributes: { is_subscribed: false },
    },
    password: 'Passw0rd!',
  });
  expect(reset).toEqual({ email: 'ann@example.test', template: 'email_reset', websiteId });
});
