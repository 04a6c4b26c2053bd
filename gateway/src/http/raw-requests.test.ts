import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aCartResponse } from '../../test/helpers/builders.ts';
import { serve } from '../../test/helpers/serve.ts';

const rest = { 'GET /V1/directory/countries': [] };
const QUERY = '/graphql?query=%7Bcountries%7Bid%7D%7D&x=a%2Fb/../c';
const ARRIVAL = { headersMs: 300, bodyMs: 300, uploadMs: 900 };

/** Sends `bytes` to the gateway; resolves with everything received until the connection closes. */
const send = (url: string, bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return text(socket);
};
const getStatus = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
const get = (target: string, headers = 'Host: shop\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Apollo-Require-Preflight: 1\r\nConnection: close\r\n\r\n`;

test('rejects request targets that are not in origin form before routing', async () => {
  await using gateway = await serve({ rest });
  const targets = [
    `http://shop${QUERY}`,
    'http://127.0.0.1:5499/files/../metrics',
    'shop:80',
    '*',
    '/graphql/../metrics',
    '/files/sell-photos/..',
    '/./graphql?query={countries{id}}',
    '/files/%2e%2E/metrics',
    '/files\\..\\metrics',
    '/files/sell-photos/a%2Fb',
    '/files/sell-photos/a%5cb',
    '/files/sell-photos/a%00b',
  ];
  const statuses = await Promise.all(
    targets.map(async (target) => getStatus(await send(gateway.url, get(target)))),
  );
  expect(statuses).toEqual(targets.map(() => 400));
  expect(getStatus(await send(gateway.url, get(QUERY)))).toBe(200);
  const tunnel = 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n';
  expect(await send(gateway.url, tunnel)).not.toMatch(/^HTTP\/1\.1 2/);
});

test.each([
  // Without a body, because Node rejects bytes after it itself.
  ['no host', '', ''],
  ['two hosts', 'Host: shop\r\nHost: other\r\n', ''],
  ['two lengths', 'Host: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n', 'x'],
  ['the same length twice', 'Host: shop\r\nContent-Length: 1\r\nContent-Length: 1\r\n', 'x'],
  [
    'a length and chunks',
    'Host: shop\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    '0\r\n\r\n',
  ],
])('rejects a request with %s', async (_, headers, body) => {
  await using gateway = await serve({ rest });
  const response = await send(gateway.url, `${get(QUERY, headers)}${body}`);
  expect(getStatus(response)).toBe(400);
  expect(response.split('\r\n\r\n')[1]).toContain('"code":"BAD_REQUEST"');
});

test('accepts a request of HTTP/1.0 without a host', async () => {
  await using gateway = await serve({ rest });
  const request = get(QUERY, '').replace('HTTP/1.1', 'HTTP/1.0');
  expect(getStatus(await send(gateway.url, request))).toBe(200);
});

test.each([
  ['headers', 'POST /graphql HTTP/1.1\r\nHost: shop\r\nX-A: b', 300],
  [
    'a body',
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"query"',
    300,
  ],
  [
    'an upload',
    'POST /uploads/sell-photos HTTP/1.1\r\nHost: shop\r\nContent-Type: image/jpeg\r\nAuthorization: Bearer t\r\nContent-Length: 99\r\n\r\nx',
    900,
  ],
])('responds with 408 to %s that do not arrive in time', async (_, bytes, ms) => {
  const files = {
    open: () => Promise.reject(new Error('unused')),
    addPhoto: async ({ bytes: body }: { readonly bytes: AsyncIterable<Buffer> }) => {
      for await (const chunk of body) void chunk;
      throw new Error('The body arrived');
    },
  };
  await using gateway = await serve({ rest }, { arrival: ARRIVAL, files });
  const began = performance.now();
  const response = await send(gateway.url, bytes);
  expect(getStatus(response)).toBe(408);
  expect(response).toMatch(/^connection: close\r$/im);
  const took = performance.now() - began;
  expect(took).toBeGreaterThanOrEqual(ms - 20);
  expect(took).toBeLessThan(ms + 2_000);
});

test('completes pending requests on keep-alive connections when the gateway closes', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const carts = Array.from({ length: 8 }, (_, n) => `cart${n}`);
  const read = () => held.then(() => aCartResponse());
  const gateway = await serve({
    rest: Object.fromEntries(carts.map((cart) => [`GET /V1/guest-carts/${cart}`, read])),
  });
  const responses = carts.map((cart) => {
    const query = encodeURIComponent(`{ guestCart(cartId: "${cart}") { id } }`);
    const request = `GET /graphql?query=${query} HTTP/1.1\r\nHost: shop\r\nApollo-Require-Preflight: 1\r\n\r\n`;
    return send(gateway.url, request);
  });
  await expect.poll(() => gateway.restCalls.length).toBe(carts.length);
  const closed = gateway[Symbol.asyncDispose]();
  setImmediate(release);
  for (const response of await Promise.all(responses)) {
    expect(getStatus(response)).toBe(200);
    expect(response).toMatch(/^connection: close\r$/im);
  }
  await closed;
});

test.each([
  [['loopback'], '203.0.113.7'],
  [['192.0.2.0/24'], '127.0.0.1'],
  [[], '127.0.0.1'],
])(
  'with trusted proxies %j derives the client IP of a forwarded request as %s',
  async (trustedProxies, address) => {
    const rates = {
      consume: async (counted: readonly { readonly key: string }[]) => {
        keys.push(...counted.map(({ key }) => key));
        return 9;
      },
      refund: async () => undefined,
      guesses: {
        admit: async () => 0,
        succeed: async () => undefined,
        undo: async () => undefined,
      },
      guessMs: 0,
    };
    const keys: string[] = [];
    await using gateway = await serve({ rest }, { trustedProxies, rates });
    await gateway.post(
      'mutation { newsletterSubscribe(input: { email: "a@b.test" }) { userErrors { code } } }',
      {
        'x-forwarded-for': '203.0.113.7',
      },
    );
    expect(keys).toEqual([`NEWSLETTER:network:${address}`]);
  },
);
