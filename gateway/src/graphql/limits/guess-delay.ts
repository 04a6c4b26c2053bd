import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf } from '../../core/digest.ts';
import type { TtlStore } from '../../session/ttl-store.ts';
import { createLimiter, secondsOf } from './limiter.ts';

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
/** Tries of one network, refused ones included, after which networks that come for the first time go first. */
const PATIENT_TRIES = 3;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const KNOWN_FOR_MS = 90 * DAY * 1_000;
const UNLIMITED = 1_000_000_000;

const delayAfter = (guesses: number): number =>
  Math.min(2 ** (guesses - FREE_GUESSES - 1), MAX_DELAY_SECONDS);

const waitOf = (result: RateLimiterRes | null): number =>
  result === null || result.msBeforeNext <= 0 ? 0 : secondsOf(result.msBeforeNext);

/** Counts in Redis when there is one, and in memory otherwise; `notes` hold the known networks. */
export const createGuessDelay = (notes: TtlStore, redis?: Redis): GuessDelay => {
  const limiter = (name: string, times: number, seconds: number) =>
    createLimiter({ times, seconds }, { name: `guess-${name}`, redis });
  const guesses = limiter('count', UNLIMITED, DAY);
  const tries = limiter('tries', UNLIMITED, HOUR);
  const gate = limiter('gate', 1, MAX_DELAY_SECONDS);
  const repeatGate = limiter('repeat-gate', 1, 2 * MAX_DELAY_SECONDS);

  const keyOf = ({ target }: Guess) => digestOf(target);
  const pairKeyOf = ({ target, network }: Guess) => digestOf(`${target}\0${network}`);
  const noteOf = (guess: Guess) => `known-network:${pairKeyOf(guess)}`;
  const isKnown = async (guess: Guess) => (await notes.read([noteOf(guess)]))[0] !== null;

  /** Passes one guess in each `delay` seconds; a network that keeps trying has to wait twice as long. */
  const pass = async (guess: Guess, delay: number): Promise<number> => {
    const key = keyOf(guess);
    const { consumedPoints } = await tries.penalty(pairKeyOf(guess));
    const wait = consumedPoints > PATIENT_TRIES ? waitOf(await repeatGate.get(key)) : 0;
    if (wait > 0) return wait;
    try {
      await gate.consume(key, 1, { customDuration: delay });
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal.msBeforeNext);
      throw refusal;
    }
    await repeatGate.set(key, 1, 2 * delay);
    return 0;
  };

  return {
    async admit(guess) {
      if (await isKnown(guess)) return 0;
      const key = keyOf(guess);
      const { consumedPoints } = await guesses.penalty(key);
      if (consumedPoints <= FREE_GUESSES) return 0;
      const wait = await pass(guess, delayAfter(consumedPoints));
      if (wait > 0) await guesses.reward(key);
      return wait;
    },
    async succeed(guess) {
      if (!(await isKnown(guess))) await guesses.reward(keyOf(guess));
      await notes.write(noteOf(guess), '1', KNOWN_FOR_MS);
    },
  };
};
