import { customer, savedAddress } from '../runner/cart-shapes.ts';
import { type Call, type Case, type Send, stockCall } from '../runner/case.ts';
import { having, id, type Shape } from '../runner/shape.ts';
import { bookAddress, without } from '../runner/things.ts';
import { invalid, noSuch, notAllowed, notSignedIn, rejection, required, requiredAll, unsupported } from '../runner/words.ts';

const me: Send = ['GET', '/V1/customers/me'];
const activate = (body: object): Send => ['PUT', '/V1/customers/me/activate', body];
const put = (part: unknown): Send => ['PUT', '/V1/customers/me', { customer: part }];
const own = { email: '{email}', firstname: 'Ann', lastname: 'Lee' };
const savedDefault = { id: '{addressId}', ...bookAddress, default_billing: true, default_shipping: true };
const given = { given: 'customer', as: 'customer' } as const;

const signedOut = (send: Send): Case[] => [
  { name: 'without a token', send, status: 401, body: notSignedIn },
  { name: 'with a token that is none', as: 'nonsense', send, status: 401, body: notSignedIn },
];

const byStaff = (send: Send): Case => ({ name: 'of the staff', needs: 'admin', as: 'admin', send, status: 400, body: required('customerId') });

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
  { ...given, name: 'names only keep the addresses', send: put({ ...own, firstname: 'Anna' }), status: 200, body: customer({ firstname: 'Anna' }) },
  { ...given, name: 'the whole customer', send: put({ ...own, website_id: 1, store_id: 1, addresses: [savedDefault] }), status: 200, body: customer() },
  { ...given, name: 'id and group are not read', send: put({ ...own, id: 999, group_id: 3 }), status: 200, body: customer() },
  { ...given, name: 'a shorter list deletes', send: put({ ...own, addresses: [] }), status: 200, body: having({ addresses: [] }) },
  {
    ...given,
    name: 'another address',
    send: put({ ...own, addresses: [savedDefault, bookAddress] }),
    status: 200,
    body: customer({ addresses: [savedAddress(), second] }),
  },
  { ...given, name: 'an address keeps what is left out', send: put({ ...own, addresses: [without(savedDefault, 'city')] }), status: 200, body: customer() },
  {
    ...given,
    name: 'another address without a region',
    send: put({ ...own, addresses: [savedDefault, without(bookAddress, 'region', 'region_id')] }),
    status: 200,
    body: having({ addresses: [savedAddress(), having({ country_id: 'US', city: 'Los Angeles' })] }),
  },
  {
    ...given,
    name: 'another mail address',
    send: put({ ...own, email: 'other-{unique}@contract.example.test' }),
    status: 200,
    body: customer({ email: 'other-{unique}@contract.example.test' }),
  },
  {
    ...given,
    name: 'subscribing',
    send: put({ ...own, extension_attributes: { is_subscribed: true } }),
    status: 200,
    body: customer({ extension_attributes: { is_subscribed: true } }),
  },
  rejected('no mail address', without(own, 'email'), rejection('The customer email is missing. Enter and try again.')),
  rejected('nothing', {}, rejection('The customer email is missing. Enter and try again.')),
  rejected('no last name', without(own, 'lastname'), rejection('"Last Name" is a required value.')),
  rejected('no names', { email: '{email}' }, rejection('"First Name" is a required value.\n"Last Name" is a required value.')),
  rejected('illegal name', { ...own, firstname: '<b>' }, rejection('First Name is not valid!')),
  rejected('not a mail address', { ...own, email: 'nope' }, rejection('"Email" is not a valid email address.')),
  rejected(
    'somebody else’s mail address',
    { ...own, email: '{otherEmail}' },
    rejection('A customer with the same email address already exists in an associated website.'),
  ),
  rejected('unknown property', { ...own, nickname: 'x' }, unsupported('Nickname')),
  rejected(
    'a default that is not among the addresses',
    { ...own, default_billing: '999999' },
    rejection('The %fieldName value is invalid. Set the correct value and try again.', { fieldName: 'default_billing' }),
  ),
  rejectedAddress(
    'a new address without anything but a country',
    { country_id: 'US' },
    requiredAll('firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'),
  ),
  rejectedAddress('a new address without a telephone', without(bookAddress, 'telephone'), required('telephone')),
  rejectedAddress('an unknown country', { ...bookAddress, country_id: 'XX' }, invalid('countryId', 'XX')),
  rejectedAddress('an unknown region', { ...bookAddress, region_id: 99999 }, invalid('regionId', '99999')),
  rejectedAddress('unknown property in an address', { ...bookAddress, line_1: 'x' }, unsupported('Line1')),
  rejectedAddress(
    'somebody else’s address',
    { ...bookAddress, id: '{otherAddressId}' },
    rejection('Provided customer ID "%customer_id" isn\'t related to current customer address.', { customer_id: '{customerId}' }),
  ),
  { ...rejectedAddress('an address that is not there', { ...bookAddress, id: 999999 }, noSuch('addressId', 999999)), status: 404 },
  ...signedOut(put(own)),
];

