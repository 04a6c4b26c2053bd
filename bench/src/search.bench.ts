import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { formatTable, type Row } from './row.ts';
import type { EngineResult, Timing } from './search/timing.ts';

const SIZES = [12_000, 100_000];
const run = promisify(execFile);

const ENGINE = new URL('./search/run-engine.ts', import.meta.url);
const PEER = new URL('./search/run-peer.ts', import.meta.url);

/** Runs a script in a separate process, so that neither side is affected by the other's garbage collection. */
async function runChild<T>(script: URL, args: readonly string[]): Promise<T> {
  const { stdout } = await run(process.execPath, ['--expose-gc', fileURLToPath(script), ...args]);
  return JSON.parse(stdout);
}

async function measureEngine(count: number): Promise<EngineResult> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
  try {
    const { build } = await runChild<{ build: number }>(ENGINE, ['build', String(count), folder]);
    const measured = await runChild<Omit<EngineResult, 'build'>>(ENGINE, [
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
  const { measured, peer, unit, target: limit } = values;
  const judged = limit === undefined ? {} : { goal: `under ${limit} ms`, met: measured < limit };
  return { name, measured, peer, peerName: 'MiniSearch', ratio: measured / peer, unit, ...judged };
}

function timingRows(name: string, o: { mine: Timing; peer: Timing; target?: number }): Row[] {
  const limit = o.target === undefined ? {} : { target: o.target };
  return [
    row(`${name}, median`, { measured: o.mine.median, peer: o.peer.median, unit: 'ms', ...limit }),
    row(`${name}, p99`, { measured: o.mine.p99, peer: o.peer.p99, unit: 'ms' }),
  ];
}

async function measureSize(count: number): Promise<Row[]> {
  const mine = await measureEngine(count);
  const peer = await runChild<EngineResult>(PEER, [String(count)]);
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
 * of the demo catalog, each in a separate process. A ratio below 1 means that the engine is faster.
 */
export async function runSearchBench(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of SIZES) rows.push(...(await measureSize(count)));
  return rows;
}

if (import.meta.main) console.log(formatTable(await runSearchBench()));
