import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { digestOf } from '../shared/digest.ts';
import type { Rate } from './guarded-fields.ts';

/** One thing that is counted: what it is, and how often it may happen. */
export interface Counted {
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Counts what callers do. */
export interface Rates {
  /** Counts one more of each; the seconds to wait when one of them was too much, otherwise 0. */
  take(counted: readonly Counted[]): Promise<number>;
  /** Takes the last count of each back. */
  giveBack(counted: readonly Counted[]): Promise<void>;
}

/** Without Redis each gateway counts for itself, so each allows half. */
const inMemory = ({ times, seconds }: Rate, isStandIn: boolean) =>
  new RateLimiterMemory({
    keyPrefix: `encore:rate:${times}/${seconds}`,
    points: isStandIn ? Math.ceil(times / 2) : times,
    duration: seconds,
  });

const createLimiter = (rate: Rate, redis: Redis | undefined): RateLimiterAbstract =>
  redis === undefined
    ? inMemory(rate, false)
    : new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `encore:rate:${rate.times}/${rate.seconds}`,
        points: rate.times,
        duration: rate.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(rate, true),
      });

/** Counts in Redis, so that all gateways count together; in memory without it, and stricter while it is lost. */
export const createRates = (redis?: Redis): Rates => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (rate: Rate): RateLimiterAbstract => {
    const name = `${rate.times}/${rate.seconds}`;
    const limiter = limiters.get(name) ?? createLimiter(rate, redis);
    limiters.set(name, limiter);
    return limiter;
  };
  const each = (counted: readonly Counted[]) =>
    counted.flatMap(({ key, rates }) =>
      rates.map((rate) => ({ limiter: limiterOf(rate), key: digestOf(key) })),
    );
  const waitFor = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
  return {
    async take(counted) {
      const waits = await Promise.all(
        each(counted).map(({ limiter, key }) => waitFor(limiter, key)),
      );
      return Math.max(0, ...waits);
    },
    async giveBack(counted) {
      await Promise.all(each(counted).map(({ limiter, key }) => limiter.reward(key)));
    },
  };
};
