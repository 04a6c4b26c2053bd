import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Probe {
  readonly name: string;
  /** Rejects if the service does not respond. */
  run(): Promise<unknown>;
}

export interface Readiness {
  readonly isDraining: () => boolean;
  readonly probes: readonly Probe[];
}

const PROBE_MS = 1_000;
const CHECK_INTERVAL_MS = 2_000;

type ServiceStates = Readonly<Record<string, 'up' | 'down'>>;

function isUp(probe: Probe): Promise<boolean> {
  const isRunning = probe.run().then(
    () => true,
    () => false,
  );
  return Promise.race([isRunning, sleep(PROBE_MS, false, { ref: false })]);
}

/** Probes every service at most once every two seconds. */
function createChecker(probes: readonly Probe[]) {
  let last: { readonly at: number; readonly states: Promise<ServiceStates> } | undefined;
  const probeAll = async (): Promise<ServiceStates> => {
    const found = await Promise.all(
      probes.map(async (probe) => [probe.name, (await isUp(probe)) ? 'up' : 'down'] as const),
    );
    return Object.fromEntries(found);
  };
  return (): Promise<ServiceStates> => {
    if (last === undefined || performance.now() - last.at > CHECK_INTERVAL_MS) {
      last = { at: performance.now(), states: probeAll() };
    }
    return last.states;
  };
}

/**
 * `/health` and `/health/live` report that the process runs. `/health/ready` reports whether it should receive
 * requests: 503 during shutdown, or if none of the required services responds. It lists unavailable services; if only
 * some are, the state is `degraded` with status 200, because part of the shop still works.
 */
export function addHealthRoutes(server: FastifyInstance, readiness: Readiness): void {
  const check = createChecker(readiness.probes);
  for (const url of ['/health', '/health/live']) {
    server.get(url, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
  }
  server.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.isDraining()) return reply.code(503).send({ status: 'draining', services: {} });
    const services = await check();
    const states = Object.entries(services);
    const down = states.filter(([, state]) => state === 'down').map(([name]) => name);
    const needed = states.filter(([name]) => name !== 'redis');
    const isLost = needed.length > 0 && needed.every(([, state]) => state === 'down');
    const status = isLost ? 'down' : down.length > 0 ? 'degraded' : 'ok';
    return reply.code(isLost ? 503 : 200).send({ status, down, services });
  });
}
