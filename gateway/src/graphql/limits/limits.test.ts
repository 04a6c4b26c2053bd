import { pino } from 'pino';
import { expect, test } from 'vitest';
import { NO_REDIS, startRedis, testWithRedis } from '../../../test/helpers/redis-server.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { serve } from '../../../test/helpers/serve.ts';
import { connectRedis } from '../../cache/redis.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';
import { createLog } from '../../telemetry/logging.ts';
import { createRateLimiter } from './rate-limiter.ts';

const wrong = reject(401, 'The account sign-in was incorrect or your account is disabled.');
const rest = {
  'POST /V1/integration/customer/token': ({ password }: { password: string }) =>
    password === 'right' ? 'token' : wrong(),
  'GET /V1/directory/countries': [],
};
const signIn = (email: string, password: string) =>
  `mutation { customerSignIn(input: { email: "${email}", password: "${password}" }) { userErrors { code message status } } }`;
const getCodes = async (response: Response): Promise<string[]> => {
  const { data } = await response.json();
  return data.customerSignIn.userErrors.map(({ code }: { code: string }) => code);
};

test('rejects the sixth wrong password for an account with Retry-After and without calling the back end', async () => {
  await using gateway = await serve({ rest }, { rates: createRateLimiter() });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => gateway.post(signIn('ann@example.test', `guess-${n}`))),
  );
  const limited = responses.filter((response) => response.headers.has('retry-after'));
  expect(limited).toHaveLength(15);
  expect(gateway.restCalls).toHaveLength(5);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await getCodes(await gateway.post(signIn('ANN@example.test ', 'right')))).toEqual([
    'RATE_LIMITED',
  ]);
  expect(await getCodes(await gateway.post(signIn('bea@example.test', 'right')))).toEqual([]);
});

test('logs each attempt with its result and the network, without the account', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  await using gateway = await serve(
    { rest },
    { rates: createRateLimiter(), log, trustedProxies: ['loopback'] },
  );
  const headers = { 'x-forwarded-for': '2001:db8:0:1::1' };
  for (const password of ['guess', 'right', ...Array<string>(5).fill('guess')])
    await gateway.post(signIn('ann@example.test', password), headers);
  await gateway.post('{ countries { id } }', headers);
  const attempts = lines.map((line) => JSON.parse(line).attempt);
  const attempt = { field: 'customerSignIn', network: '2001:db8:0:1::/64' };
  expect(attempts.filter(Boolean)).toHaveLength(7);
  expect(attempts[0]).toEqual({ ...attempt, result: 'rejected' });
  expect(attempts[1]).toEqual({ ...attempt, result: 'accepted' });
  expect(attempts[6]).toEqual({ ...attempt, result: 'rate-limited' });
  expect(lines.join('')).not.toContain('ann@example.test');
});

test('does not lock out an owner on a known network because of guesses from elsewhere', async () => {
  await using gateway = await serve(
    { rest },
    { rates: createRateLimiter(), trustedProxies: ['loopback'] },
  );
  const from = (address: string, password: string) =>
    gateway.post(signIn('ann@example.test', password), { 'x-forwarded-for': address });
  expect(await getCodes(await from('198.51.100.1', 'right'))).toEqual([]);
  for (let n = 1; n <= 60; n += 1) await from(`203.0.113.${n}`, 'guess');
  expect(gateway.restCalls.length).toBeLessThan(15);
  const elsewhere = await from('192.0.2.1', 'right');
  expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThan(120);
  expect((await elsewhere.json()).data.customerSignIn.userErrors[0].message).toMatch(
    /Try again in \d+ seconds?\./,
  );
  expect(await getCodes(await from('198.51.100.1', 'right'))).toEqual([]);
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [121, '3 minutes'],
])('names a wait of %i seconds as %s', async (wait, text) => {
  const rates = { ...createRateLimiter(), consume: async () => wait };
  await using gateway = await serve({ rest }, { rates });
  const { data } = await (await gateway.post(signIn('ann@example.test', 'right'))).json();
  expect(data.customerSignIn.userErrors[0].message).toBe(
    `Too many attempts. Try again in ${text}.`,
  );
});

