import type { Logger } from 'pino';
import { type AnswerCache, createAnswerCache } from '../cache/answers.ts';
import { connectRedis } from '../cache/redis.ts';
import { createRedisAnswers } from '../cache/redis-answers.ts';
import type { SharedRuns } from '../calls/idempotency.ts';
import { createSharedOrders } from '../domains/payments/shared-orders.ts';
import type { Env } from '../env.ts';
import { createRates, type Rates } from '../graphql/limits/rates.ts';
import type { Probe } from '../routes/health.ts';
import { createEntrance, type Entrance } from '../session/captcha/entrance.ts';
import { createEndedSessions, type EndedSessions } from '../session/ended.ts';
import { createNotes } from '../session/notes.ts';
import type { Observer } from '../telemetry/observer.ts';

/** What gateways share when REDIS_URL is set, and each keeps for itself when it is not. */
export interface SharedState {
  readonly ended: EndedSessions;
  readonly entrance: Entrance;
  readonly sharedOrders: SharedRuns;
  /** Missing when nothing is to be kept. */
  readonly cache?: AnswerCache;
  /** Missing when nothing is limited over time. */
  readonly rates?: Rates;
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
  const notes = createNotes(redis);
  const far = redis && env.CACHE === 'on' ? createRedisAnswers(redis) : undefined;
  const cache = () =>
    createAnswerCache({
      ...(far === undefined ? {} : { far }),
      onFailure: () => observer.cacheFailed(),
      onPurge: forgetReads,
    });
  return {
    ended: createEndedSessions(notes),
    entrance: createEntrance(env, notes),
    sharedOrders: createSharedOrders(notes),
    ...(env.CACHE === 'on' ? { cache: cache() } : {}),
    ...(env.RATE_LIMITS === 'on' ? { rates: createRates(redis, notes) } : {}),
    probes: redis === undefined ? [] : [{ name: 'redis', run: () => redis.ping() }],
    close() {
      far?.close();
      redis?.disconnect();
    },
  };
};
