import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRedis, testWithRedis } from '../../../test/helpers/redis-server.ts';
import { createTtlStore } from '../../session/ttl-store.ts';
import { createGuessDelay, createRateLimiter } from './rate-limiter.ts';

const HOUR_MS = 3_600_000;
const target = 'account:ann@example.test';
const known = { target, network: '198.51.100.1' };
const unknown = { target, network: '198.51.100.2' };
const attacker = (n: number) => ({
  target,
  network: `203.${Math.floor(n / 250)}.113.${n % 250}`,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('passes at most 50 of 10,000 wrong passwords from 1,000 addresses per hour and still admits the owner', async () => {
  const { guesses } = createRateLimiter();
  await guesses.admit(known);
  await guesses.succeed(known);
  const passedAt: number[] = [];
  const ownerWaits: number[] = [];
  const newcomerCameAt = Date.now() + HOUR_MS;
  let newcomerComesAt = newcomerCameAt;
  let newcomerGotInAt = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 10_000; n += 1) {
    await vi.advanceTimersByTimeAsync(720);
    if ((await guesses.admit(attacker(n % 1_000))) === 0) passedAt.push(Date.now());
    if (n % 100 === 0) ownerWaits.push(await guesses.admit(known));
    if (newcomerGotInAt < Date.now() || newcomerComesAt > Date.now()) continue;
    const wait = await guesses.admit(unknown);
    if (wait === 0) newcomerGotInAt = Date.now();
    newcomerComesAt = Date.now() + wait * 1_000;
  }
  const inHourAfter = (start: number) =>
    passedAt.filter((at) => at >= start && at < start + HOUR_MS).length;
  expect(Math.max(...passedAt.map(inHourAfter))).toBeLessThanOrEqual(50);
  expect(Math.max(...ownerWaits)).toBe(0);
  expect(newcomerGotInAt - newcomerCameAt).toBeLessThan(300_000);
});

test('does not extend the announced delay when further attempts are rejected', async () => {
  const { guesses } = createRateLimiter();
  for (let n = 0; n < 60; n += 1) {
    await guesses.admit(attacker(n));
    await vi.advanceTimersByTimeAsync(130_000);
  }
  await guesses.admit(attacker(61));
  for (let n = 100; n < 400; n += 1) expect(await guesses.admit(attacker(n))).toBeGreaterThan(0);
  const wait = await guesses.admit(unknown);
  expect(wait).toBeLessThanOrEqual(120);
  await vi.advanceTimersByTimeAsync(wait * 1_000);
  expect(await guesses.admit(unknown)).toBe(0);
  for (const expected of [120, 240, 240]) expect(await guesses.admit(unknown)).toBe(expected);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await guesses.admit(attacker(500))).toBe(60);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await guesses.admit(unknown)).toBe(0);
});

test('delays further guesses by 1, 2, 4 and more seconds, and does not count rejected ones', async () => {
  const { guesses } = createRateLimiter();
  let n = 0;
  const guess = () => guesses.admit(attacker(n++));
  while (n < 5) expect(await guess()).toBe(0);
  for (const delay of [1, 2, 4, 8]) {
    expect(await guess()).toBe(0);
    expect([await guess(), await guess(), await guess()]).toEqual([delay, delay, delay]);
    await vi.advanceTimersByTimeAsync(delay * 1_000);
  }
});

testWithRedis(
  'gateways share the delay of password guesses and the known network of the owner',
  async () => {
    vi.useRealTimers();
    await using redis = await startRedis();
    const one = await redis.connect();
    const two = await redis.connect();
    const delays = [one, two].map((connection) =>
      createGuessDelay(createTtlStore(connection), connection),
    );
    await delays[0]?.admit(known);
    await delays[0]?.succeed(known);
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, n) => delays[n % 2]?.admit(attacker(n))),
    );
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(6);
    expect(await delays[1]?.admit(known)).toBe(0);
    one.disconnect();
    two.disconnect();
  },
);
