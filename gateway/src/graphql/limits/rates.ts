import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf } from '../../core/digest.ts';
import { createNotes, type Notes } from '../../session/notes.ts';
import { createGuessDelay, type GuessDelay } from './guess-delay.ts';
import { createLimiter, type Rate, secondsOf } from './limiter.ts';

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
  readonly guesses: GuessDelay;
}

/** Counts in Redis, so that all gateways count together; in memory without it, and stricter while it is lost. */
export const createRates = (redis?: Redis, notes: Notes = createNotes()): Rates => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (rate: Rate): RateLimiterAbstract => {
    const name = `${rate.times}/${rate.seconds}`;
    const limiter = limiters.get(name) ?? createLimiter(rate, { name, redis });
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
      return secondsOf(refusal.msBeforeNext);
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
    guesses: createGuessDelay(notes, redis),
  };
};
