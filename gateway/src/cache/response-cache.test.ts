import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { aProductRecord } from '../../test/helpers/builders.ts';
import { findBySkus } from '../../test/helpers/fake-sources.ts';
import { NO_REDIS, startRedis, testWithRedis } from '../../test/helpers/redis-server.ts';
import { reject } from '../../test/helpers/rejections.ts';
import { serve } from '../../test/helpers/serve.ts';
import { createAllowlist, toDocumentId } from '../graphql/documents.ts';
import { createSchema } from '../graphql/schema.ts';
import { policies } from '../graphql/sdl.ts';
import { connectRedis, createRedisCache } from './redis.ts';
import { createResponseCache } from './response-cache.ts';

const COUNTRIES = 'query Countries { countries { id name } }';
const OPERATOR_SECRET = 'operator-secret-1234';
const rest = {
  'GET /V1/directory/countries': [{ id: 'US', full_name_english: 'United States' }],
  'GET /V1/customers/me': { id: 1, email: 'ann@example.test' },
};
const purge = (url: string, body: unknown, secret = OPERATOR_SECRET) =>
  fetch(`${url}/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });

/** Returns the types that are reachable from the query field `name`. */
const reachedFrom = (schema: GraphQLSchema, names: readonly string[]): Set<string> => {
  const reached = new Set<string>();
  const walk = (type: GraphQLNamedType): void => {
    if (reached.has(type.name) || !isObjectType(type)) return;
    reached.add(type.name);
    for (const field of Object.values(type.getFields())) walk(getNamedType(field.type));
  };
  const fields = schema.getQueryType()?.getFields() ?? {};
  for (const name of names) {
    const field = fields[name];
    if (field !== undefined) walk(getNamedType(field.type));
  }
  return reached;
};

test('public queries select no personal data', () => {
  const schema = createSchema(() => {
    throw new Error('asks nobody');
  });
  const fields = schema.getQueryType()?.getFields() ?? {};
  const names = [...policies.fields.values()]
    .filter(({ publicCache }) => publicCache !== null)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  const reached = reachedFrom(schema, names);
  const personal = Object.values(fields).flatMap(({ name, type }) =>
    names.includes(name) ? [] : [getNamedType(type).name],
  );
  expect([...policies.privateTypes, ...personal].filter((type) => reached.has(type))).toEqual([]);
});

test('computes a public response once, and again after the operator purged its tag', async () => {
  const cache = createResponseCache();
  await using gateway = await serve({ rest }, { cache, operatorSecret: OPERATOR_SECRET });
  const responses = await Promise.all(Array.from({ length: 20 }, () => gateway.post(COUNTRIES)));
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(bodies.size).toBe(1);
  expect(gateway.restCalls).toHaveLength(1);
  expect((await purge(gateway.url, { tags: ['menu'] })).status).toBe(200);
  await gateway.post(COUNTRIES);
  expect(gateway.restCalls).toHaveLength(1);
  await purge(gateway.url, { tags: ['content'] });
  await gateway.post(COUNTRIES);
  expect(gateway.restCalls).toHaveLength(2);
  expect((await purge(gateway.url, { tags: ['content'] }, 'wrong')).status).toBe(401);
  expect((await purge(gateway.url, {})).status).toBe(400);
});

test('does not cache responses to requests with a session or with personal data', async () => {
  const cache = createResponseCache();
  const keep = vi.spyOn(cache, 'set');
  await using gateway = await serve({ rest }, { cache });
  for (const headers of [{ authorization: 'Bearer t' }, { cookie: 'encore-session=x' }]) {
    const response = await gateway.post(COUNTRIES, headers);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  await gateway.post('{ customer { email } }');
  await gateway.post('{ countries { id } customer { email } }');
  // No type of its own says that this text is for one client.
  await gateway.post('{ countries { id } captchaChallenge }');
  await gateway.post('mutation { customerSignOut { isSignedOut } }');
  expect(keep).not.toHaveBeenCalled();
});

test('does not cache a response with errors, nor any longer than its fields allow', async () => {
  const cache = createResponseCache();
  await using gateway = await serve(
    { rest: { ...rest, 'GET /V1/menus/1/items': reject(500, 'Internal Error') } },
    { cache },
  );
  const set = vi.spyOn(cache, 'set');
  const partly = await (await gateway.post('{ countries { id } menu { id } }')).json();
  expect(partly).toMatchObject({ data: { countries: [{ id: 'US' }] }, errors: [{}] });
  expect(set).not.toHaveBeenCalled();
  await gateway.post(COUNTRIES);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 7 * 86_400_000);
    await gateway.post(COUNTRIES);
    expect(set).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('caches the response to each set of variables', async () => {
  const search = {
    query: findBySkus(['A', 'B'].map((sku) => aProductRecord({ sku, objectID: sku }))),
  };
  await using gateway = await serve({ search }, { cache: createResponseCache() });
  const read = async (sku: string) => {
    const query = 'query Product($sku: ID!) { product(sku: $sku) { sku } }';
    return (await (await gateway.post({ query, variables: { sku } })).json()).data.product.sku;
  };
  expect([await read('A'), await read('B'), await read('A')]).toEqual(['A', 'B', 'A']);
});

test('lets a CDN cache GET requests by id and responds with 304 to a known entity tag', async () => {
  const documents = createAllowlist([COUNTRIES]);
  await using gateway = await serve({ rest }, { cache: createResponseCache(), documents });
  const url = `${gateway.url}/graphql?documentId=sha256:${toDocumentId(COUNTRIES)}`;
  const response = await fetch(url);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=(5\d|60)$/);
  const etag = response.headers.get('etag') ?? '';
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const again = await fetch(url, { headers: { 'if-none-match': known } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  expect(head.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  const signedIn = await fetch(url, { headers: { authorization: 'Bearer t' } });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
});

test('sends an entity tag that depends on the media type', async () => {
  const documents = createAllowlist([COUNTRIES]);
  await using gateway = await serve({ rest }, { cache: createResponseCache(), documents });
  const url = `${gateway.url}/graphql?documentId=sha256:${toDocumentId(COUNTRIES)}`;
  const types = ['application/json', 'application/graphql-response+json'];
  const responses = await Promise.all(types.map((accept) => fetch(url, { headers: { accept } })));
  expect(responses.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual(types);
  const [json, graphql] = responses.map(({ headers }) => headers.get('etag') ?? '');
  expect(json).not.toBe(graphql);
  const getStatus = async (accept: string, tag = '') =>
    (await fetch(url, { headers: { accept, 'if-none-match': tag } })).status;
  expect(await Promise.all(types.map((accept) => getStatus(accept, json)))).toEqual([304, 200]);
});

test('rejects variables in a URL that are not JSON', async () => {
  const documents = createAllowlist([COUNTRIES]);
  await using gateway = await serve({ rest }, { documents });
  const response = await fetch(
    `${gateway.url}/graphql?documentId=sha256:${toDocumentId(COUNTRIES)}&variables=nope`,
  );
  expect([response.status, (await response.json()).errors[0].message]).toEqual([
    400,
    'variables must be an object of at most 20 levels.',
  ]);
});

test('rejects variables that are nested too deeply', async () => {
  const documents = createAllowlist([COUNTRIES]);
  await using gateway = await serve({ rest }, { cache: createResponseCache(), documents });
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"documentId":"${toDocumentId(COUNTRIES)}","variables":{"a":${nested}}}`,
  });
  expect(response.status).toBe(400);
});

