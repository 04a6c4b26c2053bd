import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import type { Shape } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { invalid, noSuch, rejection, required, requiredAll } from '../runner/words.ts';

const given = { given: 'customer', as: 'customer' } as const;
const fresh = 'N3wpass!99';
const change = (body?: unknown): Send => ['PUT', '/V1/customers/me/password', body];
const request = (body?: unknown): Send => ['PUT', '/V1/customers/password', body];
const reset = (body?: unknown): Send => ['POST', '/V1/customers/resetPassword', body];
const signIn = (password: string): Send => ['POST', '/V1/integration/customer/token', { username: '{email}', password }];

const short = rejection('The password needs at least %1 characters. Create a new password and try again.', ['8']);
const spaces = rejection("The password can't begin or end with a space. Verify the password and try again.");
const fewClasses = rejection(
  'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ['3'],
);
const mismatched = rejection('The password token is mismatched. Reset and try again.');

const unknownMail = (websiteId: Shape): Shape =>
  rejection('No such entity with %fieldName = %fieldValue, %field2Name = %field2Value', {
    fieldName: 'email',
    fieldValue: 'nobody-{unique}@example.test',
    field2Name: 'websiteId',
    field2Value: websiteId,
  });

const weak = (name: string, newPassword: string, body: Shape): Case => ({
  ...given,
  name,
  send: change({ currentPassword: '{password}', newPassword }),
  status: 400,
  body,
});

const changing: readonly Case[] = [
  {
    ...given,
    name: 'changes the password',
    send: change({ currentPassword: '{password}', newPassword: fresh }),
    status: 200,
    body: true,
    afterwards: [
      { send: signIn(fresh), status: 200 },
      { send: signIn('{password}'), status: 401 },
      { as: 'customer', send: ['GET', '/V1/customers/me?fields=email'], status: 200, body: { email: '{email}' } },
    ],
  },
  {
    ...given,
    name: 'rejects a wrong current password',
    send: change({ currentPassword: 'bad', newPassword: fresh }),
    status: 401,
    body: rejection("The password doesn't match this account. Verify the password and try again."),
  },
  {
    ...given,
    name: 'checks the current password before the new one',
    send: change({ currentPassword: 'bad', newPassword: 'a' }),
    status: 401,
    body: rejection("The password doesn't match this account. Verify the password and try again."),
  },
  weak('rejects a short password', 'abc', short),
  weak('rejects a password with two classes of characters', 'abcdefgh1', fewClasses),
  weak('rejects a password with a leading space', ' N3wpass!99', spaces),
  weak('rejects a password with a trailing space', 'N3wpass!99 ', spaces),
  weak('rejects the email as a password', '{email}', rejection("The password can't be the same as the email address. Create a new password and try again.")),
  { ...given, name: 'rejects a missing new password', send: change({ currentPassword: '{password}' }), status: 400, body: required('newPassword') },
  { ...given, name: 'rejects an empty object', send: change({}), status: 400, body: requiredAll('currentPassword', 'newPassword') },
  ...signedOut(change({ currentPassword: 'a', newPassword: 'b' })),
];

const badTemplate = (value: string): Shape =>
  rejection('Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.', {
    value,
    fieldName: 'template',
    template1: 'email_reminder',
    template2: 'email_reset',
  });

const requesting: readonly Case[] = [
  { name: 'sends a reset link', send: request({ email: '{email}', template: 'email_reset', websiteId: 1 }), status: 200, body: true },
  { name: 'requires no website', send: request({ email: '{email}', template: 'email_reset' }), status: 200, body: true },
  { name: 'sends a reminder', send: request({ email: '{email}', template: 'email_reminder', websiteId: 1 }), status: 200, body: true },
  {
    name: 'rejects an unknown email',
    send: request({ email: 'nobody-{unique}@example.test', template: 'email_reset', websiteId: 1 }),
    status: 404,
    body: unknownMail(1),
  },
  { name: 'rejects an unknown template', send: request({ email: '{email}', template: 'foo', websiteId: 1 }), status: 400, body: badTemplate('foo') },
  { name: 'rejects an empty object', send: request({}), status: 400, body: requiredAll('email', 'template') },
  { name: 'rejects a missing template', send: request({ email: '{email}' }), status: 400, body: required('template') },
];

const link = { given: 'resetLink', needs: 'resetLink' } as const;

const resetting: readonly Case[] = [
  {
    ...link,
    name: 'sets the new password and uses up the link',
    send: reset({ email: '{email}', resetToken: '{resetToken}', newPassword: fresh }),
    status: 200,
    body: true,
    afterwards: [
      { send: signIn(fresh), status: 200 },
      { send: reset({ email: '{email}', resetToken: '{resetToken}', newPassword: fresh }), status: 400, body: mismatched },
    ],
  },
  { ...link, name: 'rejects a short password', send: reset({ email: '{email}', resetToken: '{resetToken}', newPassword: 'abc' }), status: 400, body: short },
  {
    ...link,
    name: 'rejects the link of another customer',
    send: reset({ email: '{otherEmail}', resetToken: '{resetToken}', newPassword: fresh }),
    status: 400,
    body: mismatched,
  },
  {
    name: 'rejects a reset token that was never sent',
    send: reset({ email: '{email}', resetToken: 'x'.repeat(32), newPassword: fresh }),
    status: 400,
    body: mismatched,
  },
  {
    name: 'rejects an empty reset token',
    send: reset({ email: '{email}', resetToken: '', newPassword: fresh }),
    status: 400,
    body: required('resetPasswordLinkToken'),
  },
  {
    name: 'rejects an unknown email',
    send: reset({ email: 'nobody-{unique}@example.test', resetToken: 'x', newPassword: fresh }),
    status: 404,
    body: unknownMail('1'),
  },
  { name: 'rejects an empty object', send: reset({}), status: 400, body: requiredAll('email', 'resetToken', 'newPassword') },
];

const check = (customer: string, token: string): Send => ['GET', `/V1/customers/${customer}/password/resetLinkToken/${token}`];

/** Changing a password, asking for a link, and setting another by it. */
export const customerPasswords: readonly Call[] = [
  stockCall('PUT /V1/customers/me/password', changing),
  stockCall('PUT /V1/customers/password', requesting),
  stockCall('POST /V1/customers/resetPassword', resetting),
  stockCall('GET /V1/customers/{id}/password/resetLinkToken/{token}', [
    { ...link, name: 'accepts a valid link', send: check('{customerId}', '{resetToken}'), status: 200, body: true },
    { name: 'rejects a reset token that was never sent', send: check('{customerId}', 'x'), status: 400, body: mismatched },
    { name: 'rejects 0 as the customer', send: check('0', 'x'), status: 400, body: invalid('customerId', 0) },
    { name: 'rejects an unknown customer', send: check('999999', 'x'), status: 404, body: noSuch('customerId', 999999) },
  ]),
];
