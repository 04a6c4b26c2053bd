import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from '../../scripts/paths.ts';
import { createServices, launch, type Stack, separateStack } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import type { Row } from './row.ts';

const TOKEN = 'bench-integration-token';
const INDEX = 'bench_indexer';
const EVERY_MS = 20;
const MAX_FULL_SECONDS = 120;
/** Changes must be found within the interval of `--every 60`. */
const MAX_CHANGES_SECONDS = 60;

interface Summary {
  readonly written: number;
  readonly seconds: number;
}

/** Runs the indexer of the stack's Magento into separate indexes. */
async function runIndexer(stack: Stack, run: 'full' | 'changes'): Promise<Summary> {
  const child = spawn(process.execPath, [inRoot('indexer', 'src', 'main.ts'), run, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      COMMERCE_URL: `http://127.0.0.1:${stack.commerce}`,
      COMMERCE_ADMIN_TOKEN: TOKEN,
      SEARCH_HOSTS: `http://127.0.0.1:${stack.search}`,
      SEARCH_INDEX: INDEX,
      DATA_DIR: stack.dataDir,
    },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The indexer failed with exit code ${String(code)}.`);
  return JSON.parse(output) as Summary;
}

interface SearchStats {
  count: number;
  failed: number;
  longestMs: number;
}

/** Searches a sort replica repeatedly until `work` is done. */
async function searchDuring(stack: Stack, total: number, work: Promise<unknown>) {
  const searched: SearchStats = { count: 0, failed: 0, longestMs: 0 };
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const startedAt = performance.now();
    const response = await fetch(
      `http://127.0.0.1:${stack.search}/1/indexes/${INDEX}_products_name_asc/query`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': 'encore',
          'x-algolia-api-key': 'encore-search-only-key',
        },
        body: '{"query":"","hitsPerPage":20,"facets":["manufacturer"]}',
      },
    ).catch(() => undefined);
    const body = (await response?.json()) as { nbHits?: number } | undefined;
    searched.count += 1;
    searched.longestMs = Math.max(searched.longestMs, performance.now() - startedAt);
    if (!response?.ok || body?.nbHits !== total) searched.failed += 1;
    await sleep(EVERY_MS);
  }
  await done;
  return searched;
}

/** Measures the indexer over the embedded back end in stock mode, with the 12,000 demo products. */
export async function runIndexBench(dataDir: string): Promise<Row[]> {
  const stack = await separateStack(dataDir);
  const services = createServices(stack).filter(
    ({ name }) => name === 'search' || name === 'commerce',
  );
  const running = await startAll(services, (service) =>
    launch(
      { ...service, env: { ...service.env, STOCK: '1', COMMERCE_ADMIN_TOKEN: TOKEN } },
      'ignore',
    ),
  );
  try {
    const first = await runIndexer(stack, 'full');
    const searched = await searchDuring(stack, first.written, runIndexer(stack, 'full'));
    const changes = await runIndexer(stack, 'changes');
    return [
      {
        name: `full index of ${first.written.toLocaleString('en-US')} products`,
        measured: first.seconds,
        unit: 's',
        goal: `at most ${MAX_FULL_SECONDS} s`,
        met: first.seconds <= MAX_FULL_SECONDS,
      },
      {
        name: `longest of ${searched.count} searches during a full run and the switch`,
        measured: searched.longestMs,
        unit: 'ms',
        goal: 'none fails',
        met: searched.failed === 0,
      },
      {
        name: 'incremental run without changes',
        measured: changes.seconds,
        unit: 's',
        goal: `at most ${MAX_CHANGES_SECONDS} s`,
        met: changes.seconds <= MAX_CHANGES_SECONDS,
      },
    ];
  } finally {
    await stopAll(running);
  }
}