test('shares no response whose tag was purged while it was created', async () => {
  const shared: string[] = [];
  const remote = {
    get: async () => null,
    set: async (key: string) => void shared.push(key),
    purge: async () => undefined,
    onPurge: () => undefined,
  };
  const cache = createResponseCache({ remote });
  const response = { body: Buffer.from('{}'), contentType: '', etag: '', ttlMs: 60_000 };
  const createdAt = Date.now();
  await cache.purge(['content']);
  await cache.set('old', { ...response, createdAt, tags: ['content'] });
  await cache.set('other', { ...response, createdAt, tags: ['products'] });
  expect(shared).toEqual(['other']);
});

test('serves from memory when Redis has never been reachable, and logs the reason once', async () => {
  const logged: string[] = [];
  const connection = connectRedis(NO_REDIS, pino({}, { write: (line) => logged.push(line) }));
  const failed = vi.fn();
  connection.on('error', failed);
  const far = createRedisCache(connection);
  // The return value is ignored.
  const failures = vi.fn(() => 1);
  const cache = createResponseCache({ remote: far, onFailure: failures });
  await using gateway = await serve({ rest }, { cache });
  for (let time = 0; time < 3; time += 1) {
    expect((await (await gateway.post(COUNTRIES)).json()).errors).toBeUndefined();
  }
  expect(gateway.restCalls).toHaveLength(1);
  expect(failures).toHaveBeenCalled();
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(1);
  expect(logged).toEqual([expect.stringMatching(/ECONNREFUSED.*Redis cannot be used/)]);
  far.close();
  connection.disconnect();
});

