import { expect, test, vi } from 'vitest';
import { serve } from '../../test/helpers/serve.ts';
import { createAllowlist } from '../graphql/documents.ts';
import { createMetrics } from '../telemetry/metrics.ts';

const COUNTRIES = '{ countries { id } }';
const rest = { 'GET /V1/directory/countries': [] };

test('rejects too many headers, compressed bodies, invalid JSON and unknown paths with JSON', async () => {
  await using gateway = await serve({ rest });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-h-${n}`, '1']));
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${gateway.url}/graphql`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };
  const responses = [
    await post('{}', { ...json, ...many }),
    await post('{}', { ...json, 'content-encoding': 'gzip' }),
    await post('{', json),
    await post('x'.repeat(100_001), json),
    await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    await fetch(`${gateway.url}/nothing`),
    await fetch(`${gateway.url}/%`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([431, 415, 400, 413, 415, 404, 400]);
  for (const response of responses) {
    expect(response.headers.get('content-type')).toContain('application/json');
    expect((await response.json()).errors[0].message).not.toMatch(/ at \S+:\d|node_modules|Error:/);
  }
});

test('responds with 500 instead of a response above the limit', async () => {
  const country = { id: 'US', full_name_english: 'x'.repeat(4_000_000) };
  await using gateway = await serve({ rest: { 'GET /V1/directory/countries': [country] } });
  const response = await gateway.post('{ countries { name } }');
  expect(response.status).toBe(500);
  expect((await response.json()).errors).toMatchObject([
    {
      message: expect.stringMatching(/^Internal Server Error: the response exceeds 4000000 bytes/),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ]);
});

test('rejects requests from other sites', async () => {
  await using gateway = await serve({ rest });
  for (const headers of [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await gateway.post(COUNTRIES, headers)).status).toBe(403);
  }
  expect((await gateway.post(COUNTRIES, { origin: 'http://shop.test' })).status).toBe(200);
});

test('responds with 503 and Retry-After above the concurrency limit, and still serves health', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const metrics = createMetrics();
  await using gateway = await serve(
    {
      rest: {
        'GET /V1/directory/countries': () => held.then(() => []),
        'POST /V1/guest-carts': () => held.then(() => 'abc'),
      },
    },
    { load: { maxInFlight: 2, maxLagMs: 0 }, metrics },
  );
  const first = [
    gateway.post(COUNTRIES),
    gateway.post('mutation { guestCartCreate { cart { id } } }'),
  ];
  while (gateway.restCalls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const shed = await gateway.post(`${COUNTRIES} # three`);
  expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await gateway.post(COUNTRIES)).status).toBe(200);
  expect(await metrics.print()).toContain('encore_shed_total{reason="in-flight"} 1');
});

test('rejects operations while the event loop lags, and accepts them afterwards', async () => {
  const metrics = createMetrics();
  await using gateway = await serve(
    { rest },
    { load: { maxInFlight: 99, maxLagMs: 200 }, metrics },
  );
  const statusWithin = (status: number, before: () => void) =>
    vi.waitFor(
      async () => {
        before();
        expect((await gateway.post(COUNTRIES)).status).toBe(status);
      },
      { timeout: 25_000, interval: 20 },
    );
  await statusWithin(503, () => {
    for (const until = performance.now() + 600; performance.now() < until; );
  });
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  await statusWithin(200, () => undefined);
  expect(await metrics.print()).toMatch(/encore_shed_total\{reason="event-loop-lag"\} [1-9]/);
});

test('names unavailable services in the readiness check, which fails while the gateway shuts down or all are down', async () => {
  const up = async () => undefined;
  const down = () => Promise.reject(new Error('down'));
  const draining = new AbortController();
  const half = [
    { name: 'commerce', run: down },
    { name: 'search', run: up },
    { name: 'redis', run: down },
  ];
  await using degraded = await serve(
    {},
    { readiness: { draining: draining.signal, checks: half } },
  );
  const ready = (url: string) => fetch(`${url}/health/ready`);
  const response = await ready(degraded.url);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: 'degraded',
      down: ['commerce', 'redis'],
      services: { commerce: 'down', search: 'up', redis: 'down' },
    },
  ]);
  draining.abort();
  expect((await ready(degraded.url)).status).toBe(503);
  const checks = [{ name: 'commerce', run: down }];
  const { signal } = new AbortController();
  await using lost = await serve({}, { readiness: { draining: signal, checks } });
  expect((await ready(lost.url)).status).toBe(503);
});

test('serves metrics only with the secret', async () => {
  await using closed = await serve({});
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
  await using gateway = await serve({ rest }, { operatorSecret: 'operator-secret-1234' });
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(401);
  await gateway.post(COUNTRIES);
  const headers = { authorization: 'Bearer operator-secret-1234' };
  const text = await (await fetch(`${gateway.url}/metrics`, { headers })).text();
  expect(text).toMatch(
    /encore_operations_total\{operation="other",kind="query",status="200",.*\} 1/,
  );
});

