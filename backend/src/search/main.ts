import { join } from 'node:path';
import { EnvError, readEnv, requireStrongAdminKey } from '../env.ts';
import { loggedFault } from '../shared/fault-log.ts';
import { listen } from '../shared/http-server.ts';
import { openSearchEngine } from './engine/engine.ts';
import { createSearchServer } from './http/server.ts';

/** How often to look whether another process (an import) has replaced an index, in ms. */
const WARM_EVERY_MS = 1000;

function report(error: unknown): void {
  console.error('search: unexpected fault', loggedFault(error));
}

async function main(): Promise<void> {
  const env = readEnv();
  requireStrongAdminKey(env);
  const engine = openSearchEngine(join(env.dataDir, 'search.sqlite'));
  const keys = {
    appId: env.searchAppId,
    searchKey: env.searchApiKey,
    adminKey: env.searchAdminKey,
  };
  const server = await createSearchServer({ engine, keys, onFault: report });
  // Before listening: a first search that had to load everything would look like a dead host.
  engine.warm();
  if (!(await listen(server, 'search', { host: env.host, port: env.searchPort }))) {
    process.exitCode = 1;
    engine.close();
    return;
  }
  console.log(`search: ready at http://${env.host}:${env.searchPort}`);
  const keepWarm = setInterval(() => {
    engine.warm();
    engine.preload().catch(report);
  }, WARM_EVERY_MS);
  const stop = async () => {
    clearInterval(keepWarm);
    await server.close();
    engine.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
