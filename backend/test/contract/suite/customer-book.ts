import { customer, savedAddress } from '../runner/cart-shapes.ts';
import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, id, type Shape } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { bookAddress, without } from '../runner/things.ts';
import { invalid, noSuch, notAllowed, notSignedIn, rejection, required, requiredAll, unsupported } from '../runner/words.ts';

const me: Send = ['GET', '/V1/customers/me'];
const activate = (body: object): Send => ['PUT', '/V1/customers/me/activate', body];
const put = (part: unknown): Send => ['PUT', '/V1/customers/me', { customer: part }];
const own = { email: '{email}', firstname: 'Ann', lastname: 'Lee' };
const savedDefault = { id: '{addressId}', ...bookAddress, default_billing: true, default_shipping: true };
const given = { given: 'customer', as: 'customer' } as const;

const byStaff = (send: Send): Case => ({ name: 'rejects an admin token', needs: 'admin', as: 'admin', send, status: 400, body: required('customerId') });

const rejected = (name: string, part: unknown, body: Shape): Case => ({
  ...given,
  name,
  send: put(part),
  status: 400,
  body,
  afterwards: [{ as: 'customer', send: me, status: 200, body: customer() }],
});
const rejectedAddress = (name: string, address: object, body: Shape): Case => rejected(name, { ...own, addresses: [savedDefault, address] }, body);

const second = without(savedAddress({ id }) as object, 'default_shipping', 'default_billing') as Shape;

const changing: readonly Case[] = [
  {
    ...given,
    name: 'keeps the addresses when only names are sent',
    send: put({ ...own, firstname: 'Anna' }),
    status: 200,
    body: customer({ firstname: 'Anna' }),
  },
  { ...given, name: 'updates the whole customer', send: put({ ...own, website_id: 1, store_id: 1, addresses: [savedDefault] }), status: 200, body: customer() },
  { ...given, name: 'ignores id and group', send: put({ ...own, id: 999, group_id: 3 }), status: 200, body: customer() },
  { ...given, name: 'deletes the addresses that are left out', send: put({ ...own, addresses: [] }), status: 200, body: having({ addresses: [] }) },
  {
    ...given,
    name: 'adds an address',
    send: put({ ...own, addresses: [savedDefault, bookAddress] }),
    status: 200,
    body: customer({ addresses: [savedAddress(), second] }),
  },
  {
    ...given,
    name: 'keeps the properties that an address leaves out',
    send: put({ ...own, addresses: [without(savedDefault, 'city')] }),
    status: 200,
    body: customer(),
  },
  {
    ...given,
    name: 'adds an address without a region',
    send: put({ ...own, addresses: [savedDefault, without(bookAddress, 'region', 'region_id')] }),
    status: 200,
    body: having({ addresses: [savedAddress(), having({ country_id: 'US', city: 'Los Angeles' })] }),
  },
  {
    ...given,
    name: 'changes the email',
    send: put({ ...own, email: 'other-{unique}@contract.example.test' }),
    status: 200,
    body: customer({ email: 'other-{unique}@contract.example.test' }),
  },
  {
    ...given,
    name: 'subscribes to the newsletter',
    send: put({ ...own, extension_attributes: { is_subscribed: true } }),
    status: 200,
    body: customer({ extension_attributes: { is_subscribed: true } }),
  },
  rejected('rejects a missing email', without(own, 'email'), rejection('The customer email is missing. Enter and try again.')),
  rejected('rejects an empty customer', {}, rejection('The customer email is missing. Enter and try again.')),
  rejected('rejects a missing last name', without(own, 'lastname'), rejection('"Last Name" is a required value.')),
  rejected('rejects missing names', { email: '{email}' }, rejection('"First Name" is a required value.\n"Last Name" is a required value.')),
  rejected('rejects HTML in a name', { ...own, firstname: '<b>' }, rejection('First Name is not valid!')),
  rejected('rejects an invalid email', { ...own, email: 'nope' }, rejection('"Email" is not a valid email address.')),
  rejected(
    'rejects the email of another customer',
    { ...own, email: '{otherEmail}' },
    rejection('A customer with the same email address already exists in an associated website.'),
  ),
  rejected('rejects an unknown property', { ...own, nickname: 'x' }, unsupported('Nickname')),
  {
    ...rejected(
      'rejects an unknown default address',
      { ...own, default_billing: '999999' },
      rejection('The %fieldName value is invalid. Set the correct value and try again.', { fieldName: 'default_billing' }),
    ),
    older: { status: 200 },
  },
  rejectedAddress(
    'rejects a new address with only a country',
    { country_id: 'US' },
    requiredAll('firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'),
  ),
  rejectedAddress('rejects a new address without a telephone', without(bookAddress, 'telephone'), required('telephone')),
  rejectedAddress('rejects an unknown country', { ...bookAddress, country_id: 'XX' }, invalid('countryId', 'XX')),
  rejectedAddress('rejects an unknown region', { ...bookAddress, region_id: 99999 }, invalid('regionId', '99999')),
  rejectedAddress('rejects an unknown property of an address', { ...bookAddress, line_1: 'x' }, unsupported('Line1')),
  {
    ...rejectedAddress(
      'rejects an address of another customer',
      { ...bookAddress, id: '{otherAddressId}' },
      rejection('Provided customer ID "%customer_id" isn\'t related to current customer address.', { customer_id: '{customerId}' }),
    ),
    newer: { body: rejection('A customer with the same email address already exists in an associated website.') },
  },
  { ...rejectedAddress('rejects an unknown address id', { ...bookAddress, id: 999999 }, noSuch('addressId', 999999)), status: 404 },
  ...signedOut(put(own)),
];

