import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { toDigest } from '../../core/keys.ts';
import { createTtlStore, type TtlStore } from '../../session/ttl-store.ts';

export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

export interface RateLimitedCall {
  readonly key: string;
  readonly rates: readonly Rate[];
}

/** Without Redis each gateway counts separately, so each allows half while Redis is unavailable. */
function inMemory({ times, seconds }: Rate, keyPrefix: string, isFallback: boolean) {
  const points = isFallback ? Math.ceil(times / 2) : times;
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds });
}

/** A limiter in Redis, shared by all gateways; in memory without Redis, and stricter while it is unavailable. */
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

/** The seconds to wait; 0 if `consume` accepts the call. */
async function waitFor(consume: Promise<unknown>): Promise<number> {
  try {
    await consume;
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return toSeconds(rejection.msBeforeNext);
  }
}

/** `store` contains the networks that have guessed right before; `guessMs` is the minimum time of a guess. */
export function createRateLimiter(
  redis?: Redis,
  store: TtlStore = createTtlStore(),
  guessMs: number = 0,
) {
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
    /** Increments all counters; returns the seconds to wait if one exceeds its rate, otherwise 0. */
    async consume(calls: readonly RateLimitedCall[]): Promise<number> {
      const waits = toCounts(calls).map(({ limiter, key }) => waitFor(limiter.consume(key)));
      return Math.max(0, ...(await Promise.all(waits)));
    },
    /** Undoes the last increment of each counter. */
    async refund(calls: readonly RateLimitedCall[]): Promise<void> {
      await Promise.all(toCounts(calls).map(({ limiter, key }) => limiter.reward(key)));
    },
    guesses: createGuessDelay(store, redis),
    guessMs,
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

interface Guess {
  /** The target, such as an account's email address or an order number. */
  readonly target: string;
  readonly network: string;
}

/** Wrong guesses at a target before delays start. */
const FREE_GUESSES = 5;
const MAX_DELAY_SECONDS = 120;
/** Attempts of a network in a day, including rejected ones, after which new networks take precedence. */
const PATIENT_TRIES = 3;
const DAY = 86_400;
const KNOWN_FOR_MS = 90 * DAY * 1_000;
const UNLIMITED = 1_000_000_000;

/**
 * Delays guesses at one target across all networks. The delay is at most two minutes, so an attacker cannot lock out
 * the owner, and networks that have succeeded before are never delayed. Counts in Redis if available.
 */
export function createGuessDelay(store: TtlStore, redis?: Redis) {
  const limiter = (name: string, times: number, seconds: number) =>
    createLimiter({ times, seconds }, `guess-${name}`, redis);
  const guesses = limiter('count', UNLIMITED, DAY);
  const tries = limiter('tries', UNLIMITED, DAY);
  const gate = limiter('gate', 1, MAX_DELAY_SECONDS);
  const repeatGate = limiter('repeat-gate', 1, 2 * MAX_DELAY_SECONDS);

  const toPairKey = ({ target, network }: Guess) => toDigest(`${target}\0${network}`);
  const toNetworkKey = (guess: Guess) => `known-network:${toPairKey(guess)}`;
  const isKnown = async (guess: Guess) => (await store.read([toNetworkKey(guess)]))[0] !== null;

  /** Admits one guess per `delay` seconds; a network that keeps trying waits twice as long. */
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

  /** After `admit`: undoes the count. */
  const undo = async (guess: Guess): Promise<void> => {
    if (!(await isKnown(guess))) await guesses.reward(toDigest(guess.target));
  };

  return {
    /** Seconds to wait; 0 if the guess is admitted, which counts as wrong until `succeed`. */
    async admit(guess: Guess): Promise<number> {
      if (await isKnown(guess)) return 0;
      const key = toDigest(guess.target);
      const { consumedPoints } = await guesses.penalty(key);
      if (consumedPoints <= FREE_GUESSES) return 0;
      const delay = Math.min(2 ** (consumedPoints - FREE_GUESSES - 1), MAX_DELAY_SECONDS);
      const wait = await pass(guess, delay);
      if (wait > 0) await guesses.reward(key);
      return wait;
    },
    undo,
    /** After `admit`: undoes the count and remembers the network. */
    async succeed(guess: Guess): Promise<void> {
      await undo(guess);
      await store.write(toNetworkKey(guess), '1', KNOWN_FOR_MS);
    },
  };
}
