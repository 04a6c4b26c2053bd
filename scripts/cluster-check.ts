import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Running, untilHealthy } from './services.ts';
import { percentile } from './statistics.ts';

const VISITORS = 8;
const PAUSE_MS = 25;
const STEADY_MS = 8000;
/** How long a killed service stays down. */
const LOST_MS = 8000;
/**
 * Longer than the proxy skips a failed service (ops/Caddyfile); otherwise the next restart removes the last known
 * instance.
 */
const PROXY_NOTICES_MS = 6000;
const TIMEOUT_MS = 20_000;

const OPERATIONS = [
  '{ productSearch(pageSize: 12) { products { sku name } } }',
  '{ countries { id } }',
  'mutation { guestCartCreate { cart { id } userErrors { code } } }',
];
const PAGES = ['/', '/latest-arrivals', '/our-designers'];

interface Result {
  readonly ms: number;
  /** A short description of the failure. */
  readonly failure: string | undefined;
}

async function visit(url: string, path: string, query?: string): Promise<Result> {
  const startedAt = performance.now();
  let failure: string | undefined;
  try {
    const response = await fetch(url + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(query !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    });
    const text = await response.text();
    if (!response.ok) failure = `${path} ${response.status}`;
    else if (query !== undefined && text.includes('"errors"')) failure = text.slice(0, 200);
    // The shop's message for a part of a page that could not be loaded.
    else if (query === undefined && /We couldn.t load/.test(text)) failure = `${path} in part`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error.message) : error;
    failure = `${path} ${String(cause)}`;
  }
  return { ms: performance.now() - startedAt, failure };
}

/** Simulates visitors who load pages and send operations sequentially until stopped. */
function startVisitors(url: string) {
  let results: Result[] = [];
  let isStopped = false;
  const walk = async (visitor: number): Promise<void> => {
    for (let step = visitor; !isStopped; step++) {
      const isPage = step % 2 === 0;
      const index = Math.floor(step / 2) % 3;
      const result = isPage
        ? await visit(url, PAGES[index] ?? '/')
        : await visit(url, '/graphql', OPERATIONS[index]);
      results.push(result);
      await sleep(PAUSE_MS);
    }
  };
  const walks = Array.from({ length: VISITORS }, (_, visitor) => walk(visitor));
  return {
    /** Returns the measurements since the last call. */
    take(): Result[] {
      const taken = results;
      results = [];
      return taken;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(walks);
    },
  };
}

function printRow(name: string, results: readonly Result[]): number {
  const times = results.map(({ ms }) => ms);
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  console.log(
    `| ${name} | ${results.length} | ${failures.length} | ${median} | ${p99} | ${longest} |`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  return failures.length;
}

async function restart(running: Map<string, Running>, name: string): Promise<void> {
  const old = running.get(name);
  if (old === undefined) throw new Error(`Unknown cluster service "${name}".`);
  await old.stop();
  const started = launch(old.service, 'ignore');
  running.set(name, started);
  await untilHealthy(started);
  await sleep(PROXY_NOTICES_MS);
}

/** Kills a service and restarts it after a delay. */
async function lose(running: Map<string, Running>, name: string): Promise<void> {
  running.get(name)?.process.kill('SIGKILL');
  await sleep(LOST_MS);
  await restart(running, name);
}

/**
 * A scenario: its name, the number of requests that may fail, and its steps. A killed server loses its in-flight
 * requests, because the proxy never resends a request that may change data.
 */
type Phase = readonly [name: string, allowed: number, run: () => Promise<void>];

/**
 * Restarts and kills services of a running cluster under load and prints request statistics. Returns whether the
 * number of failed requests is within the limits.
 */
export async function checkCluster(url: string, running: Map<string, Running>): Promise<boolean> {
  const visitors = startVisitors(url);
  // Warm-up: first reads are not counted.
  await sleep(STEADY_MS);
  visitors.take();
  console.log(
    '| | requests | failed | median ms | 99th ms | slowest ms |\n|---|---|---|---|---|---|',
  );
  const phases: readonly Phase[] = [
    ['steady', 0, () => sleep(STEADY_MS)],
    [
      'rolling restart of gateways and web servers',
      0,
      async () => {
        for (const name of ['gateway-1', 'gateway-2', 'web-1', 'web-2'])
          await restart(running, name);
      },
    ],
    [`Redis lost for ${LOST_MS / 1000} s`, 0, () => lose(running, 'redis')],
    [`a gateway lost for ${LOST_MS / 1000} s`, VISITORS, () => lose(running, 'gateway-1')],
    [`a web server lost for ${LOST_MS / 1000} s`, VISITORS, () => lose(running, 'web-2')],
  ];
  let isFine = true;
  for (const [name, allowed, run] of phases) {
    await run();
    if (printRow(name, visitors.take()) > allowed) isFine = false;
  }
  await visitors.stop();
  return isFine;
}
