import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../scripts/statistics.ts';
import { type Step, sendVisitors, type Visit, visit } from './load/visitors.ts';
import { residentMegabytes } from './memory.ts';
import { readProducts } from './products.ts';
import type { Row } from './row.ts';
import { type BenchStack, startStack } from './stack.ts';

const NORMAL = { visitors: 40, seconds: 120 };
const OVERLOAD = { visitors: 600, seconds: 60 };
const MAX_GATEWAY_MB = 350;
const MAX_P99_MS = 3000;
const MAX_REJECTION_MS = 1000;
const MAX_RECOVERY_MS = 5000;

const CATEGORIES = ['handbags', 'shoes', 'jewelry', 'clothing', 'watches', 'accessories'];
const TERMS = ['chanel', 'birkin', 'flap bag', 'rolex', 'pumps 38', 'red', 'neverfull', 'tote'];
const SORTERS = ['name_asc', 'price_asc', 'price_desc', 'created_desc'];

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** The steps of visitors by frequency: they view lists and items, search, and create carts. */
function createJourney(products: readonly { sku: string; path: string }[]): () => Step {
  const mutation = (query: string): Step => ({
    path: '/graphql',
    body: JSON.stringify({ query }),
  });
  const steps: readonly [share: number, step: () => Step][] = [
    [15, () => ({ path: '/' })],
    [
      30,
      () => ({
        path: `/${pick(CATEGORIES)}?page=${1 + Math.floor(Math.random() * 5)}&sorter=${pick(SORTERS)}`,
      }),
    ],
    [10, () => ({ path: `/search?term=${encodeURIComponent(pick(TERMS))}` })],
    [30, () => ({ path: pick(products).path })],
    [
      10,
      () =>
        mutation(
          `{ product(sku: "${pick(products).sku}") { sku availability price { current { amount } } } }`,
        ),
    ],
    [5, () => mutation('mutation { guestCartCreate { cart { id } userErrors { message } } }')],
  ];
  const total = steps.reduce((sum, [share]) => sum + share, 0);
  return () => {
    let at = Math.random() * total;
    for (const [share, step] of steps) {
      at -= share;
      if (at < 0) return step();
    }
    return { path: '/' };
  };
}

const isServed = ({ status }: Visit) => status >= 200 && status < 500;
const isRejected = ({ status, hasRetryAfter }: Visit) => status === 503 && hasRetryAfter;

/**
 * Maximum memory of a process while `work` runs, in MB, and its growth in the second half: the peak of the last quarter
 * compared with that of the third. Single samples depend on when the garbage collector has run.
 */
async function watchMemory<T>(pid: number, work: Promise<T>) {
  const samples: number[] = [];
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      samples.push(await residentMegabytes(pid));
      await sleep(1000);
    }
  })();
  const result = await work;
  isDone = true;
  await watching;
  const quarter = Math.floor(samples.length / 4);
  const growth =
    Math.max(...samples.slice(-quarter)) / Math.max(...samples.slice(-2 * quarter, -quarter));
  return { result, most: Math.max(...samples), growth };
}

async function measureNormalLoad({ stack, pids }: BenchStack, next: () => Step): Promise<Row[]> {
  const work = sendVisitors(`http://127.0.0.1:${stack.web}`, { ...NORMAL, next });
  const { result, most, growth } = await watchMemory(pids.gateway ?? 0, work);
  const errors = result.filter((each) => !isServed(each)).length;
  const times = result.map(({ ms }) => ms);
  const name = `${NORMAL.visitors} visitors for ${NORMAL.seconds} s`;
  return [
    { name: `${name}: requests`, measured: result.length / NORMAL.seconds, unit: 'requests/s' },
    {
      name: `${name}: errors`,
      measured: errors,
      unit: 'requests',
      goal: 'none',
      met: errors === 0,
    },
    { name: `${name}: median`, measured: percentile(times, 0.5), unit: 'ms' },
    { name: `${name}: p99`, measured: percentile(times, 0.99), unit: 'ms' },
    {
      name: `${name}: gateway’s memory`,
      measured: most,
      unit: 'MB',
      goal: `at most ${MAX_GATEWAY_MB} MB`,
      met: most <= MAX_GATEWAY_MB,
    },
    {
      name: `${name}: gateway’s memory, peak of the last quarter compared with the third`,
      measured: growth,
      unit: 'times',
      goal: 'at most 1.1 times',
      met: growth <= 1.1,
    },
  ];
}

/** Milliseconds until ten requests in a row are served within a second each. */
async function measureRecovery(origin: string, next: () => Step): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  let inRow = 0;
  let since = 0;
  while (inRow < 10 && performance.now() - startedAt < 60_000) {
    if (inRow === 0) since = performance.now() - startedAt;
    const ended = await visit(origin, agent, next());
    inRow = isServed(ended) && ended.ms < 1000 ? inRow + 1 : 0;
  }
  agent.destroy();
  return since;
}

async function measureOverload({ stack, pids }: BenchStack, next: () => Step): Promise<Row[]> {
  const origin = `http://127.0.0.1:${stack.web}`;
  const work = sendVisitors(origin, { ...OVERLOAD, next });
  const { result, most } = await watchMemory(pids.gateway ?? 0, work);
  const recovery = await measureRecovery(origin, next);
  const served = result.filter(isServed);
  const rejected = result.filter(isRejected);
  const errors = result.length - served.length - rejected.length;
  const p99 = percentile(
    served.map(({ ms }) => ms),
    0.99,
  );
  const rejectionP99 = percentile(
    rejected.map(({ ms }) => ms),
    0.99,
  );
  const name = `${OVERLOAD.visitors} visitors for ${OVERLOAD.seconds} s`;
  return [
    { name: `${name}: served`, measured: served.length / OVERLOAD.seconds, unit: 'requests/s' },
    {
      name: `${name}: 503 with Retry-After`,
      measured: rejected.length / OVERLOAD.seconds,
      unit: 'requests/s',
    },
    {
      name: `${name}: other errors`,
      measured: errors,
      unit: 'requests',
      goal: 'none',
      met: errors === 0,
    },
    {
      name: `${name}: median of served requests`,
      measured: percentile(
        served.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
    },
    {
      name: `${name}: p99 of served requests`,
      measured: p99,
      unit: 'ms',
      goal: `under ${MAX_P99_MS} ms`,
      met: p99 < MAX_P99_MS,
    },
    ...(rejected.length === 0
      ? []
      : [
          {
            name: `${name}: p99 of a 503`,
            measured: rejectionP99,
            unit: 'ms',
            goal: `under ${MAX_REJECTION_MS} ms`,
            met: rejectionP99 < MAX_REJECTION_MS,
          },
        ]),
    { name: `${name}: gateway’s memory`, measured: most, unit: 'MB' },
    {
      name: 'recovery after it',
      measured: recovery,
      unit: 'ms',
      goal: `under ${MAX_RECOVERY_MS} ms`,
      met: recovery < MAX_RECOVERY_MS,
    },
  ];
}

/** Measures the whole product under visitor load, through the web server, over prepared data. */
export async function runLoadBench(dataDir: string): Promise<Row[]> {
  const running = await startStack(dataDir);
  try {
    const gateway = `http://127.0.0.1:${running.stack.gateway}`;
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => readProducts(gateway, `page: ${page}, pageSize: 60`)),
    );
    const next = createJourney(pages.flat());
    return [...(await measureNormalLoad(running, next)), ...(await measureOverload(running, next))];
  } finally {
    await running.stop();
  }
}
