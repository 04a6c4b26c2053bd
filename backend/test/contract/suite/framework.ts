import { type Call, type Case, stockCall } from '../runner/case.ts';
import type { Send } from '../runner/exchange.ts';
import { having, type Shape } from '../runner/shape.ts';
import { noRoute, rejection, requiredAll } from '../runner/words.ts';

const currency: Send = ['GET', '/V1/directory/currency'];
const token: Send = ['POST', '/V1/integration/customer/token'];
const dollars = having({ base_currency_code: 'USD', available_currency_codes: ['USD'] });
const cannot = rejection('Specified request cannot be processed.');
const both = requiredAll('username', 'password');

const routed = (name: string, send: Send, [status, body]: readonly [number, Shape]): Case => ({ name, send, status, body });

const sent = (name: string, raw: string, [headers, status, body]: readonly [Readonly<Record<string, string>>, number, Shape]): Case => ({
  name,
  send: token,
  raw,
  headers,
  status,
  body,
});

const json = { 'content-type': 'application/json' };
const typed = (type: string) => ({ 'content-type': type });
const credentials = '{"username":"nobody-a","password":"b"}';
const notSignedIn = rejection('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.');

/** What the REST interface itself answers, whatever the call. */
export const frameworkCalls: readonly Call[] = [
  stockCall('routes', [
    routed('rejects an unknown route', ['GET', '/V1/nothing/here'], [404, noRoute]),
    routed('rejects a version without a route', ['GET', '/V1'], [404, noRoute]),
    routed('rejects a path without a version', ['GET', '/nothing'], [400, cannot]),
    routed('rejects an unknown version', ['GET', '/V9/directory/currency'], [404, noRoute]),
    routed('rejects an unknown store code', ['GET', '/nope/V1/directory/currency'], [400, cannot]),
    routed('accepts a store code', ['GET', '/default/V1/directory/currency'], [200, dollars]),
    routed('accepts the code of all stores', ['GET', '/all/V1/directory/currency'], [200, dollars]),
    routed('ignores a trailing slash', ['GET', '/V1/directory/currency/'], [200, dollars]),
    routed('rejects a version in lower case', ['GET', '/v1/directory/currency'], [400, cannot]),
    routed('rejects a version with letters after it', ['GET', '/V1x/directory/currency'], [404, noRoute]),
    routed('accepts two slashes before the version', ['GET', '//V1/directory/currency'], [200, dollars]),
    routed('rejects a store code alone', ['GET', '/default'], [400, cannot]),
    routed('rejects two slashes in the route', ['GET', '/V1//directory/currency'], [404, noRoute]),
    routed('rejects a route in another case', ['GET', '/V1/Directory/Currency'], [404, noRoute]),
    routed('rejects another method', ['DELETE', '/V1/directory/currency'], [404, noRoute]),
    routed('rejects another method with a body', ['POST', '/V1/directory/currency', {}], [404, noRoute]),
    routed('rejects PATCH', ['PATCH', '/V1/customers/me', {}], [405, rejection('The PATCH HTTP method is not supported.')]),
    routed('rejects OPTIONS', ['OPTIONS', '/V1/directory/currency'], [405, rejection('The OPTIONS HTTP method is not supported.')]),
    { name: 'rejects HEAD', send: ['HEAD', '/V1/directory/currency'], status: 405, text: /^$/ },
    { name: 'ignores an invalid token on a public route', as: 'nonsense', send: currency, status: 200, body: dollars },
  ]),
  stockCall('fields parameter', [
    routed('returns one field', ['GET', '/V1/directory/currency?fields=base_currency_code'], [200, { base_currency_code: 'USD' }]),
    routed(
      'ignores an unknown field beside a known one',
      ['GET', '/V1/directory/currency?fields=base_currency_code,nope'],
      [200, { base_currency_code: 'USD' }],
    ),
    routed('returns an empty list for an unknown field', ['GET', '/V1/directory/currency?fields=nope'], [200, []]),
    routed('returns all fields for an empty parameter', ['GET', '/V1/directory/currency?fields='], [200, dollars]),
    routed('returns an empty list for a list with a space', ['GET', '/V1/directory/currency?fields=base_currency_code,%20x'], [200, []]),
    routed('treats a list as an empty body', ['GET', '/V1/directory/currency?fields[]=base_currency_code'], [200, []]),
    routed('returns an empty list for unclosed brackets', ['GET', '/V1/directory/currency?fields=a[b'], [200, []]),
  ]),
  stockCall('bodies', [
    sent('rejects malformed JSON', '{"username":', [json, 400, rejection('Decoding error.')]),
    sent('rejects two objects', '{}{}', [json, 400, rejection('Decoding error.')]),
    sent('rejects single quotes', "{'username':'a'}", [json, 400, rejection('Decoding error.')]),
    sent('treats null as an empty body', 'null', [json, 400, both]),
    sent('returns an empty list for an array parameter', '[]', [json, 400, both]),
    sent('treats a string as an empty body', '"x"', [json, 400, both]),
    sent('treats a number as an empty body', '7', [json, 400, both]),
    sent('rejects a missing content type', credentials, [typed(''), 400, rejection('Content-Type header is empty.')]),
    sent('rejects a form', 'username=a&password=b', [
      typed('application/x-www-form-urlencoded'),
      400,
      rejection('Server cannot understand Content-Type HTTP header media type application/x-www-form-urlencoded'),
    ]),
    sent('rejects plain text', credentials, [typed('text/plain'), 400, rejection('Server cannot understand Content-Type HTTP header media type text/plain')]),
    sent('rejects an invalid content type', '{}', [typed('json'), 400, rejection('Server cannot understand Content-Type HTTP header media type json')]),
    sent('rejects another charset', credentials, [typed('application/json; charset=iso-8859-1'), 400, rejection('UTF-8 is the only supported charset.')]),
    sent('accepts a charset in quotes', credentials, [typed('application/json; charset="utf-8"'), 401, notSignedIn]),
    sent('rejects another parameter of the content type', credentials, [
      typed('application/json; boundary=x'),
      400,
      rejection('Content-Type header is invalid.'),
    ]),
    sent('rejects a content type in capitals', credentials, [
      typed('Application/JSON'),
      400,
      rejection('Server cannot understand Content-Type HTTP header media type Application/JSON'),
    ]),
    sent('treats 0 as an empty body', '0', [json, 400, both]),
    sent('accepts the UTF-8 charset', credentials, [typed('application/json; charset=utf-8'), 401, notSignedIn]),
  ]),
  stockCall('kinds of answers', [
    { name: 'returns JSON when it is preferred', send: currency, headers: { accept: 'application/xml;q=0.5, application/json' }, status: 200, body: dollars },
    { name: 'returns an HTML error for text/html', send: currency, headers: { accept: 'text/html' }, status: 500, text: /^<!doctype html>/i },
    { name: 'returns JSON for any type', send: currency, headers: { accept: '*/*' }, status: 200, body: dollars },
    { name: 'returns JSON when it is among the types', send: currency, headers: { accept: 'text/html, application/json;q=0.9' }, status: 200, body: dollars },
  ]),
];
