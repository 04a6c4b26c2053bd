import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { median, type Row } from './row.ts';
import { startStack } from './stack.ts';

const runs = 3;
const seconds = 4;

/** Requests a second at 8 connections, the median of several runs. */
async function throughput(url: string): Promise<number> {
  const results: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { requests, non2xx } = await autocannon({ url, connections: 8, duration: seconds });
    if (non2xx > 0) throw new Error(`${url} answered ${non2xx} times with an error.`);
    results.push(requests.average);
  }
  return median(results);
}

/** Serves fixed bytes from a thread of its own, so that measuring and serving do not share one. */
async function serveBytes(html: string): Promise<{ stop: () => Promise<number>; url: string }> {
  const worker = new Worker(new URL('./bytes-server.ts', import.meta.url), { workerData: html });
  const [port] = await once(worker, 'message');
  return { stop: () => worker.terminate(), url: `http://127.0.0.1:${port}/` };
}

async function productPath(gateway: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ productSearch(pageSize: 1) { products { path } } }' }),
  });
  const { data } = (await answer.json()) as {
    data: { productSearch: { products: { path: string }[] } };
  };
  const path = data.productSearch.products[0]?.path;
  if (path === undefined) throw new Error('The catalogue has no product to measure.');
  return path;
}

async function measurePage(dataDir: string, cached: boolean): Promise<Row> {
  const { stack, stop } = await startStack(
    dataDir,
    cached ? {} : { PAGE_CACHE_SECONDS: '0', CACHE: 'off' },
  );
  try {
    const url = `http://127.0.0.1:${stack.web}${await productPath(stack.gateway)}`;
    const html = await (await fetch(url)).text();
    const measured = await throughput(url);
    const bytes = await serveBytes(html);
    const peer = await throughput(bytes.url);
    await bytes.stop();
    const name = `product page HTML, ${cached ? 'cached' : 'rendered each time'}`;
    return {
      name,
      measured,
      peer,
      peerName: 'the same bytes from node:http',
      ratio: measured / peer,
      unit: 'pages/s',
    };
  } finally {
    await stop();
  }
}

/** JavaScript that the home page loads before anybody touches it, gzip, in kB. */
async function homeScript(dataDir: string): Promise<Row> {
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
      goal: 'under 200 kB',
      met: measured < 200,
    };
  } finally {
    await stop();
  }
}

/** Measures the web server's pages over prepared data. */
export async function runPagesBench(dataDir: string): Promise<Row[]> {
  return [
    await measurePage(dataDir, true),
    await measurePage(dataDir, false),
    await homeScript(dataDir),
  ];
}
