import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../scripts/build.ts';
import { exitOnSignals } from '../../scripts/children.ts';
import { prepareDemoData } from '../../scripts/prepare.ts';
import { checkArguments, main } from '../../scripts/report.ts';
import { runEnumerationBench } from './enumeration.bench.ts';
import { runGatewayBench } from './gateway.bench.ts';
import { withHighPriority } from './high-priority.ts';
import { runImportBench } from './import.bench.ts';
import { runIndexBench } from './index.bench.ts';
import { runLoadBench } from './load.bench.ts';
import { runOrdersBench } from './orders.bench.ts';
import { runPagesBench } from './pages.bench.ts';
import { runPeersBench } from './peers.bench.ts';
import { runRelevanceBench } from './relevance.bench.ts';
import { formatTable, type Row } from './row.ts';
import { runSearchBench } from './search.bench.ts';

const suites: Readonly<Record<string, (dataDir: string) => Promise<Row[]>>> = {
  enumeration: runEnumerationBench,
  gateway: runGatewayBench,
  import: runImportBench,
  index: runIndexBench,
  load: runLoadBench,
  orders: runOrdersBench,
  pages: runPagesBench,
  peers: runPeersBench,
  relevance: runRelevanceBench,
  search: runSearchBench,
};

await main(async () => {
  exitOnSignals();
  checkArguments([...Object.keys(suites), '--soak']);
  const [selected] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const names = selected === undefined ? Object.keys(suites) : [selected];
  const dataDir = mkdtempSync(join(tmpdir(), 'encore-bench-'));
  try {
    if (names.includes('pages') || names.includes('load')) buildWeb();
    prepareDemoData(dataDir);
    const rows: Row[] = [];
    for (const name of names)
      rows.push(...((await withHighPriority(async () => suites[name]?.(dataDir))) ?? []));
    console.log(formatTable(rows));
    return rows.some(({ met }) => met === false) ? 1 : 0;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
