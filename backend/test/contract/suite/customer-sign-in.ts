import { type Call, type Case, ownCall, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, like } from '../runner/shape.ts';
import { signedOut } from '../runner/signed-out.ts';
import { noRoute, notSignedIn, rejection, required, requiredAll, wrongType } from '../runner/words.ts';

const path = '/V1/integration/customer/token';
const rejected = rejection('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.');
const token = like(/^[\w-]{8,}\.[\w-]+\.[\w-]+$/);
const good = { username: '{email}', password: '{password}' };
const post = (body?: unknown): Send => ['POST', path, body];

const wrong = (name: string, body: unknown): Case => ({ name, send: post(body), status: 401, body: rejected });

const signingIn: readonly Case[] = [
  {
    name: 'returns a token of the customer',
    send: post(good),
    status: 200,
    body: token,
    afterwards: [{ as: 'customer', send: ['GET', '/V1/customers/me'], status: 200, body: having({ email: '{email}' }) }],
  },
  { name: 'ignores a trailing slash', send: ['POST', `${path}/`, good], status: 200, body: token },
  { name: 'accepts the store code in the path', send: ['POST', `/default${path}`, good], status: 200, body: token },
  { name: 'ignores an unknown argument', send: post({ ...good, foo: 1 }), status: 200, body: token },
  { name: 'ignores an invalid token', as: 'nonsense', send: post(good), status: 200, body: token },
  wrong('rejects a wrong password', { ...good, password: 'nope' }),
  wrong('rejects a password with a trailing space', { ...good, password: '{password} ' }),
  wrong('rejects an unknown email', { username: 'nobody-{unique}@example.test', password: 'nope' }),
  wrong('rejects a username that is not an email', { username: 'nobody-{unique}', password: 'nope' }),
  wrong('rejects a password that is a number', { ...good, password: 12345 }),
  { name: 'rejects a missing username', send: post({ password: 'x' }), status: 400, body: required('username') },
  { name: 'rejects a missing password', send: post({ username: '{email}' }), status: 400, body: required('password') },
  { name: 'rejects a null password', send: post({ ...good, password: null }), status: 400, body: required('password') },
  { name: 'rejects an empty password', send: post({ ...good, password: '' }), status: 400, body: required('password') },
  { name: 'rejects an empty username and password', send: post({ username: '', password: '' }), status: 400, body: requiredAll('username', 'password') },
  { name: 'rejects an empty object', send: post({}), status: 400, body: requiredAll('username', 'password') },
  { name: 'rejects a request without a body', send: post(), status: 400, body: requiredAll('username', 'password') },
  { name: 'rejects a username that is a list', send: post({ username: ['a'], password: 'x' }), status: 400, body: wrongType('array', 'string') },
  { name: 'rejects a password that is an object', send: post({ username: 'a', password: { a: 1 } }), status: 400, body: wrongType('array', 'string') },
  { name: 'reports a wrong type before a missing value', send: post({ username: ['a'] }), status: 400, body: wrongType('array', 'string') },
  { name: 'rejects another method', send: ['GET', path], status: 404, body: noRoute },
];

const revoke: Send = ['POST', '/V1/integration/customer/revoke-customer-token'];

const admin: Send = ['POST', '/V1/integration/admin/token', { username: 'nobody-{unique}', password: 'nope' }];

const social = (name: 'facebook' | 'google', argument: string): Call => {
  const send = (body?: unknown): Send => ['POST', `/V1/social/${name}login`, body];
  const given = { given: 'identity', needs: 'sandbox' } as const;
  const held = `{${name}Token}`;
  const notAccepted = rejection("We couldn't sign you in. Please try again.");
  return ownCall(`POST /V1/social/${name}login`, [
    { ...given, name: 'returns a token of the customer', send: send({ [argument]: held, userInfo: {} }), status: 200, body: token },
    {
      ...given,
      name: 'accepts each token only once',
      after: [{ send: send({ [argument]: held, userInfo: {} }) }],
      send: send({ [argument]: held, userInfo: {} }),
      status: 401,
      body: notAccepted,
    },
    { name: 'rejects a forged token', send: send({ [argument]: 'a.b.c', userInfo: {} }), status: 401, body: notAccepted },
    { name: 'rejects a missing token', send: send({ userInfo: {} }), status: 400, body: required(argument) },
    { name: 'rejects an empty token', send: send({ [argument]: '', userInfo: {} }), status: 400, body: required(argument) },
    { name: 'rejects a token that is a list', send: send({ [argument]: ['x'], userInfo: {} }), status: 400, body: wrongType('array', 'string') },
  ]);
};

/** Signing in by password and through others, and signing out. */
export const customerSignIn: readonly Call[] = [
  stockCall(`POST ${path}`, signingIn),
  stockCall('POST /V1/integration/customer/revoke-customer-token', [
    {
      name: 'revokes the token',
      given: 'customer',
      as: 'customer',
      send: revoke,
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: ['GET', '/V1/customers/me'], status: 401, body: notSignedIn }],
    },
    ...signedOut(revoke),
  ]),
  stockCall('POST /V1/integration/admin/token', [
    { name: 'rejects an unknown account', send: admin, status: 401, body: rejected },
    { name: 'rejects an empty object', send: ['POST', '/V1/integration/admin/token', {}], status: 400, body: requiredAll('username', 'password') },
    { name: 'rejects a customer’s credentials', send: ['POST', '/V1/integration/admin/token', good], status: 401, body: rejected },
  ]),
  social('facebook', 'accessToken'),
  social('google', 'token'),
];
