import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { EngineResult, Timing } from './search/timing.ts';

/** One line of a benchmark's table: what we measured, what the peer did, and peer / measured. */
export interface Row {
  name: string;
  measured: number;
  peer: number;
  ratio: number;
  unit: string;
  target?: number;
  ok?: boolean;
}

const SIZES = [12_000, 100_000];
const run = promisify(execFile);

async function child<T>(script: string, args: readonly string[]): Promise<T> {
  const file = join(import.meta.dirname, 'search', script);
  const { stdout } = await run(process.execPath, ['--expose-gc', file, ...args], {
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout);
}

async function measureEngine(count: number): Promise<EngineResult> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
  try {
    const { build } = await child<{ build: number }>('run-engine.ts', [
      'build',
      String(count),
      folder,
    ]);
    const measured = await child<Omit<EngineResult, 'build'>>('run-engine.ts', [
      'measure',
      String(count),
      folder,
    ]);
    return { ...measured, build };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The targets in ms, by number of records. */
function target(kind: 'text' | 'listing', count: number): number {
  if (count < 100_000) return 5;
  return kind === 'text' ? 25 : 10;
}

function row(
  name: string,
  values: { measured: number; peer: number; unit: string; target?: number },
): Row {
  const { measured, peer, unit } = values;
  const judged =
    values.target === undefined ? {} : { target: values.target, ok: measured < values.target };
  return { name, measured, peer, ratio: peer / measured, unit, ...judged };
}

function timingRows(name: string, o: { mine: Timing; peer: Timing; target?: number }): Row[] {
  const limit = o.target === undefined ? {} : { target: o.target };
  return [
    row(`${name}, median`, { measured: o.mine.median, peer: o.peer.median, unit: 'ms', ...limit }),
    row(`${name}, p99`, { measured: o.mine.p99, peer: o.peer.p99, unit: 'ms' }),
  ];
}

async function rowsFor(count: number): Promise<Row[]> {
  const mine = await measureEngine(count);
  const peer = await child<EngineResult>('run-peer.ts', [String(count)]);
  const at = `${count / 1000}k`;
  return [
    row(`search ${at}: index build`, { measured: mine.build, peer: peer.build, unit: 's' }),
    row(`search ${at}: memory of the process`, {
      measured: mine.memory,
      peer: peer.memory,
      unit: 'MB',
    }),
    ...timingRows(`search ${at}: text with a typo, 60 hits, 10 facets`, {
      mine: mine.text,
      peer: peer.text,
      target: target('text', count),
    }),
    ...timingRows(`search ${at}: 10-facet listing by price`, {
      mine: mine.listing,
      peer: peer.listing,
      target: target('listing', count),
    }),
    ...timingRows(`search ${at}: prefix, 3 hits`, { mine: mine.prefix, peer: peer.prefix }),
    ...timingRows(`search ${at}: 60 objects by id`, { mine: mine.objects, peer: peer.objects }),
  ];
}

/**
 * Measures the embedded search engine in process against MiniSearch, at 12,000 and 100,000 records
 * of the demo catalogue, each in a process of its own. Ratios above 1: the engine is ahead.
 */
export async function runSearchBench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of SIZES) rows.push(...(await rowsFor(count)));
  return rows;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

if (import.meta.main) {
  const rows = await runSearchBench();
  console.table(
    rows.map(({ name, measured, peer, ratio, unit, target: limit, ok }) => ({
      name,
      measured: shown(measured),
      'peer (MiniSearch)': shown(peer),
      'peer / measured': shown(ratio),
      unit,
      target: limit === undefined ? '' : `< ${limit}`,
      ok: ok === undefined ? '' : ok,
    })),
  );
}
