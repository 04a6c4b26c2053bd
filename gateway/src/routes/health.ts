import type { FastifyInstance } from 'fastify';

/** Looks whether a service answers. */
export interface Probe {
  readonly name: string;
  /** Rejects when the service does not answer. */
  run(): Promise<unknown>;
}

/** How the gateway stands. */
export interface Readiness {
  readonly isDraining: () => boolean;
  readonly probes: readonly Probe[];
}

const PROBE_MS = 1_000;
const REMEMBERED_MS = 2_000;

type Findings = Readonly<Record<string, 'up' | 'down'>>;

const isUp = async (probe: Probe): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_MS);
  });
  const answer = probe.run().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** Asks every service at most once in two seconds. */
const createExamine = (probes: readonly Probe[]) => {
  let last: { readonly at: number; readonly findings: Promise<Findings> } | undefined;
  const look = async (): Promise<Findings> => {
    const found = await Promise.all(
      probes.map(async (probe) => [probe.name, (await isUp(probe)) ? 'up' : 'down'] as const),
    );
    return Object.fromEntries(found);
  };
  return (): Promise<Findings> => {
    if (last === undefined || performance.now() - last.at > REMEMBERED_MS) {
      last = { at: performance.now(), findings: look() };
    }
    return last.findings;
  };
};

/**
 * From the moment that the gateway closes, every answer ends its connection: one that is kept would hold the process up,
 * and requests that come by it would find nobody.
 */
const endConnections = (server: FastifyInstance, { isDraining }: Readiness): void => {
  server.addHook('onSend', (...[, reply, , done]) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
};

/**
 * `/health` and `/health/live` say that the process runs. `/health/ready` says whether requests should come here: 503
 * while the gateway closes, or when none of the services that it needs answers. It names those that are down; with one
 * of them left it is `degraded` and stays in service, because part of the shop still works.
 */
export const addHealthRoutes = (server: FastifyInstance, readiness: Readiness): void => {
  const examine = createExamine(readiness.probes);
  endConnections(server, readiness);
  for (const url of ['/health', '/health/live']) {
    server.get(url, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });
  }
  server.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (readiness.isDraining()) return reply.code(503).send({ status: 'draining', services: {} });
    const services = await examine();
    const states = Object.entries(services);
    const down = states.filter(([, state]) => state === 'down').map(([name]) => name);
    const needed = states.filter(([name]) => name !== 'redis');
    const isLost = needed.length > 0 && needed.every(([, state]) => state === 'down');
    const status = isLost ? 'down' : down.length > 0 ? 'degraded' : 'ok';
    return reply.code(isLost ? 503 : 200).send({ status, down, services });
  });
};
