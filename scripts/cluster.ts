import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { checkCluster } from './cluster-check.ts';
import { createCluster } from './cluster-stack.ts';
import { freePort } from './ports.ts';
import { prepareDemoData } from './prepare.ts';
import { main } from './report.ts';
import { launch } from './services.ts';
import { startAll, stopAll, untilStopped } from './stack.ts';

/**
 * Starts what docker-compose.yml describes for the demo as processes of this machine. With `check` it is restarted
 * and killed in parts under load, the figures are printed, and the exit code tells whether more requests failed than have to.
 */
await main(async () => {
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
