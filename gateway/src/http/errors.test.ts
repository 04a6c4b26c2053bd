import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';

const COUNTRIES = '{ countries { id } }';
const rest = { 'GET /V1/directory/countries': [] };

test('rejects malformed requests with JSON', async () => {
  await using gateway = await serve({});
  const { port } = new URL(gateway.url);
  const sendRaw = async (text: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: string[] = [];
    socket.on('data', (data) => chunks.push(String(data))).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    return chunks.join('');
  };
  const long = `GET /health HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(17_000)}\r\n\r\n`;
  for (const [text, status] of [[long, 431] as const, ['nonsense\r\n\r\n', 400] as const]) {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body).errors[0].extensions.code).toBe('BAD_REQUEST');
  }
});

test('rejects an unsupported method with Allow and without caching', async () => {
  await using gateway = await serve({});
  const responses = [
    await fetch(`${gateway.url}/graphql`, { method: 'DELETE' }),
    await fetch(`${gateway.url}/health/live?x=1`, { method: 'POST' }),
    await fetch(`${gateway.url}/nothing`, { method: 'PUT' }),
  ];
  expect(responses.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
    [405, 'GET, HEAD, POST'],
    [405, 'GET, HEAD'],
    [404, null],
  ]);
  for (const response of responses) {
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { requestId } = (await response.json()).errors[0].extensions;
    expect(requestId).toBe(response.headers.get('x-request-id'));
  }
  await using open = await serve({}, { playground: true });
  const free = [
    await fetch(`${open.url}/graphql`, { method: 'HEAD' }),
    await open.post('{ __typename }', { accept: 'text/plain' }),
    await open.post([]),
  ];
  expect(free.map(({ status }) => status)).toEqual([405, 406, 400]);
  for (const { headers } of free) expect(headers.get('cache-control')).toBe('no-store');
  const batch = await open.post([]);
  const { requestId } = (await batch.json()).errors[0].extensions;
  expect(requestId).toBe(batch.headers.get('x-request-id'));
});

test.each([
  ['application/json; charset=utf-16', 415],
  ['application/json;charset="latin1"', 415],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/json; charset="UTF-8"', 200],
  ['Application/JSON ; charset=utf8', 200],
])('responds to a request with the content type %s with %i', async (type, status) => {
  await using open = await serve({}, { playground: true });
  const response = await open.post('{ __typename }', { 'content-type': type });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(
    status === 200 ? { data: {} } : { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  );
});

test('lets known origins send credentials and read Retry-After', async () => {
  await using gateway = await serve({ rest });
  const preflightHeaders = { origin: 'http://shop.test', 'access-control-request-method': 'POST' };
  const preflight = await fetch(`${gateway.url}/graphql`, {
    method: 'OPTIONS',
    headers: preflightHeaders,
  });
  expect(preflight.headers.get('access-control-max-age')).toBe('600');
  const { headers } = await gateway.post(COUNTRIES, { origin: 'http://shop.test' });
  expect(headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toBe('retry-after, x-request-id');
  const foreign = await fetch(`${gateway.url}/graphql`, {
    method: 'OPTIONS',
    headers: { ...preflightHeaders, origin: 'http://evil.test' },
  });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('sends the security headers of an API with every response', async () => {
  await using gateway = await serve({ rest });
  for (const { headers } of [await gateway.post(COUNTRIES), await fetch(`${gateway.url}/none`)]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});