test('counts rejections by reason in the metrics', async () => {
  const metrics = createMetrics();
  const documents = createAllowlist([COUNTRIES]);
  await using gateway = await serve({ rest }, { metrics, documents });
  await gateway.post('{ menu { id } }');
  await gateway.post({ documentId: 'sha256:0' });
  await gateway.post(COUNTRIES, { origin: 'http://evil.test' });
  const text = await metrics.print();
  const rejected = (status: number, code: string) =>
    `operation="other",kind="invalid",status="${status}",code="${code}",cache="private"}`;
  expect(text).toContain(`${rejected(403, 'FORBIDDEN')} 2`);
  expect(text).toContain(`${rejected(404, 'PERSISTED_QUERY_NOT_FOUND')} 1`);
});

test('serves introspection with the playground enabled, but only registered operations in production', async () => {
  const production = { documents: createAllowlist([COUNTRIES]), isDevelopment: false };
  const open = { playground: true, freeOperations: false, ...production };
  await using gateway = await serve({ rest }, open);
  const schema = '{ __schema { queryType { ...N } } } fragment N on __Type { name }';
  const { data } = await (await gateway.post(schema)).json();
  expect(data.__schema.queryType.name).toBe('Query');
  for (const other of [
    '{ menu { id } }',
    '{ __typename menu { id } }',
    '{ ...F } fragment F on Query { menu { id } }',
  ]) {
    expect((await gateway.post(other)).status).toBe(403);
  }
  const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<html');
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  await using closed = await serve({ rest }, { playground: false, ...production });
  expect((await closed.post(schema)).status).toBe(403);
});

test('returns the cost of an operation in development on request', async () => {
  await using gateway = await serve({ rest }, { playground: true });
  const response = await gateway.post(COUNTRIES, { 'x-encore-cost': '1' });
  expect((await response.json()).extensions.cost).toMatchObject({ upstreamCalls: 0, calls: [] });
  await using live = await serve({ rest });
  const silent = await live.post(COUNTRIES, { 'x-encore-cost': '1' });
  expect((await silent.json()).extensions).toBeUndefined();
});

test('never writes secrets to logs, metrics or errors', async () => {
  const secrets = [
    'ann.canary@example.test',
    'Canary-Passw0rd!',
    'eyJhbGciOiJIUzI1NiJ9.eyJjYW5hcnkiOjF9.c2lnbmF0dXJl',
    'canarybearer0123456789abcdef',
    '4111111111111111',
    '4111 1111 1111 1234',
    'GIFT-CANA-RY12-3456',
    'k3yk3yk3yk3yk3yk3yk3y0000',
    '+1 415 555 0100 99',
    'sid=canary-session-1234567890',
    'Bearer canary-opaque',
    'DE89370400440532013000',
    '078-05-1120-99',
    'reset_token=canaryreset',
    'api_key: canary-api',
    '"cvv":"canary-737"',
    'password=canary pass',
    'street: Canaryroad',
    'nonce=canary-nonce',
    'redis://user:canary-redis@host',
  ];
  const lines: string[] = [];
  const { createLog } = await import('../telemetry/logging.ts');
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const metrics = createMetrics();
  const fault = () => {
    // The stub echoes the request that it received.
    const said = secrets.map((secret) =>
      secret.replace('Canary-Passw0rd!', '{"password":"Canary-Passw0rd!"}'),
    );
    throw new Error(`upstream said: ${said.join(' ; ')}`);
  };
  await using gateway = await serve(
    {
      rest: { 'GET /V1/directory/countries': fault, 'POST /V1/integration/customer/token': fault },
    },
    { log, metrics },
  );
  const bodies: string[] = [];
  for (const secret of secrets) {
    const variables = { input: { email: secret, password: secret } };
    const query =
      'mutation S($input: CustomerSignInInput!) { customerSignIn(input: $input) { token } }';
    bodies.push(
      await (
        await gateway.post({ query, variables }, { cookie: `x=${encodeURIComponent(secret)}` })
      ).text(),
    );
    const bad = { query, variables: { input: { email: { secret }, password: [secret] } } };
    bodies.push(
      await (
        await gateway.post(bad, { authorization: `Bearer ${encodeURIComponent(secret)}` })
      ).text(),
    );
  }
  bodies.push(await (await gateway.post(COUNTRIES)).text());
  const written = [...lines, ...bodies, await metrics.print()].join('\n');
  const canaries =
    /canary|4111[ *]|4111111|GIFT-CANA|k3yk3y|415 555|DE8937|078-05|Passw0rd|c2lnbmF0/gi;
  expect(lines.length).toBeGreaterThan(20);
  expect(written.match(canaries) ?? []).toEqual([]);
});