/** Reading and changing an account. */
export const customerBook: readonly Call[] = [
  stockCall('GET /V1/customers/me', [
    { ...given, name: 'good', send: me, status: 200, body: customer() },
    { ...given, name: 'trailing slash', send: ['GET', '/V1/customers/me/'], status: 200, body: customer() },
    {
      ...given,
      name: 'chosen fields',
      send: ['GET', '/V1/customers/me?fields=id,email,addresses[id,city]'],
      status: 200,
      body: { id: '{customerId}', email: '{email}', addresses: [{ id: '{addressId}', city: 'Los Angeles' }] },
    },
    { ...given, name: 'a lower-case bearer', as: 'guest', headers: { authorization: 'bearer {token}' }, send: me, status: 200, body: customer() },
    { ...given, name: 'another scheme', as: 'guest', headers: { authorization: 'Basic {token}' }, send: me, status: 401, body: notSignedIn },
    { ...given, name: 'an empty bearer', as: 'guest', headers: { authorization: 'Bearer ' }, send: me, status: 401, body: notSignedIn },
    { ...given, name: 'a tampered token', as: 'guest', headers: { authorization: 'Bearer {token}x' }, send: me, status: 401, body: notSignedIn },
    byStaff(me),
    {
      ...given,
      name: 'by number with a customer’s token',
      send: ['GET', '/V1/customers/{customerId}'],
      status: 401,
      body: notAllowed('Magento_Customer::customer'),
    },
    ...signedOut(me),
  ]),
  stockCall('PUT /V1/customers/me', changing),
  stockCall('PUT /V1/customers/me/activate', [
    { ...given, name: 'an active account', send: activate({ confirmationKey: 'x' }), status: 400, body: rejection('The account is already active.') },
    { ...given, name: 'no key', send: activate({}), status: 400, body: required('confirmationKey') },
    ...signedOut(activate({ confirmationKey: 'x' })),
  ]),
  stockCall('GET /V1/customers/me/shippingAddress', [
    { ...given, name: 'good', send: ['GET', '/V1/customers/me/shippingAddress'], status: 200, body: savedAddress() },
    ...signedOut(['GET', '/V1/customers/me/shippingAddress']),
  ]),
  stockCall('GET /V1/customers/me/billingAddress', [
    { ...given, name: 'good', send: ['GET', '/V1/customers/me/billingAddress'], status: 200, body: savedAddress() },
    {
      ...given,
      name: 'when there is none',
      after: [{ as: 'customer', send: put({ ...own, addresses: [] }) }],
      send: ['GET', '/V1/customers/me/billingAddress'],
      status: 200,
      body: [],
    },
    ...signedOut(['GET', '/V1/customers/me/billingAddress']),
  ]),
];
