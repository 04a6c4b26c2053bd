import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServices, launch, type Service, separateStack } from '../../scripts/services.ts';
import { startAll, stopAll } from '../../scripts/stack.ts';
import type { Row } from './row.ts';

const ROWS = 100_000;
const MAX_REQUEST_MS = 500;
const EVERY_MS = 20;
const json = { 'content-type': 'application/json' };

/** Starts a catalog command. */
const launchCommand = (args: readonly string[], env: Service['env']) =>
  launch(
    {
      name: 'catalogue',
      port: 0,
      health: '',
      args: ['backend/src/catalogue/main.ts', ...args],
      env,
    },
    'ignore',
  ).process;

/** Exports `ROWS` demo items, generated in a temporary folder. */
async function writeExport(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-export-'));
  const env = { DATA_DIR: folder, CATALOGUE_SIZE: String(ROWS) };
  for (const args of [['prepare'], ['export', file]]) {
    const [code] = await once(launchCommand(args, env), 'exit');
    if (code !== 0) throw new Error(`Creating the export failed at the command "${args[0]}".`);
  }
  rmSync(folder, { recursive: true });
}

/** A request that is sent repeatedly; `isNew` recognizes a response with the new catalog. */
interface Probe {
  readonly name: string;
  send(): Promise<unknown>;
  readonly isNew?: (body: unknown) => boolean;
}

interface ProbeResult {
  longest: number;
  /** When the new catalog first appeared, by `performance.now()`. */
  switchedAt: number;
}

/** Sends a probe until two seconds after the process ends. */
async function watch({ send, isNew }: Probe, importing: ChildProcess): Promise<ProbeResult> {
  const seen: ProbeResult = { longest: 0, switchedAt: Number.NaN };
  let isOver = false;
  importing.once('exit', () => {
    setTimeout(() => {
      isOver = true;
    }, 2000);
  });
  while (!isOver) {
    const startedAt = performance.now();
    const body = await send();
    const endedAt = performance.now();
    seen.longest = Math.max(seen.longest, endedAt - startedAt);
    if (Number.isNaN(seen.switchedAt) && isNew?.(body)) seen.switchedAt = endedAt;
    await sleep(EVERY_MS);
  }
  return seen;
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

type Searched = { readonly nbHits: number };
type Listed = { readonly data: { readonly products: { readonly total_count: number } } };

function createProbes(service: Service, commerce: string): Probe[] {
  const search = `${service.env.SEARCH_HOSTS}/1/indexes/encore_default_products/query`;
  const keys = {
    'x-algolia-application-id': service.env.SEARCH_APP_ID ?? '',
    'x-algolia-api-key': service.env.SEARCH_API_KEY ?? '',
  };
  const facets = ['manufacturer', 'color', 'condition_label'];
  const products = '{ products(filter: {}, pageSize: 1) { total_count } }';
  return [
    {
      name: 'search',
      send: () => post(search, { query: 'chanel', facets }, keys),
    },
    {
      name: 'search: all products',
      send: () => post(search, { query: '', hitsPerPage: 1 }, keys),
      isNew: (body) => (body as Searched).nbHits === ROWS,
    },
    { name: 'REST: a new cart', send: () => post(`${commerce}/rest/V1/guest-carts`, {}) },
    {
      name: 'GraphQL: all products',
      send: () => post(`${commerce}/graphql`, { query: products }),
      isNew: (body) => (body as Listed).data.products.total_count > ROWS / 4,
    },
  ];
}

/**
 * Measures the longest request of a running shop during an import, and the time between the switches of shop and
 * search.
 */
export async function runImportBench(dataDir: string): Promise<Row[]> {
  const file = join(dataDir, 'import.csv');
  await writeExport(file);
  const stack = await separateStack(dataDir);
  const services = createServices(stack).filter(({ name }) =>
    ['search', 'commerce'].includes(name),
  );
  const running = await startAll(services, (service) => launch(service, 'ignore'));
  const [service] = services;
  if (service === undefined) throw new Error('No search service to measure.');
  try {
    const startedAt = performance.now();
    const importing = launchCommand(['import', file], service.env);
    const ended = once(importing, 'exit');
    const probes = createProbes(service, `http://127.0.0.1:${stack.commerce}`);
    const watching = probes.map((probe) => watch(probe, importing));
    const [code] = await ended;
    if (code !== 0) throw new Error(`The import failed with exit code ${code}.`);
    const seconds = (performance.now() - startedAt) / 1000;
    const seen = await Promise.all(watching);
    const switches = seen.map(({ switchedAt }) => switchedAt).filter((at) => !Number.isNaN(at));
    const name = `import of ${ROWS.toLocaleString('en-US')} rows`;
    return [
      { name, measured: seconds, unit: 's' },
      ...probes.map((probe, index) => {
        const measured = seen[index]?.longest ?? Number.NaN;
        const goal = `under ${MAX_REQUEST_MS} ms`;
        const met = measured < MAX_REQUEST_MS;
        return { name: `${name}: longest ${probe.name}`, measured, unit: 'ms', goal, met };
      }),
      {
        name: `${name}: between the switches of shop and search`,
        measured: Math.max(...switches) - Math.min(...switches),
        unit: 'ms',
        goal: `under ${MAX_REQUEST_MS} ms`,
        met:
          switches.length === 2 && Math.max(...switches) - Math.min(...switches) < MAX_REQUEST_MS,
      },
    ];
  } finally {
    await stopAll(running);
  }
}
