import { join } from 'node:path';
import { dataFiles, prepareData } from './catalogue/prepare.ts';
import { openDatabase } from './db/open.ts';
import { EnvError, readEnv } from './env.ts';
import { startSandbox } from './sandbox/start.ts';
import { createCommerceServer } from './server.ts';

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function main(): Promise<void> {
  const env = readEnv();
  prepareData({
    dataDir: env.dataDir,
    count: env.catalogueSize,
    indexPrefix: env.searchIndex,
    webUrl: env.webUrl,
    mediaUrl: env.commerceUrl,
  });
  const db = openDatabase(dataFiles(env.dataDir).commerceFile);
  const app = await createCommerceServer({
    db,
    env,
    mediaDir: join(import.meta.dirname, '..', 'media'),
    mediaCacheDir: join(env.dataDir, 'media-cache'),
    followsChanges: true,
  });
  try {
    await app.listen({ host: env.host, port: env.commercePort });
  } catch (error) {
    db.close();
    if (!isPortTaken(error)) throw error;
    console.error(
      `commerce: port ${env.commercePort} is taken; set COMMERCE_PORT or stop what uses it`,
    );
    process.exitCode = 1;
    return;
  }
  const stopSandbox = await startSandbox(env);
  const stop = async (): Promise<void> => {
    await stopSandbox();
    await app.close();
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
