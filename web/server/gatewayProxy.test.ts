import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { aShop, closeAll, sendRaw, serve } from './testing.test-helpers.ts';

afterEach(closeAll);

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function aGateway(seen: Seen[]): Promise<string> {
  return serve(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
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

test('a query goes to the gateway as it came, and the answer comes back as it was', async () => {
  const seen: Seen[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
  const answer = await fetch(`${shop}/graphql?op=Home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'session=x', 'x-request-id': 'r1' },
    body: '{"query":"{ menu { id } }"}',
  });
  expect(answer.status).toBe(207);
  expect(await answer.text()).toBe('{"data":{}}');
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/graphql?op=Home',
    body: '{"query":"{ menu { id } }"}',
    headers: { cookie: 'session=x', 'x-request-id': 'r1', 'content-type': 'application/json' },
  });
});

test('uploads, files and the stream of events go beside the endpoint, wherever that is', async () => {
  const seen: Seen[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
  for (const path of [
    '/uploads/sell-photos?name=a%20b',
    '/files/sell-labels/7',
    '/pictures/312x416/s/t/bag.png',
    '/graphql/stream',
  ]) {
    await fetch(shop + path, { method: 'POST', body: 'x' });
    expect(seen.at(-1)).toMatchObject({ url: path, body: 'x' });
  }
  expect((await fetch(`${shop}/files`)).status).not.toBe(207);
});

test('headers that are on no list stay on their side', async () => {
  const seen: Seen[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
  const headers = { 'x-forwarded-user': 'admin', 'x-encore-request': 'forged' };
  const answer = await fetch(`${shop}/graphql`, { headers });
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-user');
  expect(seen[0]?.headers).not.toHaveProperty('x-encore-request');
  expect(answer.headers.has('x-internal')).toBe(false);
});

test('the gateway is told the address that a request came from, which a browser cannot forge', async () => {
  const seen: Seen[] = [];
  const gateway = await aGateway(seen);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const TRUSTED_PROXIES of [[], ['loopback'], ['192.0.2.0/24']]) {
    const shop = await aShop({ page: noPage, gateway, env: { TRUSTED_PROXIES } });
    await fetch(`${shop}/graphql`, { headers });
  }
  const addresses = seen.map(({ headers }) => headers['x-forwarded-for']);
  expect(addresses).toEqual(['127.0.0.1', '203.0.113.7', '127.0.0.1']);
});

test('the answer is passed on while it is still being written', async () => {
  let finish = () => {};
  const gateway = await serve((_request, response) => {
    response.setHeader('Content-Type', 'multipart/mixed');
    response.write('first');
    finish = () => response.end('last');
  });
  const shop = await aShop({ page: noPage, gateway });
  const answer = await fetch(`${shop}/graphql`, { headers: { 'accept-encoding': 'identity' } });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('first');
  finish();
  const last = await reader?.read();
  expect(new TextDecoder().decode(last?.value)).toBe('last');
});

test('other methods are refused and never reach the gateway', async () => {
  const seen: Seen[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
  const answer = await fetch(`${shop}/graphql`, { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, POST');
  expect(seen).toEqual([]);
});

test.each([
  'http://{elsewhere}/graphql',
  'http://{elsewhere}/files/../any',
  'HTTP://{elsewhere}/uploads/x',
  '//{elsewhere}/graphql',
  '{elsewhere}',
  '@{elsewhere}/graphql',
  '/files/../metrics',
  '/files/..%2fmetrics',
  '/files/%2e%2e/metrics',
  '/files/.%2E%5cmetrics',
  '/files/..',
  '/uploads/a/./b',
  '/uploads\\..\\..\\health',
])(
  'a request for %s reaches neither another host nor another path of the gateway',
  async (target) => {
    const seen: Seen[] = [];
    const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
    const elsewhere = new URL(await aGateway(seen)).host;
    for (const method of ['GET', 'POST']) {
      const requestTarget = target.replace('{elsewhere}', elsewhere);
      const answer = await sendRaw(
        shop,
        `${method} ${requestTarget} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (400|301|405) /);
    }
    expect(seen).toEqual([]);
  },
);

test('a forged header stays out also when the request expects a 100 Continue', async () => {
  const seen: Seen[] = [];
  const shop = await aShop({ page: noPage, gateway: await aGateway(seen) });
  const answer = await sendRaw(
    shop,
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nExpect: 100-continue\r\nX-Forwarded-User: admin\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(answer).toContain('HTTP/1.1 207');
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-user');
  expect(seen[0]?.body).toBe('{}');
});

test('an idle connection is left before the gateway closes it, which would lose the next request', async () => {
  const left = Promise.withResolvers<void>();
  const gateway = await serve((request, response) => {
    request.socket.once('end', left.resolve);
    response.setHeader('Connection', 'keep-alive').setHeader('Keep-Alive', 'timeout=2').end('{}');
  });
  const shop = await aShop({ page: noPage, gateway });
  await (await fetch(`${shop}/graphql`, { method: 'POST', body: '{}' })).text();
  await left.promise;
});

test('a gateway that is not there is a 502 in the shape of a GraphQL answer', async () => {
  const gateway = await serve(() => {});
  closeAll();
  const shop = await aShop({ page: noPage, gateway });
  const answer = await fetch(`${shop}/graphql`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNREACHABLE' } }] });
});
