import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { toDigest } from '../../core/keys.ts';
import { createTtlStore, type TtlStore } from '../../session/ttl-store.ts';

/** How often something may happen. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** One thing that is counted: what it is, and how often it may happen. */
export interface RateLimitedCall {
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Counts what callers do. */
export interface RateLimiter {
  /** Counts one more of each; the seconds to wait when one of them was too much, otherwise 0. */
  consume(calls: readonly RateLimitedCall[]): Promise<number>;
  /** Takes the last count of each back. */
  refund(calls: readonly RateLimitedCall[]): Promise<void>;
  readonly guesses: GuessDelay;
}

/** Without Redis each gateway counts for itself, so each allows half while Redis is lost. */
function inMemory({ times, seconds }: Rate, keyPrefix: string, isFallback: boolean) {
  const points = isFallback ? Math.ceil(times / 2) : times;
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds });
}

/** A limiter in Redis, so that all gateways count together; in memory without it, and stricter while it is lost. */
function createLimiter(rate: Rate, name: string, redis: Redis | undefined): RateLimiterAbstract {
  const keyPrefix = `encore:rate:${name}`;
  if (redis === undefined) return inMemory(rate, keyPrefix, false);
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix,
    points: rate.times,
    duration: rate.seconds,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory(rate, keyPrefix, true),
  });
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}

/** The seconds to wait; 0 when `consume` lets the call pass. */
async function waitFor(consume: Promise<unknown>): Promise<number> {
  try {
    await consume;
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return toSeconds(rejection.msBeforeNext);
  }
}

/** `store` holds the networks from which a guess was right before. */
export function createRateLimiter(redis?: Redis, store: TtlStore = createTtlStore()): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();
  const getLimiter = (rate: Rate): RateLimiterAbstract => {
    const name = `${rate.times}/${rate.seconds}`;
    const limiter = limiters.get(name) ?? createLimiter(rate, name, redis);
    limiters.set(name, limiter);
    return limiter;
  };
  const toCounts = (calls: readonly RateLimitedCall[]) =>
    calls.flatMap(({ key, rates }) =>
      rates.map((rate) => ({ limiter: getLimiter(rate), key: toDigest(key) })),
    );
  return {
    async consume(calls) {
      const waits = toCounts(calls).map(({ limiter, key }) => waitFor(limiter.consume(key)));
      return Math.max(0, ...(await Promise.all(waits)));
    },
    async refund(calls) {
      await Promise.all(toCounts(calls).map(({ limiter, key }) => limiter.reward(key)));
    },
    guesses: createGuessDelay(store, redis),
  };
}

/** A guess at something that belongs to somebody. */
export interface Guess {
  /** Whose it is, such as an account's mail address or the number of an order. */
  readonly target: string;
  /** The network that the guess comes from. */
  readonly network: string;
}

/**
 * Slows down guesses at one target from all networks together. The wait grows to two minutes at most, so nobody can
 * lock the owner out, and a network from which the target was reached before never waits.
 */
export interface GuessDelay {
  /** Seconds to wait; 0 when the guess may be made, which counts as a wrong one until `succeed`. */
  admit(guess: Guess): Promise<number>;
  /** After `admit`: takes the count back, and remembers the network. */
  succeed(guess: Guess): Promise<void>;
}

/** Wrong guesses at a target that cost no wait. */
const FREE_GUESSES = 5;
const MAX_DELAY_SECONDS = 120;
/** Tries of one network, rejected ones included, after which networks that come for the first time go first. */
const PATIENT_TRIES = 3;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const KNOWN_FOR_MS = 90 * DAY * 1_000;
const UNLIMITED = 1_000_000_000;

/** Counts in Redis when there is one, and in memory otherwise. */
export function createGuessDelay(store: TtlStore, redis?: Redis): GuessDelay {
  const limiter = (name: string, times: number, seconds: number) =>
    createLimiter({ times, seconds }, `guess-${name}`, redis);
  const guesses = limiter('count', UNLIMITED, DAY);
  const tries = limiter('tries', UNLIMITED, HOUR);
  const gate = limiter('gate', 1, MAX_DELAY_SECONDS);
  const repeatGate = limiter('repeat-gate', 1, 2 * MAX_DELAY_SECONDS);

  const toPairKey = ({ target, network }: Guess) => toDigest(`${target}\0${network}`);
  const toNetworkKey = (guess: Guess) => `known-network:${toPairKey(guess)}`;
  const isKnown = async (guess: Guess) => (await store.read([toNetworkKey(guess)]))[0] !== null;

  /** Passes one guess in each `delay` seconds; a network that keeps trying has to wait twice as long. */
  const pass = async (guess: Guess, delay: number): Promise<number> => {
    const key = toDigest(guess.target);
    const { consumedPoints } = await tries.penalty(toPairKey(guess));
    if (consumedPoints > PATIENT_TRIES) {
      const { msBeforeNext = 0 } = (await repeatGate.get(key)) ?? {};
      if (msBeforeNext > 0) return toSeconds(msBeforeNext);
    }
    const wait = await waitFor(gate.consume(key, 1, { customDuration: delay }));
    if (wait === 0) await repeatGate.set(key, 1, 2 * delay);
    return wait;
  };

  return {
    async admit(guess) {
      if (await isKnown(guess)) return 0;
      const key = toDigest(guess.target);
      const { consumedPoints } = await guesses.penalty(key);
      if (consumedPoints <= FREE_GUESSES) return 0;
      const delay = Math.min(2 ** (consumedPoints - FREE_GUESSES - 1), MAX_DELAY_SECONDS);
      const wait = await pass(guess, delay);
      if (wait > 0) await guesses.reward(key);
      return wait;
    },
    async succeed(guess) {
      if (!(await isKnown(guess))) await guesses.reward(toDigest(guess.target));
      await store.write(toNetworkKey(guess), '1', KNOWN_FOR_MS);
    },
  };
}
