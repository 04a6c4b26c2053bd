import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';

const COUNTRIES = '{ countries { id } }';
const rest = { 'GET /V1/directory/countries': [] };

test('what is refused before it is a request is refused in JSON as well', async () => {
  await using gateway = await serve({});
  const { port } = new URL(gateway.url);
  const answerTo = async (text: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: string[] = [];
    socket.on('data', (data) => chunks.push(String(data))).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    return chunks.join('');
  };
  const long = `GET /health HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(17_000)}\r\n\r\n`;
  for (const [text, status] of [[long, 431] as const, ['nonsense\r\n\r\n', 400] as const]) {
    const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body).errors[0].extensions.code).toBe('BAD_REQUEST');
  }
});

test('a method that an address does not take is refused by name, and nobody keeps a rejection', async () => {
  await using gateway = await serve({});
  const answers = [
    await fetch(`${gateway.url}/graphql`, { method: 'DELETE' }),
    await fetch(`${gateway.url}/health/live?x=1`, { method: 'POST' }),
    await fetch(`${gateway.url}/nothing`, { method: 'PUT' }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get('allow')])).toEqual([
    [405, 'GET, HEAD, POST'],
    [405, 'GET, HEAD'],
    [404, null],
  ]);
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { requestId } = (await answer.json()).errors[0].extensions;
    expect(requestId).toBe(answer.headers.get('x-request-id'));
  }
  await using open = await serve({}, { playground: true });
  const free = [
    await fetch(`${open.url}/graphql`, { method: 'HEAD' }),
    await open.post('{ __typename }', { accept: 'text/plain' }),
    await open.post([]),
  ];
  expect(free.map(({ status }) => status)).toEqual([405, 406, 400]);
  for (const { headers } of free) expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['application/json; charset=utf-16', 415],
  ['application/json;charset="latin1"', 415],
  ['text/plain', 400],
  ['application/x-www-form-urlencoded', 415],
  ['application/json; charset="UTF-8"', 200],
  ['Application/JSON ; charset=utf8', 200],
])('a request of the type %s is answered %i', async (type, status) => {
  await using open = await serve({}, { playground: true });
  const answer = await open.post('{ __typename }', { 'content-type': type });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(
    status === 200 ? { data: {} } : { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  );
});

test('a page of a known origin may keep a session and read how long it has to wait', async () => {
  await using gateway = await serve({ rest });
  const asked = { origin: 'http://shop.test', 'access-control-request-method': 'POST' };
  const preflight = await fetch(`${gateway.url}/graphql`, { method: 'OPTIONS', headers: asked });
  expect(preflight.headers.get('access-control-max-age')).toBe('600');
  const { headers } = await gateway.post(COUNTRIES, { origin: 'http://shop.test' });
  expect(headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toBe('retry-after, x-request-id');
  const foreign = await fetch(`${gateway.url}/graphql`, {
    method: 'OPTIONS',
    headers: { ...asked, origin: 'http://evil.test' },
  });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('every response carries the security headers of data that is no page', async () => {
  await using gateway = await serve({ rest });
  for (const { headers } of [await gateway.post(COUNTRIES), await fetch(`${gateway.url}/none`)]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
});