testWithRedis(
  'drops everything after a lost connection, which may have missed purges',
  async () => {
    await using server = await startRedis();
    const connection = await server.connect();
    const far = createRedisCache(connection);
    const onPurge = vi.fn();
    far.onPurge(onPurge);
    const killSubscribers = () => connection.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(killSubscribers).toBe(1);
    await expect.poll(() => onPurge.mock.calls, { timeout: 5_000 }).toEqual([[[]]]);
    far.close();
    connection.disconnect();
  },
);

testWithRedis('closes the connection to a Redis that does not respond', async () => {
  await using server = await startRedis();
  const connection = connectRedis(server.url, pino({ level: 'silent' }));
  await expect.poll(() => connection.status).toBe('ready');
  server.freeze();
  const patience = { timeout: 10_000 };
  await expect(connection.get('key')).rejects.toThrow('timed out');
  await expect.poll(() => connection.status, patience).not.toBe('ready');
  server.thaw();
  await expect.poll(() => connection.status, patience).toBe('ready');
  connection.disconnect();
});

testWithRedis(
  'gateways share responses and purges in Redis, and serve without it when it is frozen, flushed or lost',
  async () => {
    await using redis = await startRedis();
    const here = await redis.connect();
    const there = await redis.connect();
    const remoteCaches = [createRedisCache(here), createRedisCache(there)];
    const failures = vi.fn();
    const [one, two] = remoteCaches.map((far) =>
      createResponseCache({ remote: far, onFailure: failures }),
    );
    if (one === undefined || two === undefined) throw new Error('no caches');
    await using first = await serve({ rest }, { cache: one });
    await using second = await serve({ rest }, { cache: two });
    await first.post(COUNTRIES);
    await expect.poll(() => here.keys('encore:response:*')).toHaveLength(1);
    const shared = await (await second.post(COUNTRIES)).json();
    expect(shared.data.countries).toEqual([{ id: 'US', name: 'United States' }]);
    expect(second.restCalls).toEqual([]);
    await two.purge(['content']);
    expect(await here.keys('encore:response:*')).toEqual([]);
    const firstAsks = async () => {
      await first.post(COUNTRIES);
      return first.restCalls;
    };
    await expect.poll(firstAsks).toHaveLength(2);
    redis.freeze();
    const frozen = await second.post(`${COUNTRIES} # frozen`);
    expect([frozen.status, (await frozen.json()).errors]).toEqual([200, undefined]);
    redis.thaw();
    await here.flushall().catch(() => undefined);
    expect((await first.post(`${COUNTRIES} # flushed`)).status).toBe(200);
    await redis[Symbol.asyncDispose]();
    const lost = await first.post(`${COUNTRIES} # lost`);
    expect([lost.status, (await lost.json()).errors]).toEqual([200, undefined]);
    expect(failures).toHaveBeenCalled();
    for (const far of remoteCaches) far.close();
    for (const connection of [here, there]) connection.disconnect();
  },
);

testWithRedis('a tag in Redis drops expired responses, however busy it is', async () => {
  await using redis = await startRedis();
  const connection = await redis.connect();
  const far = createRedisCache(connection);
  const body = Buffer.from('{}');
  const response = {
    body,
    contentType: 'application/json',
    etag: '"1"',
    ttlMs: 1_000,
    tags: ['search'],
  };
  const getKeys = (tag: string) => connection.zrange(`encore:tag:${tag}`, '0', '-1');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await far.set('early', { ...response, createdAt: Date.now() });
    vi.setSystemTime(Date.now() + 120_000);
    await far.set('late', { ...response, createdAt: Date.now() });
    for (const tag of ['search', '*']) expect(await getKeys(tag)).toEqual(['encore:response:late']);
    await far.purge(['search']);
    expect(await connection.keys('encore:response:late')).toEqual([]);
  } finally {
    vi.useRealTimers();
    far.close();
    connection.disconnect();
  }
});
