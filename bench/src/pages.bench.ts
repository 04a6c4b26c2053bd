import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import pidusage from 'pidusage';
import { median } from '../../scripts/statistics.ts';
import { readProducts } from './products.ts';
import type { Row } from './row.ts';
import { type BenchStack, startStack } from './stack.ts';

const RUNS = 3;
const SECONDS = 4;
/**
 * As in browsers. The server keeps cached pages compressed with gzip; for a client without gzip it compresses each
 * response anew.
 */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Measured {
  /** Responses per second. */
  readonly perSecond: number;
  /** Milliseconds of CPU time per response. */
  readonly cpuMs: number;
}

/**
 * Sends requests over 8 connections; returns the medians of several runs. `pid` is the process whose CPU time is
 * measured.
 */
async function measure(url: string, pid: number): Promise<Measured> {
  const results: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await pidusage(pid);
    const result = await autocannon({ url, headers, connections: 8, duration: SECONDS });
    const after = await pidusage(pid);
    if (result.non2xx > 0) throw new Error(`${url} failed ${result.non2xx} times.`);
    results.push({
      perSecond: result.requests.average,
      cpuMs: (after.ctime - before.ctime) / result.requests.total,
    });
  }
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    cpuMs: median(results.map(({ cpuMs }) => cpuMs)),
  };
}

/** Serves a page, compressed once, from a separate thread, so that measuring and serving do not share one. */
async function serveBytes(page: string): Promise<{ stop: () => Promise<number>; url: string }> {
  const worker = new Worker(new URL('./bytes-server.ts', import.meta.url), {
    workerData: gzipSync(page),
  });
  const [port] = await once(worker, 'message');
  return { stop: () => worker.terminate(), url: `http://127.0.0.1:${port}/` };
}

/** A thousand pages per second of one core; unlike the rate, it hardly depends on other load on the machine. */
const CACHED_GOAL_MS = 1;

interface Page {
  readonly name: string;
  readonly path: string;
  /** Maximum CPU time for rendering, in ms. */
  readonly goalMs: number;
  readonly isCached: boolean;
}

async function measurePage({ stack, pids }: BenchStack, page: Page): Promise<Row[]> {
  const url = `http://127.0.0.1:${stack.web}${page.path}`;
  const response = await fetch(url, { headers });
  const bytes = await serveBytes(await response.text());
  const { perSecond, cpuMs } = await measure(url, pids.web ?? 0);
  const peer = (await measure(bytes.url, process.pid)).perSecond;
  await bytes.stop();
  const name = `${page.name} HTML, ${page.isCached ? 'from the cache' : 'rendered each time'}`;
  const rate: Row = {
    name,
    measured: perSecond,
    peer,
    peerName: 'the same bytes from node:http',
    ratio: perSecond / peer,
    unit: 'pages/s',
  };
  const goalMs = page.isCached ? CACHED_GOAL_MS : page.goalMs;
  const goal = { goal: `at most ${goalMs} ms of CPU`, met: cpuMs <= goalMs };
  const rateGoal = { goal: 'over 1,000 pages/s', met: perSecond > 1000 };
  return [
    page.isCached ? { ...rate, ...rateGoal } : rate,
    { name, measured: cpuMs, unit: 'ms of CPU', ...goal },
  ];
}

async function measurePages(dataDir: string, isCached: boolean): Promise<Row[]> {
  const running = await startStack(
    dataDir,
    isCached ? {} : { PAGE_CACHE_SECONDS: '0', CACHE: 'off' },
  );
  try {
    const [product] = await readProducts(
      `http://127.0.0.1:${running.stack.gateway}`,
      'pageSize: 1',
    );
    const listingPage = { name: 'listing', path: '/handbags', goalMs: 75, isCached };
    const productPage = { name: 'product page', path: product.path, goalMs: 50, isCached };
    return [
      ...(await measurePage(running, listingPage)),
      ...(await measurePage(running, productPage)),
    ];
  } finally {
    await running.stop();
  }
}

/** JavaScript that the home page loads before any interaction, gzip, in kB. */
async function measureHomeScript(dataDir: string): Promise<Row> {
  const { stack, stop } = await startStack(dataDir);
  try {
    const origin = `http://127.0.0.1:${stack.web}`;
    const html = await (await fetch(origin)).text();
    const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
    const eager = [...scripts].filter(
      (path) =>
        html.includes(`href="${path}"`) ||
        html.includes(`from "${path}"`) ||
        html.includes(`import("${path}")`),
    );
    const sizes = await Promise.all(
      eager.map(async (path) => gzipSync(await (await fetch(origin + path)).bytes()).length),
    );
    const measured = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return {
      name: 'home page JavaScript, gzip',
      measured,
      unit: 'kB',
      goal: 'under 230 kB',
      met: measured < 230,
    };
  } finally {
    await stop();
  }
}

/** Measures the web server's pages over prepared data. */
export async function runPagesBench(dataDir: string): Promise<Row[]> {
  return [
    ...(await measurePages(dataDir, true)),
    ...(await measurePages(dataDir, false)),
    await measureHomeScript(dataDir),
  ];
}
