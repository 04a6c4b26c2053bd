import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, id, like, maybe, moment, type Shape } from '../runner/shape.ts';
import { bookAddress, without } from '../runner/things.ts';
import { crash, internalError, invalid, notAllowed, rejection, required, requiredAll, unsupported, wrongType } from '../runner/words.ts';

const email = 'new-{unique}@contract.example.test';
const person = { firstname: 'Bob', lastname: 'Ray', email };
const post = (body?: unknown): Send => ['POST', '/V1/customers', body];
const password = 'Passw0rd!23';
const noEmail = rejection('The email address is required to create a customer account.');

const made = (more: { readonly [key: string]: Shape } = {}): Shape => ({
  id,
  group_id: 1,
  created_at: moment,
  updated_at: moment,
  created_in: 'Default Store View',
  email,
  firstname: 'Bob',
  lastname: 'Ray',
  store_id: 1,
  website_id: 1,
  addresses: [],
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: false },
  ...more,
});

const good = (name: string, customer: object, body: Shape = made()): Case => ({ name, send: post({ customer, password }), status: 200, body });
const rejected = (name: string, customer: unknown, body: Shape): Case => ({ name, send: post({ customer, password }), status: 400, body });
const weak = (name: string, word: string, body: Shape): Case => ({ name, send: post({ customer: person, password: word }), status: 400, body });

const address = (part: object = {}) => ({ ...person, addresses: [{ ...bookAddress, ...part }] });

const shown: Shape = {
  id,
  customer_id: id,
  region: { region_code: 'CA', region: 'California', region_id: 12 },
  region_id: 12,
  country_id: 'US',
  street: ['1 Main St', 'Apt 2'],
  telephone: '555-0100',
  postcode: '90001',
  city: 'Los Angeles',
  firstname: 'Ann',
  lastname: 'Lee',
  default_shipping: maybe(true),
  default_billing: maybe(true),
};

const fewClasses = rejection(
  'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ['3'],
);
const short = rejection('The password needs at least %1 characters. Create a new password and try again.', ['8']);
const spaces = rejection("The password can't begin or end with a space. Verify the password and try again.");
const badMail = rejection('"Email" is not a valid email address.');
const taken = rejection('A customer with the same email address already exists in an associated website.');

const passwords: readonly Case[] = [
  weak('rejects a password of four characters', 'Aa1!', short),
  weak('rejects a password of seven characters', 'Aa1!Aa1', short),
  weak('rejects an empty password', '', short),
  weak('rejects a password with two classes of characters', 'aaaaaaa!', fewClasses),
  weak('rejects a password with one class of characters', 'aaaaaaaa', fewClasses),
  weak('rejects a password with a leading space', ' Passw0rd!23', spaces),
  weak('rejects a password with a trailing space', 'Passw0rd!23 ', spaces),
  weak('rejects a password over the maximum length', 'Aa1!'.repeat(65), rejection('Please enter a password with at most %1 characters.', [256])),
  {
    name: 'rejects the email as a password',
    send: post({ customer: { ...person, email: 'Bob-{unique}@Contract.Example.test1' }, password: 'Bob-{unique}@Contract.Example.test1' }),
    status: 400,
    body: rejection("The password can't be the same as the email address. Create a new password and try again."),
  },
  { name: 'accepts eight characters of three classes', send: post({ customer: person, password: 'Abcdefg1' }), status: 200, body: made() },
  { name: 'creates an account without a password', send: post({ customer: person }), status: 200, body: made() },
  { name: 'rejects a password that is a list', send: post({ customer: person, password: ['x'] }), status: 400, body: wrongType('array', 'string') },
];

const names: readonly Case[] = [
  rejected('rejects a missing first name', without(person, 'firstname'), rejection('"First Name" is a required value.')),
  rejected('rejects a missing last name', without(person, 'lastname'), rejection('"Last Name" is a required value.')),
  rejected('rejects an empty first name', { ...person, firstname: '' }, rejection('"First Name" is a required value.')),
  rejected('rejects missing names', { email }, rejection('"First Name" is a required value.\n"Last Name" is a required value.')),
  rejected('rejects HTML in the first name', { ...person, firstname: '<script>' }, rejection('First Name is not valid!')),
  rejected('rejects HTML in the middle name', { ...person, middlename: 'O<b>' }, rejection('Middle Name is not valid!')),
  rejected('rejects HTML in the last name', { ...person, lastname: '<b>' }, rejection('Last Name is not valid!')),
  rejected('rejects an invalid email', { ...person, email: 'not-an-email' }, badMail),
  rejected('rejects an email without a domain', { ...person, email: 'a@' }, badMail),
  rejected('rejects an email with a space', { ...person, email: 'a b@example.test' }, badMail),
  rejected('rejects an email that is taken', { ...person, email: '{email}' }, taken),
  rejected('rejects an unknown property', { ...person, nickname: 'x' }, unsupported('Nickname')),
  rejected('rejects an unknown extension attribute', { ...person, extension_attributes: { nope: 1 } }, unsupported('Nope')),
  rejected('rejects a list where a number is expected', { ...person, website_id: [1] }, wrongType('array', 'int', ['website_id'])),
];

