import { pino } from 'pino';
import { expect, test } from 'vitest';
import { connectRedis } from '../cache/redis.ts';
import { NO_REDIS, startRedis, testWithRedis } from '../testing/redis-server.ts';
import { refuse } from '../testing/refusals.ts';
import { serve } from '../testing/serve.ts';
import { createRates } from './rates.ts';

const wrong = refuse(401, 'The account sign-in was incorrect or your account is disabled.');
const rest = {
  'POST /V1/integration/customer/token': ({ password }: { password: string }) =>
    password === 'right' ? 'token' : wrong(),
  'GET /V1/directory/countries': [],
};
const signIn = (email: string, password: string) =>
  `mutation { customerSignIn(input: { email: "${email}", password: "${password}" }) { userErrors { code message status } } }`;
const codesOf = async (answer: Response): Promise<string[]> => {
  const { data } = await answer.json();
  return data.customerSignIn.userErrors.map(({ code }: { code: string }) => code);
};

test('guesses at one account are refused after the fifth, with the time to wait, and never reach the back end', async () => {
  await using gateway = await serve({ rest }, { rates: createRates() });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => gateway.post(signIn('ann@example.test', `guess-${n}`))),
  );
  const limited = answers.filter((answer) => answer.headers.has('retry-after'));
  expect(limited).toHaveLength(15);
  expect(gateway.restCalls).toHaveLength(5);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await codesOf(await gateway.post(signIn('ANN@example.test ', 'right')))).toEqual([
    'RATE_LIMITED',
  ]);
  expect(await codesOf(await gateway.post(signIn('bea@example.test', 'right')))).toEqual([]);
});

test('whoever knows the password is not counted', async () => {
  await using gateway = await serve({ rest }, { rates: createRates() });
  for (let time = 0; time < 12; time += 1) {
    expect(await codesOf(await gateway.post(signIn('ann@example.test', 'right')))).toEqual([]);
  }
});

test('the password that another mail address wants is guessed five times at most, and other changes are free', async () => {
  const session = { authorization: 'Bearer token' };
  const account = { id: 5, email: 'ann@example.test', firstname: 'Ann', lastname: 'Lee' };
  const changes = { 'GET /V1/customers/me': account, 'PUT /V1/customers/me': account };
  await using gateway = await serve({ rest: { ...rest, ...changes } }, { rates: createRates() });
  const update = async (input: string) => {
    const source = `mutation { it: customerUpdate(input: { ${input} }) { userErrors { code } } }`;
    return (await (await gateway.post(source, session)).json()).data.it.userErrors;
  };
  const guess = () => update('email: "new@example.test", currentPassword: "wrong"');
  for (let time = 0; time < 5; time += 1) {
    expect(await guess()).toEqual([{ code: 'BAD_USER_INPUT' }]);
  }
  expect(await guess()).toEqual([{ code: 'RATE_LIMITED' }]);
  expect(await update('firstName: "Anna"')).toEqual([]);
});

testWithRedis('gateways count together in Redis', async () => {
  await using redis = await startRedis();
  const connection = await redis.connect();
  const counted = [{ key: 'account', rates: [{ times: 4, seconds: 60 }] }];
  const [one, two] = [createRates(connection), createRates(connection)];
  const waits = [];
  for (const rates of [one, two, one, two, one]) waits.push(await rates.take(counted));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, false, true]);
  expect((await connection.keys('*')).join()).not.toContain('account');
  connection.disconnect();
});

test('while Redis is lost, each gateway counts for itself and allows half', async () => {
  const connection = connectRedis(NO_REDIS, pino({ level: 'silent' }));
  const rates = createRates(connection);
  const counted = [{ key: 'account', rates: [{ times: 4, seconds: 60 }] }];
  const waits = [];
  for (let time = 0; time < 3; time += 1) waits.push((await rates.take(counted)) > 0);
  expect(waits).toEqual([false, false, true]);
  connection.disconnect();
});

const LISTING = 'query ($size: Int!) { productSearch(pageSize: $size) { products { sku name } } }';

test.each([
  [
    'too much, counted with its variables',
    `query ($size: Int!) { ${Array.from({ length: 30 }, (_, n) => `a${n}: productSearch(pageSize: $size) { products { ${'sku name '.repeat(20)} } }`).join(' ')} }`,
    { size: 1 },
    { size: 100 },
    'asks for too much',
  ],
  [
    'a list that is too long',
    'query ($ids: [String!]!) { sectionBlocks(identifiers: $ids) { identifier } }',
    { ids: ['b1'] },
    { ids: Array.from({ length: 201 }, (_, n) => `b${n}`) },
    'at most 200 items',
  ],
])(
  'an operation that asks for %s is refused, also after it asked for less',
  async (_, query, less, variables, message) => {
    await using gateway = await serve({ rest });
    const allowed = await gateway.post({ query, variables: less });
    expect((await allowed.json()).errors).toBeUndefined();
    const answer = await gateway.post({ query, variables });
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
      // The request can be read; that the operation is refused is told in its answer.
      200,
      expect.stringContaining(message),
    ]);
    expect((await gateway.post({ query: LISTING, variables: { size: 2 } })).status).toBe(200);
  },
);

test('fragments that double at each level are refused quickly', async () => {
  await using gateway = await serve({ rest });
  const levels = Array.from(
    { length: 100 },
    (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
  );
  const query = `{ ...F0 } ${levels.join(' ')} fragment F100 on Query { __typename }`;
  const answer = await gateway.post({ query });
  expect((await answer.json()).errors[0].message).toContain('asks for too much');
});
