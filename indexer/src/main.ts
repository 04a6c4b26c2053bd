import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from './env.ts';
import { createIndexer } from './indexer.ts';
import { MagentoError } from './magento-client.ts';
import { formatSummary, type Summary } from './report.ts';
import { toSearchAdvice } from './search-target.ts';

const USAGE = `Usage:
  npm run index -- full              write all indexes anew and swap them in
  npm run index -- changes           write what changed since the last run
Options:
  --every SECONDS                    again and again, with so many seconds between (changes only)
  --json                             the report as JSON`;

interface Options {
  readonly run: 'full' | 'changes';
  /** Seconds between two runs; a single run if omitted. */
  readonly every: number | undefined;
  readonly json: boolean;
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { every: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [run, ...others] = positionals;
  if ((run !== 'full' && run !== 'changes') || others.length > 0) throw new Error(USAGE);
  const every = values.every === undefined ? undefined : Number(values.every);
  if (every !== undefined && !(every >= 1 && every <= 86_400)) {
    throw new Error('--every takes a number of seconds from 1 to 86400.');
  }
  if (every !== undefined && run === 'full') throw new Error('--every is for changes.');
  return { run, every, json: values.json };
}

function toText(error: unknown): string {
  const advice = toSearchAdvice(error);
  if (advice !== undefined) return advice;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const { run, every, json } = readOptions(process.argv.slice(2));
  const indexer = createIndexer({ env: readEnv() });
  const print = (summary: Summary): void =>
    console.log(json ? JSON.stringify(summary) : formatSummary(summary));
  try {
    if (every === undefined) return print(await indexer[run]());
    const stopping = new AbortController();
    // A second signal stops a run immediately; the next run resumes it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => stopping.abort());
    while (!stopping.signal.aborted) {
      try {
        const summary = await indexer.changes();
        const isNews = summary.written + summary.deleted + summary.indexes.length > 0;
        if (isNews || json) print(summary);
      } catch (error) {
        console.error(`${toText(error)} Trying again in ${every} s.`);
      }
      await sleep(every * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  } finally {
    indexer.close();
  }
}

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof EnvError ||
    error instanceof MagentoError ||
    toSearchAdvice(error) !== undefined;
  console.error(toText(error));
  process.exitCode = isExpected ? 2 : 1;
}