test('counts the addresses of an IPv6 network together', async () => {
  await using gateway = await serve(
    { rest },
    { rates: createRateLimiter(), trustedProxies: ['loopback'] },
  );
  const codes = [];
  for (let n = 1; n <= 7; n += 1) {
    const address = `2001:db8:0:1::${n}`;
    const response = await gateway.post(signIn('ann@example.test', 'guess'), {
      'x-forwarded-for': address,
    });
    codes.push(...(await getCodes(response)));
  }
  expect(codes.slice(5)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
});

test('limits coupon codes to one per operation and five per minute and cart', async () => {
  const noCoupon = reject(404, "The coupon code isn't valid. Verify the code and try again.");
  const coupons = Object.fromEntries(
    Array.from({ length: 7 }, (_, n) => [`PUT /V1/guest-carts/abc/coupons/CODE${n}`, noCoupon]),
  );
  const apply = (alias: string, code: string) =>
    `${alias}: guestCartCouponApply(input: { cartId: "abc", code: "${code}" }) { userErrors { code } }`;
  const guesses = Array.from({ length: 7 }, (_, n) => `CODE${n}`);
  await using gateway = await serve(
    { rest: { ...rest, ...coupons } },
    { rates: createRateLimiter() },
  );
  const aliases = guesses.map((code, n) => apply(`a${n}`, code)).join(' ');
  const many = await (await gateway.post(`mutation { ${aliases} }`)).json();
  expect(many.errors[0].message).toContain('too many fields that are rate limited');
  const codes = [];
  for (const code of guesses) {
    const response = await (await gateway.post(`mutation { ${apply('a', code)} }`)).json();
    codes.push(response.data.a.userErrors[0].code);
  }
  expect(codes.slice(4)).toEqual([
    expect.not.stringContaining('RATE'),
    'RATE_LIMITED',
    'RATE_LIMITED',
  ]);
});

test('counts the networks of an IPv6 /56, which one client may have, as one', async () => {
  await using gateway = await serve(
    { rest: { 'POST /V1/gift-card/me/balance': reject(404, 'Gift card not found.') } },
    { rates: createRateLimiter(), trustedProxies: ['loopback'] },
  );
  const check = async (n: number) => {
    const source = `mutation { it: giftCardBalanceCheck(input: { code: "${n}${n}-${n}" }) { userErrors { code } } }`;
    const response = await gateway.post(source, { 'x-forwarded-for': `2001:db8:0:${n}::1` });
    return (await response.json()).data.it.userErrors[0].code;
  };
  for (let n = 1; n <= 5; n += 1) expect(await check(n)).toBe('NOT_FOUND');
  expect(await check(6)).toBe('RATE_LIMITED');
});

test('counts the codes of one series of gift cards together, from any network', async () => {
  const noCard = reject(404, 'Gift card not found.');
  await using gateway = await serve(
    { rest: { 'POST /V1/gift-card/me/balance': noCard } },
    { rates: createRateLimiter(), trustedProxies: ['loopback'] },
  );
  let network = 0;
  const check = async (code: string) => {
    network += 1;
    const source = `mutation { it: giftCardBalanceCheck(input: { code: "${code}" }) { userErrors { code } } }`;
    const headers = { 'x-forwarded-for': `203.0.113.${network}` };
    return (await (await gateway.post(source, headers)).json()).data.it.userErrors[0].code;
  };
  for (let n = 1; n <= 5; n += 1) expect(await check(`AB12-000${n}`)).not.toBe('RATE_LIMITED');
  expect(await check('ab12 0006')).toBe('RATE_LIMITED');
  expect(await check('AB13-0001')).not.toBe('RATE_LIMITED');
  // No subject: only the network counts.
  for (let n = 1; n <= 7; n += 1) expect(await check('--')).not.toBe('RATE_LIMITED');
});

test('counts guesses at an order that is not found', async () => {
  const ORDER = 'GET /V1/guestorder?orderid=57&lname=Lee&postcode=1';
  await using gateway = await serve(
    { rest: { [ORDER]: reject(404, 'No such entity.') } },
    { rates: createRateLimiter() },
  );
  const source = '{ guestOrder(orderNumber: "57", lastName: "Lee", postalCode: "1") { id } }';
  const guess = async () => (await gateway.post(source)).json();
  for (let n = 1; n <= 5; n += 1) expect(await guess()).toEqual({ data: { guestOrder: null } });
  expect((await guess()).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});

test('delays the response to a wrong password, but not to a right one', async () => {
  const measure = async (guessMs: number, password: string) => {
    await using gateway = await serve(
      { rest },
      { rates: createRateLimiter(undefined, undefined, guessMs) },
    );
    const startedAt = performance.now();
    await gateway.post(signIn('ann@example.test', password));
    return performance.now() - startedAt;
  };
  expect(await measure(300, 'guess')).toBeGreaterThan(295);
  expect(await measure(60_000, 'right')).toBeLessThan(60_000);
});

test('counts only the rate-limited fields that the variables include', async () => {
  await using gateway = await serve({ rest });
  const apply = `mutation ($isGuest: Boolean!, $other: Boolean!) {
    guest: guestCartCouponApply(input: { cartId: "abc", code: "A" }) @include(if: $isGuest) { userErrors { code } }
    customer: customerCartCouponApply(input: { code: "A" }) @include(if: $other) { userErrors { code } }
  }`;
  const getErrors = async (variables: object): Promise<string[]> => {
    const response = await gateway.post({ query: apply, variables });
    const { errors } = await response.json();
    return errors.map(({ message }: { message: string }) => message);
  };
  expect(await getErrors({ isGuest: true, other: true })).toEqual([
    'The operation has too many fields that are rate limited: at most 1 is allowed.',
  ]);
  expect(await getErrors({ isGuest: false, other: true })).toEqual([
    "Please sign in. You aren't signed in, or your session has ended.",
  ]);
});

test('does not count attempts that do not reach the back end', async () => {
  const down = { fails: true };
  const token = 'POST /V1/integration/customer/token';
  const signInRoute = () => {
    if (!down.fails) return 'token';
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'commerce', { message: 'refused' });
  };
  await using gateway = await serve(
    { rest: { ...rest, [token]: signInRoute } },
    { rates: createRateLimiter() },
  );
  for (let time = 0; time < 7; time += 1) {
    const { errors } = await (await gateway.post(signIn('ann@example.test', 'right'))).json();
    expect(errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  }
  down.fails = false;
  expect(await getCodes(await gateway.post(signIn('ann@example.test', 'right')))).toEqual([]);
});

test('does not count correct passwords', async () => {
  await using gateway = await serve({ rest }, { rates: createRateLimiter() });
  for (let time = 0; time < 12; time += 1) {
    expect(await getCodes(await gateway.post(signIn('ann@example.test', 'right')))).toEqual([]);
  }
});

test('does not count a right password when the guest cart cannot be merged', async () => {
  const mergeError = reject(400, "The customer can't be assigned to the cart.");
  await using gateway = await serve(
    { rest: { ...rest, 'GET /V1/guest-carts/abc': mergeError } },
    { rates: createRateLimiter() },
  );
  const source = signIn('ann@example.test', 'right').replace(' })', ', guestCartId: "abc" })');
  for (let time = 0; time < 6; time += 1) {
    expect(await getCodes(await gateway.post(source))).toEqual(['BAD_USER_INPUT']);
  }
  expect(await getCodes(await gateway.post(signIn('ann@example.test', 'right')))).toEqual([]);
});

test('does not count a new password that is too weak', async () => {
  const weak = reject(
    400,
    'The password needs at least %1 characters. Create a new password and try again.',
  );
  const reset = ({ newPassword }: { newPassword: string }) =>
    newPassword === 'Strong-1234' ? true : weak();
  await using gateway = await serve(
    { rest: { 'POST /V1/customers/resetPassword': reset } },
    { rates: createRateLimiter() },
  );
  const change = async (password: string) => {
    const input = `email: "ann@example.test", resetToken: "t", newPassword: "${password}"`;
    const source = `mutation { it: customerPasswordReset(input: { ${input} }) { isDone userErrors { field } } }`;
    return (await (await gateway.post(source)).json()).data.it;
  };
  const tooWeak = { isDone: false, userErrors: [{ field: ['newPassword'] }] };
  for (let time = 0; time < 6; time += 1) expect(await change('weak')).toEqual(tooWeak);
  expect(await change('Strong-1234')).toEqual({ isDone: true, userErrors: [] });
});

test('limits guesses of the password for an email change to five, and does not limit other changes', async () => {
  const session = { authorization: 'Bearer token' };
  const account = { id: 5, email: 'ann@example.test', firstname: 'Ann', lastname: 'Lee' };
  const changes = { 'GET /V1/customers/me': account, 'PUT /V1/customers/me': account };
  await using gateway = await serve(
    { rest: { ...rest, ...changes } },
    { rates: createRateLimiter() },
  );
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
  const other =
    'mutation { it: customerPasswordChange(input: { currentPassword: "b", newPassword: "N" }) { userErrors { code } } }';
  const { data } = await (await gateway.post(other, session)).json();
  expect(data.it.userErrors).toEqual([{ code: 'RATE_LIMITED' }]);
});

test('limits wrong gift cards to five in ten minutes for carts of guests and customers together', async () => {
  const noCard = reject(404, "The gift card code couldn't be added.");
  const calls = {
    'PUT /V1/guest-carts/abc/gift-card/X?cartId=abc': noCard,
    'GET /V1/carts/mine': { id: 7, is_active: true },
    'PUT /V1/carts/mine/gift-card/X?cartId=7': noCard,
  };
  await using gateway = await serve({ rest: calls }, { rates: createRateLimiter() });
  const apply = async (field: string, input: string, headers = {}) => {
    const source = `mutation { it: ${field}(input: { ${input} code: "X" }) { userErrors { code } } }`;
    return (await (await gateway.post(source, headers)).json()).data.it.userErrors[0].code;
  };
  const asGuest = () => apply('guestCartGiftCardApply', 'cartId: "abc"');
  for (let time = 0; time < 5; time += 1) expect(await asGuest()).toBe('BAD_USER_INPUT');
  const session = { authorization: 'Bearer token' };
  expect(await apply('customerCartGiftCardApply', '', session)).toBe('RATE_LIMITED');
});

testWithRedis('gateways share their limits in Redis', async () => {
  await using redis = await startRedis();
  const connection = await redis.connect();
  const counted = [{ key: 'account', rates: [{ times: 4, seconds: 60 }] }];
  const one = createRateLimiter(connection);
  const two = createRateLimiter(connection);
  const waits = [];
  for (const rates of [one, two, one, two, one]) waits.push(await rates.consume(counted));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, false, true]);
  expect((await connection.keys('*')).join()).not.toContain('account');
  connection.disconnect();
});