/** Reading and changing an account. */
export const customerBook: readonly Call[] = [
  stockCall('GET /V1/customers/me', [
    { ...given, name: 'returns the customer', send: me, status: 200, body: customer() },
    { ...given, name: 'ignores a trailing slash', send: ['GET', '/V1/customers/me/'], status: 200, body: customer() },
    {
      ...given,
      name: 'returns only the requested fields',
      send: ['GET', '/V1/customers/me?fields=id,email,addresses[id,city]'],
      status: 200,
      body: { id: '{customerId}', email: '{email}', addresses: [{ id: '{addressId}', city: 'Los Angeles' }] },
    },
    {
      ...given,
      name: 'accepts a lower-case bearer scheme',
      as: 'guest',
      headers: { authorization: 'bearer {token}' },
      send: me,
      status: 200,
      body: customer(),
    },
    { ...given, name: 'rejects another scheme', as: 'guest', headers: { authorization: 'Basic {token}' }, send: me, status: 401, body: notSignedIn },
    { ...given, name: 'rejects an empty bearer token', as: 'guest', headers: { authorization: 'Bearer ' }, send: me, status: 401, body: notSignedIn },
    { ...given, name: 'rejects a tampered token', as: 'guest', headers: { authorization: 'Bearer {token}x' }, send: me, status: 401, body: notSignedIn },
    byStaff(me),
    {
      ...given,
      name: 'rejects a customer’s token for a customer by id',
      send: ['GET', '/V1/customers/{customerId}'],
      status: 401,
      body: notAllowed('Magento_Customer::customer'),
    },
    ...signedOut(me),
  ]),
  stockCall('PUT /V1/customers/me', changing),
  stockCall('PUT /V1/customers/me/activate', [
    {
      ...given,
      name: 'rejects an account that is active already',
      send: activate({ confirmationKey: 'x' }),
      status: 400,
      body: rejection('The account is already active.'),
    },
    { ...given, name: 'rejects a missing key', send: activate({}), status: 400, body: required('confirmationKey') },
    ...signedOut(activate({ confirmationKey: 'x' })),
  ]),
  stockCall('GET /V1/customers/me/shippingAddress', [
    { ...given, name: 'returns the default shipping address', send: ['GET', '/V1/customers/me/shippingAddress'], status: 200, body: savedAddress() },
    ...signedOut(['GET', '/V1/customers/me/shippingAddress']),
  ]),
  stockCall('GET /V1/customers/me/billingAddress', [
    { ...given, name: 'returns the default billing address', send: ['GET', '/V1/customers/me/billingAddress'], status: 200, body: savedAddress() },
    {
      ...given,
      name: 'returns an empty list without a default address',
      after: [{ as: 'customer', send: put({ ...own, addresses: [] }) }],
      send: ['GET', '/V1/customers/me/billingAddress'],
      status: 200,
      body: [],
    },
    ...signedOut(['GET', '/V1/customers/me/billingAddress']),
  ]),
];
