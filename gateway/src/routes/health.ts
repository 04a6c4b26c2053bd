import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createSwrCache } from '../sources/swr-cache.ts';

export interface HealthCheck {
  readonly name: string;
  /** Rejects if the service does not respond. */
  run(): Promise<unknown>;
}

export interface Readiness {
  /** Aborted when the gateway shuts down. */
  readonly draining: AbortSignal;
  readonly checks: readonly HealthCheck[];
}

const CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 2_000;

type ServiceStates = Readonly<Record<string, 'up' | 'down'>>;

function isUp(check: HealthCheck): Promise<boolean> {
  const isRunning = check.run().then(
    () => true,
    () => false,
  );
  return Promise.race([isRunning, sleep(CHECK_MS, false, { ref: false })]);
}

async function checkAll(checks: readonly HealthCheck[]): Promise<ServiceStates> {
  const found = await Promise.all(
    checks.map(async (check) => [check.name, (await isUp(check)) ? 'up' : 'down'] as const),
  );
  return Object.fromEntries(found);
}

/**
 * `/health` and `/health/live` report that the process runs. `/health/ready` reports whether it should receive
 * requests: 503 during shutdown, or if none of the required services responds. It lists unavailable services; if only
 * some are, the state is `degraded` with status 200, because part of the shop still works.
 */
export function addHealthRoutes(server: FastifyInstance, readiness: Readiness): void {
  // Each service is called at most once every two seconds.
  const states = createSwrCache({ max: 1, ttlMs: CHECK_INTERVAL_MS });
  for (const url of ['/health', '/health/live']) {
    server.get(url, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
  }
  server.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.draining.aborted)
      return reply.code(503).send({ status: 'draining', services: {} });
    const services = await states.get('services', () => checkAll(readiness.checks));
    const entries = Object.entries(services);
    const down = entries.filter(([, state]) => state === 'down').map(([name]) => name);
    const needed = entries.filter(([name]) => name !== 'redis');
    const isLost = needed.length > 0 && needed.every(([, state]) => state === 'down');
    const status = isLost ? 'down' : down.length > 0 ? 'degraded' : 'ok';
    return reply.code(isLost ? 503 : 200).send({ status, down, services });
  });
}