test('allows half the limit per gateway while Redis is unavailable', async () => {
  const connection = connectRedis(NO_REDIS, pino({ level: 'silent' }));
  const rates = createRateLimiter(connection);
  const counted = [{ key: 'account', rates: [{ times: 4, seconds: 60 }] }];
  const waits = [];
  for (let time = 0; time < 3; time += 1) waits.push((await rates.consume(counted)) > 0);
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
    'is too expensive',
  ],
  [
    'a list that is too long',
    'query ($ids: [String!]!) { sectionBlocks(identifiers: $ids) { identifier } }',
    { ids: ['b1'] },
    { ids: Array.from({ length: 201 }, (_, n) => `b${n}`) },
    'at most 200 items',
  ],
])(
  'rejects an operation with %s, also after a smaller one',
  async (_, query, less, variables, message) => {
    await using gateway = await serve({ rest });
    const allowed = await gateway.post({ query, variables: less });
    expect((await allowed.json()).errors).toBeUndefined();
    const response = await gateway.post({ query, variables });
    expect([response.status, (await response.json()).errors[0].message]).toEqual([
      // The request is valid; its response reports the rejected operation.
      200,
      expect.stringContaining(message),
    ]);
    expect((await gateway.post({ query: LISTING, variables: { size: 2 } })).status).toBe(200);
  },
);

test('counts the weight of fields with @cost', async () => {
  await using gateway = await serve({ rest });
  // 30 times 500 for the search, and 60 products of 20 fields: 36,000 without the weights.
  const search = (n: number) =>
    `a${n}: productSearch(pageSize: 60) { products { ${'sku name '.repeat(10)} } }`;
  const send = async (times: number) => {
    const query = `{ ${Array.from({ length: times }, (_, n) => search(n)).join(' ')} }`;
    return (await gateway.post({ query })).json();
  };
  expect((await send(29)).errors).toBeUndefined();
  expect((await send(30)).errors[0].message).toContain('is too expensive');
});

test('rejects fragments that double at each level quickly', async () => {
  await using gateway = await serve({ rest });
  const levels = Array.from(
    { length: 100 },
    (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
  );
  const query = `{ ...F0 } ${levels.join(' ')} fragment F100 on Query { __typename }`;
  const response = await gateway.post({ query });
  expect((await response.json()).errors[0].message).toContain('is too expensive');
});