const addresses: readonly Case[] = [
  good(
    'accepts an address without a region',
    { ...person, addresses: [without(bookAddress, 'region', 'region_id')] },
    made({ addresses: [having({ country_id: 'US', city: 'Los Angeles' })] }),
  ),
  good(
    'saves a default address',
    address({ default_billing: true, default_shipping: true }),
    made({ default_billing: like(/^\d+$/), default_shipping: like(/^\d+$/), addresses: [shown] }),
  ),
  good('saves an address that is no default', address(), made({ addresses: [shown] })),
  rejected(
    'rejects an address with only a country',
    { ...person, addresses: [{ country_id: 'US' }] },
    requiredAll('firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'),
  ),
  rejected('rejects an address without a city', { ...person, addresses: [without(bookAddress, 'city')] }, required('city')),
  good('drops an address without a country', { ...person, addresses: [without(bookAddress, 'country_id')] }),
  good('drops an address in an unknown country', address({ country_id: 'XX' })),
  rejected('rejects an unknown region', address({ region_id: 99999 }), invalid('regionId', '99999')),
  good('ignores addresses that are not a list', { ...person, addresses: 'x' }),
  rejected('rejects a street that is not a list', address({ street: '1 Main St' }), wrongType('string', 'string[]', ['addresses', 'street'])),
];

/** Making an account. */
export const customerSignUp: readonly Call[] = [
  stockCall('POST /V1/customers', [
    good('creates an account', person),
    good('subscribes to the newsletter', { ...person, extension_attributes: { is_subscribed: true } }, made({ extension_attributes: { is_subscribed: true } })),
    good('accepts keys in camelCase', { ...person, websiteId: 1, storeId: 1 }),
    { name: 'ignores an unknown argument', send: post({ customer: person, password, foo: 1 }), status: 200, body: made() },
    {
      name: 'creates an account that can sign in',
      send: post({ customer: person, password }),
      status: 200,
      body: made(),
      afterwards: [{ send: ['POST', '/V1/integration/customer/token', { username: email, password }], status: 200 }],
    },
    ...passwords,
    ...names,
    ...addresses,
    {
      name: 'rejects a customer group',
      send: post({ customer: { ...person, group_id: 3 }, password }),
      status: 401,
      body: notAllowed('Magento_Customer::manage'),
      older: { status: 200, body: having({ group_id: 1 }) },
    },
    {
      name: 'returns a server error without an email',
      send: post({ customer: without(person, 'email'), password }),
      status: 500,
      body: internalError,
      older: { status: 400, body: rejection('The customer email is missing. Enter and try again.') },
      newer: { status: 400, body: noEmail },
    },
    {
      name: 'treats a string as an empty customer',
      send: post({ customer: 'Bob', password }),
      status: 500,
      body: internalError,
      older: { status: 500, text: crash },
      newer: { status: 400, body: noEmail },
    },
    { name: 'rejects a missing customer', send: post({ password }), status: 400, body: required('customer') },
    { name: 'rejects a request without a body', send: post(), status: 400, body: required('customer') },
  ]),
  stockCall('POST /V1/customers/isEmailAvailable', [
    {
      name: 'accepts an email that is free',
      send: ['POST', '/V1/customers/isEmailAvailable', { customerEmail: email, websiteId: 1 }],
      status: 200,
      body: true,
    },
    {
      name: 'hides that an email is taken',
      send: ['POST', '/V1/customers/isEmailAvailable', { customerEmail: '{email}' }],
      status: 200,
      body: true,
      older: { status: 200, body: false },
    },
    { name: 'rejects a missing email', send: ['POST', '/V1/customers/isEmailAvailable', {}], status: 400, body: required('customerEmail') },
  ]),
];
