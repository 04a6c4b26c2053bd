import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTtlStore } from '../session/ttl-store.ts';
import { oncePerKey } from './idempotency.ts';
import { createKeyedMutex } from './rest-calls.ts';

/** A Redis whose reads take 30 ms. */
function createSlowRedis() {
  const texts = new Map<string, string>();
  const claims: number[] = [];
  return {
    /** How long claims last, in milliseconds. */
    claims,
    async mget(...keys: string[]) {
      const found = keys.map((key) => texts.get(key) ?? null);
      await sleep(30);
      return found;
    },
    async set(key: string, text: string, _unit: 'PX', ttlMs: number, when?: 'NX') {
      if (when === 'NX' && texts.has(key)) return null;
      if (when === 'NX') claims.push(ttlMs);
      texts.set(key, text);
      return 'OK';
    },
    del: async (key: string) => texts.delete(key),
  };
}

it('places one order when two gateways get the same key at almost the same time', async () => {
  const redis = createSlowRedis();
  let orders = 0;
  const attempt = () =>
    oncePerKey<{ isPlaced: boolean; number: number }>(
      {
        who: 'customer:1',
        key: 'key-1',
        payload: { cartId: 'c' },
        run: async () => {
          await sleep(10);
          orders += 1;
          return { isPlaced: true, number: orders };
        },
        toRejection: () => ({ isPlaced: false, number: 0 }),
      },
      { locks: createKeyedMutex(), store: createTtlStore(redis), changeMs: 20_000 },
    );
  const first = attempt();
  await sleep(35);
  const order = { isPlaced: true, number: 1 };
  expect(await Promise.all([first, attempt()])).toEqual([order, order]);
  expect(new Set(redis.claims)).toEqual(new Set([20_000]));
});

it('places an order for each of two callers who send the same key', async () => {
  const shared = { locks: createKeyedMutex(), store: createTtlStore(), changeMs: 20_000 };
  const place = (who: string) =>
    oncePerKey<{ isPlaced: boolean; buyer: string }>(
      {
        who,
        key: 'key-1',
        payload: {},
        run: async () => ({ isPlaced: true, buyer: who }),
        toRejection: () => ({ isPlaced: false, buyer: '' }),
      },
      shared,
    );
  for (const who of ['customer:1', 'customer:2', 'customer:1'])
    expect(await place(who)).toEqual({ isPlaced: true, buyer: who });
});
