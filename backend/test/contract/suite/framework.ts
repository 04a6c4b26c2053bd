import { type Call, type Case, type Send, stockCall } from '../runner/case.ts';
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
    routed('unknown', ['GET', '/V1/nothing/here'], [404, noRoute]),
    routed('nothing after the version', ['GET', '/V1'], [404, noRoute]),
    routed('no version', ['GET', '/nothing'], [400, cannot]),
    routed('unknown version', ['GET', '/V9/directory/currency'], [404, noRoute]),
    routed('unknown store code', ['GET', '/nope/V1/directory/currency'], [400, cannot]),
    routed('store code', ['GET', '/default/V1/directory/currency'], [200, dollars]),
    routed('all stores', ['GET', '/all/V1/directory/currency'], [200, dollars]),
    routed('trailing slash', ['GET', '/V1/directory/currency/'], [200, dollars]),
    routed('lower case version', ['GET', '/v1/directory/currency'], [400, cannot]),
    routed('a version with a word', ['GET', '/V1x/directory/currency'], [404, noRoute]),
    routed('two slashes before the version', ['GET', '//V1/directory/currency'], [200, dollars]),
    routed('a store code alone', ['GET', '/default'], [400, cannot]),
    routed('two slashes', ['GET', '/V1//directory/currency'], [404, noRoute]),
    routed('upper case', ['GET', '/V1/Directory/Currency'], [404, noRoute]),
    routed('wrong verb', ['DELETE', '/V1/directory/currency'], [404, noRoute]),
    routed('wrong verb with a body', ['POST', '/V1/directory/currency', {}], [404, noRoute]),
    routed('PATCH', ['PATCH', '/V1/customers/me', {}], [405, rejection('The PATCH HTTP method is not supported.')]),
    routed('OPTIONS', ['OPTIONS', '/V1/directory/currency'], [405, rejection('The OPTIONS HTTP method is not supported.')]),
    { name: 'HEAD', send: ['HEAD', '/V1/directory/currency'], status: 405, text: /^$/ },
    { name: 'a token that is none where none is needed', as: 'nonsense', send: currency, status: 200, body: dollars },
  ]),
  stockCall('chosen fields', [
    routed('one', ['GET', '/V1/directory/currency?fields=base_currency_code'], [200, { base_currency_code: 'USD' }]),
    routed('one and an unknown one', ['GET', '/V1/directory/currency?fields=base_currency_code,nope'], [200, { base_currency_code: 'USD' }]),
    routed('none that is there', ['GET', '/V1/directory/currency?fields=nope'], [200, []]),
    routed('no text', ['GET', '/V1/directory/currency?fields='], [200, dollars]),
    routed('a space', ['GET', '/V1/directory/currency?fields=base_currency_code,%20x'], [200, []]),
    routed('a list', ['GET', '/V1/directory/currency?fields[]=base_currency_code'], [200, []]),
    routed('brackets that do not close', ['GET', '/V1/directory/currency?fields=a[b'], [200, []]),
  ]),
  stockCall('bodies', [
    sent('broken JSON', '{"username":', [json, 400, rejection('Decoding error.')]),
    sent('two objects', '{}{}', [json, 400, rejection('Decoding error.')]),
    sent('single quotes', "{'username':'a'}", [json, 400, rejection('Decoding error.')]),
    sent('null', 'null', [json, 400, both]),
    sent('a list', '[]', [json, 400, both]),
    sent('a text', '"x"', [json, 400, both]),
    sent('a number', '7', [json, 400, both]),
    sent('no type', credentials, [typed(''), 400, rejection('Content-Type header is empty.')]),
    sent('a form', 'username=a&password=b', [
      typed('application/x-www-form-urlencoded'),
      400,
      rejection('Server cannot understand Content-Type HTTP header media type application/x-www-form-urlencoded'),
    ]),
    sent('plain text', credentials, [typed('text/plain'), 400, rejection('Server cannot understand Content-Type HTTP header media type text/plain')]),
    sent('a type that is none', '{}', [typed('json'), 400, rejection('Server cannot understand Content-Type HTTP header media type json')]),
    sent('another charset', credentials, [typed('application/json; charset=iso-8859-1'), 400, rejection('UTF-8 is the only supported charset.')]),
    sent('a charset in quotes', credentials, [typed('application/json; charset="utf-8"'), 401, notSignedIn]),
    sent('another attribute', credentials, [typed('application/json; boundary=x'), 400, rejection('Content-Type header is invalid.')]),
    sent('capitals', credentials, [typed('Application/JSON'), 400, rejection('Server cannot understand Content-Type HTTP header media type Application/JSON')]),
    sent('zero', '0', [json, 400, both]),
    sent('the right charset', credentials, [typed('application/json; charset=utf-8'), 401, notSignedIn]),
  ]),
  stockCall('kinds of answers', [
    { name: 'the more wanted', send: currency, headers: { accept: 'application/xml;q=0.5, application/json' }, status: 200, body: dollars },
    { name: 'HTML is a fault', send: currency, headers: { accept: 'text/html' }, status: 500, text: /^<!doctype html>/i },
    { name: 'anything', send: currency, headers: { accept: '*/*' }, status: 200, body: dollars },
    { name: 'JSON among others', send: currency, headers: { accept: 'text/html, application/json;q=0.9' }, status: 200, body: dollars },
  ]),
];
