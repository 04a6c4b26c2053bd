import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { idOf, trustOnly } from '../documents/trusted.ts';
import { createSchema } from '../stitching.ts';
import { NO_REDIS, startRedis } from '../testing/redis-server.ts';
import { serve } from '../testing/serve.ts';
import { createAnswerCache } from './answers.ts';
import { PERSONAL_TYPES, PUBLIC_QUERIES } from './policy.ts';
import { connectRedis } from './redis.ts';
import { createRedisAnswers } from './redis-answers.ts';

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

/** The types that can be reached from the field `name` of the queries. */
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

test('public queries exist, and lead to nothing that belongs to a person', () => {
  const schema = createSchema(() => {
    throw new Error('asks nobody');
  });
  const fields = schema.getQueryType()?.getFields() ?? {};
  const names = Object.keys(PUBLIC_QUERIES);
  expect(names.filter((name) => !(name in fields))).toEqual([]);
  const reached = reachedFrom(schema, names);
  const personal = Object.values(fields).flatMap(({ name, type }) =>
    names.includes(name) ? [] : [getNamedType(type).name],
  );
  expect([...PERSONAL_TYPES, ...personal].filter((type) => reached.has(type))).toEqual([]);
});

test('a public answer is made once, and again after its tag was purged by the operator', async () => {
  const cache = createAnswerCache();
  await using gateway = await serve({ rest }, { cache, operatorSecret: OPERATOR_SECRET });
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.post(COUNTRIES)));
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
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

test('what is asked with a session, or about somebody, is never kept', async () => {
  const cache = createAnswerCache();
  const keep = vi.spyOn(cache, 'keep');
  await using gateway = await serve({ rest }, { cache });
  for (const headers of [{ authorization: 'Bearer t' }, { cookie: 'encore-session=x' }]) {
    const answer = await gateway.post(COUNTRIES, headers);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  await gateway.post('{ customer { email } }');
  await gateway.post('{ countries { id } customer { email } }');
  await gateway.post('mutation { customerSignOut { isSignedOut } }');
  expect(keep).not.toHaveBeenCalled();
});

test('GET by id may be kept by a CDN, and is 304 when the client has it', async () => {
  const documents = trustOnly([COUNTRIES]);
  await using gateway = await serve({ rest }, { cache: createAnswerCache(), documents });
  const url = `${gateway.url}/graphql?documentId=sha256:${idOf(COUNTRIES)}`;
  const answer = await fetch(url);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const signedIn = await fetch(url, { headers: { authorization: 'Bearer t' } });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
});

test('a Redis that never answered costs nothing but the sharing', async () => {
  const connection = connectRedis(NO_REDIS, pino({ level: 'silent' }));
  const far = createRedisAnswers(connection);
  const failures = vi.fn();
  const cache = createAnswerCache({ far, onFailure: failures });
  await using gateway = await serve({ rest }, { cache });
  for (let time = 0; time < 3; time += 1) {
    expect((await (await gateway.post(COUNTRIES)).json()).errors).toBeUndefined();
  }
  expect(gateway.restCalls).toHaveLength(1);
  expect(failures).toHaveBeenCalled();
  far.close();
  connection.disconnect();
});

test('gateways share answers and purges in Redis, and do without it when it is frozen, flushed or lost', async () => {
  const log = pino({ level: 'silent' });
  await using redis = await startRedis();
  // Without a Redis on the machine the test above stands alone.
  if (redis === null) return;
  const connections = [connectRedis(redis.url, log), connectRedis(redis.url, log)];
  const [here, there] = connections;
  if (here === undefined || there === undefined) throw new Error('no connections');
  await vi.waitFor(() => expect([here.status, there.status]).toEqual(['ready', 'ready']));
  const farAnswers = [createRedisAnswers(here), createRedisAnswers(there)];
  const failures = vi.fn();
  const [one, two] = farAnswers.map((far) => createAnswerCache({ far, onFailure: failures }));
  if (one === undefined || two === undefined) throw new Error('no caches');
  await using first = await serve({ rest }, { cache: one });
  await using second = await serve({ rest }, { cache: two });
  await first.post(COUNTRIES);
  await vi.waitFor(async () => expect(await here.keys('encore:answer:*')).toHaveLength(1));
  const kept = await (await second.post(COUNTRIES)).json();
  expect(kept.data.countries).toEqual([{ id: 'US', name: 'United States' }]);
  expect(second.restCalls).toEqual([]);
  await two.purge(['content']);
  expect(await here.keys('encore:answer:*')).toEqual([]);
  await vi.waitFor(async () => {
    await first.post(COUNTRIES);
    expect(first.restCalls).toHaveLength(2);
  });
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
  for (const far of farAnswers) far.close();
  for (const connection of connections) connection.disconnect();
});
