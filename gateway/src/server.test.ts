import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeDeps } from '../test/helpers/run-operation.ts';
import { createTestServer } from '../test/helpers/serve.ts';
import { createSchema } from './graphql/schema.ts';
import { readExamples } from './routes/playground.ts';

let server: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  const secret = () => {
    throw new TypeError('cannot read secret of 10.0.0.1');
  };
  const { deps } = fakeDeps({ rest: { 'GET /V1/directory/countries': secret } });
  server = await createTestServer(deps, {
    schema: createSchema(() => {
      throw new Error('no back end here');
    }),
    log: pino({}, { write: (line: string) => logged.push(line) }),
    playground: true,
  });
});
afterAll(() => server.close());

const post = (query: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
  });

describe('POST /graphql', () => {
  test('responds with data and a request id', async () => {
    const response = await post('{ __typename }', { 'x-request-id': 'abc-123-def' });
    expect(response.json()).toEqual({ data: { __typename: 'Query' } });
    expect(response.headers['x-request-id']).toBe('abc-123-def');
  });

  test('masks internal errors and logs them under the same id', async () => {
    const response = await post('{ countries { id } }', { 'x-request-id': 'find-me-42' });
    expect(response.json()).toEqual({
      data: { countries: null },
      errors: [
        {
          message: 'Something went wrong in the gateway.',
          path: ['countries'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'find-me-42' },
        },
      ],
    });
    const line = logged.find((entry) => entry.includes('find-me-42'));
    expect(line).toContain('cannot read secret');
  });

  test.each(['long-enough but;wrong', 'wrong; long-enough'])(
    'ignores the malformed request id %j',
    async (id) => {
      const response = await post('{ __typename }', { 'x-request-id': id });
      expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    },
  );

  const deep = (levels: number): string =>
    `{ menu { items { ${'children { '.repeat(levels)}id${' }'.repeat(levels)} } } }`;
  test.each([
    ['too deep', deep(12), 'levels'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(' ')} }`.replaceAll(
        '__typename',
        'storeConfig { storeName }',
      ),
      'aliases',
    ],
    ['too many directives', `{ ${'__typename @skip(if: false) '.repeat(21)} }`, 'directives'],
    [
      'aliases hidden in fragments',
      `{ ${Array.from({ length: 11 }, (_, n) => `m${n}: menu { ...F }`).join(' ')} } fragment F on Menu { a: id b: id c: id }`,
      'aliases',
    ],
  ])('rejects an operation with %s', async (_, query, what) => {
    const { errors } = (await post(query)).json();
    expect(errors[0].message).toContain(`too many ${what}`);
    expect(errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('rejects a document with too many tokens', async () => {
    const { errors } = (await post(`{ ${'__typename '.repeat(2_100)} }`)).json();
    expect(errors[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  test('survives fragments that spread each other', async () => {
    const query = '{ menu { ...A } } fragment A on Menu { ...B } fragment B on Menu { ...A }';
    const { errors } = (await post(query)).json();
    expect(errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('rejects a body over 100 kB', async () => {
    expect((await post(`{ __typename } #${'x'.repeat(100_000)}`)).statusCode).toBe(413);
  });
});

describe('requests from other sites', () => {
  test('rejects forms and cross-origin requests', async () => {
    const form = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain', origin: 'http://evil.test' },
      payload: '{"query":"{ __typename }"}',
    });
    expect(form.statusCode).toBeGreaterThanOrEqual(400);
    expect(form.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('rejects mutations over GET and runs queries without the session', async () => {
    const get = (query: string, headers: Record<string, string> = {}) =>
      server.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });
    expect((await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('mutation { __typename }')).statusCode).toBe(405);
    const theirs = { 'sec-fetch-site': 'cross-site', cookie: 'encore-session=anything' };
    expect((await get('{ __typename }', theirs)).statusCode).toBe(403);
  });

  test("accepts the shop's own origins", async () => {
    const response = await post('{ __typename }', { origin: 'http://shop.test' });
    expect(response.headers['access-control-allow-origin']).toBe('http://shop.test');
  });
});

describe('GET', () => {
  test('serves /health', async () => {
    expect((await server.inject('/health')).json()).toEqual({ status: 'ok' });
  });

  test('serves the playground with all examples at /graphql', async () => {
    const page = await server.inject({ url: '/graphql', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(
      /default-src 'self'.+base-uri 'none'; object-src 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    const { body } = page;
    expect(body).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)=["']?(https?:)?\/\//);
    for (const { query } of readExamples()) {
      expect(body).toContain(JSON.stringify(query).slice(1, -1));
    }
    const headers = { accept: 'text/html', 'if-none-match': String(page.headers.etag) };
    expect((await server.inject({ url: '/graphql', headers })).statusCode).toBe(304);
    const packed = { ...headers, 'accept-encoding': 'gzip' };
    const other = await server.inject({ url: '/graphql', headers: packed });
    expect([other.statusCode, other.headers['content-encoding']]).toEqual([200, 'gzip']);
  });
});
