import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** How often something may happen. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** Without Redis each gateway counts for itself, so each allows half. */
const inMemory = ({ times, seconds }: Rate, keyPrefix: string, isStandIn: boolean) =>
  new RateLimiterMemory({
    keyPrefix,
    points: isStandIn ? Math.ceil(times / 2) : times,
    duration: seconds,
  });

/** A limiter in Redis, so that all gateways count together; in memory without it, and stricter while it is lost. */
export const createLimiter = (
  rate: Rate,
  { name, redis }: { readonly name: string; readonly redis: Redis | undefined },
): RateLimiterAbstract => {
  const keyPrefix = `encore:rate:${name}`;
  return redis === undefined
    ? inMemory(rate, keyPrefix, false)
    : new RateLimiterRedis({
        storeClient: redis,
        keyPrefix,
        points: rate.times,
        duration: rate.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(rate, keyPrefix, true),
      });
};

/** Whole seconds to wait, at least one. */
export const secondsOf = (milliseconds: number): number =>
  Math.max(1, Math.ceil(milliseconds / 1_000));
