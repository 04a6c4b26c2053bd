import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { aShop, closeAll, sendRaw, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function aGateway(received: ReceivedRequest[]): Promise<string> {
  return serve(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.setHeader('Set-Cookie', ['a=1; HttpOnly', 'b=2; HttpOnly']);
    response.setHeader('Content-Type', 'application/graphql-response+json');
    response.setHeader('X-Internal', 'secret');
    response.statusCode = 207;
    response.end('{"data":{}}');
  });
}

const noPage = () => {
  throw new Error('not a page');
};

test('forwards a request to the gateway and the response to the browser unchanged', async () => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  const response = await fetch(`${shop}/graphql?op=Home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'session=x', 'x-request-id': 'r1' },
    body: '{"query":"{ menu { id } }"}',
  });
  expect(response.status).toBe(207);
  expect(await response.text()).toBe('{"data":{}}');
  expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/graphql?op=Home',
    body: '{"query":"{ menu { id } }"}',
    headers: { cookie: 'session=x', 'x-request-id': 'r1', 'content-type': 'application/json' },
  });
});

test('forwards uploads, files and event streams to their own paths on the gateway', async () => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  for (const path of [
    '/uploads/sell-photos?name=a%20b',
    '/files/sell-labels/7',
    '/pictures/312x416/s/t/bag.png',
    '/graphql/stream',
  ]) {
    await fetch(shop + path, { method: 'POST', body: 'x' });
    expect(received.at(-1)).toMatchObject({ url: path, body: 'x' });
  }
  expect((await fetch(`${shop}/files`)).status).not.toBe(207);
});

test('drops request and response headers that are not on the allow list', async () => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  const headers = { 'x-forwarded-user': 'admin' };
  const response = await fetch(`${shop}/graphql`, { headers });
  expect(received[0]?.headers).not.toHaveProperty('x-forwarded-user');
  expect(response.headers.has('x-internal')).toBe(false);
});

test('sends the IP address of the client to the gateway, ignoring X-Forwarded-For of untrusted clients', async () => {
  const received: ReceivedRequest[] = [];
  const gateway = await aGateway(received);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const TRUSTED_PROXIES of [[], ['loopback'], ['192.0.2.0/24']]) {
    const shop = await aShop({ page: noPage, gateway, env: { TRUSTED_PROXIES } });
    await fetch(`${shop}/graphql`, { headers });
  }
  const addresses = received.map(({ headers }) => headers['x-forwarded-for']);
  expect(addresses).toEqual(['127.0.0.1', '203.0.113.7', '127.0.0.1']);
});

test('streams the response while the gateway is still writing it', async () => {
  let finish = () => {};
  const gateway = await serve((_request, response) => {
    response.setHeader('Content-Type', 'multipart/mixed');
    response.write('first');
    finish = () => response.end('last');
  });
  const shop = await aShop({ page: noPage, gateway });
  const response = await fetch(`${shop}/graphql`, { headers: { 'accept-encoding': 'identity' } });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('first');
  finish();
  const last = await reader?.read();
  expect(new TextDecoder().decode(last?.value)).toBe('last');
});

test('rejects methods other than GET and POST without calling the gateway', async () => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  const response = await fetch(`${shop}/graphql`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, POST');
  expect(received).toEqual([]);
});

test.each([
  'http://{otherHost}/graphql',
  'http://{otherHost}/files/../any',
  'HTTP://{otherHost}/uploads/x',
  '//{otherHost}/graphql',
  '{otherHost}',
  '@{otherHost}/graphql',
  '/files/../metrics',
  '/files/..%2fmetrics',
  '/files/%2e%2e/metrics',
  '/files/.%2E%5cmetrics',
  '/files/..',
  '/uploads/a/./b',
  '/uploads\\..\\..\\health',
])('does not forward %s to another host or another path of the gateway', async (target) => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  const otherHost = new URL(await aGateway(received)).host;
  for (const method of ['GET', 'POST']) {
    const requestTarget = target.replace('{otherHost}', otherHost);
    const response = await sendRaw(
      shop,
      `${method} ${requestTarget} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 (400|301|405) /);
  }
  expect(received).toEqual([]);
});

test('drops a forged header from a request with Expect: 100-continue', async () => {
  const received: ReceivedRequest[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(received) });
  const response = await sendRaw(
    shop,
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nExpect: 100-continue\r\nX-Forwarded-User: admin\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(response).toContain('HTTP/1.1 207');
  expect(response).toMatch(/^connection: close\r$/im);
  expect(received[0]?.headers).not.toHaveProperty('x-forwarded-user');
  expect(received[0]?.body).toBe('{}');
});

test('closes idle connections before the gateway does', async () => {
  const closed = Promise.withResolvers<void>();
  const gateway = await serve((request, response) => {
    request.socket.once('end', closed.resolve);
    response.setHeader('Connection', 'keep-alive').setHeader('Keep-Alive', 'timeout=2').end('{}');
  });
  const shop = await aShop({ page: noPage, gateway });
  await (await fetch(`${shop}/graphql`, { method: 'POST', body: '{}' })).text();
  await closed.promise;
});

test('responds with 502 and a GraphQL error when the gateway is unreachable', async () => {
  const gateway = await serve(() => {});
  closeAll();
  const shop = await aShop({ page: noPage, gateway });
  const response = await fetch(`${shop}/graphql`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNREACHABLE' } }],
  });
});
