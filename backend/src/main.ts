import { join } from 'node:path';
import { catalogueOptions, dataFiles, prepareData } from './catalogue/prepare.ts';
import { openDatabase } from './db/open.ts';
import { openDemoAccounts, rejectDemoAccounts } from './demo/accounts.ts';
import { createProviderApi } from './domains/payments/provider-api.ts';
import { type BackendEnv, EnvError, readEnv, requireStrongAdminKey } from './env.ts';
import { startSandbox } from './sandbox/server.ts';
import { BACKLOG, createCommerceServer } from './server.ts';
import { listen } from './shared/http-server.ts';

const getSandboxOptions = (env: BackendEnv) => ({
  url: env.sandboxUrl,
  apiKey: env.sandboxApiKey,
  timeoutMs: env.paymentTimeoutMs,
});

async function main(): Promise<void> {
  const env = readEnv();
  requireStrongAdminKey(env);
  prepareData(catalogueOptions(env));
  // Started first, because charges that a crash left pending are settled with it before the shop opens.
  const isDemo = env.nodeEnv !== 'production' || env.demoInProduction;
  const stopSandbox = isDemo ? await startSandbox(env) : async () => undefined;
  const db = openDatabase(dataFiles(env.dataDir).commerceFile);
  rejectDemoAccounts(db, env);
  const mediaDir = join(import.meta.dirname, '..', 'media');
  const app = await createCommerceServer({
    db,
    env,
    mediaDir,
    mediaCacheDir: join(env.dataDir, 'media-cache'),
    followsChanges: true,
    ...(isDemo && !env.stock && { providers: createProviderApi(getSandboxOptions(env)) }),
  });
  if (isDemo) await openDemoAccounts(app, { db, mediaDir, isStock: env.stock });
  const address = { host: env.host, port: env.commercePort, backlog: BACKLOG };
  if (!(await listen(app, 'commerce', address))) {
    await stopSandbox();
    db.close();
    process.exitCode = 1;
    return;
  }
  const stop = async (): Promise<void> => {
    await app.close();
    await stopSandbox();
    db.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`commerce: ready at http://${env.host}:${env.commercePort}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
