import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf } from '../../core/digest.ts';
import { createTtlStore, type TtlStore } from '../../session/ttl-store.ts';
import { createGuessDelay, type GuessDelay } from './guess-delay.ts';
import { createLimiter, type Rate, secondsOf } from './limiter.ts';

/** One thing that is counted: what it is, and how often it may happen. */
export interface RateLimitedCall {
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Counts what callers do. */
export interface RateLimiter {
  /** Counts one more of each; the seconds to wait when one of them was too much, otherwise 0. */
  consume(counted: readonly RateLimitedCall[]): Promise<number>;
  /** Takes the last count of each back. */
  refund(counted: readonly RateLimitedCall[]): Promise<void>;
  readonly guesses: GuessDelay;
}

/** Counts in Redis, so that all gateways count together; in memory without it, and stricter while it is lost. */
export const createRateLimiter = (
  redis?: Redis,
  notes: TtlStore = createTtlStore(),
): RateLimiter => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (rate: Rate): RateLimiterAbstract => {
    const name = `${rate.times}/${rate.seconds}`;
    const limiter = limiters.get(name) ?? createLimiter(rate, { name, redis });
    limiters.set(name, limiter);
    return limiter;
  };
  const each = (counted: readonly RateLimitedCall[]) =>
    counted.flatMap(({ key, rates }) =>
      rates.map((rate) => ({ limiter: limiterOf(rate), key: digestOf(key) })),
    );
  const waitFor = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return secondsOf(refusal.msBeforeNext);
    }
  };
  return {
    async consume(counted) {
      const waits = await Promise.all(
        each(counted).map(({ limiter, key }) => waitFor(limiter, key)),
      );
      return Math.max(0, ...waits);
    },
    async refund(counted) {
      await Promise.all(each(counted).map(({ limiter, key }) => limiter.reward(key)));
    },
    guesses: createGuessDelay(notes, redis),
  };
};
