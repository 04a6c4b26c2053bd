import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { checkCluster } from './cluster-check.ts';
import { createCluster } from './cluster-stack.ts';
import { freePort } from './ports.ts';
import { prepareDemoData } from './prepare.ts';
import { checkArguments, main } from './report.ts';
import { launch } from './services.ts';
import { startAll, stopAll, untilStopped } from './stack.ts';

/**
 * Starts the demo services of docker-compose.yml as local processes. `check` restarts and kills them under load, prints
 * the statistics, and exits with 1 if more requests failed than allowed.
 */
await main(async () => {
  checkArguments(['check']);
  const isCheck = process.argv[2] === 'check';
  const dataDir = mkdtempSync(join(tmpdir(), 'encore-cluster-'));
  try {
    buildWeb();
    prepareDemoData(dataDir);
    const cluster = await createCluster({ dataDir, proxyPort: isCheck ? await freePort() : 8080 });
    const started = await startAll(cluster.services, (service) => launch(service, 'ignore'));
    if (!isCheck) {
      console.log(`\nThe cluster is running at ${cluster.url}\n\nPress Ctrl-C to stop.`);
      return await untilStopped(started);
    }
    const running = new Map(started.map((one) => [one.service.name, one]));
    const isFine = await checkCluster(cluster.url, running);
    await stopAll([...running.values()]);
    return isFine ? 0 : 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
