import { type Call, type Case, ownCall, type Send, stockCall } from '../runner/case.ts';
import { having, like } from '../runner/shape.ts';
import { noRoute, notSignedIn, rejection, required, requiredAll, wrongType } from '../runner/words.ts';

const path = '/V1/integration/customer/token';
const rejected = rejection('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.');
const token = like(/^[\w-]{8,}\.[\w-]+\.[\w-]+$/);
const good = { username: '{email}', password: '{password}' };
const post = (body?: unknown): Send => ['POST', path, body];

const wrong = (name: string, body: unknown): Case => ({ name, send: post(body), status: 401, body: rejected });

const signingIn: readonly Case[] = [
  {
    name: 'good',
    send: post(good),
    status: 200,
    body: token,
    afterwards: [{ as: 'customer', send: ['GET', '/V1/customers/me'], status: 200, body: having({ email: '{email}' }) }],
  },
  { name: 'trailing slash', send: ['POST', `${path}/`, good], status: 200, body: token },
  { name: 'under the store code', send: ['POST', `/default${path}`, good], status: 200, body: token },
  { name: 'arguments that nobody knows', send: post({ ...good, foo: 1 }), status: 200, body: token },
  { name: 'with a token that is none', as: 'nonsense', send: post(good), status: 200, body: token },
  wrong('wrong password', { ...good, password: 'nope' }),
  wrong('password with a space after it', { ...good, password: '{password} ' }),
  wrong('unknown address', { username: 'nobody-{unique}@example.test', password: 'nope' }),
  wrong('a name that is no address', { username: 'nobody-{unique}', password: 'nope' }),
  wrong('a number as the password', { ...good, password: 12345 }),
  { name: 'no name', send: post({ password: 'x' }), status: 400, body: required('username') },
  { name: 'no password', send: post({ username: '{email}' }), status: 400, body: required('password') },
  { name: 'password null', send: post({ ...good, password: null }), status: 400, body: required('password') },
  { name: 'empty password', send: post({ ...good, password: '' }), status: 400, body: required('password') },
  { name: 'both empty', send: post({ username: '', password: '' }), status: 400, body: requiredAll('username', 'password') },
  { name: 'an empty object', send: post({}), status: 400, body: requiredAll('username', 'password') },
  { name: 'no body', send: post(), status: 400, body: requiredAll('username', 'password') },
  { name: 'a list as the name', send: post({ username: ['a'], password: 'x' }), status: 400, body: wrongType('array', 'string') },
  { name: 'an object as the password', send: post({ username: 'a', password: { a: 1 } }), status: 400, body: wrongType('array', 'string') },
  { name: 'a wrong type is told before a missing value', send: post({ username: ['a'] }), status: 400, body: wrongType('array', 'string') },
  { name: 'wrong verb', send: ['GET', path], status: 404, body: noRoute },
];

const revoke: Send = ['POST', '/V1/integration/customer/revoke-customer-token'];

const admin: Send = ['POST', '/V1/integration/admin/token', { username: 'nobody-{unique}', password: 'nope' }];

const social = (name: 'facebook' | 'google', argument: string): Call => {
  const send = (body?: unknown): Send => ['POST', `/V1/social/${name}login`, body];
  const given = { given: 'identity', needs: 'sandbox' } as const;
  const held = `{${name}Token}`;
  const notAccepted = rejection("We couldn't sign you in. Please try again.");
  return ownCall(`POST /V1/social/${name}login`, [
    { ...given, name: 'good', send: send({ [argument]: held, userInfo: {} }), status: 200, body: token },
    {
      ...given,
      name: 'each token once',
      after: [{ send: send({ [argument]: held, userInfo: {} }) }],
      send: send({ [argument]: held, userInfo: {} }),
      status: 401,
      body: notAccepted,
    },
    { name: 'forged', send: send({ [argument]: 'a.b.c', userInfo: {} }), status: 401, body: notAccepted },
    { name: 'no token', send: send({ userInfo: {} }), status: 400, body: required(argument) },
    { name: 'empty token', send: send({ [argument]: '', userInfo: {} }), status: 400, body: required(argument) },
    { name: 'a list as the token', send: send({ [argument]: ['x'], userInfo: {} }), status: 400, body: wrongType('array', 'string') },
  ]);
};

/** Signing in by password and through others, and signing out. */
export const customerSignIn: readonly Call[] = [
  stockCall(`POST ${path}`, signingIn),
  stockCall('POST /V1/integration/customer/revoke-customer-token', [
    {
      name: 'good',
      given: 'customer',
      as: 'customer',
      send: revoke,
      status: 200,
      body: true,
      afterwards: [{ as: 'customer', send: ['GET', '/V1/customers/me'], status: 401, body: notSignedIn }],
    },
    { name: 'without a token', send: revoke, status: 401, body: notSignedIn },
    { name: 'with a token that is none', as: 'nonsense', send: revoke, status: 401, body: notSignedIn },
  ]),
  stockCall('POST /V1/integration/admin/token', [
    { name: 'wrong password', send: admin, status: 401, body: rejected },
    { name: 'nothing', send: ['POST', '/V1/integration/admin/token', {}], status: 400, body: requiredAll('username', 'password') },
    { name: 'a customer is no staff', send: ['POST', '/V1/integration/admin/token', good], status: 401, body: rejected },
  ]),
  social('facebook', 'accessToken'),
  social('google', 'token'),
];
