import type { Logger } from 'pino';
import { connectRedis } from '../cache/redis.ts';
import { createRedisCache } from '../cache/redis-cache.ts';
import { createResponseCache, type ResponseCache } from '../cache/response-cache.ts';
import type { SharedRuns } from '../calls/idempotency.ts';
import { createSharedOrders } from '../domains/payments/shared-orders.ts';
import type { Env } from '../env.ts';
import { createRateLimiter, type RateLimiter } from '../graphql/limits/rate-limiter.ts';
import type { Probe } from '../routes/health.ts';
import { type AuthConfig, createAuthConfig } from '../session/captcha/auth-config.ts';
import { createSessionRevocation, type SessionRevocation } from '../session/revocation.ts';
import { createTtlStore } from '../session/ttl-store.ts';
import type { Observer } from '../telemetry/observer.ts';

/** What gateways share when REDIS_URL is set, and each keeps for itself when it is not. */
export interface SharedState {
  readonly ended: SessionRevocation;
  readonly entrance: AuthConfig;
  readonly sharedOrders: SharedRuns;
  /** Missing when nothing is to be kept. */
  readonly cache?: ResponseCache;
  /** Missing when nothing is limited over time. */
  readonly rates?: RateLimiter;
  readonly probes: readonly Probe[];
  close(): void;
}

/** What the state is made with. */
export interface SharedStateMeans {
  readonly log: Logger;
  readonly observer: Observer;
  /** Forgets what this process has read for answers. */
  readonly forgetReads: () => void;
}

/** The state that `env` asks for. */
export const createSharedState = (env: Env, means: SharedStateMeans): SharedState => {
  const { log, observer, forgetReads } = means;
  const redis = env.REDIS_URL === undefined ? undefined : connectRedis(env.REDIS_URL, log);
  const notes = createTtlStore(redis);
  const far = redis && env.CACHE === 'on' ? createRedisCache(redis) : undefined;
  const cache = () =>
    createResponseCache({
      ...(far === undefined ? {} : { far }),
      onFailure: () => observer.cacheFailed(),
      onPurge: forgetReads,
    });
  return {
    ended: createSessionRevocation(notes),
    entrance: createAuthConfig(env, notes),
    sharedOrders: createSharedOrders(notes),
    ...(env.CACHE === 'on' ? { cache: cache() } : {}),
    ...(env.RATE_LIMITS === 'on' ? { rates: createRateLimiter(redis, notes) } : {}),
    probes: redis === undefined ? [] : [{ name: 'redis', run: () => redis.ping() }],
    close() {
      far?.close();
      redis?.disconnect();
    },
  };
};
