import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { closeAll, sendRaw, sendSlowly, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

const echo: RequestListener = async (request, response) => {
  response.end(`${request.method} ${request.url} ${await text(request)}`);
};
const get = (target: string, headers = 'Host: shop\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const getStatus = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

test.each([
  'http://shop/search',
  'http://127.0.0.1:5499/files/../any',
  'shop:80',
  '*',
  '/files/../metrics',
  '/files/..',
  '/./search',
  '/files/%2e%2E/metrics',
  '/files/.%2e/metrics',
  '/files\\..\\metrics',
  '/logout%2f',
  '/files/a%2Fb',
  '/files/a%5cb',
  '/search%00.html',
  '/search%0aSet-Cookie:a',
  '/designers/%0D',
  '/a%E2%80%A8b',
  '/a%e2%80%a9',
])('rejects the request target %s', async (target) => {
  const server = await serve(echo);
  expect(getStatus(await sendRaw(server, get(target)))).toBe(400);
});

test.each([
  '/',
  '/search?term=a/../b%2f',
  '/search?term=a%0ab',
  '/a..b/.well-known/x',
  '/designers/chlo%C3%A9',
  '/%zz',
  '//a',
])('accepts the request target %s', async (target) => {
  const server = await serve(echo);
  expect(await sendRaw(server, get(target))).toContain(`GET ${target} `);
});

test('rejects with security headers', async () => {
  const response = await sendRaw(await serve(echo), get('/files/a%2Fb'));
  expect(response).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
  expect(response).toContain('X-Content-Type-Options: nosniff');
});

test('does not open a tunnel for CONNECT', async () => {
  const server = await serve(echo);
  const request = 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n';
  expect(await sendRaw(server, request)).not.toMatch(/^HTTP\/1\.1 2/);
});

test.each([
  ['no host', ''],
  ['two hosts', 'Host: shop\r\nHost: other\r\n'],
  ['two lengths', 'Host: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n'],
  ['the same length twice', 'Host: shop\r\nContent-Length: 1\r\nContent-Length: 1\r\n'],
  ['a length and chunks', 'Host: shop\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'],
  ['chunks twice', 'Host: shop\r\nTransfer-Encoding: chunked, chunked\r\n'],
  ['a length that is no number', 'Host: shop\r\nContent-Length: 1x\r\n'],
  ['a negative length', 'Host: shop\r\nContent-Length: -1\r\n'],
  ['a body that a GET has not', 'Host: shop\r\nContent-Length: 1\r\n'],
  ['a header with a line break', 'Host: shop\r\nX: a\nY: b\r\n'],
])('rejects a request with %s', async (_, headers) => {
  const server = await serve(echo);
  expect(getStatus(await sendRaw(server, `${get('/', headers)}x`))).toBe(400);
});

test('rejects headers and bodies that exceed their limits', async () => {
  const server = await serve(echo, { maxBodyBytes: 1000 });
  const long = get('/', `Host: shop\r\nX: ${'a'.repeat(20_000)}\r\n`);
  expect(getStatus(await sendRaw(server, long))).toBe(431);
  const large = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1001\r\n\r\n';
  expect(getStatus(await sendRaw(server, large))).toBe(413);
});

test('closes a connection whose headers arrive too slowly', async () => {
  const server = await serve(echo, { headersMs: 300, bodyMs: 60_000 });
  const response = await sendSlowly(server, 'GET / HTTP/1.1\r\nHost: shop\r\nX: ');
  expect(getStatus(response)).toBe(408);
});

test('closes a connection whose body arrives too slowly, and allows uploads more time', async () => {
  const server = await serve(echo, { headersMs: 60_000, bodyMs: 300, uploadMs: 900 });
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n`;
  const upload = sendSlowly(server, post('/uploads/photo'));
  const first = await Promise.race([sendSlowly(server, post('/graphql')), upload.then(() => '')]);
  expect(getStatus(first)).toBe(408);
  expect(getStatus(await upload)).toBe(408);
});

test('reads a body that arrives in time completely', async () => {
  const server = await serve(echo, { bodyMs: 2000 });
  const response = await sendRaw(
    server,
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc',
  );
  expect(response).toContain('POST /graphql abc');
});
